import { randomBytes } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { BUILT_IN_COACH_ID } from '@tasuki/domain/people/coach';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/people/provider';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { isFirstHand, type AddressedToken } from '../../functions/src/platform/account-handover.ts';
import { adminAuth, adminFirestore, authHost } from './admin.ts';
import { killableProcess } from './killable-process.ts';
import { askAuth, codeOfFailure, PASSWORD, ProviderWorld, uidOf } from './provider-world.ts';

/** `npm run soak` dies at every call, else at every seventh. */
const DEATHS_APART = process.env['SOAK'] === '1' ? 1 : 7;

let world: ProviderWorld;
beforeAll(async () => {
  world = await ProviderWorld.open();
});
afterAll(async () => world.close());

/** Sessions are ended by the second in which they began. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await vi.waitUntil(() => Date.now() >= (second + 1) * 1000, { timeout: 2000 });
}

function newAddress(): string {
  return `${randomBytes(8).toString('hex')}@gmail.com`;
}

function newWatch() {
  return { athlete: 'haruka', account: randomBytes(6).toString('hex') };
}

/** An account with somebody else's address, and that somebody at Google. */
async function firstHandOf(email = newAddress()) {
  const { uid } = await world.newPerson(email, false);
  return { uid, email, owner: { athlete: 'somebody-else', email } };
}

/** Whose account Google's owner gets into, as a browser does it. */
async function enter(owner: { athlete: string; email: string }): Promise<unknown> {
  const result = await world.go('google', 'signIn', owner);
  if (result.kind !== 'idToken') throw new Error(result.kind);
  const postBody = `id_token=${result.idToken}&providerId=google.com`;
  const entered = await askAuth('signInWithIdp', { postBody, requestUri: 'http://localhost' });
  expect(entered.body['isNewUser'] ?? false).toBe(false);
  return entered.body['localId'];
}

async function signInByPassword(email: string, password = PASSWORD) {
  return askAuth('signInWithPassword', { email, password });
}

/** A token's claims, as rules and functions see them. */
function claimsOf({ body }: { body: Record<string, unknown> }): AddressedToken {
  const [, payload = ''] = String(body['idToken']).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as AddressedToken;
}

