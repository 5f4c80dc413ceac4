import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayUnion,
  collection,
  deleteDoc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import {
  ACCOUNT,
  emailOf,
  ENDED_COACH,
  NEWCOMER,
  QUIET_COACH,
  RUNNER,
  SHARING_COACH,
  UNASKED_COACH,
} from './access-fixture.ts';
import { at, SHOWN, attackedFixture } from './attacked-fixture.ts';
import { MESSAGE_ID } from './conversation-fixture.ts';
import { SIGNED_IN_AT_SECONDS, unsignedToken } from './firestore-requests.ts';

const { as, attacker, coach, requests, runner, signedInWithoutEmail, willChange } =
  attackedFixture('attacks-on-identity');

const NOW = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };

describe('becoming more than one is', () => {
  test.each([
    { isAdmin: true },
    { roles: ['admin'] },
    { claims: { isAdmin: true } },
    { canAccessBeta: true },
    { coachLinks: ['tasuki'] },
    { coachId: 'tasuki' },
  ])('by a profile write of %j', async (stolen) => {
    await assertFails(
      updateDoc(at(runner(), 'users/runner'), { ...stolen, updatedAt: serverTimestamp() }),
    );
    await assertFails(
      setDoc(at(as(NEWCOMER), 'users/newcomer'), {
        ...ACCOUNT,
        email: emailOf(NEWCOMER),
        ...NOW,
        ...stolen,
      }),
    );
  });

  test('by writing the state that claims are made from', async () => {
    const state = { roles: ['admin'], isBetaApproved: true, claimsVersion: 9 };
    const again = { isDisabled: false, sessionsValidSinceSeconds: 0 };
    const admitted = { admittedSignInSeconds: 9e9, provenEmails: [emailOf(RUNNER)] };
    await assertFails(updateDoc(at(runner(), 'accountStates/runner'), admitted));
    await assertFails(updateDoc(at(runner(), 'accountStates/runner'), again));
    await assertFails(setDoc(at(runner(), 'accountStates/runner'), state));
    await assertFails(setDoc(at(attacker(), 'accountStates/attacker'), state));
    await assertFails(
      updateDoc(at(runner(), 'accountStates/runner'), { roles: arrayUnion('admin') }),
    );
    await assertFails(
      updateDoc(at(runner(), 'accountStates/runner'), { claimsVersion: increment(1) }),
    );
  });

  test('by claims that lie in a document', async () => {
    await requests.put({
      'users/attacker': { isAdmin: true, isCoach: true, roles: ['admin', 'coach'] },
      'accountStates/attacker': {
        roles: ['admin', 'coach'],
        admittedSignInSeconds: SIGNED_IN_AT_SECONDS,
      },
      [`coachLinks/${RUNNER}_attacker`]: {
        runnerUid: RUNNER,
        coachId: 'attacker',
        state: 'active',
        sharesActivities: true,
      },
    });
    ['users/attacker', 'accountStates/attacker', `coachLinks/${RUNNER}_attacker`].forEach(
      willChange,
    );
    await assertFails(getDoc(at(attacker(), 'users/runner')));
    await assertFails(getDoc(at(attacker(), SHOWN)));
  });

  test.each(['true', 1, ['true'], { value: true }])(
    'by a claim that is %j, not true',
    async (claim) => {
      await assertFails(getDoc(at(as('attacker', { isAdmin: claim }), 'users/runner')));
      await assertFails(getDoc(at(as(SHARING_COACH, { isCoach: claim }), SHOWN)));
    },
  );

  test('by a token that does not say how its bearer signed in', async () => {
    const token = unsignedToken(RUNNER, { firebase: undefined });
    expect(await requests.send(token, { kind: 'get', path: 'users/runner' })).toBe('refused');
  });

  test('by a token of before the role was taken away, or the account disabled', async () => {
    const admin = () => getDoc(at(as('admin', { isAdmin: true }), 'users/runner'));
    const coach = () => getDoc(at(as(SHARING_COACH, { isCoach: true }), SHOWN));
    const own = () => getDoc(at(as(SHARING_COACH, { isCoach: true }), `publicProfiles/${RUNNER}`));
    const states = ['accountStates/admin', `accountStates/${SHARING_COACH}`];
    states.forEach(willChange);
    await assertSucceeds(admin());
    await assertSucceeds(coach());
    const admitted = { admittedSignInSeconds: SIGNED_IN_AT_SECONDS };
    const runners = { roles: ['runner'], ...admitted };
    await requests.put(Object.fromEntries(states.map((path) => [path, runners])));
    await assertFails(admin());
    await assertFails(coach());
    await assertSucceeds(own());
    const disabled = { roles: ['runner', 'coach', 'admin'], isDisabled: true, ...admitted };
    await requests.put(Object.fromEntries(states.map((path) => [path, disabled])));
    await assertFails(admin());
    await assertFails(coach());
    await assertFails(own());
  });

  test('as an admin, who reads accounts and nothing more', async () => {
    const admin = as('admin', { isAdmin: true });
    await assertSucceeds(getDoc(at(admin, 'users/runner')));
    await assertFails(updateDoc(at(admin, 'users/runner'), { updatedAt: serverTimestamp() }));
    await assertFails(setDoc(at(admin, 'accountStates/attacker'), { roles: ['admin'] }));
    for (const path of [SHOWN, 'athleteProfiles/runner', 'users/runner/tracks/shown']) {
      await assertFails(getDoc(at(admin, path)));
    }
  });
});

