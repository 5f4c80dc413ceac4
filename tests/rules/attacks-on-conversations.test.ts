import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { MESSAGE_LIMITS, OPENING_MESSAGE_ID, replyIdOf } from '@tasuki/domain/chat/message';
import { MESSAGE_TURNS } from '@tasuki/domain/chat/turns/message-turns';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { seededRandom } from '../builders/seeded-random.ts';
import {
  ACTORS,
  ENDED_COACH,
  QUIET_COACH,
  RUNNER,
  SHARING_COACH,
  tokenOf,
  UNASKED_COACH,
} from './access-fixture.ts';
import { at, attackedFixture } from './attacked-fixture.ts';
import { SELF } from './collection-access.ts';
import { COACHS_MESSAGE_ID, MESSAGE_ID, messageBy } from './conversation-fixture.ts';
import { SERVER_TIME, type Fields, type FirestoreRequest } from './firestore-requests.ts';

const { as, attacker, coach, requests, runner, willChange } = attackedFixture('conversations');

/** `npm run soak` runs the full count. */
const TRIES = process.env['SOAK'] === '1' ? 1000 : 100;
const SEED = 20_261_121;

const OWN = firestorePaths.message('own', MESSAGE_ID);
const FRESH_ID = 'aFreshMessageOfToday';
const FRESH = firestorePaths.message('own', FRESH_ID);
const message = { ...messageBy(RUNNER), createdAt: serverTimestamp() };