/** The code in the newest mail to an address. */
async function mailedCode(email: string): Promise<string> {
  const address = `http://${authHost}/emulator/v1/projects/${String(process.env['GCLOUD_PROJECT'])}/oobCodes`;
  const { oobCodes } = (await (await fetch(address)).json()) as {
    oobCodes: { email: string; newEmail?: string; oobCode: string }[];
  };
  const mail = oobCodes.findLast((one) => (one.newEmail ?? one.email) === email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail.oobCode;
}

describe.each(LINKED_PROVIDERS)('%s, linked before the address was proven', (provider) => {
  const linkUnproven = async (watch: ReturnType<typeof newWatch>, uid: string) => {
    world.clock.catchUp();
    world.hasUnprovenEmail = true;
    await world.go(provider, 'link', watch, uid);
    world.hasUnprovenEmail = false;
  };

  it('is no way in any more once the owner of the address has set a password by mail', async () => {
    const { uid, email } = await firstHandOf();
    const watch = newWatch();
    await linkUnproven(watch, uid);
    expect(uidOf(await world.go(provider, 'signIn', watch))).toBe(uid);
    await nextSecond();
    await askAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await mailedCode(email);
    expect((await askAuth('resetPassword', { oobCode, newPassword: 'Own-horse-2' })).status).toBe(
      200,
    );
    expect(await codeOfFailure(world.go(provider, 'signIn', watch))).toBe(
      'provider/linked-unproven',
    );
    expect(await world.linkOf(provider, uid)).toMatchObject({ lastProblem: 'linked-unproven' });
    // Whose watch it is after all links it again, and comes in by it again.
    await world.go(provider, 'link', watch, uid);
    expect(await world.linkOf(provider, uid)).toMatchObject({ lastProblem: null });
    expect(uidOf(await world.go(provider, 'signIn', watch))).toBe(uid);
  });

  it('stays a way in for who proves the address themselves', async () => {
    const { uid } = await firstHandOf();
    const watch = newWatch();
    await linkUnproven(watch, uid);
    await nextSecond();
    await adminAuth.updateUser(uid, { emailVerified: true });
    expect(uidOf(await world.go(provider, 'signIn', watch))).toBe(uid);
  });
});

describe('an account made with somebody else’s address', () => {
  it('is its owner’s from their first sign-in by Google on; the first hand keeps nothing', async () => {
    // The first hand: a password, a watch's account, a session, an activity.
    const { uid, email, owner } = await firstHandOf();
    const session = await signInByPassword(email);
    expect(session.status).toBe(200);
    const watch = newWatch();
    await world.go('strava', 'link', watch, uid);
    // And a way in, kept for later.
    const kept = await world.go('strava', 'signIn', watch);
    if (kept.kind !== 'customToken') throw new Error(kept.kind);
    const file = firestorePaths.activity(uid, 'from-a-file');
    await adminFirestore.doc(file).set({ id: 'from-a-file', sources: ['file'] });
    await nextSecond();

    // While that may still be used the account is nobody's.
    expect(await codeOfFailure(world.go('google', 'signIn', owner))).toBe(
      'provider/account-being-freed',
    );
    const late = await askAuth('signInWithCustomToken', { token: kept.customToken });
    const lateToken = String(late.body['idToken']);
    expect((await askAuth('update', { idToken: lateToken, password: PASSWORD })).status).toBe(200);
    world.clock.passMinutes(62);
    await nextSecond();

    expect(await enter(owner)).toBe(uid);
    expect((await signInByPassword(email)).status).toBe(400);
    const account = await adminAuth.getUser(uid);
    expect(account).toMatchObject({ email, emailVerified: true });
    expect(account.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
    const idToken = session.body['idToken'];
    await expect(adminAuth.verifyIdToken(String(idToken), true)).rejects.toThrow(/revoked/);
    expect((await askAuth('update', { idToken, password: PASSWORD })).status).toBe(400);
    expect(await codeOfFailure(world.go('strava', 'signIn', watch))).toBe('auth/user-not-found');
    await unlinked('strava', uid);
    expect(await world.secretOf('strava', uid)).toBeUndefined();
    expect(await codeOfFailure(world.go('strava', 'signIn', watch))).toBe('auth/user-not-found');
    expect((await adminFirestore.doc(file).get()).exists).toBe(true);
    await expect(adminAuth.verifyIdToken(lateToken, true)).rejects.toThrow(/revoked/);
    // Rules and callables tell the tokens that are still good for an hour from the owner's.
    for (const first of [session, late]) {
      expect(await isFirstHand(uid, claimsOf(first), adminFirestore)).toBe(true);
    }
    const { customClaims } = await adminAuth.getUser(uid);
    const owners = { ...customClaims, email, email_verified: true };
    expect(await isFirstHand(uid, owners, adminFirestore)).toBe(false);
  });

  it('is rid of whom the first hand brought in, and of where they could be reached', async () => {
    const { uid, owner } = await firstHandOf();
    const link = { runnerUid: uid, planId: 'free', state: 'active', sharesActivities: true };
    const friend = firestorePaths.coachLink(uid, 'a-friend');
    const builtIn = firestorePaths.coachLink(uid, BUILT_IN_COACH_ID);
    const application = firestorePaths.coachApplication(uid);
    await Promise.all([
      adminFirestore.doc(friend).set({ ...link, coachId: 'a-friend' }),
      adminFirestore.doc(builtIn).set({ ...link, coachId: BUILT_IN_COACH_ID }),
      adminFirestore.doc(application).set({ state: 'open', name: 'A name' }),
      adminFirestore.doc(firestorePaths.user(uid)).set({
        firstName: 'Hana',
        contactEmail: 'first@hand.example',
        phoneNumber: '+819012345678',
        referredBy: 'abcdefghjkmn',
      }),
    ]);
    expect(await enter(owner)).toBe(uid);
    const at = async (path: string) => (await adminFirestore.doc(path).get()).data();
    expect(await at(friend)).toMatchObject({ state: 'ended', sharesActivities: false });
    expect(await at(builtIn)).toMatchObject({ state: 'active' });
    expect(await at(application)).toBeUndefined();
    expect(await at(firestorePaths.user(uid))).toMatchObject({
      firstName: 'Hana',
      contactEmail: null,
      phoneNumber: null,
      referredBy: null,
    });
  });

  it('is not had again by a mail that was sent before', async () => {
    const { uid, email, owner } = await firstHandOf();
    const { body } = await signInByPassword(email);
    const own = newAddress();
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: body['idToken'] };
    expect((await askAuth('sendOobCode', { ...change, newEmail: own })).status).toBe(200);
    await nextSecond();
    expect(await enter(owner)).toBe(uid);
    // Days later: the address, then a password, and somebody in the owner's place.
    expect((await askAuth('update', { oobCode: await mailedCode(own) })).status).toBe(200);
    await askAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email: own });
    const oobCode = await mailedCode(own);
    expect((await askAuth('resetPassword', { oobCode, newPassword: PASSWORD })).status).toBe(200);
    const back = await signInByPassword(own);
    expect(await isFirstHand(uid, claimsOf(back), adminFirestore)).toBe(true);
    await world.newPerson(email, false);
    await nextSecond();

    expect(await enter(owner)).toBe(uid);
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
    expect((await signInByPassword(own)).status).toBe(400);
    expect((await signInByPassword(email)).status).toBe(400);
    const old = { idToken: back.body['idToken'], password: PASSWORD };
    expect((await askAuth('update', old)).status).toBe(400);
  });

  it('is given once to an owner who comes twice at once', async () => {
    const { uid, email, owner } = await firstHandOf();
    expect(await Promise.all([enter(owner), enter(owner)])).toEqual([uid, uid]);
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
  });
});

