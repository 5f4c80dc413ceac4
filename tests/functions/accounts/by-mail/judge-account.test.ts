import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { JobLease } from '../../../../functions/src/jobs/job-handler.ts';
import { judgeAccountJob } from '../../../../functions/src/accounts/judge-account-job.ts';
import { JUDGE_ACCOUNT, judgeAccount } from '../../../../functions/src/accounts/judge-account.ts';
import { RELEASE_MILLISECONDS } from '../../../../functions/src/accounts/end-sessions.ts';
import { makeCustomToken } from '../../../../functions/src/sign-in/make-custom-token.ts';
import { adminAuth, adminFirestore } from '../../admin.ts';
import { deathsInTurn } from '../../../figures/deaths-in-turn.ts';
import { killableProcess } from '../../killable-process.ts';
import {
  askAuth,
  askAuthAsOperator,
  codeOfFailure,
  type ProviderFixture,
} from '../../provider-fixture.ts';
import { WELL_FORMED_REQUESTS } from '../../well-formed-requests.ts';
import {
  OTHER_PASSWORD,
  newAddress,
  newWatch,
  nextSecond,
  refreshed,
  sessionOf,
  signIn,
  statusOfRead,
  codeOfCall,
  judged,
  maker,
  resetPassword,
  followVerification,
  expectEverything,
  expectNothing,
  expectReleased,
  openFixture,
} from './accounts-by-hand.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => fixture.close());

/** The job writes nothing while it runs. */
const NO_LEASE: JobLease = {
  signal: new AbortController().signal,
  write: async () => Promise.reject(new Error('not held')),
};

const BEGINNING_OF_LINK = { ...WELL_FORMED_REQUESTS.beginProviderSignIn, intent: 'link' };

/** In how long the account is judged again; negative where it is not. */
async function judgedAgainInMilliseconds(uid: string): Promise<number> {
  const job = await adminFirestore.doc(firestorePaths.job(`${JUDGE_ACCOUNT.name}_${uid}`)).get();
  const dueAt: unknown = job.get('dueAt');
  return dueAt instanceof Timestamp ? dueAt.toMillis() - Date.now() : -1;
}

describe('a session by password', () => {
  it('of before a reset of that password opens nothing, keeps no rights and links nothing', async () => {
    const { uid, email, ...session } = await maker();
    await followVerification({ ...session, uid }, email);
    await adminFirestore
      .doc(firestorePaths.accountState(uid))
      .update({ isBetaApproved: true, roles: ['runner', 'coach', 'admin'] });
    await adminAuth.setCustomUserClaims(uid, { canAccessBeta: true, isCoach: true, isAdmin: true });
    const thief = await signIn(email);
    expect(await judged(thief)).toBeNull();
    await expectEverything(thief, uid);
    const somebody = await maker();
    expect(await statusOfRead(firestorePaths.user(somebody.uid), thief)).toBe(200);
    expect(await codeOfCall('beginProviderSignIn', thief, BEGINNING_OF_LINK)).toBeNull();

    const beforeReset = Date.now();
    await resetPassword(email);
    const owner = await signIn(email, OTHER_PASSWORD);
    expect(await judged(owner)).toBeNull();
    await expectEverything(owner, uid);
    await expectNothing(thief, uid);
    const state = await adminFirestore.doc(firestorePaths.accountState(uid)).get();
    const endedAt = state.get('sessionsEndedAt') as Timestamp;
    expect(endedAt.toMillis()).toBeGreaterThanOrEqual(beforeReset);
    expect(await statusOfRead(firestorePaths.user(somebody.uid), thief)).toBe(403);
    expect(await statusOfRead(firestorePaths.user(somebody.uid), owner)).toBe(200);
    expect(await codeOfCall('beginProviderSignIn', thief, BEGINNING_OF_LINK)).toBe(
      'account/session-expired',
    );
    expect(await judged(thief)).toBe('account/session-expired');
  });

  it('of the sign-up goes on where Auth wrote the first password in the next second', async () => {
    const session = await maker();
    const { uid } = session;
    const { metadata } = await adminAuth.getUser(uid);
    const signedUpAtSeconds = Math.floor(Date.parse(metadata.creationTime) / 1000);
    const validSince = String(signedUpAtSeconds + 1);
    await askAuthAsOperator('update', { localId: uid, validSince });
    expect(await judged(session)).toBeNull();
    await expectEverything(session, uid);
  });

  it('goes on for who sets another password and signs in by it, and ends for everybody else', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    const changer = await signIn(email);
    expect(await codeOfCall('admitSignIn', changer, { isPasswordNext: true })).toBeNull();
    await nextSecond();
    await askAuth('update', { idToken: changer.idToken, password: OTHER_PASSWORD });
    // As the app proves it before the new password is noted.
    const again = await signIn(email, OTHER_PASSWORD);
    expect(await judged(again)).toBeNull();
    await expectEverything(again, uid);
    await nextSecond();
    await expectEverything(await refreshed(again), uid);
    await expectNothing(session, uid);
  });
});