describe('an account in another’s name', () => {
  test('with an email that somebody else will register', async () => {
    const account = { ...ACCOUNT, ...NOW };
    const path = 'users/attacker';
    await assertFails(setDoc(at(attacker(), path), { ...account, email: 'victim@example.jp' }));
    await assertFails(setDoc(at(attacker(), path), { ...account, email: null }));
    await assertFails(
      setDoc(at(attacker(), path), { ...account, email: emailOf('attacker').toUpperCase() }),
    );
  });

  test('registered before its owner comes: it stays under the previous owner’s uid', async () => {
    const email = 'victim@example.jp';
    const early = as('early-bird', { email, email_verified: false });
    const owner = as('victim', { email, email_verified: true });
    willChange('users/early-bird');
    await assertSucceeds(setDoc(at(early, 'users/early-bird'), { ...ACCOUNT, email, ...NOW }));
    await assertFails(setDoc(at(early, 'users/victim'), { ...ACCOUNT, email, ...NOW }));
    await assertFails(getDoc(at(owner, 'users/early-bird')));
    await assertFails(
      getDocs(query(collection(owner, 'users'), where('email', '==', email), limit(1))),
    );
  });

  test('kept after the sign-in email was changed', async () => {
    const moved = as(RUNNER, { email: 'new@example.jp' });
    willChange('users/runner');
    await assertFails(
      updateDoc(at(moved, 'users/runner'), { language: 'en', updatedAt: serverTimestamp() }),
    );
    await assertSucceeds(
      updateDoc(at(moved, 'users/runner'), {
        email: 'new@example.jp',
        language: 'en',
        updatedAt: serverTimestamp(),
      }),
    );
  });

  test('where the sign-in method gave no email: only the contact email is free', async () => {
    const database = signedInWithoutEmail('strava-runner');
    const account = { ...ACCOUNT, ...NOW, contactEmail: 'reach-me@example.jp' };
    willChange('users/strava-runner');
    await assertFails(
      setDoc(at(database, 'users/strava-runner'), { ...account, email: 'reach-me@example.jp' }),
    );
    await assertSucceeds(setDoc(at(database, 'users/strava-runner'), { ...account, email: null }));
  });

  test('made anew to shed its history', async () => {
    await assertFails(deleteDoc(at(runner(), 'users/runner')));
    await assertFails(setDoc(at(runner(), 'users/runner'), { ...ACCOUNT, ...NOW }));
  });

  test('with an agreement to terms that never were', async () => {
    for (const acceptedTermsVersion of ['2099-01-01', '', 'all']) {
      await assertFails(
        updateDoc(at(runner(), 'users/runner'), {
          acceptedTermsVersion,
          updatedAt: serverTimestamp(),
        }),
      );
    }
  });
});

/** Documents that a coach reads of a runner who shares. */
const READ_BY_COACH = [
  SHOWN,
  `${SHOWN}/detail/analysis`,
  'users/runner/recordings/shown',
  'athleteProfiles/runner',
  'athleteProfiles/runner/goals/target-3',
  'athleteProfiles/runner/tournaments/beppu',
  'users/runner/trainingPlans/p1',
  'topics/shared',
  firestorePaths.message('shared', MESSAGE_ID),
];

