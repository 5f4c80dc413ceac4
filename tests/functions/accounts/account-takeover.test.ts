import { createHash, randomBytes } from 'node:crypto';
import type { Auth, CreateRequest } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  isPlaceholderEmail,
  placeholderEmails,
  placeholderSource,
  PREVIOUS_ACCOUNT_DAYS,
} from '@tasuki/domain/accounts/previous-account';
import { isSignInTokenTaken } from '@tasuki/domain/sign-in/sign-in-token';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import { endPreviousAccountJob } from '../../../functions/src/accounts/end-previous-account-job.ts';
import { becomeMemberInGroups } from '../../../functions/src/chat/groups/become-member.ts';
import { endCoachingJob } from '../../../functions/src/coaches/end-coaching-job.ts';
import { setClaimsJob } from '../../../functions/src/accounts/set-claims-job.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { deathsInTurn } from '../../figures/deaths-in-turn.ts';
import { adminAuth, adminFirestore } from '../admin.ts';
import { mailedCode } from '../auth-mails.ts';
import { killableProcess } from '../killable-process.ts';
import { proveEmailOf } from '../proven-email.ts';
import { askAuth, codeOfFailure, PASSWORD, ProviderFixture, uidOf } from '../provider-fixture.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await ProviderFixture.open();
});
afterAll(async () => fixture.close());

/** Sessions are ended by the second in which they began. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await vi.waitUntil(() => Date.now() >= (second + 1) * 1000, { timeout: 30_000 });
}

function newAddress(host = 'gmail.com'): string {
  return `${randomBytes(8).toString('hex')}@${host}`;
}

function newWatch() {
  return { athlete: 'haruka', account: randomBytes(6).toString('hex') };
}

/** An account with somebody else's address, and that somebody at Google. */
async function registered(email = newAddress(), isVerified = false) {
  const { uid } = await fixture.newPerson(email, isVerified);
  return { uid, email, owner: { athlete: 'somebody-else', email } };
}

type Owner = Awaited<ReturnType<typeof registered>>['owner'];

/** Returns the account that the owner of the address enters by beginning a new one. */
async function beginAnew(owner: Owner): Promise<string> {
  return uidOf(await fixture.go('google', 'newAccount', owner));
}

async function signInByPassword(email: string, password = PASSWORD) {
  return askAuth('signInWithPassword', { email, password });
}

/** Signs in as the app does for who knows the address and password of a previous account. */
async function signInAsBefore(email: string): Promise<unknown[]> {
  const digest = createHash('sha256').update(placeholderSource(email)).digest('hex');
  const answers = await Promise.all(
    placeholderEmails(digest).map(async (placeholder) => signInByPassword(placeholder)),
  );
  return answers.filter(({ status }) => status === 200).map(({ body }) => body['localId']);
}

async function at(path: string) {
  return (await adminFirestore.doc(path).get()).data();
}

const CLAIMS_WAIT = { timeout: 30_000, interval: 100 };

/** Runs a job of an account that lost its address, at the fixture's time. */
async function runAccountJob(
  kind: 'end-coaching' | 'end-previous-account' | 'set-claims',
  uid: string,
) {
  const { firestore, auth, startJob } = fixture.dependencies;
  await runJob(`${kind}_${uid}`, {
    ...fixture.jobs(),
    handlers: jobHandlers([
      endCoachingJob({ firestore, becomeMember: becomeMemberInGroups }),
      endPreviousAccountJob({ firestore, auth, startJob }),
      setClaimsJob({ firestore, auth, startJob, isBetaAutoApproved: false }),
    ]),
  });
}

/** The lease of who died while claims were written has run out. */
async function forgetLeases(email: string): Promise<void> {
  const { users } = await adminAuth.getUsers([{ email }]);
  for (const { uid } of users) await adminFirestore.doc(firestorePaths.claimsLease(uid)).delete();
}

