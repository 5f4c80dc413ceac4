import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAtSeconds } from '@tasuki/domain/accounts/custom-token-claims';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { endedSessions } from '../../../../functions/src/accounts/end-sessions.ts';
import { settleNextProofJob } from '../../../../functions/src/accounts/judge-account-job.ts';
import { proveEmailByCode } from '../../../../functions/src/accounts/prove-email.ts';
import { codeOfStep, stepAt } from '../../../../functions/src/second-factor/one-time-code.ts';
import { adminAuth, adminFirestore } from '../../admin.ts';
import { PASSWORD, type ProviderFixture } from '../../provider-fixture.ts';
import {
  OTHER_PASSWORD,
  applyCode,
  changeCode,
  changeEmail,
  claimsOf,
  codeOfCall,
  expectEverything,
  expectNothing,
  followVerification,
  judged,
  maker,
  newAddress,
  nextSecond,
  openFixture,
  resetPassword,
  resultOf,
  signedInSeconds,
  signIn,
  type Session,
} from './accounts-by-hand.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => fixture.close());

/** An account under a proven address, and a session of somebody who has learnt its password. */
async function intruded() {
  const owner = await maker();
  const { uid, email } = owner;
  await followVerification(owner, email);
  await nextSecond();
  const intruder = await signIn(email, PASSWORD);
  expect(await judged(intruder)).toBeNull();
  return { uid, email, intruder };
}

const stateOf = (uid: string) => adminFirestore.doc(firestorePaths.accountState(uid));

async function provenEmails(uid: string): Promise<unknown> {
  return (await stateOf(uid).get()).get('provenEmails');
}

/** The code of a change that a session has begun, which is not applied yet. */
async function announcedCode(session: Session, newEmail: string): Promise<string> {
  expect(await codeOfCall('announceEmail', session, { newEmail })).toBeNull();
  return changeCode(session, newEmail);
}

describe('what somebody with the password leaves behind ends with a new one', () => {
  it('an address that they have proven and not used, and invitations to groups', async () => {
    const { uid, email, intruder } = await intruded();
    const foreign = newAddress();
    const code = await announcedCode(intruder, foreign);
    expect(await codeOfCall('proveEmail', intruder, { oobCode: code })).toBeNull();
    expect(await provenEmails(uid)).toEqual([email, foreign]);
    const invitation = adminFirestore.doc(firestorePaths.groupInvitation(`of-${uid}`, 'a-digest'));
    await invitation.set({ createdByUid: uid });

    await resetPassword(email);
    await nextSecond();
    expect(await judged(await signIn(email, OTHER_PASSWORD))).toBeNull();
    expect(await provenEmails(uid)).toEqual([email]);
    expect((await stateOf(uid).get()).get('pendingEmail')).toBeNull();
    expect((await invitation.get()).exists).toBe(false);

    await applyCode(code);
    await resetPassword(foreign);
    const late = await signIn(foreign, OTHER_PASSWORD);
    await expectNothing(late, uid);
    expect(await judged(late)).toBe('account/address-released');
    await expectNothing(late, uid);
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
    await resetPassword(email, PASSWORD);
    await expectEverything(await signIn(email), uid);
  });

  it('a change that they announced, also before anybody signs in by the new password', async () => {
    const { uid, email, intruder } = await intruded();
    const code = await announcedCode(intruder, newAddress());
    await resetPassword(email);
    expect(await codeOfCall('proveEmail', intruder, { oobCode: code })).toBe(
      'account/session-expired',
    );
    expect(await provenEmails(uid)).toEqual([email]);
  });

  it('a second factor gives them no session any more, and none is set up', async () => {
    const { uid, email, intruder } = await intruded();
    await stateOf(uid).update({ roles: ['runner', 'coach'] });
    const { secret = '' } = await resultOf('beginSecondFactor', intruder, {});
    const step = stepAt(new Date());
    const confirmed = await resultOf('confirmSecondFactor', intruder, {
      code: codeOfStep(secret, step),
    });
    // A code says nothing of who signed in, so it makes no sign-in a recent one.
    const claims = claimsOf(confirmed['customToken'] ?? '').claims ?? {};
    expect(signedInAtSeconds(Infinity, claims)).toBe(signedInSeconds(intruder));
    await resetPassword(email);
    await nextSecond();
    const code = codeOfStep(secret, step + 1);
    for (const [name, data] of [
      ['proveSecondFactor', { code }],
      ['removeSecondFactor', { code }],
      ['confirmSecondFactor', { code }],
      ['beginSecondFactor', {}],
    ] as const) {
      // Each judges: the first one must not be what ends the session of the others.
      await stateOf(uid).update({ sessionsValidSinceSeconds: 0 });
      expect(await codeOfCall(name, intruder, data), name).toBe('account/session-expired');
    }
  });
});