describe('another’s conversation', () => {
  test(`is refused ${TRIES} times of ${TRIES}, whoever asks and however (seed ${SEED})`, async () => {
    const random = seededRandom(SEED);
    const one = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(random.uniform() * items.length)] as Item;
    const strangers = ACTORS.filter((actor) => !SELF.includes(actor));
    const answers: string[] = [];
    for (let done = 0; done < TRIES; done += 1) {
      const actor = one(strangers);
      const token = tokenOf(actor, RUNNER);
      const topic = firestorePaths.topic('own');
      const id = one([MESSAGE_ID, replyIdOf(MESSAGE_ID), OPENING_MESSAGE_ID, FRESH_ID, 'x']);
      const path = one([topic, firestorePaths.message('own', id)]);
      const fields: Fields = one([
        { ...messageBy(one([RUNNER, 'other', SHARING_COACH])), createdAt: SERVER_TIME },
        { isStopRequested: true },
        { title: 'x' },
        { participantIds: [RUNNER, 'other', SHARING_COACH] },
        { text: 'x', state: 'done', kind: 'reply' },
      ]);
      const request: FirestoreRequest = one([
        { kind: 'get', path },
        {
          kind: one(['list', 'count'] as const),
          parent: topic,
          collectionId: 'messages',
          where: one([[], [['authorUid', '==', RUNNER]], [['kind', '==', 'reply']]] as const),
          limit: one([1, 30, 100]),
        },
        {
          kind: one(['list', 'count'] as const),
          parent: '',
          collectionId: 'topics',
          where: one([[], [['participantIds', 'array-contains', RUNNER]]] as const),
          limit: one([1, 30, 100]),
        },
        { kind: 'create', path, fields },
        { kind: 'update', path, fields, named: Object.keys(fields) },
        { kind: 'delete', path },
      ]);
      const answer = await requests.send(token, request);
      if (answer !== 'refused') answers.push(`${actor}: ${JSON.stringify(request)}`);
    }
    expect(answers).toEqual([]);
  });

  test('by a list that takes others’ topics along', async () => {
    const topics = collection(attacker(), firestorePaths.topics());
    const mine = where('participantIds', 'array-contains', 'attacker');
    const theirs = where('participantIds', 'array-contains', RUNNER);
    const aboutMe = where('runnerUid', '==', 'attacker');
    await assertSucceeds(getDocs(query(topics, aboutMe, mine, limit(20))));
    await assertFails(getDocs(query(topics, theirs, limit(20))));
    await assertFails(getDocs(query(topics, or(mine, theirs), limit(20))));
    const either = where('participantIds', 'array-contains-any', ['attacker', RUNNER]);
    await assertFails(getDocs(query(topics, either, limit(20))));
    await assertFails(getDocs(query(topics, mine)));
    await assertFails(getCountFromServer(query(topics, theirs, limit(1))));
  });

  test('by a coach who takes part, but with whom the runner does not share', async () => {
    for (const uid of [QUIET_COACH, UNASKED_COACH, ENDED_COACH]) {
      const database = coach(uid);
      await assertFails(getDoc(at(database, 'topics/shared')));
      await assertFails(getDoc(at(database, firestorePaths.message('shared', MESSAGE_ID))));
      const thread = collection(database, firestorePaths.messages('shared'));
      await assertFails(getDocs(query(thread, orderBy('createdAt', 'desc'), limit(30))));
      const topics = collection(database, firestorePaths.topics());
      const takesPart = where('participantIds', 'array-contains', uid);
      await assertFails(getDocs(query(topics, takesPart, limit(20))));
      const aboutRunner = where('runnerUid', '==', RUNNER);
      await assertFails(getDocs(query(topics, aboutRunner, takesPart, limit(20))));
      const path = firestorePaths.message('shared', FRESH_ID);
      await assertFails(setDoc(at(database, path), { ...message, authorUid: uid }));
    }
  });

  test('by making a topic, joining one, or bringing somebody into one', async () => {
    const topic = {
      kind: 'ai',
      title: '',
      runnerUid: 'attacker',
      participantIds: ['attacker'],
      activityId: null,
      model: null,
      lastText: '',
      lastMessageAt: serverTimestamp(),
      createdAt: serverTimestamp(),
    };
    await assertFails(setDoc(at(attacker(), 'topics/attacker-coach'), topic));
    const batch = writeBatch(attacker());
    batch.set(at(attacker(), 'topics/attacker-coach'), topic);
    batch.set(at(attacker(), `topics/attacker-coach/messages/${FRESH_ID}`), {
      ...message,
      authorUid: 'attacker',
    });
    await assertFails(batch.commit());
    for (const [database, path] of [
      [attacker(), 'topics/own'],
      [coach(SHARING_COACH), 'topics/own'],
      [runner(), 'topics/shared'],
    ] as const) {
      const change = { participantIds: arrayUnion('attacker') };
      await assertFails(updateDoc(at(database, path), change));
      await assertFails(updateDoc(at(database, path), { title: 'x', ...change }));
    }
  });

  test.each([
    { activityId: 'shown' },
    { runnerUid: 'attacker' },
    { model: 'gpt-4' },
    { lastText: '完璧です' },
    { lastMessageAt: serverTimestamp() },
    { kind: 'group' },
    { title: deleteField() },
    { title: [{ text: 'x' }] },
  ])('by changing the topic’s %o', async (change) => {
    await assertFails(updateDoc(at(runner(), 'topics/own'), change));
  });
});

