import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  NO_EMAIL_DOMAIN,
  PLACEHOLDER_EMAIL_DOMAIN,
} from '@tasuki/domain/accounts/previous-account';
import { LIST_QUERY_MAXIMUM } from '@tasuki/domain/list-query-maximum';
import { ACCOUNT, COACH_PROFILE, emailOf, RUNNER } from './access-fixture.ts';
import { at, attackedFixture, SHOWN } from './attacked-fixture.ts';
import {
  APPOINTED,
  INVITED,
  LARGEST_PHOTO,
  OTHER_REFERRAL_CODE,
  REFERRAL_CODE,
  TOO_LARGE_PHOTO,
} from './person-fixture.ts';

const { as, attacker, coach, runner, signedOut, willChange } =
  attackedFixture('attacks-on-accounts');

const NOW = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };

function admin() {
  return as('admin', { isAdmin: true });
}

describe('an account without an email', () => {
  const path = firestorePaths.user('newcomer-by-watch');
  const account = { ...ACCOUNT, ...NOW, email: null, contactEmail: 'minh@example.jp' };

  test.each([NO_EMAIL_DOMAIN, PLACEHOLDER_EMAIL_DOMAIN])(
    'is written by who signed in under %s, and under no address',
    async (domain) => {
      const email = `0a1b@${domain}`;
      const own = at(as('newcomer-by-watch', { email, email_verified: false }), path);
      willChange(path);
      for (const other of [email, emailOf(RUNNER), '']) {
        await assertFails(setDoc(own, { ...account, email: other }));
      }
      await assertSucceeds(setDoc(own, account));
    },
  );

  test.each(['0a1b@no-email.invalid.example.jp', '0a1b@no-emailxinvalid', '0a1b@example.jp'])(
    'is not what %s has',
    async (email) => {
      const own = at(as('newcomer-by-watch', { email, email_verified: false }), path);
      willChange(path);
      await assertFails(setDoc(own, account));
      await assertSucceeds(setDoc(own, { ...account, email }));
    },
  );
});

describe('an invitation', () => {
  test('taken back, exchanged or emptied by whoever came by it', async () => {
    const path = firestorePaths.user(INVITED);
    const own = at(as(INVITED), path);
    const updatedAt = serverTimestamp();
    for (const referredBy of [OTHER_REFERRAL_CODE, null, '', deleteField()]) {
      await assertFails(updateDoc(own, { referredBy, updatedAt }));
    }
    willChange(path);
    await assertSucceeds(updateDoc(own, { referredBy: REFERRAL_CODE, language: 'en', updatedAt }));
  });

  test('named by who has long been here, so that somebody’s count rises', async () => {
    const own = at(runner(), firestorePaths.user(RUNNER));
    const updatedAt = serverTimestamp();
    await assertFails(updateDoc(own, { referredBy: REFERRAL_CODE, updatedAt }));
    willChange(firestorePaths.user(RUNNER));
    await assertSucceeds(updateDoc(own, { referredBy: null, language: 'en', updatedAt }));
    await assertSucceeds(updateDoc(own, { referredBy: deleteField(), updatedAt }));
    await assertFails(updateDoc(own, { referredBy: REFERRAL_CODE, updatedAt }));
  });

  test('counted by its inviter, or made with a code of one’s own choice', async () => {
    const inviter = runner();
    const state = at(inviter, firestorePaths.onboardingState(RUNNER));
    await assertFails(updateDoc(state, { invitedCount: increment(1) }));
    await assertFails(updateDoc(state, { isClubMember: true, completedAt: serverTimestamp() }));
    await assertFails(
      updateDoc(at(inviter, firestorePaths.referral(REFERRAL_CODE)), { isUsedUp: false }),
    );
    await assertFails(
      setDoc(at(inviter, firestorePaths.referral('mmmmmmmmmmmm')), {
        inviterName: 'Tasuki',
        isUsedUp: false,
        createdAt: serverTimestamp(),
      }),
    );
    for (const uid of [RUNNER, 'friend-of-nobody']) {
      await assertFails(
        setDoc(at(inviter, firestorePaths.referralUse(uid)), {
          refCode: REFERRAL_CODE,
          inviterUid: RUNNER,
          countedAt: serverTimestamp(),
        }),
      );
    }
  });

  test('found without its code', async () => {
    await assertSucceeds(getDoc(at(signedOut(), firestorePaths.referral(REFERRAL_CODE))));
    for (const database of [signedOut(), attacker(), runner(), admin()]) {
      const referrals = collection(database, 'referrals');
      await assertFails(getDocs(query(referrals, limit(1))));
      await assertFails(getDocs(query(referrals, where('isUsedUp', '==', false), limit(1))));
    }
    await assertFails(getDoc(at(attacker(), firestorePaths.onboardingState(RUNNER))));
  });
});

