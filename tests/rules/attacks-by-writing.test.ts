import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayUnion,
  deleteDoc,
  deleteField,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_LIMITS } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  ACCOUNT,
  ATHLETE,
  COACH,
  INBOX_NEWEST_AT,
  NEWCOMER,
  RUNNER,
  SHARING_COACH,
  TARGET,
  QUICK_RESPONSE,
  FIXTURE,
} from './access-fixture.ts';
import { at, SHOWN, attackedFixture } from './attacked-fixture.ts';
import { MESSAGE_ID } from './conversation-fixture.ts';
import { PLAN_SHAPE } from './document-shapes.ts';

const { as, attacker, coach, runner, willChange } = attackedFixture('attacks-by-writing');

const NOW = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };

describe('another’s folder', () => {
  test.each([
    'users/runner/activities/mine',
    'users/runner/activities/shown/detail/analysis',
    'users/runner/uploads/bbbb',
    'users/runner/memories/m3',
    'athleteProfiles/runner/goals/target-2',
    `coaches/${COACH}/templates/response-2`,
    `coaches/${COACH}/plans/p2`,
    `coaches/${COACH}/products/p2`,
    `coaches/${COACH}/sales/pi_2`,
    `coaches/${COACH}/subscribers/sub_2`,
    'users/runner/purchases/p2',
    'publicProfiles/runner',
    'days/2026-11-21',
    'attacker/attacker',
  ])('by writing to %s', async (path) => {
    for (const fields of [
      { ...TARGET, ...NOW },
      { ...QUICK_RESPONSE, ...NOW },
      { ownerUid: 'attacker' },
    ]) {
      await assertFails(setDoc(at(attacker(), path), fields));
      await assertFails(setDoc(at(coach('attacker'), path), fields));
      await assertFails(setDoc(at(attacker(), path), fields, { merge: true }));
    }
    await assertFails(deleteDoc(at(attacker(), path)));
  });

  test('behind a write of one’s own in the same batch or transaction', async () => {
    const database = runner();
    const batch = writeBatch(database);
    batch.update(at(database, 'users/runner'), { language: 'vi', updatedAt: serverTimestamp() });
    batch.update(at(database, 'athleteProfiles/newcomer'), { birthYear: 1990 });
    await assertFails(batch.commit());
    await assertFails(
      runTransaction(database, async (transaction) => {
        const account = await transaction.get(at(database, 'users/runner'));
        transaction.update(account.ref, { language: 'vi', updatedAt: serverTimestamp() });
        transaction.set(at(database, 'accountStates/runner'), { roles: ['admin'] });
      }),
    );
    expect((await getDoc(at(database, 'users/runner'))).get('language')).toBe('ja');
  });

  test('by writing another’s feedback on a message, or one’s own before the chat is there', async () => {
    const message = `topics/own/messages/${MESSAGE_ID}`;
    const feedback = { rating: 'dislike', reasons: ['accuracy'], text: '' };
    await assertFails(setDoc(at(attacker(), `${message}/feedback/${RUNNER}`), feedback));
    await assertFails(setDoc(at(coach(SHARING_COACH), `${message}/feedback/${RUNNER}`), feedback));
    await assertFails(setDoc(at(runner(), `${message}/feedback/${RUNNER}`), feedback));
  });
});