/** Has the functions use Auth with some of its methods replaced. */
async function withAuth<Result>(
  methods: Partial<Auth>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { dependencies } = fixture;
  const auth = Object.assign(Object.create(adminAuth) as typeof adminAuth, methods);
  fixture.dependencies = { ...dependencies, auth };
  try {
    return await work();
  } finally {
    fixture.dependencies = dependencies;
  }
}

/** Sets a password as the owner of an address does who does not know the one that is set. */
async function resetPasswordByMail(email: string): Promise<void> {
  await askAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await mailedCode(email);
  const reset = await askAuth('resetPassword', { oobCode, newPassword: 'Own-horse-2' });
  expect(reset.status).toBe(200);
}

describe.each(LINKED_PROVIDERS)('an account made by %s', (provider) => {
  it('stays its maker’s who gave it somebody else’s address, when its owner sets a password', async () => {
    const watch = newWatch();
    fixture.clock.catchUp();
    const entered = await fixture.go(provider, 'signUp', watch);
    if (entered.kind !== 'customToken') throw new Error(entered.kind);
    const { body } = await askAuth('signInWithCustomToken', { token: entered.customToken });
    const email = newAddress();
    const given = { idToken: body['idToken'], email, password: PASSWORD };
    expect((await askAuth('signUp', given)).status).toBe(200);
    await nextSecond();
    await resetPasswordByMail(email);
    expect(uidOf(await fixture.go(provider, 'signIn', watch))).toBe(uidOf(entered));
    expect((await signInByPassword(email, 'Own-horse-2')).status).toBe(400);
  });

  it('stays a sign-in method for who proves an address of their own, and sets a password', async () => {
    const watch = newWatch();
    fixture.clock.catchUp();
    const uid = uidOf(await fixture.go(provider, 'signUp', watch));
    const email = newAddress();
    await nextSecond();
    // As the link in a mail does.
    await proveEmailOf(uid, { email });
    await adminAuth.revokeRefreshTokens(uid);
    expect(uidOf(await fixture.go(provider, 'signIn', watch))).toBe(uid);
    await nextSecond();
    await resetPasswordByMail(email);
    expect(uidOf(await fixture.go(provider, 'signIn', watch))).toBe(uid);
  });
});

it('gives an account back to the address that was proven, when the owner of another one sets a password', async () => {
  const { uid, email: own } = await fixture.newPerson(newAddress());
  const watch = newWatch();
  fixture.clock.catchUp();
  await fixture.go('strava', 'link', watch, uid);
  const email = newAddress();
  await adminAuth.updateUser(uid, { email, emailVerified: false });
  await nextSecond();
  await resetPasswordByMail(email);
  expect(uidOf(await fixture.go('strava', 'signIn', watch))).toBe(uid);
  expect(await adminAuth.getUser(uid)).toMatchObject({ email: own, emailVerified: true });
  expect((await signInByPassword(email, 'Own-horse-2')).status).toBe(400);
});

it('leaves an account to who linked their own Google account to it, when the owner of its address sets a password', async () => {
  const { uid, email } = await registered();
  const stranger = { athlete: 'somebody-else', email: newAddress() };
  fixture.clock.catchUp();
  await fixture.go('google', 'link', stranger, uid);
  expect(uidOf(await fixture.go('google', 'signIn', stranger))).toBe(uid);
  await nextSecond();
  await resetPasswordByMail(email);
  expect(uidOf(await fixture.go('google', 'signIn', stranger))).toBe(uid);
  expect((await signInByPassword(email, 'Own-horse-2')).status).toBe(400);
});