describe('a photo', () => {
  const photo = (bytes: Uint8Array, contentType: string) => ({
    bytes: Bytes.fromUint8Array(bytes),
    contentType,
    updatedAt: serverTimestamp(),
  });

  test('of another, or by an admin', async () => {
    const path = firestorePaths.profilePhoto(RUNNER);
    for (const database of [attacker(), admin(), coach('sharing-coach'), signedOut()]) {
      await assertFails(setDoc(at(database, path), photo(new Uint8Array(8), 'image/png')));
      await assertFails(deleteDoc(at(database, path)));
    }
    await assertFails(getDoc(at(signedOut(), path)));
  });

  test('too large, of a kind that runs scripts, or a text in its place', async () => {
    const path = firestorePaths.profilePhoto(RUNNER);
    const own = at(runner(), path);
    willChange(path);
    await assertSucceeds(setDoc(own, photo(LARGEST_PHOTO, 'image/jpeg')));
    await assertFails(setDoc(own, photo(TOO_LARGE_PHOTO, 'image/jpeg')));
    await assertFails(setDoc(own, photo(new Uint8Array(8), 'image/svg+xml')));
    await assertFails(setDoc(own, photo(new Uint8Array(8), 'text/html')));
    await assertFails(setDoc(own, { ...photo(new Uint8Array(8), 'image/png'), bytes: 'x' }));
    await assertFails(
      setDoc(own, { ...photo(new Uint8Array(8), 'image/png'), url: 'https://example.jp' }),
    );
    await assertSucceeds(deleteDoc(own));
  });
});

describe('an application to coach', () => {
  test('decided by its person, or changed after it was decided', async () => {
    const open = at(runner(), firestorePaths.coachApplication(RUNNER));
    const updatedAt = serverTimestamp();
    await assertFails(updateDoc(open, { state: 'appointed', updatedAt }));
    await assertFails(updateDoc(open, { state: deleteField(), updatedAt }));
    await assertFails(deleteDoc(open));
    const decided = at(as(APPOINTED), firestorePaths.coachApplication(APPOINTED));
    await assertFails(updateDoc(decided, { name: '別の名前', updatedAt }));
    await assertFails(updateDoc(decided, { state: 'open', updatedAt }));
    await assertFails(
      setDoc(at(attacker(), firestorePaths.coachApplication('attacker')), {
        ...COACH_PROFILE,
        state: 'appointed',
        ...NOW,
      }),
    );
  });

  test('made for another, read by another, or taken for a profile', async () => {
    const application = { ...COACH_PROFILE, state: 'open', ...NOW };
    await assertFails(
      setDoc(at(attacker(), firestorePaths.coachApplication('victim')), application),
    );
    await assertFails(getDoc(at(attacker(), firestorePaths.coachApplication(RUNNER))));
    await assertFails(
      getDocs(
        query(
          collection(attacker(), firestorePaths.coachApplications()),
          where('state', '==', 'open'),
          limit(1),
        ),
      ),
    );
    await assertFails(setDoc(at(attacker(), firestorePaths.coach('attacker')), COACH_PROFILE));
  });
});