describe.each(LINKED_PROVIDERS)('what the first hand began with %s', (provider) => {
  it('links nothing when it ends after the account was given away', async () => {
    const { uid, owner } = await firstHandOf();
    const watch = newWatch();
    const browser = await world.begin(provider, 'link', uid);
    const returned = await world.consent(browser.authorizeUrl, watch);
    await enter(owner);
    // Let through a moment before, and slow.
    world.hasUnprovenEmail = true;
    const code = await codeOfFailure(world.finish(provider, browser, returned, uid));
    world.hasUnprovenEmail = false;
    expect(code).toBe('account/session-expired');
    expect(await world.linkOf(provider, uid)).toBeUndefined();
    expect(await codeOfFailure(world.go(provider, 'signIn', watch))).toBe('auth/user-not-found');
    // The owner links their own.
    await world.go(provider, 'link', newWatch(), uid);
    expect(await world.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
  });

  it('signs nobody in when the account is given away in the middle', async () => {
    const { uid, owner } = await firstHandOf();
    const watch = newWatch();
    await world.go(provider, 'link', watch, uid);
    const code = await signInWhile(provider, watch, async () => {
      await enter(owner);
      await unlinked(provider, uid);
    });
    expect(code).toBe('auth/user-not-found');
    expect(await world.linkOf(provider, uid)).toBeUndefined();
    expect(await world.secretOf(provider, uid)).toBeUndefined();
  });
});

/** Has the job done that takes a link apart; a sweep of the deployed functions may have begun it. */
async function unlinked(provider: LinkedProvider, uid: string): Promise<void> {
  const linkAfterwards = async () => {
    await runJob(`unlink-provider_${uid}_${provider}`, world.jobs());
    return world.linkOf(provider, uid);
  };
  await expect.poll(linkAfterwards, { timeout: 30_000 }).toBeUndefined();
}

/** Signs in, and has something happen just after it was found whose the account is. */
async function signInWhile(
  provider: LinkedProvider,
  watch: ReturnType<typeof newWatch>,
  meanwhile: () => Promise<void>,
) {
  const { dependencies } = world;
  const getUser: Auth['getUser'] = async (uid) => {
    const user = await adminAuth.getUser(uid);
    world.dependencies = dependencies;
    await meanwhile();
    return user;
  };
  const browser = await world.begin(provider, 'signIn');
  const returned = await world.consent(browser.authorizeUrl, watch);
  world.dependencies = {
    ...dependencies,
    auth: Object.assign(Object.create(adminAuth) as typeof adminAuth, { getUser }),
  };
  return codeOfFailure(world.finish(provider, browser, returned));
}

it('leaves nothing to the first hand, wherever giving the account to its owner dies', async () => {
  const guarded = [
    'updateUser',
    'revokeRefreshTokens',
    'getUserByEmail',
    'setCustomUserClaims',
  ] as const;
  for (const [first, moment] of (['before', 'after'] as const).entries()) {
    for (let dieAt = 1 + 3 * first; ; dieAt += DEATHS_APART) {
      const { uid, email, owner } = await firstHandOf();
      const link = { runnerUid: uid, coachId: 'a-friend', state: 'active', sharesActivities: true };
      const friend = adminFirestore.doc(firestorePaths.coachLink(uid, 'a-friend'));
      await friend.set({ ...link, since: Timestamp.now() });
      const browser = await world.begin('google', 'signIn');
      const returned = await world.consent(browser.authorizeUrl, owner);
      const services = Object.fromEntries(
        guarded.map((name) => [name, adminAuth[name].bind(adminAuth)]),
      );
      const dying = killableProcess(services, dieAt, moment);
      const { dependencies } = world;
      const auth = Object.assign(Object.create(adminAuth) as typeof adminAuth, dying.services);
      world.dependencies = { ...dependencies, auth };
      const died = await world.finish('google', browser, returned).catch(() => null);
      dying.release();
      world.dependencies = dependencies;
      expect(await enter(owner)).toBe(uid);
      expect((await signInByPassword(email)).status).toBe(400);
      const account = await adminAuth.getUser(uid);
      expect(account).toMatchObject({ email, emailVerified: true });
      expect(account.customClaims).toMatchObject({ ownerEmail: email });
      expect((await friend.get()).get('state')).toBe('ended');
      if (died !== null && dying.calls < dieAt) break;
    }
  }
});