it('lets the owner of a proven address link their Google account in place of a stranger’s', async () => {
  const { uid, email, owner } = await registered(newAddress(), true);
  const stranger = { athlete: 'somebody-else', email: newAddress() };
  fixture.clock.catchUp();
  fixture.hasUnprovenEmail = true;
  await fixture.go('google', 'link', stranger, uid);
  // Auth counts writes within a second of the sign-up as the sign-up's own.
  await nextSecond();
  await nextSecond();
  await resetPasswordByMail(email);
  // A session from before is over, and one that has proven nothing replaces nothing.
  const third = { athlete: 'somebody-else', email: newAddress() };
  expect(await codeOfFailure(fixture.go('google', 'link', third, uid))).toBe(
    'account/session-expired',
  );
  fixture.clock.catchUp();
  expect(await codeOfFailure(fixture.go('google', 'link', third, uid))).toBe(
    'provider/other-account-linked',
  );
  fixture.hasUnprovenEmail = false;
  await fixture.go('google', 'link', owner, uid);
  expect(uidOf(await fixture.go('google', 'signIn', owner))).toBe(uid);
  expect(await fixture.go('google', 'signIn', stranger)).toMatchObject({ kind: 'newcomer' });
  // The owner's own one is replaced by nobody.
  expect(await codeOfFailure(fixture.go('google', 'link', stranger, uid))).toBe(
    'provider/other-account-linked',
  );
});

describe.each(LINKED_PROVIDERS)('%s, linked before the address was proven', (provider) => {
  const linkUnproven = async (watch: ReturnType<typeof newWatch>, uid: string) => {
    fixture.clock.catchUp();
    fixture.hasUnprovenEmail = true;
    await fixture.go(provider, 'link', watch, uid);
    fixture.hasUnprovenEmail = false;
  };

  it('is no sign-in method any more once the owner of the address has set a password by mail', async () => {
    const { uid, email } = await registered();
    const watch = newWatch();
    await linkUnproven(watch, uid);
    await proveEmailOf(uid);
    expect(uidOf(await fixture.go(provider, 'signIn', watch))).toBe(uid);
    await nextSecond();
    await resetPasswordByMail(email);
    expect(await codeOfFailure(fixture.go(provider, 'signIn', watch))).toBe(
      'provider/linked-unproven',
    );
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ lastProblem: 'linked-unproven' });
    // The true owner of the watch links it again, and signs in by it again.
    fixture.clock.catchUp();
    await fixture.go(provider, 'link', watch, uid);
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ lastProblem: null });
    expect(uidOf(await fixture.go(provider, 'signIn', watch))).toBe(uid);
  });

  it('stays a sign-in method for who proves the address themselves', async () => {
    const { uid } = await registered();
    const watch = newWatch();
    await linkUnproven(watch, uid);
    await nextSecond();
    await proveEmailOf(uid);
    expect(uidOf(await fixture.go(provider, 'signIn', watch))).toBe(uid);
  });

  it('is no sign-in method once Google has proven the address, nor is the password of before', async () => {
    const { uid, email, owner } = await registered();
    const watch = newWatch();
    await linkUnproven(watch, uid);
    const session = await signInByPassword(email);
    await nextSecond();
    expect(uidOf(await fixture.go('google', 'link', owner, uid))).toBe(uid);
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
    expect((await signInByPassword(email)).status).toBe(400);
    const idToken = String(session.body['idToken']);
    await expect(adminAuth.verifyIdToken(idToken, true)).rejects.toThrow(/revoked/);
    expect(await codeOfFailure(fixture.go(provider, 'signIn', watch))).toBe(
      'provider/linked-unproven',
    );
    expect(uidOf(await fixture.go('google', 'signIn', owner))).toBe(uid);
  });

  it('stays a sign-in method for its maker, when the owner of the address has begun anew', async () => {
    const { uid, owner } = await registered();
    const watch = newWatch();
    await linkUnproven(watch, uid);
    await nextSecond();
    const ownUid = await beginAnew(owner);
    expect(uidOf(await fixture.go(provider, 'signIn', watch))).toBe(uid);
    expect(await codeOfFailure(fixture.go(provider, 'link', watch, ownUid))).toBe(
      'provider/account-in-use',
    );
  });
});