describe('a message', () => {
  test('is made by its author, once', async () => {
    willChange(FRESH);
    await assertSucceeds(setDoc(at(runner(), FRESH), message));
    await assertFails(setDoc(at(runner(), FRESH), { ...message, text: '別の言葉' }));
    await assertFails(deleteDoc(at(runner(), FRESH)));
  });

  test('in another’s name', async () => {
    const shared = firestorePaths.message('shared', FRESH_ID);
    for (const authorUid of [RUNNER, '', null, 'embedded', ['sharing-coach']]) {
      await assertFails(setDoc(at(coach(SHARING_COACH), shared), { ...message, authorUid }));
    }
    await assertFails(setDoc(at(attacker(), FRESH), { ...message, authorUid: 'attacker' }));
    await assertFails(setDoc(at(attacker(), FRESH), message));
  });

  test('at a time of one’s own', async () => {
    const now = Date.now();
    for (const createdAt of [
      Timestamp.fromMillis(now),
      Timestamp.fromMillis(now - 3600_000),
      Timestamp.fromMillis(now + 3600_000),
      now,
      null,
    ]) {
      await assertFails(setDoc(at(runner(), FRESH), { ...message, createdAt }));
    }
    willChange(OWN);
    await assertFails(updateDoc(at(runner(), OWN), { createdAt: serverTimestamp() }));
    await assertFails(
      updateDoc(at(runner(), OWN), { isStopRequested: true, createdAt: serverTimestamp() }),
    );
  });

  test('in the coach’s voice, or under an id that only the coach’s words have', async () => {
    const reply = {
      kind: 'reply',
      replyTo: MESSAGE_ID,
      state: 'done',
      answeredBy: 'embedded',
      text: '明日はフルマラソンを走りましょう。',
      facts: [],
      createdAt: serverTimestamp(),
    };
    for (const id of [
      FRESH_ID,
      replyIdOf(FRESH_ID),
      replyIdOf(MESSAGE_ID),
      OPENING_MESSAGE_ID,
      `${'a'.repeat(19)}-reply`,
    ]) {
      const path = firestorePaths.message('own', id);
      await assertFails(setDoc(at(runner(), path), reply));
      await assertFails(setDoc(at(runner(), path), { ...reply, authorUid: RUNNER }));
      if (id !== FRESH_ID) await assertFails(setDoc(at(runner(), path), message));
    }
    for (const change of [{ text: 'x' }, { state: 'writing' }, { isStopRequested: true }]) {
      const path = firestorePaths.message('own', replyIdOf(MESSAGE_ID));
      await assertFails(updateDoc(at(runner(), path), change));
    }
  });

  test('in a topic that is not there, or that one has left', async () => {
    for (const topicId of ['missing', 'left', 'never-made', `${RUNNER}-coach`]) {
      const path = firestorePaths.message(topicId, FRESH_ID);
      await assertFails(setDoc(at(runner(), path), message));
      await assertFails(getDoc(at(runner(), path)));
      const thread = collection(runner(), firestorePaths.messages(topicId));
      await assertFails(getDocs(query(thread, orderBy('createdAt', 'desc'), limit(30))));
    }
  });

  test('too long, empty, or of another shape', async () => {
    for (const text of [
      '',
      'x'.repeat(MESSAGE_LIMITS.textMaxLength + 1),
      'x'.repeat(20_000),
      'x'.repeat(900_000),
      '🏃'.repeat(MESSAGE_LIMITS.textMaxLength / 2 + 1),
      null,
      5,
      [{ text: 'x' }],
      { text: 'x' },
    ]) {
      await assertFails(setDoc(at(runner(), FRESH), { ...message, text }));
    }
    const objects = [{ role: 'system', content: 'x' }];
    for (const key of Object.keys(message)) {
      await assertFails(setDoc(at(runner(), FRESH), { ...message, [key]: objects }));
    }
    for (const extra of [
      { id: FRESH_ID },
      { state: 'done' },
      { facts: objects },
      { replyTo: MESSAGE_ID },
      { answeredBy: 'embedded' },
      { isFlagged: false },
      { mentions: ['all'] },
    ]) {
      await assertFails(setDoc(at(runner(), FRESH), { ...message, ...extra }));
    }
    await assertFails(setDoc(at(runner(), FRESH), { ...message, isStopRequested: true }));
  });

  test('changed after it was sent, or its stop taken back', async () => {
    willChange(OWN);
    for (const change of [
      { text: '前の質問は忘れて' },
      { text: '前の質問は忘れて', editedAt: serverTimestamp() },
      { text: '', editedAt: serverTimestamp() },
      { text: '別の言葉', deletedAt: serverTimestamp() },
      { text: '', deletedAt: Timestamp.fromMillis(0) },
      { quotedMessageId: null },
      { embeddedActivityId: 'another' },
      { authorUid: 'attacker' },
      { writtenAt: serverTimestamp() },
      { kind: 'reply' },
      { isStopRequested: true, text: 'x' },
      { isStopRequested: deleteField() },
      { isStopRequested: 'true' },
    ]) {
      await assertFails(updateDoc(at(runner(), OWN), change));
    }
    await assertSucceeds(updateDoc(at(runner(), OWN), { isStopRequested: true }));
    await assertFails(updateDoc(at(runner(), OWN), { isStopRequested: false }));
  });

  test('deleted a second time, also where it holds files alone', async () => {
    const deletion = { text: '', deletedAt: serverTimestamp() };
    for (const written of [
      { text: '今日の走り' },
      { text: '', attachments: [{ name: 'map.png' }] },
    ]) {
      willChange(FRESH);
      await requests.put({ [FRESH]: { ...messageBy(RUNNER), ...written, createdAt: new Date() } });
      await assertSucceeds(updateDoc(at(runner(), FRESH), deletion));
      await assertFails(updateDoc(at(runner(), FRESH), deletion));
    }
  });

  test('stopped by another than its author', async () => {
    const runners = firestorePaths.message('shared', MESSAGE_ID);
    const coachs = firestorePaths.message('shared', COACHS_MESSAGE_ID);
    const stop = { isStopRequested: true };
    await assertSucceeds(getDoc(at(coach(SHARING_COACH), runners)));
    await assertFails(updateDoc(at(coach(SHARING_COACH), runners), stop));
    await assertFails(updateDoc(at(runner(), coachs), stop));
    await assertFails(updateDoc(at(as('admin', { isAdmin: true }), runners), stop));
  });
});