describe('a link that nobody gave', () => {
  const link = {
    planId: 'free',
    state: 'active',
    sharesActivities: true,
    since: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };

  test('made by the coach or by the runner', async () => {
    const made = { ...link, runnerUid: RUNNER, coachId: 'attacker' };
    const path = firestorePaths.coachLink(RUNNER, 'attacker');
    await assertFails(setDoc(at(coach('attacker'), path), made));
    await assertFails(setDoc(at(runner(), path), made));
  });

  test('revived, redirected or prolonged', async () => {
    const ended = at(runner(), firestorePaths.coachLink(RUNNER, ENDED_COACH));
    const active = at(runner(), firestorePaths.coachLink(RUNNER, SHARING_COACH));
    const updatedAt = serverTimestamp();
    await assertFails(updateDoc(ended, { state: 'active', updatedAt }));
    await assertFails(updateDoc(ended, { sharesActivities: false, updatedAt }));
    await assertFails(updateDoc(active, { coachId: 'attacker', updatedAt }));
    await assertFails(updateDoc(active, { runnerUid: 'attacker', updatedAt }));
    await assertFails(updateDoc(active, { planId: 'paid', updatedAt }));
    await assertFails(updateDoc(active, { since: updatedAt, updatedAt }));
  });

  test('widened by the coach', async () => {
    const path = firestorePaths.coachLink(RUNNER, 'quiet-coach');
    await assertFails(
      updateDoc(at(coach('quiet-coach'), path), {
        sharesActivities: true,
        updatedAt: serverTimestamp(),
      }),
    );
  });

  test('opened by the runner’s own browser, which cannot note a consent', async () => {
    for (const uid of [QUIET_COACH, UNASKED_COACH]) {
      const link = at(runner(), firestorePaths.coachLink(RUNNER, uid));
      const updatedAt = serverTimestamp();
      const consent = { consentVersion: SHARING_CONSENT_VERSION, consentedAt: serverTimestamp() };
      await assertFails(updateDoc(link, { sharesActivities: true, updatedAt }));
      await assertFails(updateDoc(link, { sharesActivities: true, ...consent, updatedAt }));
      await assertFails(updateDoc(link, { ...consent, updatedAt }));
      await assertFails(updateDoc(link, { sharesActivities: false, ...consent, updatedAt }));
    }
  });

  test('and gone on to the notes by a consent from before there were any', async () => {
    const path = firestorePaths.coachLink(RUNNER, SHARING_COACH);
    const note = 'users/runner/memories/m1';
    await assertSucceeds(getDoc(at(coach(SHARING_COACH), note)));
    willChange(path);
    await requests.put({
      [path]: {
        runnerUid: RUNNER,
        coachId: SHARING_COACH,
        state: 'active',
        sharesActivities: true,
        consentVersion: '2026-11-24',
      },
    });
    await assertFails(getDoc(at(coach(SHARING_COACH), note)));
    await assertSucceeds(getDoc(at(coach(SHARING_COACH), SHOWN)));
  });

  test.each([null, '', '2026-11-21', { version: '2026-11-22' }, true])(
    'opened by a consent to %j, which is no text of ours',
    async (consentVersion) => {
      const path = firestorePaths.coachLink(RUNNER, SHARING_COACH);
      willChange(path);
      await requests.put({
        [path]: {
          runnerUid: RUNNER,
          coachId: SHARING_COACH,
          state: 'active',
          sharesActivities: true,
          consentVersion,
        },
      });
      await assertFails(getDoc(at(coach(SHARING_COACH), SHOWN)));
    },
  );

  test('ended: the coach’s reads are cut at once, and the runner cannot undo it', async () => {
    const path = firestorePaths.coachLink(RUNNER, SHARING_COACH);
    willChange(path);
    await assertSucceeds(getDoc(at(coach(SHARING_COACH), SHOWN)));
    await assertSucceeds(
      updateDoc(at(runner(), path), {
        state: 'ended',
        sharesActivities: false,
        updatedAt: serverTimestamp(),
      }),
    );
    await assertFails(getDoc(at(coach(SHARING_COACH), SHOWN)));
    for (const path of READ_BY_COACH) await assertFails(getDoc(at(coach(SHARING_COACH), path)));
    await assertFails(
      updateDoc(at(runner(), path), { state: 'active', updatedAt: serverTimestamp() }),
    );
  });

  test('not shared any more: everything is cut at once', async () => {
    const path = firestorePaths.coachLink(RUNNER, SHARING_COACH);
    willChange(path);
    for (const path of READ_BY_COACH) await assertSucceeds(getDoc(at(coach(SHARING_COACH), path)));
    await assertSucceeds(
      updateDoc(at(runner(), path), { sharesActivities: false, updatedAt: serverTimestamp() }),
    );
    for (const path of READ_BY_COACH) await assertFails(getDoc(at(coach(SHARING_COACH), path)));
  });

  test('used by whoever carries the built-in coach’s id', async () => {
    const path = firestorePaths.coachLink(RUNNER, 'tasuki');
    willChange(path);
    await requests.put({
      [path]: { runnerUid: RUNNER, coachId: 'tasuki', state: 'active', sharesActivities: true },
    });
    await assertFails(getDoc(at(as('tasuki'), SHOWN)));
  });
});
