import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { MESSAGE_TURNS, messagesLeft } from '@tasuki/domain/chat/turns/message-turns';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { countMessage } from '../../../functions/src/chat/count-message.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { adminFirestore } from '../admin.ts';

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
  await countMessage(uid, NOW, adminFirestore);
  const count = await reference.get();
  const expiresAt = (count.get('expiresAt') as Timestamp).toMillis();
  expect(expiresAt).toBe(freeAtMilliseconds + intervalMilliseconds + DAY_MILLISECONDS);
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
