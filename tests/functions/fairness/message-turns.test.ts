import { randomUUID } from 'node:crypto';
import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { MESSAGE_TURNS, messagesLeft } from '@tasuki/domain/chat/turns/message-turns';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { countMessage } from '../../../functions/src/chat/count-message.ts';
import { takeInChange } from '../../../functions/src/chat/take-in-change.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { adminFirestore, projectId } from '../admin.ts';

const NOW = new Date('2096-03-07T10:00:00Z');
const { burst, intervalMilliseconds } = MESSAGE_TURNS;

async function leftOf(uid: string, now: Date): Promise<number> {
  const count = await adminFirestore.doc(firestorePaths.messageTurns(uid)).get();
  return messagesLeft(count.get('freeAtMilliseconds') as number, now.getTime());
}

it('counts every message of a flood, and lets its author wait for all that was too much', async () => {
  const uid = `author${randomUUID()}`;
  await countMessage(uid, NOW, adminFirestore);
  await Promise.all(
    Array.from({ length: burst + 9 }, async () => countMessage(uid, NOW, adminFirestore)),
  );
  expect(await leftOf(uid, NOW)).toBe(0);
  const after = (intervals: number) => new Date(NOW.getTime() + intervals * intervalMilliseconds);
  expect(await leftOf(uid, after(10))).toBe(0);
  expect(await leftOf(uid, after(11))).toBe(1);
  const muchLater = after(1000);
  await countMessage(uid, muchLater, adminFirestore);
  expect(await leftOf(uid, muchLater)).toBe(burst - 1);
});

it('counts each of those that arrive together where none was counted before', async () => {
  const uid = `author${randomUUID()}`;
  const countTogether = async (messages: number, now: Date) =>
    Promise.all(
      Array.from({ length: messages }, async () => countMessage(uid, now, adminFirestore)),
    );
  await countTogether(40, NOW);
  expect(await leftOf(uid, NOW)).toBe(burst - 40);
  const muchLater = new Date(NOW.getTime() + 1000 * intervalMilliseconds);
  await countTogether(40, muchLater);
  expect(await leftOf(uid, muchLater)).toBe(burst - 40);
});

it('keeps a count for a day after the moment from which nothing of it counts', async () => {
  const uid = `author${randomUUID()}`;
  const reference = adminFirestore.doc(firestorePaths.messageTurns(uid));
  // As after a flood of four days.
  const freeAtMilliseconds = NOW.getTime() + 4 * DAY_MILLISECONDS;
  await reference.set({ freeAtMilliseconds });
  await countMessage(uid, NOW, adminFirestore, () => 0);
  const count = await reference.get();
  const expiresAt = (count.get('expiresAt') as Timestamp).toMillis();
  const counted = count.get('freeAtMilliseconds') as number;
  expect(counted).toBeGreaterThan(freeAtMilliseconds);
  expect(expiresAt).toBe(counted + DAY_MILLISECONDS);
});

it('writes the count of a flood for one of ten messages, and counts as many as there are', async () => {
  const uid = `author${randomUUID()}`;
  const reference = adminFirestore.doc(firestorePaths.messageTurns(uid));
  const freeAtMilliseconds = NOW.getTime() + 4 * DAY_MILLISECONDS;
  await reference.set({ freeAtMilliseconds });
  const times = new Set<string>();
  for (let message = 0; message < 100; message += 1) {
    await countMessage(uid, NOW, adminFirestore, () => (message % 10) / 10);
    times.add(String((await reference.get()).updateTime?.valueOf()));
  }
  expect(times.size).toBe(10);
  expect((await reference.get()).get('freeAtMilliseconds')).toBe(
    freeAtMilliseconds + 100 * intervalMilliseconds,
  );
});

it('counts each message of an author who waits for less than three bursts', async () => {
  const uid = `author${randomUUID()}`;
  const reference = adminFirestore.doc(firestorePaths.messageTurns(uid));
  const freeAtMilliseconds = NOW.getTime() + 3 * burst * intervalMilliseconds;
  await reference.set({ freeAtMilliseconds });
  await countMessage(uid, NOW, adminFirestore, () => 0.99);
  expect((await reference.get()).get('freeAtMilliseconds')).toBe(
    freeAtMilliseconds + intervalMilliseconds,
  );
});

