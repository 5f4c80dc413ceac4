import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  fillListsInTurn,
  fillListsJob,
  LARGE_GROUP,
  LISTS_TURNS,
} from '../../../functions/src/chat/inbox/fill-lists.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { takeTurn } from '../../../functions/src/platform/take-turn.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue } from '../jobs/sweep-here.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const SOME_TIME_LATER = new Date(NOW.getTime() + LISTS_TURNS.intervalSeconds * 5000);

it('shows a flood of messages in a large group, and notifies of it, a few at a time, and the last one in the end', async () => {
  const topicId = `group_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const uids = Array.from({ length: LARGE_GROUP + 1 }, () => `member${randomUUID()}`);
  const topic = adminFirestore.doc(firestorePaths.topic(topicId));
  const at = Timestamp.fromDate(NOW);
  await topic.set({
    kind: 'group',
    title: 'Saturdays',
    runnerUid: '',
    ownerUid: uids[0],
    coachIds: [],
    participantIds: uids,
    people: [],
    memberSince: Object.fromEntries(uids.map((uid) => [uid, at])),
    activityId: null,
    lastText: 'First',
    lastAuthorUid: uids[0],
    lastMessageAt: at,
    createdAt: at,
  });
  const handlers = jobHandlers([fillListsJob({ firestore: adminFirestore })]);
  const started: string[] = [];
  const dependencies = {
    firestore: adminFirestore,
    startJob: (id: string) => {
      started.push(id);
      return Promise.resolve();
    },
  };
  const say = async (text: string) => {
    await topic.update({ lastText: text });
    await fillListsInTurn(topicId, { uids, readers: uids.slice(1) }, NOW, dependencies);
  };
  const shown = async () => {
    const entries = uids.map((uid) => adminFirestore.doc(firestorePaths.inboxEntry(uid, topicId)));
    return new Set(
      (await adminFirestore.getAll(...entries)).map((entry) => entry.get('lastText') as unknown),
    );
  };
  const lookedAfter = uids.map((uid) =>
    adminFirestore.doc(firestorePaths.job(`mail-unread_${uid}_${topicId}`)),
  );
  const notified = async () =>
    (await adminFirestore.getAll(...lookedAfter)).filter(({ exists }) => exists).length;
  await say('First');
  expect(await shown()).toEqual(new Set(['First']));
  expect(await notified()).toBe(LARGE_GROUP);
  for (const job of lookedAfter) await job.delete();
  // The turns of a lively hour are taken.

  for (let turn = 1; turn < LISTS_TURNS.burst; turn += 1) {
    await takeTurn(topicId, LISTS_TURNS, NOW, adminFirestore);
  }
  for (const text of ['Second', 'Third', 'Fourth']) await say(text);
  expect(await shown()).toEqual(new Set(['First']));
  expect(await notified()).toBe(0);
  expect(started).toEqual([`fill-lists_${topicId}`]);
  const jobs = {
    firestore: adminFirestore,
    handlers,
    now: () => SOME_TIME_LATER,
    enqueue: noQueue,
  };
  expect(await runJob(started[0] ?? '', jobs)).toBe('done');
  expect(await shown()).toEqual(new Set(['Fourth']));
  expect(await notified()).toBe(LARGE_GROUP + 1);
});
