import { createECDH } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { notifyReaders } from '../../../functions/src/chat/inbox/notify-readers.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import type { JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { changePushSubscription } from '../../../functions/src/push/change-push-subscription.ts';
import type { PushTransport } from '../../../functions/src/push/push-transport.ts';
import { sendPushJob } from '../../../functions/src/push/send-push-job.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue, sweepHere } from '../jobs/sweep-here.ts';

const COACH = 'the-coach';
const PUSH = {
  publicKey: 'not used',
  privateKey: 'not used',
  subject: 'mailto:support@tasuki.example',
  services: ['https://push.example'],
};
/** Midnight in Tokyo is 15:00. */
const at = (time: string) => new Date(`2026-11-26T${time}Z`);

let number = 0;
let uid: string;
let topicId: string;
let unreadCount: number;
let now: Date;
/** The moment of each notification that reached the device. */
let received: string[];

beforeEach(async () => {
  number += 1;
  uid = `reader${process.pid}x${Date.now()}x${number}`;
  topicId = `with_${uid}_${COACH}`;
  received = [];
  unreadCount = 0;
  await adminFirestore
    .doc(firestorePaths.user(uid))
    .set({ language: 'en', timeZone: 'Asia/Tokyo' });
  await adminFirestore.doc(firestorePaths.accountState(uid)).set({ uid, isBetaApproved: true });
  const key = createECDH('prime256v1');
  const device = {
    endpoint: `https://push.example/${uid}`,
    p256dh: key.generateKeys('base64url'),
    auth: 'A'.repeat(22),
    isWanted: true,
  };
  const caller = { uid, now: at('00:00:00'), sessionGivenAt: at('00:00:00') };
  await changePushSubscription(device, caller, { firestore: adminFirestore, push: PUSH });
});

async function setUnread(count: number): Promise<void> {
  unreadCount = count;
  await adminFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).set({
    role: 'runner',
    isMuted: false,
    unreadCount,
    people: [{ uid: COACH, name: 'Kenji Arai' }],
    lastAuthorUid: COACH,
  });
}

/** The coach writes, and the trigger notifies who has not read it. */
async function write(time: string): Promise<void> {
  now = at(time);
  await setUnread(unreadCount + 1);
  await notifyReaders(topicId, [uid], now, adminFirestore);
}

const receive: PushTransport = async () => {
  received.push(now.toISOString().slice(11, 19));
  return Promise.resolve('sent');
};

/** Does what is due at a moment. */
async function pass(time: string, transport = receive): Promise<void> {
  now = at(time);
  const jobs: JobDependencies = {
    firestore: adminFirestore,
    handlers: jobHandlers([sendPushJob({ firestore: adminFirestore, transport })]),
    now: () => now,
    enqueue: noQueue,
  };
  await sweepHere(jobs);
}

async function openJobs(): Promise<Date[]> {
  const { docs } = await adminFirestore.collection(firestorePaths.jobs()).get();
  return docs
    .filter((job) => job.get('kind') === 'send-push' && job.get('person') === uid)
    .map((job) => (job.get('dueAt') as Timestamp).toDate());
}

it('comes once a message was unread for half a minute, and speaks of all that came', async () => {
  await write('03:00:05');
  await write('03:00:20');
  await pass('03:00:34');
  expect(received).toEqual([]);
  await pass('03:00:35');
  await pass('03:05:00');
  expect(received).toEqual(['03:00:35']);
});

it('comes again for a message after the one that was read', async () => {
  await write('03:00:05');
  await pass('03:00:35');
  await setUnread(0);
  await write('03:01:20');
  await pass('03:02:34');
  // At most one in two minutes.
  expect(received).toHaveLength(1);
  await pass('03:02:35');
  expect(received).toEqual(['03:00:35', '03:02:35']);
  await write('03:30:00');
  await pass('03:30:30');
  expect(received).toHaveLength(3);
});

it('does not come for what was read in the app', async () => {
  await write('03:00:05');
  await setUnread(0);
  await pass('03:00:35');
  expect(received).toEqual([]);
  await write('03:00:40');
  await pass('03:01:10');
  expect(received).toEqual(['03:01:10']);
});

it('comes for a message that arrives while the notification before it is being sent', async () => {
  await write('03:00:05');
  await pass('03:00:35', async (...sent) => {
    const result = await receive(...sent);
    await setUnread(0);
    await write('03:00:36');
    return result;
  });
  await pass('03:03:00');
  expect(received).toHaveLength(2);
});

it('comes once after the quiet hours, however many messages came in the night', async () => {
  for (const time of ['13:00:00', '13:10:00', '14:40:00']) {
    await write(time);
    await pass(`${time.slice(0, 6)}30`);
  }
  expect(received).toEqual([]);
  expect(await openJobs()).toEqual([new Date('2026-11-26T22:00:00Z')]);
  await pass('22:00:00');
  await pass('22:05:00');
  expect(received).toEqual(['22:00:00']);
});

it('does not come to who has lost the approval, and comes again with it', async () => {
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  await state.update({ isBetaApproved: false });
  await write('03:00:05');
  await pass('03:00:35');
  expect(received).toEqual([]);
  await state.update({ isBetaApproved: true });
  await write('03:10:00');
  await pass('03:10:30');
  expect(received).toEqual(['03:10:30']);
});