/** Firestore in which others write one document at every moment. */
function contendedAt(contendedPath: string): Firestore {
  const firestore = new Firestore({ projectId });
  const referTo = firestore.doc.bind(firestore);
  firestore.doc = (path: string) => {
    const reference = referTo(path);
    if (path === contendedPath) {
      reference.get = async () =>
        Promise.reject(Object.assign(new Error('10 ABORTED'), { code: 10 }));
    }
    return reference;
  };
  return firestore;
}

it('hides and shows a message whose author writes too many at once to be counted, and comes back to count it', async () => {
  const [author, reader] = [`author${randomUUID()}`, `reader${randomUUID()}`];
  const topicId = `group_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const reference = { topicId, messageId: 'aMessageOfAFlood' };
  const topic = adminFirestore.doc(firestorePaths.topic(topicId));
  const message = adminFirestore.doc(firestorePaths.message(topicId, reference.messageId));
  const at = Timestamp.fromDate(NOW);
  const before = Timestamp.fromMillis(at.toMillis() - 1000);
  await topic.set({
    kind: 'group',
    title: 'Saturdays',
    runnerUid: '',
    ownerUid: author,
    coachIds: [],
    participantIds: [author, reader],
    people: [],
    memberSince: { [author]: before, [reader]: before },
    activityId: null,
    lastText: '',
    lastAuthorUid: null,
    lastMessageAt: before,
    createdAt: before,
  });
  await message.set({
    kind: 'participant',
    authorUid: author,
    text: 'I will kill you, you whore',
    createdAt: at,
    writtenAt: at,
    isStopRequested: false,
  });
  const startJob = async () => Promise.resolve();
  const contended = contendedAt(firestorePaths.messageTurns(author));
  await expect(takeInMessage(reference, NOW, { firestore: contended, startJob })).rejects.toThrow(
    'the count was being written',
  );
  await contended.terminate();
  expect((await message.get()).get('unsafeFor')).not.toEqual([]);
  expect((await topic.get()).get('lastAuthorUid')).toBe(author);
  // The event comes again.
  await takeInMessage(reference, NOW, { firestore: adminFirestore, startJob });
  expect(await leftOf(author, NOW)).toBe(burst - 1);
});

it('counts what arrives in whichever conversation', async () => {
  const uid = `author${randomUUID()}`;
  for (const topicId of [randomUUID(), randomUUID()]) {
    const reference = { topicId, messageId: 'aMessageOfTheRunners' };
    await adminFirestore.doc(firestorePaths.message(topicId, reference.messageId)).set({
      kind: 'participant',
      authorUid: uid,
      text: 'Good morning',
      createdAt: NOW,
      writtenAt: NOW,
      isStopRequested: false,
    });
    const startJob = async () => Promise.resolve();
    await takeInMessage(reference, NOW, { firestore: adminFirestore, startJob });
  }
  expect(await leftOf(uid, NOW)).toBe(burst - 2);
});

it('counts each change of a message like a new one, with the same words too, and no deletion', async () => {
  const uid = `author${randomUUID()}`;
  const reference = { topicId: randomUUID(), messageId: 'aMessageOfTheRunners' };
  const message = adminFirestore.doc(
    firestorePaths.message(reference.topicId, reference.messageId),
  );
  await message.set({
    kind: 'participant',
    authorUid: uid,
    text: 'Good morning',
    createdAt: NOW,
    writtenAt: NOW,
    isStopRequested: false,
  });
  const change = async (fields: Record<string, unknown>) => {
    const before = await message.get();
    await message.update(fields);
    await takeInChange(reference, { before, after: await message.get() }, NOW, {
      firestore: adminFirestore,
      startJob: async () => Promise.resolve(),
      openStore: async () => Promise.resolve({ removeAll: async () => Promise.resolve() }),
    });
  };
  await change({ text: 'Good evening', editedAt: new Date(NOW.getTime() + 1000) });
  expect(await leftOf(uid, NOW)).toBe(burst - 1);
  await change({ editedAt: new Date(NOW.getTime() + 2000) });
  expect(await leftOf(uid, NOW)).toBe(burst - 2);
  await change({ isStopRequested: true });
  await change({ text: '', deletedAt: new Date(NOW.getTime() + 3000) });
  expect(await leftOf(uid, NOW)).toBe(burst - 2);
});
