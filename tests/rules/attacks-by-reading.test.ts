import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  and,
  collection,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  runTransaction,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { OPEN_TO_COACH, OPEN_TO_COACH_FIELDS } from '@tasuki/domain/activities/open-to-coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { COACH, emailOf, NEWCOMER, RUNNER, SHARING_COACH, tokenOf } from './access-fixture.ts';
import { at, SHOWN, attackedFixture } from './attacked-fixture.ts';
import { unsignedToken, type Condition } from './firestore-requests.ts';

const { as, attacker, coach, requests, runner, signedOut } = attackedFixture('attacks-by-reading');

describe('looking for more than one may see', () => {
  test('by listing the public profiles', async () => {
    await assertSucceeds(getDoc(at(attacker(), 'publicProfiles/runner')));
    for (const database of [attacker(), runner(), as('admin', { isAdmin: true })]) {
      await assertFails(getDocs(query(collection(database, 'publicProfiles'), limit(1))));
      await assertFails(
        getDocs(
          query(
            collection(database, 'publicProfiles'),
            where('displayName', '==', '佐藤 花子'),
            limit(1),
          ),
        ),
      );
    }
  });

  test.each([
    'jobs/j1',
    'decoderUpdates/2',
    'providerSecrets/strava_1',
    'providerAccounts/strava_1',
    'providerBudgets/strava',
    'encryptionStates/providerTokens',
    'referralUses/runner',
    'jobTurns/replies_runner',
    'oauthStates/s1',
    'googleAccounts/1',
    'claimsLeases/runner',
    'mails/runner_beta-approved-1',
    'mailTokens/runner',
    'suppressedAddresses/digest',
    'previousAccounts/runner',
    'deliveries/d1',
    'usage/runner',
    'coupons/c1',
  ])('by reading %s', async (path) => {
    const collectionId = path.slice(0, path.indexOf('/'));
    for (const database of [
      runner(),
      coach(SHARING_COACH),
      as('admin', { isAdmin: true }),
      signedOut(),
    ]) {
      await assertFails(getDoc(at(database, path)));
      await assertFails(getDocs(query(collection(database, collectionId), limit(1))));
    }
  });

  test.each([
    'users',
    'accountStates',
    'profilePhotos',
    'exports',
    'subscriptions',
    'stripeCustomers',
    'stripePayments',
    'sales',
    'subscribers',
    'stripeAccounts',
    'subscriptionSlots',
    'couponUses',
    'onboardingStates',
    'referrals',
    'coachApplications',
    'auditLog',
    'activities',
    'detail',
    'recordings',
    'tracks',
    'uploads',
    'memories',
    'trends',
    'sharedTrends',
    'cautions',
    'inbox',
    'roster',
    'waitingDrafts',
    'draftSettings',
    'drafts',
    'links',
    'days',
    'trainingPlans',
    'planProposals',
    'newPlans',
    'sessions',
    'goals',
    'tournaments',
    'coachLinks',
    'coaches',
    'plans',
    'products',
    'templates',
    'topics',
    'messages',
    'feedback',
  ])('by asking every collection called %s at once', async (collectionId) => {
    const conditions: readonly Condition[][] = [
      [],
      [['visibleToCoach', '==', true]],
      [['state', '==', 'published']],
      [['runnerUid', '==', RUNNER]],
      [['ownerUid', '==', RUNNER]],
    ];
    const actors = [
      ['self', RUNNER],
      ['self', COACH],
      ['sharingCoach', RUNNER],
      ['admin', RUNNER],
    ] as const;
    const answers = await Promise.all(
      actors.flatMap(([actor, owner]) =>
        conditions.map((condition) =>
          requests.send(tokenOf(actor, owner), {
            kind: 'list',
            parent: '',
            collectionId,
            where: condition,
            limit: 1,
            isCollectionGroup: true,
          }),
        ),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['refused']));
  });

  test('by a coach’s query that does not say, or not always, that the row is visible', async () => {
    const rows = collection(coach(SHARING_COACH), firestorePaths.activities(RUNNER));
    const isVisible = where('visibleToCoach', '==', true);
    const isOpen = OPEN_TO_COACH_FIELDS.map((field) => where(field, '==', OPEN_TO_COACH[field]));
    await assertSucceeds(getDocs(query(rows, ...isOpen, orderBy('startedAt', 'desc'), limit(30))));
    await assertSucceeds(
      getDocs(query(rows, and(...isOpen, where('sport', '==', 'Run')), limit(30))),
    );
    await assertFails(getDocs(query(rows, isVisible, limit(30))));
    await assertFails(getDocs(query(rows, isVisible, where('isHidden', '==', true), limit(30))));
    await assertFails(getDocs(query(rows, limit(30))));
    await assertFails(getDocs(query(rows, where('isHidden', '==', false), limit(30))));
    await assertFails(
      getDocs(query(rows, where('visibleToCoach', 'in', [true, false]), limit(30))),
    );
    await assertFails(getDocs(query(rows, where('visibleToCoach', '!=', 'x'), limit(30))));
    await assertFails(getDocs(query(rows, orderBy('visibleToCoach'), limit(30))));
    await assertFails(getDocs(query(rows, or(isVisible, where('sport', '==', 'Run')), limit(30))));
  });

  test('by counting instead of reading', async () => {
    const others = collection(attacker(), firestorePaths.activities(RUNNER));
    await assertFails(getCountFromServer(query(others, limit(10))));
    const quiet = collection(coach('quiet-coach'), firestorePaths.activities(RUNNER));
    await assertFails(
      getCountFromServer(query(quiet, where('visibleToCoach', '==', true), limit(10))),
    );
    const accounts = collection(attacker(), 'users');
    await assertFails(
      getCountFromServer(query(accounts, where('email', '==', emailOf(RUNNER)), limit(1))),
    );
    expect(
      await requests.send(unsignedToken(RUNNER, {}), {
        kind: 'count',
        parent: 'users/runner',
        collectionId: 'activities',
        where: [],
        limit: null,
      }),
    ).toBe('refused');
  });

  test('by asking for everything at once', async () => {
    const own = collection(runner(), firestorePaths.activities(RUNNER));
    await assertFails(getDocs(own));
    await assertFails(getDocs(query(own, limit(101))));
    await assertFails(getDocs(query(own, orderBy('startedAt'), limitToLast(101))));
    await assertSucceeds(getDocs(query(own, orderBy('startedAt'), limitToLast(100))));
  });

  test('by finding out who is whose runner', async () => {
    for (const [field, value] of [
      ['coachId', SHARING_COACH],
      ['runnerUid', RUNNER],
      ['state', 'active'],
    ] as const) {
      const links = collection(coach('stranger-coach'), firestorePaths.coachLinks());
      await assertFails(getDocs(query(links, where(field, '==', value), limit(1))));
    }
    await assertFails(getDoc(at(attacker(), firestorePaths.coachLink(RUNNER, SHARING_COACH))));
    const mine = collection(runner(), firestorePaths.coachLinks());
    await assertFails(getDocs(query(mine, where('runnerUid', 'in', [RUNNER, NEWCOMER]), limit(9))));
    await assertFails(getDocs(query(mine, where('runnerUid', '>=', RUNNER), limit(9))));
    await assertFails(
      getDocs(
        query(
          mine,
          or(where('runnerUid', '==', RUNNER), where('coachId', '==', SHARING_COACH)),
          limit(9),
        ),
      ),
    );
    // The same for a link that does not exist.
    await assertFails(getDoc(at(attacker(), firestorePaths.coachLink(RUNNER, 'nobody'))));
  });

  test('by a list of coaches that takes the unpublished along', async () => {
    const coaches = collection(attacker(), firestorePaths.coaches());
    const isApproved = where('isApproved', '==', true);
    await assertSucceeds(
      getDocs(query(coaches, where('isPublished', '==', true), isApproved, limit(50))),
    );
    await assertFails(
      getDocs(query(coaches, where('isPublished', 'in', [true, false]), isApproved, limit(50))),
    );
    await assertFails(
      getDocs(query(coaches, or(where('isPublished', '==', true), isApproved), limit(50))),
    );
    const plans = collection(attacker(), firestorePaths.coachPlans(COACH));
    await assertFails(getDocs(query(plans, limit(50))));
    await assertFails(
      getDocs(query(plans, where('state', 'in', ['published', 'archived']), limit(50))),
    );
  });

  test('by reading along inside a transaction of one’s own', async () => {
    const database = attacker();
    await assertFails(
      runTransaction(database, async (transaction) => {
        await transaction.get(at(database, 'publicProfiles/runner'));
        await transaction.get(at(database, SHOWN));
      }),
    );
  });

  test('by finding out who has an account', async () => {
    await assertFails(getDoc(at(attacker(), 'users/runner')));
    await assertFails(getDoc(at(attacker(), 'users/nobody')));
    await assertFails(getDoc(at(attacker(), 'accountStates/nobody')));
    await assertFails(getDoc(at(attacker(), 'coaches/unpublished-coach')));
    await assertFails(getDoc(at(attacker(), 'coaches/nobody')));
  });
});