describe('what admins look through', () => {
  const newestFirst = orderBy('createdAt', 'desc');

  test('accounts are found by an admin, page by page, and by nobody else', async () => {
    const found = [
      where('searchPrefixes', 'array-contains', '佐'),
      newestFirst,
      limit(LIST_QUERY_MAXIMUM),
    ];
    const states = (database: ReturnType<typeof admin>) =>
      collection(database, firestorePaths.accountStates());
    await assertSucceeds(getDocs(query(states(admin()), ...found)));
    await assertFails(getDocs(query(states(admin()), newestFirst)));
    await assertFails(getDocs(query(states(admin()), newestFirst, limit(LIST_QUERY_MAXIMUM + 1))));
    for (const database of [attacker(), runner(), coach('sharing-coach'), signedOut()]) {
      await assertFails(getDocs(query(states(database), ...found)));
      await assertFails(
        getDocs(query(states(database), where('email', '==', emailOf(RUNNER)), limit(1))),
      );
    }
  });

  test('nobody writes what is found, not even an admin', async () => {
    const path = firestorePaths.accountState(RUNNER);
    for (const database of [runner(), admin()]) {
      for (const change of [
        { searchPrefixes: ['tasuki'] },
        { displayName: 'Tasuki' },
        { roles: ['runner', 'admin'] },
        { isBetaApproved: true },
        { hasAppliedAsCoach: true },
      ]) {
        await assertFails(updateDoc(at(database, path), change));
      }
      await assertFails(deleteDoc(at(database, path)));
    }
  });

  test('the log is read by admins alone, and kept from them too', async () => {
    const log = (database: ReturnType<typeof admin>) =>
      query(collection(database, firestorePaths.auditLog()), newestFirst, limit(50));
    expect((await getDocs(log(admin()))).size).toBe(1);
    for (const database of [runner(), coach('sharing-coach'), signedOut()]) {
      await assertFails(getDocs(log(database)));
      await assertFails(getDoc(at(database, 'auditLog/e1')));
    }
    for (const database of [runner(), admin()]) {
      await assertFails(deleteDoc(at(database, 'auditLog/e1')));
      await assertFails(updateDoc(at(database, 'auditLog/e1'), { actorUid: 'somebody' }));
      await assertFails(setDoc(at(database, 'auditLog/e2'), { kind: 'approve-beta' }));
    }
  });
});

describe('what is collected or chosen for oneself', () => {
  test('another’s collected data', async () => {
    const path = firestorePaths.accountExport(RUNNER);
    await assertSucceeds(getDoc(at(runner(), path)));
    for (const database of [attacker(), admin(), coach('sharing-coach')]) {
      await assertFails(getDoc(at(database, path)));
    }
    await assertFails(setDoc(at(runner(), path), { state: 'ready' }));
    await assertFails(updateDoc(at(runner(), path), { state: 'ready' }));
  });

  test('a repeated activity is listed by its owner’s choice, which names no other one', async () => {
    willChange(SHOWN);
    await assertSucceeds(updateDoc(at(runner(), SHOWN), { isDuplicateShown: true }));
    await assertFails(updateDoc(at(runner(), SHOWN), { isDuplicateShown: 'yes' }));
    await assertFails(updateDoc(at(runner(), SHOWN), { isDuplicateShown: true, duplicateOf: 'x' }));
    await assertFails(updateDoc(at(coach('sharing-coach'), SHOWN), { isDuplicateShown: false }));
  });

  test('posting to Strava, switched on by another', async () => {
    const change = { isPostingToStrava: true, updatedAt: serverTimestamp() };
    const path = firestorePaths.user(RUNNER);
    await assertFails(updateDoc(at(admin(), path), change));
    await assertFails(updateDoc(at(attacker(), path), change));
    await assertFails(
      updateDoc(at(runner(), path), { ...change, isPostingToStrava: 'https://example.jp' }),
    );
  });

  test('a default coupon, set by another or to what is no code', async () => {
    const change = { defaultCouponCode: 'SPRING-24', updatedAt: serverTimestamp() };
    const path = firestorePaths.user(RUNNER);
    willChange(path);
    await assertFails(updateDoc(at(admin(), path), change));
    await assertFails(updateDoc(at(attacker(), path), change));
    for (const defaultCouponCode of [
      'x',
      'a code',
      '<b>SPRING</b>',
      'X'.repeat(31),
      7,
      ['SPRING'],
    ]) {
      await assertFails(updateDoc(at(runner(), path), { ...change, defaultCouponCode }));
    }
    await assertSucceeds(updateDoc(at(runner(), path), change));
  });
});