/**
 * Somebody who reads the mails to the next address moves the account there, and tries to enter it.
 */
async function expectLateUseRefused({
  uid,
  email,
  foreign,
  oobCode,
  password = 'Other-horse-3',
}: Record<'uid' | 'email' | 'foreign' | 'oobCode', string> & { password?: string }) {
  await applyCode(oobCode);
  if (password !== PASSWORD) await resetPassword(foreign, password);
  // A token names the second of its sign-in alone.
  await nextSecond();
  const late = await signIn(foreign, password);
  expect(late.uid).toBe(uid);
  await expectNothing(late, uid);
  expect(await judged(late)).toBe('account/address-released');
  await expectNothing(late, uid);
  expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
  expect(await provenEmails(uid)).toEqual([email]);
}

describe('an address that is proven and not used', () => {
  it('lapses after an hour, and is said to the address of before', async () => {
    const { uid, email, intruder } = await intruded();
    const foreign = newAddress();
    const oobCode = await announcedCode(intruder, foreign);
    const session = { uid, sessionGivenAt: new Date(signedInSeconds(intruder) * 1000) };
    const now = new Date();
    await proveEmailByCode(session, oobCode, now, fixture.dependencies);
    const { docs } = await adminFirestore
      .collection('jobs')
      .where('payload.uid', '==', uid)
      .where('payload.mail.kind', '==', 'email-changed')
      .get();
    expect(docs.map((document) => document.get('payload.to') as unknown)).toEqual([email]);
    // A release of the account has the other one.
    const job = await adminFirestore.doc(firestorePaths.job(`settle-next-proof_${uid}`)).get();
    const soon = (job.get('dueAt') as { toDate: () => Date }).toDate();
    expect(soon.getTime() - now.getTime()).toBeLessThanOrEqual(60_000);
    expect(await provenEmails(uid)).toEqual([email, foreign]);
    const { run } = settleNextProofJob(fixture.dependencies);
    const lease = { signal: new AbortController().signal, write: async () => Promise.resolve() };
    const { next } = await run({ uid }, soon, lease);
    expect(next?.dueAt).toEqual(new Date(now.getTime() + HOUR_MILLISECONDS));
    expect(await provenEmails(uid)).toEqual([email, foreign]);
    expect((await run({ uid }, next?.dueAt ?? soon, lease)).next).toBeUndefined();
    expect(await provenEmails(uid)).toEqual([email]);
    expect((await stateOf(uid).get()).get('nextProof')).toBeNull();
  });

  it('opens nothing after the hour, also where nobody has judged the account since', async () => {
    const { uid, email, intruder } = await intruded();
    const foreign = newAddress();
    const oobCode = await announcedCode(intruder, foreign);
    const session = { uid, sessionGivenAt: new Date(signedInSeconds(intruder) * 1000) };
    await proveEmailByCode(session, oobCode, new Date(), fixture.dependencies);
    const longAgo = Date.now() - 2 * HOUR_MILLISECONDS;
    await stateOf(uid).update({ nextProof: { email: foreign, provenAtMilliseconds: longAgo } });
    await expectLateUseRefused({ uid, email, foreign, oobCode, password: PASSWORD });
  });

  it('opens nothing after a new password, also before anybody signs in by that', async () => {
    const { uid, email, intruder } = await intruded();
    const foreign = newAddress();
    const oobCode = await announcedCode(intruder, foreign);
    expect(await codeOfCall('proveEmail', intruder, { oobCode })).toBeNull();
    await resetPassword(email);
    await expectLateUseRefused({ uid, email, foreign, oobCode });
  });

  it('ends with the sessions that an admin ends', async () => {
    const { uid, email, intruder } = await intruded();
    const foreign = newAddress();
    const oobCode = await announcedCode(intruder, foreign);
    expect(await codeOfCall('proveEmail', intruder, { oobCode })).toBeNull();
    const state = (await stateOf(uid).get()).data();
    await stateOf(uid).update({ ...endedSessions(new Date(), state) });
    expect((await stateOf(uid).get()).data()).toMatchObject({
      provenEmails: [email],
      nextProof: null,
      pendingEmail: null,
    });
    await expectLateUseRefused({ uid, email, foreign, oobCode });
  });

  it('counts for nothing where the account itself was never proven', async () => {
    for (const hasOwnerProven of [true, false]) {
      const session = await maker();
      const { uid, email } = session;
      const foreign = newAddress();
      const oobCode = await announcedCode(session, foreign);
      expect(await codeOfCall('proveEmail', session, { oobCode })).toBeNull();
      expect(await provenEmails(uid)).toEqual([foreign]);
      if (hasOwnerProven) {
        await followVerification(session, email);
        expect(await judged(session)).toBeNull();
        const state = await stateOf(uid).get();
        expect(state.get('provenEmails')).toEqual([email]);
        expect(state.get('leftProvenEmails')).toEqual([]);
      } else {
        await resetPassword(email);
        expect(await judged(await signIn(email, OTHER_PASSWORD))).toBe('account/address-released');
        expect((await adminAuth.getUser(uid)).email).not.toBe(foreign);
        const released = (await stateOf(uid).get()).data();
        expect(released).toMatchObject({ nextProof: null, pendingEmail: null, provenEmails: [] });
      }
    }
  });

  it('gives way to the next one, and pushes nothing else out', async () => {
    const { uid, email, intruder } = await intruded();
    for (const foreign of [newAddress(), newAddress()]) {
      const oobCode = await announcedCode(intruder, foreign);
      expect(await codeOfCall('proveEmail', intruder, { oobCode })).toBeNull();
      expect(await provenEmails(uid)).toEqual([email, foreign]);
    }
  });
});

it('opens no address in between once the owner has taken the changes back', async () => {
  const { uid, email, intruder } = await intruded();
  const [first, second] = [newAddress(), newAddress()];
  await changeEmail(intruder, first);
  await nextSecond();
  const next = await signIn(first, PASSWORD);
  expect(await judged(next)).toBeNull();
  await changeEmail(next, second);
  await nextSecond();
  expect(await judged(await signIn(second, PASSWORD))).toBeNull();

  // As the mail does that Firebase Auth sent to the owner's address.
  await adminAuth.updateUser(uid, { email, emailVerified: true });
  await resetPassword(email);
  const owner = await signIn(email, OTHER_PASSWORD);
  expect(await judged(owner)).toBeNull();
  await expectEverything(owner, uid);
  expect((await stateOf(uid).get()).get('leftProvenEmails')).toEqual([]);

  // The same of the address in between.
  await adminAuth.updateUser(uid, { email: first, emailVerified: true });
  await resetPassword(first);
  const late = await signIn(first, OTHER_PASSWORD);
  expect(await judged(late)).toBe('account/address-released');
  await expectNothing(late, uid);
});