describe('an account under somebody else’s address', () => {
  it('is never opened by Google, nor changed before its owner asks for a new account', async () => {
    for (const isVerified of [false, true]) {
      const { uid, email, owner } = await registered(newAddress(), isVerified);
      for (const intent of ['signIn', 'signUp'] as const) {
        expect(await codeOfFailure(fixture.go('google', intent, owner))).toBe(
          'provider/address-registered',
        );
      }
      expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: isVerified });
      expect((await signInByPassword(email)).body['localId']).toBe(uid);
    }
  });

  it('stays its maker’s with everything in it; the owner begins with nothing', async () => {
    const { uid, email, owner } = await registered();
    const session = await signInByPassword(email);
    const idToken = String(session.body['idToken']);
    const activity = firestorePaths.activity(uid, 'a-run');
    const track = firestorePaths.track(uid, 'a-run');
    const account = { firstName: 'Hana', email, contactEmail: email, phoneNumber: '+819012345678' };
    await Promise.all([
      adminFirestore.doc(activity).set({ id: 'a-run', sources: ['file'] }),
      adminFirestore.doc(track).set({ bytes: 'positions' }),
      adminFirestore.doc(firestorePaths.user(uid)).set(account),
    ]);
    await nextSecond();

    const ownUid = await beginAnew(owner);
    expect(ownUid).not.toBe(uid);
    expect(await adminAuth.getUser(ownUid)).toMatchObject({ email, emailVerified: true });
    expect(await at(firestorePaths.activity(ownUid, 'a-run'))).toBeUndefined();
    expect((await adminFirestore.doc(firestorePaths.user(ownUid)).listCollections()).length).toBe(
      0,
    );
    expect(uidOf(await fixture.go('google', 'signIn', owner))).toBe(ownUid);

    // The maker is asked to sign in once more, and finds everything as it was, but for the address.
    await expect(adminAuth.verifyIdToken(idToken, true)).rejects.toThrow(/revoked/);
    expect((await signInByPassword(email)).status).toBe(400);
    expect(await signInAsBefore(email)).toEqual([uid]);
    expect(await at(activity)).toMatchObject({ id: 'a-run' });
    expect(await at(track)).toMatchObject({ bytes: 'positions' });
    const kept = await at(firestorePaths.user(uid));
    expect(kept).toMatchObject({ firstName: 'Hana', contactEmail: null });
    expect(isPlaceholderEmail(String(kept?.['email']))).toBe(true);
  });

  it('loses every right with the address, and hands none of them on', async () => {
    const { uid, owner } = await registered(newAddress(), true);
    const link = { runnerUid: 'a-runner', coachId: uid, state: 'active', sharesActivities: true };
    const coachLink = firestorePaths.coachLink('a-runner', uid);
    const roles = ['runner', 'coach', 'admin'];
    const group = {
      path: firestorePaths.topic(`a-group-of-${uid}`),
      topic: {
        kind: 'group',
        runnerUid: uid,
        participantIds: [uid],
        activityId: null,
        people: [{ uid, role: 'coach', name: 'Mai' }],
        coachIds: [uid],
      },
    };
    const invitation = firestorePaths.groupInvitation(`a-group-of-${uid}`, 'a-digest');
    await Promise.all([
      adminFirestore.doc(group.path).set(group.topic),
      adminFirestore.doc(invitation).set({ createdByUid: uid }),
      // Incomplete, so that the deployed trigger does not let them in again beside this test.
      adminFirestore.doc(firestorePaths.user(uid)).set(exampleUserAccount({ phoneNumber: null })),
      adminFirestore
        .doc(firestorePaths.accountState(uid))
        .set({ uid, roles, isBetaApproved: true }),
      adminFirestore.doc(firestorePaths.coach(uid)).set({ isApproved: true, isPublished: true }),
      adminFirestore.doc(firestorePaths.coachApplication(uid)).set({ state: 'open' }),
      adminFirestore.doc(coachLink).set(link),
    ]);
    const claims = { canAccessBeta: true, isCoach: true, isAdmin: true };
    await adminAuth.setCustomUserClaims(uid, claims);

    const ownUid = await beginAnew(owner);
    expect(await at(invitation)).toBeUndefined();
    await runAccountJob('set-claims', uid);
    await runAccountJob('end-coaching', uid);
    expect(await at(firestorePaths.accountState(uid))).toMatchObject({
      roles: ['runner'],
      isBetaApproved: false,
    });
    // The deployed function may have taken the job first, and be at work on it.
    await vi.waitFor(async () => {
      expect((await adminAuth.getUser(uid)).customClaims).toMatchObject({
        canAccessBeta: false,
        isCoach: false,
        isAdmin: false,
      });
      expect(await at(group.path)).toMatchObject({
        coachIds: [],
        people: [{ uid, role: 'runner' }],
      });
    }, CLAIMS_WAIT);
    expect(await at(firestorePaths.coach(uid))).toMatchObject({ isPublished: false });
    expect(await at(coachLink)).toMatchObject({ state: 'ended', sharesActivities: false });
    expect(await at(firestorePaths.coachApplication(uid))).toBeUndefined();
    expect((await adminAuth.getUser(ownUid)).customClaims).toEqual({
      hasGoogle: true,
      ownerEmail: owner.email,
    });
    expect(await at(firestorePaths.accountState(ownUid))).toMatchObject({
      roles: ['runner'],
      isBetaApproved: false,
    });
  });

  it('keeps a proven address where Google does not know whose the mailbox is today', async () => {
    const { uid, email, owner } = await registered(newAddress('elsewhere.example'), true);
    for (const intent of ['signIn', 'signUp', 'newAccount'] as const) {
      expect(await codeOfFailure(fixture.go('google', intent, owner))).toBe(
        'auth/email-already-in-use',
      );
    }
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
  });

  it('gives nobody else the owner’s new account, by a mail that was sent before', async () => {
    const { email, owner } = await registered();
    const { body } = await signInByPassword(email);
    const own = newAddress();
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: body['idToken'] };
    expect((await askAuth('sendOobCode', { ...change, newEmail: own })).status).toBe(200);
    await nextSecond();
    const ownUid = await beginAnew(owner);
    // The emulator knows the mail by the address alone, and changes the owner's account.
    expect((await askAuth('update', { oobCode: await mailedCode(own) })).status).toBe(200);
    await askAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email: own });
    const oobCode = await mailedCode(own);
    expect((await askAuth('resetPassword', { oobCode, newPassword: PASSWORD })).status).toBe(200);
    const intruder = await signInByPassword(own);
    expect(intruder.body['localId']).toBe(ownUid);
    const token = await adminAuth.verifyIdToken(String(intruder.body['idToken']));
    expect(isSignInTokenTaken(token)).toBe(false);
    await fixture.newPerson(email, false);
    await nextSecond();

    expect(uidOf(await fixture.go('google', 'signIn', owner))).toBe(ownUid);
    expect(await adminAuth.getUser(ownUid)).toMatchObject({ email, emailVerified: true });
    expect((await signInByPassword(own)).status).toBe(400);
    expect((await signInByPassword(email)).status).toBe(400);
    const old = { idToken: intruder.body['idToken'], password: PASSWORD };
    expect((await askAuth('update', old)).status).toBe(400);
  });

  it('gives way once to an owner who comes twice at once', async () => {
    const { uid, email, owner } = await registered();
    const [one, other] = await Promise.all([beginAnew(owner), beginAnew(owner)]);
    expect(one).toBe(other);
    expect(one).not.toBe(uid);
    expect(await adminAuth.getUser(one)).toMatchObject({ email, emailVerified: true });
  });

  it('gives way also where it is registered again in the moment in which it is free', async () => {
    const { email, owner } = await registered();
    let isQuick = true;
    const ownUid = await withAuth(
      {
        createUser: async (wanted: CreateRequest) => {
          if (isQuick) {
            isQuick = false;
            await fixture.newPerson(email, false);
          }
          return adminAuth.createUser(wanted);
        },
      },
      async () => beginAnew(owner),
    );
    expect(await adminAuth.getUser(ownUid)).toMatchObject({ email, emailVerified: true });
    expect((await signInByPassword(email)).status).toBe(400);
    // Both who had it before still get into their own.
    expect(await signInAsBefore(email)).toHaveLength(2);
  });

  it('is found by its maker also where somebody has registered its placeholder', async () => {
    const { uid, email, owner } = await registered();
    const digest = createHash('sha256').update(placeholderSource(email)).digest('hex');
    const [first = ''] = placeholderEmails(digest);
    const squatter = await adminAuth.createUser({ email: first, password: 'Somebody-else-3' });
    await beginAnew(owner);
    expect(await signInAsBefore(email)).toEqual([uid]);
    expect((await adminAuth.getUser(squatter.uid)).email).not.toBe(first);
  });

  it('ends in one new account, wherever the owner’s way to it was cut off', async () => {
    const guarded = [
      'updateUser',
      'revokeRefreshTokens',
      'getUserByEmail',
      'getUsers',
      'createUser',
      'createCustomToken',
      'setCustomUserClaims',
    ] as const;
    for (const [first, moment] of (['before', 'after'] as const).entries()) {
      for (const dieAt of deathsInTurn(7, 1 + 3 * first)) {
        const { uid, email, owner } = await registered();
        await adminFirestore.doc(firestorePaths.user(uid)).set({ email, contactEmail: null });
        const browser = await fixture.begin('google', 'newAccount');
        const returned = await fixture.consent(browser.authorizeUrl, owner);
        const services = Object.fromEntries(
          guarded.map((name) => [name, adminAuth[name].bind(adminAuth)]),
        );
        const dying = killableProcess(services, dieAt, moment);
        const died = await withAuth(dying.services, async () =>
          fixture.finish('google', browser, returned).catch(() => null),
        );
        dying.release();
        await forgetLeases(email);
        const ownUid = await beginAnew(owner);
        expect(ownUid).not.toBe(uid);
        expect(await adminAuth.getUser(ownUid)).toMatchObject({ email, emailVerified: true });
        expect(await signInAsBefore(email)).toEqual([uid]);
        expect(await at(firestorePaths.job(`end-previous-account_${uid}`))).toBeDefined();
        const { docs } = await adminFirestore
          .collection(firestorePaths.googleAccounts())
          .where('email', '==', email)
          .get();
        expect(docs.map((document) => document.get('uid') as unknown)).toEqual([ownUid]);
        if (died !== null && dying.calls < dieAt) break;
      }
    }
  }, 240_000);
});