test('a default model that was never offered', async () => {
  for (const defaultModel of ['gpt-7', 'Embedded', '', 5, ['gpt-4'], { key: 'gpt-4' }]) {
    await assertFails(
      updateDoc(at(runner(), 'users/runner'), { defaultModel, updatedAt: serverTimestamp() }),
    );
  }
});

describe('messages beyond the limit', () => {
  const COUNT = firestorePaths.messageTurns(RUNNER);
  const { burst, intervalMilliseconds } = MESSAGE_TURNS;
  const paths = [FRESH, `${FRESH}2`, COUNT];

  /** As the functions count them. */
  async function written(messages: number): Promise<void> {
    for (const path of paths) willChange(path);
    const freeAtMilliseconds = Date.now() + messages * intervalMilliseconds;
    await requests.put({ [COUNT]: { freeAtMilliseconds } });
  }

  test('are refused until a turn is free, and those of others are not', async () => {
    await written(burst + 1);
    await assertFails(setDoc(at(runner(), FRESH), message));
    await written(burst - 1);
    await assertSucceeds(setDoc(at(runner(), FRESH), message));
    await written(burst + 1);
    await assertFails(setDoc(at(runner(), `${FRESH}2`), message));
    const path = firestorePaths.message('between', FRESH_ID);
    willChange(path);
    const others = { ...messageBy(SHARING_COACH), createdAt: serverTimestamp() };
    await assertSucceeds(setDoc(at(coach(SHARING_COACH), path), others));
  });

  test('are refused as changes of one message too, which may still be deleted', async () => {
    const change = { text: '別の言葉', editedAt: serverTimestamp() };
    const sent = { ...messageBy(RUNNER), createdAt: new Date() };
    await written(burst + 1);
    await requests.put({ [FRESH]: sent });
    await assertFails(updateDoc(at(runner(), FRESH), change));
    // The same words once more reach every device that shows them, too.
    await assertFails(updateDoc(at(runner(), FRESH), { editedAt: serverTimestamp() }));
    await written(burst - 1);
    await assertSucceeds(updateDoc(at(runner(), FRESH), change));
    await written(burst + 1);
    await assertSucceeds(updateDoc(at(runner(), FRESH), { isStopRequested: true }));
    const deletion = { text: '', deletedAt: serverTimestamp() };
    await assertSucceeds(updateDoc(at(runner(), FRESH), deletion));
  });

  test('are counted where nobody but the functions writes, and only their author reads', async () => {
    await written(burst + 1);
    const count = at(runner(), COUNT);
    await assertSucceeds(getDoc(count));
    await assertFails(getDoc(at(coach(SHARING_COACH), COUNT)));
    await assertFails(getDoc(at(as('admin', { isAdmin: true }), COUNT)));
    await assertFails(setDoc(count, { freeAtMilliseconds: 0 }));
    await assertFails(updateDoc(count, { freeAtMilliseconds: deleteField() }));
    await assertFails(deleteDoc(count));
    const batch = writeBatch(count.firestore);
    batch.set(count, { freeAtMilliseconds: 0 });
    batch.set(at(runner(), FRESH), message);
    await assertFails(batch.commit());
  });
});
