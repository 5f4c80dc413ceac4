import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import { judgeAccount } from '../../../functions/src/accounts/judge-account.ts';
import { adminAuth, adminFirestore } from '../admin.ts';
import { ProviderFixture, uidOf, type Consent } from '../provider-fixture.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await ProviderFixture.open();
  fixture.dependencies = { ...fixture.dependencies, now: () => new Date() };
});
afterAll(async () => fixture.close());

const newAddress = () => `${randomBytes(8).toString('hex')}@runners.example`;

function newAccount(provider: SignInProvider): Consent {
  return provider === 'google'
    ? { athlete: 'somebody-else', email: newAddress() }
    : { athlete: 'haruka', account: randomBytes(6).toString('hex') };
}

/** The mails that were asked for about a person's sign-in methods, with their addresses. */
async function mailsAbout(uid: string): Promise<{ to: string; mail: object }[]> {
  const ids = new Set(fixture.startedJobs.filter((id) => id.startsWith(`send-mail_${uid}_`)));
  const jobs = await Promise.all(
    [...ids].map(async (id) => adminFirestore.doc(firestorePaths.job(id)).get()),
  );
  return jobs.map((job) => {
    const { to, mail } = job.get('payload') as { to: string; mail: object };
    return { to, mail };
  });
}

const judge = async (uid: string) => judgeAccount(uid, new Date(), fixture.dependencies);

async function setPassword(uid: string): Promise<void> {
  await adminAuth.updateUser(uid, { password: `New-horse-${randomBytes(4).toString('hex')}` });
  await judge(uid);
}

async function personOfGoogle(): Promise<{ uid: string; email: string; consent: Consent }> {
  const email = newAddress();
  const consent = { athlete: 'somebody-else', email };
  const uid = uidOf(await fixture.go('google', 'signUp', consent));
  return { uid, email, consent };
}

describe('a mail to the proven address', () => {
  it.each(['strava', 'garmin', 'google'] as const)(
    'says that %s was linked, once',
    async (method) => {
      const { uid, email = '' } = await fixture.newPerson();
      const account = newAccount(method);
      await fixture.go(method, 'link', account, uid);
      const said = [{ to: email, mail: { kind: 'sign-in-method-added', method } }];
      expect(await mailsAbout(uid)).toEqual(said);
      await fixture.go(method, 'link', account, uid);
      await fixture.go(method, 'signIn', account);
      expect(await mailsAbout(uid)).toEqual(said);
    },
  );

  it('says that a password was added, also where a mail set it', async () => {
    const { uid, email } = await personOfGoogle();
    await judge(uid);
    expect(await mailsAbout(uid)).toEqual([]);
    await setPassword(uid);
    const added = { to: email, mail: { kind: 'sign-in-method-added', method: 'password' } };
    expect(await mailsAbout(uid)).toEqual([added]);
    await judge(uid);
    await setPassword(uid);
    expect(await mailsAbout(uid)).toEqual([added]);
  });

  it('goes to the address of before as well, while its owner may take the change back', async () => {
    const { uid, email = '' } = await fixture.newPerson();
    await judge(uid);
    const next = newAddress();
    const state = adminFirestore.doc(firestorePaths.accountState(uid));
    await state.update({ provenEmails: [email, next] });
    await adminAuth.updateUser(uid, { email: next, emailVerified: true });
    await fixture.go('strava', 'link', newAccount('strava'), uid);
    const tos = (await mailsAbout(uid)).map(({ to }) => to);
    expect(tos.sort()).toEqual([email, next].sort());
  });

  it('goes to nobody where no address is proven, and for no password of ours', async () => {
    const { uid: newcomer } = await fixture.newRunner('strava');
    expect(await mailsAbout(newcomer)).toEqual([]);
    // An address that nobody has proven yet: Google does it, and the functions replace the password.
    const email = newAddress();
    await adminAuth.updateUser(newcomer, { email });
    await judge(newcomer);
    await fixture.go('google', 'link', { athlete: 'somebody-else', email }, newcomer);
    await judge(newcomer);
    expect(await mailsAbout(newcomer)).toEqual([]);
  });
});

describe('after a new password, the mail that says what still leads in', () => {
  it('names the methods of the last 30 days', async () => {
    const { uid, email = '' } = await fixture.newPerson();
    await judge(uid);
    fixture.clock.catchUp();
    await fixture.go('strava', 'link', newAccount('strava'), uid);
    await fixture.go('google', 'link', newAccount('google'), uid);
    const garmin = newAccount('garmin');
    await fixture.go('garmin', 'link', garmin, uid);
    const { docs } = await adminFirestore
      .collection(firestorePaths.providerAccounts())
      .where('uid', '==', uid)
      .where('provider', '==', 'garmin')
      .get();
    const longAgo = Timestamp.fromMillis(Date.now() - 31 * DAY_MILLISECONDS);
    for (const { ref } of docs) await ref.update({ createdAt: longAgo });
    await setPassword(uid);
    await judge(uid);
    const kept = (await mailsAbout(uid)).filter(
      ({ mail }) => (mail as { kind: string }).kind === 'sign-in-methods-kept',
    );
    const mail = { kind: 'sign-in-methods-kept', methods: ['google', 'strava'] };
    expect(kept).toEqual([{ to: email, mail }]);
  });

  it('does not come for the method that the account began with, nor without a new password', async () => {
    const { uid } = await personOfGoogle();
    await setPassword(uid);
    const other = await fixture.newPerson();
    await judge(other.uid);
    fixture.clock.catchUp();
    await fixture.go('strava', 'link', newAccount('strava'), other.uid);
    await adminAuth.revokeRefreshTokens(other.uid);
    await judge(other.uid);
    const kinds = [...(await mailsAbout(uid)), ...(await mailsAbout(other.uid))].map(
      ({ mail }) => (mail as { kind: string }).kind,
    );
    expect(kinds).not.toContain('sign-in-methods-kept');
  });
});