describe('a link to a provider', () => {
  it('is not made by a session of before the password was reset, though nobody has signed in since', async () => {
    for (const provider of ['strava', 'google'] as const) {
      const session = await maker();
      const { uid, email } = session;
      await followVerification(session, email);
      expect(await judged(session)).toBeNull();
      fixture.clock.catchUp();
      const browser = await fixture.begin(provider, 'link', uid);
      const consent = provider === 'google' ? { email: newAddress() } : newWatch();
      const returned = await fixture.consent(browser.authorizeUrl, consent);
      await resetPassword(email);
      expect(await codeOfFailure(fixture.finish(provider, browser, returned, { uid }))).toBe(
        'account/session-expired',
      );
      expect((await adminFirestore.collection(firestorePaths.links(uid)).get()).size).toBe(0);
      const { customClaims } = await adminAuth.getUser(uid);
      expect(customClaims ?? {}).not.toHaveProperty('hasGoogle');
    }
  });
});

describe('a custom token that was given', () => {
  it('before a reset or a change of the password is of no use after it', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    expect(await judged(session)).toBeNull();
    const kept = await makeCustomToken(uid, {}, new Date(), adminAuth);
    await nextSecond();
    await resetPassword(email);
    const thief = { ...sessionOf(await askAuth('signInWithCustomToken', { token: kept })), uid };
    await expectNothing(thief, uid);
    const owner = await signIn(email, OTHER_PASSWORD);
    expect(await judged(owner)).toBeNull();
    await expectEverything(owner, uid);
    await expectNothing(thief, uid);
    expect(await judged(thief)).toBe('account/session-expired');
  });

  it('a while ago is no recent sign-in, whenever it is exchanged', async () => {
    const { uid } = await maker();
    const earlier = new Date(Date.now() - 6 * 60_000);
    await adminFirestore
      .doc(firestorePaths.accountState(uid))
      .update({ tokensValidAfterSeconds: 0, isBetaApproved: true, roles: ['runner', 'admin'] });
    await adminAuth.setCustomUserClaims(uid, { canAccessBeta: true, isAdmin: true });
    for (const [givenAt, code] of [
      [earlier, 'auth/requires-recent-login'],
      [new Date(), null],
    ] as const) {
      const token = await makeCustomToken(uid, {}, givenAt, adminAuth);
      const session = { ...sessionOf(await askAuth('signInWithCustomToken', { token })), uid };
      const admitted = Math.ceil(Date.now() / 1000) + 60;
      await adminFirestore
        .doc(firestorePaths.accountState(uid))
        .update({ admittedSignInSeconds: admitted });
      expect(await codeOfCall('exportAccount', session)).toBe(code);
      expect(await codeOfCall('beginSecondFactor', session)).toBe(code);
    }
  });
});

describe('judging', () => {
  it('ends the same where it happens several times at once', async () => {
    const { uid, email } = await maker();
    await resetPassword(email);
    const intruder = await signIn(email, OTHER_PASSWORD);
    const codes = await Promise.all([judged(intruder), judged(intruder), judged(intruder)]);
    expect(codes).toContain('account/address-released');
    await expectNothing(intruder, uid);
    await judgeAccount(uid, new Date(), fixture.dependencies);
    expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('admitted');
    await expectReleased(uid);
    const honest = await maker();
    const sessions = await Promise.all([1, 2, 3, 4].map(async () => signIn(honest.email)));
    const codesOfHonest = await Promise.all(sessions.map(judged));
    expect(codesOfHonest).toEqual([null, null, null, null]);
    for (const session of sessions) await expectEverything(session, honest.uid);
  });

  it('ends the same wherever it was cut off, and lets nobody in meanwhile', async () => {
    const guarded = [
      'updateUser',
      'revokeRefreshTokens',
      'getUsers',
      'setCustomUserClaims',
    ] as const;
    for (const [first, moment] of (['before', 'after'] as const).entries()) {
      for (const dieAt of deathsInTurn(9, 1 + first)) {
        const { uid, email } = await maker();
        await resetPassword(email);
        const intruder = await signIn(email, OTHER_PASSWORD);
        const services = Object.fromEntries(
          guarded.map((name) => [name, adminAuth[name].bind(adminAuth)]),
        );
        const dying = killableProcess(services, dieAt, moment);
        const auth = Object.assign(Object.create(adminAuth) as typeof adminAuth, dying.services);
        const died = await judgeAccount(uid, new Date(), { ...fixture.dependencies, auth }).catch(
          () => null,
        );
        dying.release();
        await expectNothing(intruder, uid);
        await adminFirestore.doc(firestorePaths.claimsLease(uid)).delete();
        const state = await adminFirestore.doc(firestorePaths.accountState(uid)).get();
        if (state.get('releaseBegunAtMilliseconds') > 0) {
          // A release that was begun has its job, whoever dies.
          expect(await judgedAgainInMilliseconds(uid)).toBeGreaterThan(RELEASE_MILLISECONDS / 2);
          await state.ref.update({ releaseBegunAtMilliseconds: 1 });
        }
        if (died === null) {
          await judgeAccountJob(fixture.dependencies).run({ uid }, new Date(), NO_LEASE);
        }
        await expectNothing(intruder, uid);
        await expectReleased(uid);
        expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('admitted');
        if (died !== null && dying.calls < dieAt) break;
      }
    }
  }, 240_000);
});