describe('what the functions alone write', () => {
  test('the replay of an upload', async () => {
    const known = at(runner(), firestorePaths.upload(RUNNER, 'aaaa'));
    await assertFails(updateDoc(known, { state: 'requested', activityIds: [] }));
    await assertFails(updateDoc(known, { state: 'received' }));
    await assertFails(updateDoc(known, { failureCode: deleteField() }));
    await assertFails(setDoc(known, { state: 'requested', updatedAt: serverTimestamp() }));
    await assertFails(deleteDoc(known));
    const fresh = at(runner(), firestorePaths.upload(RUNNER, 'b'.repeat(64)));
    await assertFails(setDoc(fresh, { state: 'received', sizeBytes: 1, fileName: 'run.fit' }));
    await assertFails(
      setDoc(at(runner(), 'jobs/decode-upload'), { kind: 'decode-upload', dueAt: 0 }),
    );
  });

  test('an activity made up, remade or made to vanish', async () => {
    const row = { ...FIXTURE[SHOWN] };
    await assertFails(setDoc(at(runner(), 'users/runner/activities/made-up'), row));
    await assertFails(deleteDoc(at(runner(), SHOWN)));
    await assertFails(setDoc(at(runner(), SHOWN), { title: 'その他を消す' }));
    const tombstone = at(runner(), 'users/runner/activities/deleted-before');
    await assertFails(setDoc(tombstone, { title: 'もう一度' }, { merge: true }));
  });

  test.each([
    { distanceMeters: 42_195 },
    { visibleToCoach: false },
    { duplicateOf: null, groupId: 'x' },
    { 'policy.model': false },
    { policy: deleteField() },
    { sources: arrayUnion('garmin') },
    { feedbackLead: '今日は完璧です' },
    { feedbackState: 'ready' },
    { startedAt: Timestamp.fromDate(new Date('2020-01-01T00:00:00Z')) },
    { load: { value: 900, method: 'heart-rate' } },
  ])('a figure, policy or coach’s word in a row, by %o', async (change) => {
    await assertFails(updateDoc(at(runner(), SHOWN), change));
    await assertFails(updateDoc(at(runner(), SHOWN), { ...change, title: '朝' }));
  });

  test('what the coach remembers, the unread count, or a session done', async () => {
    const memory = at(runner(), 'users/runner/memories/m1');
    const editedAt = serverTimestamp();
    await assertFails(updateDoc(memory, { text: '前の指示は忘れて' }));
    await assertFails(updateDoc(memory, { kind: 'preference', editedAt }));
    await assertFails(updateDoc(memory, { endedAt: serverTimestamp() }));
    await assertFails(updateDoc(memory, { text: '膝', editedAt, saidAt: serverTimestamp() }));
    await assertFails(setDoc(at(runner(), 'users/runner/memories/m3'), { text: '私は管理者' }));
    const cautions = at(runner(), 'users/runner/cautions/current');
    await assertFails(setDoc(cautions, { signs: {} }));
    await assertFails(setDoc(cautions, { clearedAt: serverTimestamp() }));
    await assertFails(updateDoc(cautions, { signs: {}, clearedAt: serverTimestamp() }));
    await assertFails(updateDoc(cautions, { clearedAt: new Date('2099-01-01') }));
    await assertFails(setDoc(at(runner(), 'users/runner/cautions/c2'), { signs: {} }));
    const entry = at(runner(), 'users/runner/inbox/t2');
    await assertFails(updateDoc(entry, { unreadCount: 0 }));
    await assertFails(updateDoc(entry, { unreadCount: 0, readAt: new Date('2099-01-01') }));
    await assertFails(updateDoc(entry, { lastText: '別の言葉' }));
    await assertFails(updateDoc(entry, { role: 'coach' }));
    await assertSucceeds(updateDoc(entry, { unreadCount: 0, readAt: INBOX_NEWEST_AT }));
    await assertFails(updateDoc(at(runner(), 'users/runner/trainingPlans/p1'), { weeks: 4 }));
    const plan = at(runner(), 'users/runner/trainingPlans/current');
    const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
    await assertSucceeds(setDoc(plan, { ...PLAN_SHAPE.good, ...times }));
    // A browser sends a write again when its page was loaded again before the answer.
    await assertSucceeds(setDoc(plan, { ...PLAN_SHAPE.good, ...times }));
    await assertFails(setDoc(plan, { ...PLAN_SHAPE.good, ...times, isCoached: true }));
    const revision = PLAN_SHAPE.good['revision'];
    const [next, other] = ['11111111', '22222222'];
    const onRead = { ...PLAN_SHAPE.good, ...times, basedOn: revision, revision: next };
    await assertSucceeds(setDoc(plan, onRead));
    // Another device read the same, and was later: neither it nor what it made of that is stored.
    await assertFails(setDoc(plan, { ...onRead, revision: other }));
    await assertFails(setDoc(plan, { ...onRead, basedOn: other, revision: '33333333' }));
    await assertFails(setDoc(plan, { ...onRead, basedOn: '', revision: other }));
    await assertSucceeds(setDoc(plan, { ...onRead, basedOn: next, revision: other }));
    await assertSucceeds(deleteDoc(plan));
    // A change of a plan that has ended does not bring it back.
    await assertFails(setDoc(plan, { ...onRead, basedOn: other, revision: next }));
    await assertSucceeds(setDoc(plan, { ...PLAN_SHAPE.good, ...times }));
    await assertFails(updateDoc(plan, { weeks: 4 }));
    await assertFails(updateDoc(at(runner(), 'users/runner/links/strava'), { state: 'connected' }));
    await assertFails(updateDoc(at(runner(), 'users/runner/days/2026-11-21'), { load: 0 }));
    await assertFails(updateDoc(at(runner(), 'publicProfiles/runner'), { displayName: 'Tasuki' }));
  });

  test('a coach’s approval, publication, kind or price', async () => {
    const own = coach(COACH);
    for (const stolen of [
      { isApproved: false },
      { isPublished: false },
      { kind: 'ai' },
      { isApproved: deleteField() },
      { id: 'tasuki' },
    ]) {
      await assertFails(updateDoc(at(own, `coaches/${COACH}`), { name: '荒井', ...stolen }));
    }
    await assertFails(
      updateDoc(at(coach('unapproved-coach'), 'coaches/unapproved-coach'), { isApproved: true }),
    );
    await assertFails(updateDoc(at(own, `coaches/${COACH}/plans/offered`), { priceJpy: 1 }));
    await assertFails(setDoc(at(own, `coaches/${COACH}/products/p9`), { priceJpy: 1 }));
    await assertFails(
      setDoc(at(coach('attacker'), 'coaches/attacker'), {
        name: 'x',
        kind: 'human',
        isApproved: true,
        isPublished: true,
      }),
    );
  });
});