describe('an account that lost its address', () => {
  it('is deleted when nobody has signed in for the time that is stated', async () => {
    const { uid, owner } = await registered();
    fixture.clock.catchUp();
    await beginAnew(owner);
    await runAccountJob('end-previous-account', uid);
    expect(await at(firestorePaths.job(`delete-account_${uid}`))).toBeUndefined();
    fixture.clock.passMinutes(PREVIOUS_ACCOUNT_DAYS * 24 * 60 + 1);
    await runAccountJob('end-previous-account', uid);
    expect(await at(firestorePaths.job(`end-previous-account_${uid}`))).toBeUndefined();
    expect(await at(firestorePaths.job(`delete-account_${uid}`))).toMatchObject({
      payload: { uid, round: 1 },
    });
  });

  it.each(['has signed in', 'has an address of their own'])(
    'is kept for its maker, who %s',
    async (claim) => {
      const { uid, email, owner } = await registered();
      await beginAnew(owner);
      // The fixture's clock runs ahead of Auth's.
      const lostAt = new Date(Date.now() - 2000);
      await adminFirestore.doc(firestorePaths.previousAccount(uid)).update({ lostAt });
      if (claim === 'has signed in') expect(await signInAsBefore(email)).toEqual([uid]);
      else await proveEmailOf(uid, { email: newAddress() });
      fixture.clock.passMinutes(PREVIOUS_ACCOUNT_DAYS * 24 * 60 + 1);
      await runAccountJob('end-previous-account', uid);
      expect(await at(firestorePaths.job(`delete-account_${uid}`))).toBeUndefined();
    },
  );
});