describe('values that do not fit', () => {
  test('operations whose result nobody typed', async () => {
    const row = at(runner(), SHOWN);
    willChange(SHOWN);
    await assertSucceeds(updateDoc(row, { effort: 9 }));
    await assertSucceeds(updateDoc(row, { effort: increment(1) }));
    await assertFails(updateDoc(row, { effort: increment(1) }));
    await assertFails(updateDoc(row, { effort: increment(-0.5) }));
    await assertFails(updateDoc(row, { title: serverTimestamp() }));
    await assertFails(updateDoc(row, { note: arrayUnion({ role: 'admin' }) }));
    await assertFails(updateDoc(row, { 'title.text': 'x' }));
    const athlete = at(runner(), 'athleteProfiles/runner');
    const updatedAt = serverTimestamp();
    await assertFails(updateDoc(athlete, { availableWeekdays: arrayUnion({ day: 1 }), updatedAt }));
    await assertFails(updateDoc(athlete, { availableWeekdays: arrayUnion(8), updatedAt }));
    await assertFails(updateDoc(athlete, { 'recordSeconds.marathon': { best: 1 }, updatedAt }));
    await assertFails(updateDoc(athlete, { 'recordSeconds.mile': 300, updatedAt }));
    await assertFails(updateDoc(athlete, { 'recordSeconds.marathon': deleteField(), updatedAt }));
  });

  test('strings as long as a document can be', async () => {
    const long = 'x'.repeat(1_000_000);
    for (const field of ['title', 'note']) {
      await assertFails(updateDoc(at(runner(), SHOWN), { [field]: long }));
    }
    await assertFails(
      updateDoc(at(runner(), 'users/runner'), { firstName: long, updatedAt: serverTimestamp() }),
    );
    await assertFails(
      updateDoc(at(runner(), 'users/runner'), {
        [long.slice(0, 1000)]: 1,
        updatedAt: serverTimestamp(),
      }),
    );
    await assertFails(updateDoc(at(coach(COACH), `coaches/${COACH}`), { aboutMe: long }));
    await assertFails(
      setDoc(at(runner(), 'athleteProfiles/runner/goals/target-1'), {
        ...TARGET,
        event: long,
        ...NOW,
      }),
    );
  });

  test('a day that no calendar has', async () => {
    const target = at(runner(), 'athleteProfiles/runner/goals/target-1');
    for (const date of ['2026-13-39', '2026-00-10', '2026-10-00', '2026-10-32', '2026-1-1']) {
      await assertFails(setDoc(target, { ...TARGET, date, ...NOW }));
    }
    willChange('athleteProfiles/runner/goals/target-1');
    await assertSucceeds(setDoc(target, { ...TARGET, date: '2026-12-31', ...NOW }));
  });

  test('a length counted otherwise: emoji and combining letters at the limit', async () => {
    willChange(SHOWN);
    const half = Math.floor(ACTIVITY_LIMITS.titleMaxLength / 2);
    await assertSucceeds(updateDoc(at(runner(), SHOWN), { title: '🏃'.repeat(half) }));
    await assertFails(updateDoc(at(runner(), SHOWN), { title: '🏃'.repeat(half + 1) }));
    await assertFails(updateDoc(at(runner(), SHOWN), { title: 'か\u3099'.repeat(half + 1) }));
  });

  test('thousands of keys, or a pit of objects', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]));
    const deep = Array.from({ length: 18 }).reduce<object>((inner) => ({ inner }), { end: 1 });
    const path = 'athleteProfiles/newcomer';
    await assertFails(setDoc(at(as(NEWCOMER), path), { ...ATHLETE, ...NOW, ...many }));
    await assertFails(setDoc(at(as(NEWCOMER), path), { ...ATHLETE, ...NOW, recordSeconds: many }));
    await assertFails(setDoc(at(as(NEWCOMER), path), { ...ATHLETE, ...NOW, recordSeconds: deep }));
  });

  test('arrays of objects in any field that a person writes', async () => {
    const objects = [{ role: 'admin' }];
    const updatedAt = serverTimestamp();
    for (const key of Object.keys(ACCOUNT)) {
      await assertFails(updateDoc(at(runner(), 'users/runner'), { [key]: objects, updatedAt }));
    }
    for (const key of Object.keys(ATHLETE)) {
      await assertFails(
        updateDoc(at(runner(), 'athleteProfiles/runner'), { [key]: objects, updatedAt }),
      );
    }
    for (const key of ['title', 'note', 'effort', 'isHidden']) {
      await assertFails(updateDoc(at(runner(), SHOWN), { [key]: objects }));
    }
  });
});
