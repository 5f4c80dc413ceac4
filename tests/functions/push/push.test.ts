import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LANGUAGES } from '@tasuki/domain/language';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { PUSH_KINDS, type Push } from '@tasuki/domain/push/push';
import { PUSH_DEVICES_MAXIMUM } from '@tasuki/domain/push/push-subscription';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { askForPush } from '../../../functions/src/push/ask-for-push.ts';
import {
  changePushSubscription,
  endPushSubscriptions,
} from '../../../functions/src/push/change-push-subscription.ts';
import { pushFeedback } from '../../../functions/src/push/push-feedback.ts';
import {
  webPushTransport,
  type PushTransport,
} from '../../../functions/src/push/push-transport.ts';
import { sendPushJob } from '../../../functions/src/push/send-push-job.ts';
import { PushService } from '../../../sandbox/push/push-service.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue } from '../jobs/sweep-here.ts';

/** Noon in Tokyo. */
const NOON = new Date('2026-11-26T03:00:00Z');
const FEEDBACK: Push = { kind: 'feedback-ready', activityId: 'a1' };

let origin = '';
const service = new PushService(() => origin);
let server: Server;
let push: Parameters<typeof webPushTransport>[0];
const time = { now: NOON };
let count = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    void service.answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  push = {
    publicKey:
      'BHpC66usXU-MvvQ9CSVvVk1ZJi_BLuxveSeDRs38gPj25BPr0jkTpPxUDG9hCGBMkwJImi7Q8Rrp6xDa1LXV5CA',
    privateKey: 'OAk44nZLAPNR4Go1N6KoFSkGlAejkOdk-C0AUvjuRRc',
    subject: 'mailto:support@tasuki.example',
    services: [origin],
  };
});
afterAll(() => {
  server.close();
});

/** Somebody with an account, and devices that are notified. */
async function person({ devices = 1, language = 'en', isDisabled = false } = {}) {
  count += 1;
  const uid = `notified${process.pid}x${Date.now()}x${count}`;
  await adminFirestore.doc(firestorePaths.user(uid)).set({ language, timeZone: 'Asia/Tokyo' });
  await adminFirestore
    .doc(firestorePaths.accountState(uid))
    .set({ uid, isDisabled, isBetaApproved: true });
  const addresses = [];
  for (let device = 0; device < devices; device += 1) addresses.push(await addDevice(uid, device));
  return { uid, devices: addresses };
}

/** @param order later ones were added later */
async function addDevice(uid: string, order = 0) {
  const made = (await (await fetch(`${origin}/push/devices`, { method: 'POST' })).json()) as {
    endpoint: string;
    p256dh: string;
    auth: string;
  };
  await note(uid, made, true, { order });
  return made;
}

async function note(
  uid: string,
  address: { endpoint: string; p256dh: string; auth: string },
  isWanted: boolean,
  { order = 0, sessionGivenAt = NOON } = {},
): Promise<void> {
  const now = new Date(NOON.getTime() + order);
  const caller = { uid, now, sessionGivenAt };
  await changePushSubscription({ ...address, isWanted }, caller, {
    firestore: adminFirestore,
    push,
  });
}

function jobsWith(transport: PushTransport | null): JobDependencies {
  return {
    firestore: adminFirestore,
    handlers: jobHandlers([sendPushJob({ firestore: adminFirestore, transport })]),
    now: () => time.now,
    enqueue: noQueue,
  };
}

/** Asks for a notification and runs its job at a moment. @returns what was received of it, and the job's outcome */
async function send(
  uid: string,
  { asked = FEEDBACK, key = 'k1', at = NOON, transport = webPushTransport(push) } = {},
) {
  time.now = at;
  const before = service.received.length;
  const id = await askForPush({ uid, key, push: asked }, at, adminFirestore);
  const outcome = id === null ? null : await runJob(id, jobsWith(transport));
  return { id, outcome, received: service.received.slice(0, service.received.length - before) };
}

async function devicesOf(uid: string): Promise<number> {
  const found = await adminFirestore
    .collection(firestorePaths.pushSubscriptions())
    .where('uid', '==', uid)
    .get();
  return found.size;
}

it('arrives on each device, encrypted for it, once however often it is asked for', async () => {
  const { uid } = await person({ devices: 2 });
  const { received } = await send(uid);
  expect(received).toHaveLength(2);
  expect(received[0]).toMatchObject({
    content: { title: 'Tasuki', body: 'New feedback on a run is ready.', path: '/activities/a1' },
  });
  expect(received[0]?.ttlSeconds).toBeGreaterThan(0);
  expect((await send(uid)).received).toEqual([]);
});

it('has words for every kind in every language, without names and dates until they are wanted', async () => {
  for (const language of LANGUAGES) {
    const { uid } = await person({ language });
    const topicId = `with_${uid}`;
    await adminFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).set({
      role: 'runner',
      isMuted: false,
      unreadCount: 1,
      people: [{ uid: 'coach', name: 'Aoi' }],
      lastAuthorUid: 'coach',
    });
    await adminFirestore.doc(firestorePaths.coach('coach')).set({
      name: 'Aoi',
      isApproved: true,
      isPublished: true,
    });
    await adminFirestore.doc(firestorePaths.coachLink(uid, 'coach')).set({
      runnerUid: uid,
      state: 'active',
      waitingPlan: { id: 'p1', untilDay: '2026-12-01' },
    });
    const asked: Push[] = [
      FEEDBACK,
      { kind: 'unread-messages', topicId },
      { kind: 'plan-waiting', coachUid: 'coach', waitingId: 'p1' },
      { kind: 'trial-ending', at: Date.UTC(2026, 11, 7, 3) },
      { kind: 'payment-failed', subscriptionId: 'sub_1' },
    ];
    expect(asked.map(({ kind }) => kind).sort()).toEqual([...PUSH_KINDS].sort());
    const textsOf = async (name: string) => {
      const texts: string[] = [];
      for (const one of asked) {
        const { received } = await send(uid, { asked: one, key: `${name}-${one.kind}` });
        texts.push(JSON.stringify(received[0]?.content));
      }
      return texts;
    };
    const plain = await textsOf('plain');
    expect(new Set(plain).size).toBe(PUSH_KINDS.length);
    expect(plain.join('')).not.toMatch(/Aoi|2026|undefined/);
    await choose(uid, { isContentShown: true });
    expect((await textsOf('whole')).join('')).toMatch(/Aoi.*Aoi.*2026/s);
  }
});

async function choose(uid: string, choices: object): Promise<void> {
  await adminFirestore.doc(firestorePaths.pushPreferences(uid)).set({
    offKinds: [],
    isContentShown: false,
    quietFromMinutes: 1290,
    quietUntilMinutes: 420,
    ...choices,
  });
}

it('waits for the end of the quiet hours, and is dropped when it is no news any more', async () => {
  const { uid } = await person();
  const night = new Date('2026-11-26T13:00:00Z');
  const { id, received } = await send(uid, { at: night });
  expect(received).toEqual([]);
  const job = await adminFirestore.doc(firestorePaths.job(id ?? '')).get();
  expect((job.get('dueAt') as Timestamp).toDate()).toEqual(new Date('2026-11-26T22:00:00Z'));
  time.now = new Date('2026-11-26T22:00:00Z');
  const before = service.received.length;
  expect(await runJob(id ?? '', jobsWith(webPushTransport(push)))).toBe('done');
  expect(service.received.length).toBe(before + 1);

  const late = await person();
  const asked = await askForPush(
    { uid: late.uid, key: 'old', push: FEEDBACK },
    NOON,
    adminFirestore,
  );
  time.now = new Date(NOON.getTime() + 25 * HOUR_MILLISECONDS);
  expect(await runJob(asked ?? '', jobsWith(webPushTransport(push)))).toBe('done');
  expect(service.received.length).toBe(before + 1);
});

it('says nothing of what is off, read or muted, nor to a closed account', async () => {
  const off = await person();
  await choose(off.uid, { offKinds: ['feedback-ready'] });
  expect((await send(off.uid)).received).toEqual([]);
  const disabled = await person({ isDisabled: true });
  expect((await send(disabled.uid)).received).toEqual([]);
  const reader = await person();
  for (const [topicId, entry] of [
    ['read', { unreadCount: 0, isMuted: false }],
    ['muted', { unreadCount: 2, isMuted: true }],
  ] as const) {
    await adminFirestore
      .doc(firestorePaths.inboxEntry(reader.uid, topicId))
      .set({ role: 'runner', ...entry });
    const asked: Push = { kind: 'unread-messages', topicId };
    expect((await send(reader.uid, { asked, key: topicId })).received, topicId).toEqual([]);
  }
  const { uid } = await person({ devices: 0 });
  expect((await send(uid)).id).toBeNull();
});

it('forgets a device that its push service does not know any more', async () => {
  const { uid, devices } = await person({ devices: 2 });
  await fetch(`${devices[0]?.endpoint ?? ''}/gone`, { method: 'POST' });
  expect((await send(uid)).received).toHaveLength(1);
  expect(await devicesOf(uid)).toBe(1);
});

it('is sent to no device of a session that has ended, whenever that noted it', async () => {
  const { uid, devices } = await person({ devices: 2 });
  const [own, stolen] = devices;
  if (!own || !stolen) throw new Error('There are no devices');
  const newPasswordAt = new Date(NOON.getTime() + HOUR_MILLISECONDS);
  const late = 2 * HOUR_MILLISECONDS;
  // A token of before wrote its device after the new password, before that was judged.
  await note(uid, stolen, true, { order: late, sessionGivenAt: NOON });
  await note(uid, own, true, { order: late, sessionGivenAt: newPasswordAt });
  await adminFirestore
    .doc(firestorePaths.accountState(uid))
    .update({ sessionsValidSinceSeconds: newPasswordAt.getTime() / 1000 });
  expect((await send(uid, { at: new Date(NOON.getTime() + late) })).received).toHaveLength(1);
  const left = await adminFirestore
    .collection(firestorePaths.pushSubscriptions())
    .where('uid', '==', uid)
    .get();
  expect(left.docs.map((device) => device.get('endpoint') as string)).toEqual([own.endpoint]);
});

it('counts a device of an earlier release from when it was noted', async () => {
  const { uid } = await person();
  const { docs } = await adminFirestore
    .collection(firestorePaths.pushSubscriptions())
    .where('uid', '==', uid)
    .get();
  await docs[0]?.ref.update({ sessionGivenAt: FieldValue.delete() });
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  await state.update({ sessionsValidSinceSeconds: NOON.getTime() / 1000 });
  expect((await send(uid)).received).toHaveLength(1);
  await state.update({ sessionsValidSinceSeconds: NOON.getTime() / 1000 + 1 });
  expect((await send(uid, { key: 'k2' })).received).toEqual([]);
  expect(await devicesOf(uid)).toBe(0);
});

it('forgets a device whose key is none, and notes no such device', async () => {
  const { uid, devices } = await person();
  const [made] = devices;
  if (!made) throw new Error('There is no device');
  const noPoint = Buffer.alloc(65, 1);
  noPoint[0] = 4;
  for (const p256dh of [noPoint.toString('base64url'), 'B'.repeat(87)]) {
    await expect(note(uid, { ...made, p256dh }, true), p256dh).rejects.toMatchObject({
      code: 'common/invalid-request',
    });
    const { docs } = await adminFirestore
      .collection(firestorePaths.pushSubscriptions())
      .where('uid', '==', uid)
      .get();
    await docs[0]?.ref.update({ p256dh });
    const sent = await send(uid, { key: p256dh.slice(0, 8) });
    expect(sent).toMatchObject({ outcome: 'done', received: [] });
    expect(await devicesOf(uid)).toBe(0);
    await note(uid, made, true);
  }
});

it('keeps for some weeks to which devices it was sent', async () => {
  const { uid } = await person();
  await send(uid);
  const mark = await adminFirestore.doc(firestorePaths.push(`${uid}_k1`)).get();
  const keptHours =
    ((mark.get('expiresAt') as Timestamp).toMillis() - NOON.getTime()) / HOUR_MILLISECONDS;
  expect(keptHours).toBeGreaterThan(7 * 24);
  expect(keptHours).toBeLessThan(100 * 24);
});

it('repeats it for a device whose push service is busy, and for no other', async () => {
  const { uid } = await person({ devices: 2 });
  const sent: string[] = [];
  let isBusy = true;
  const transport: PushTransport = async ({ endpoint }) => {
    if (isBusy && sent.length > 0) return Promise.resolve('later');
    sent.push(endpoint);
    return Promise.resolve('sent');
  };
  const { id } = await send(uid, { transport });
  const job = adminFirestore.doc(firestorePaths.job(id ?? ''));
  // For hours: more often than a failing job is tried.
  for (let round = 0; round < 12; round += 1) {
    time.now = ((await job.get()).get('dueAt') as Timestamp).toDate();
    expect(await runJob(id ?? '', jobsWith(transport))).toBe('done');
    expect((await job.get()).get('state'), `round ${round}`).toBe('open');
  }
  expect(sent).toHaveLength(1);
  isBusy = false;
  time.now = ((await job.get()).get('dueAt') as Timestamp).toDate();
  expect(time.now.getTime() - NOON.getTime()).toBeLessThan(6 * HOUR_MILLISECONDS);
  expect(await runJob(id ?? '', jobsWith(transport))).toBe('done');
  expect((await job.get()).exists).toBe(false);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(2);
});

it('never repeats what may have arrived', async () => {
  const { uid } = await person();
  let calls = 0;
  const transport: PushTransport = async () => {
    calls += 1;
    return Promise.resolve('unknown');
  };
  expect((await send(uid, { transport })).outcome).toBe('done');
  await send(uid, { transport });
  expect(calls).toBe(1);
});

it('keeps a few devices of a person, each of one person alone', async () => {
  const { uid, devices } = await person({ devices: PUSH_DEVICES_MAXIMUM + 2 });
  expect(await devicesOf(uid)).toBe(PUSH_DEVICES_MAXIMUM);
  const other = await person({ devices: 0 });
  const newest = devices.at(-1);
  if (!newest) throw new Error('There is no device');
  await note(other.uid, newest, true);
  expect(await devicesOf(uid)).toBe(PUSH_DEVICES_MAXIMUM - 1);
  // The former owner cannot end it any more.
  await note(uid, newest, false);
  expect(await devicesOf(other.uid)).toBe(1);
  await note(other.uid, newest, false);
  expect(await devicesOf(other.uid)).toBe(0);
  await endPushSubscriptions(uid, adminFirestore);
  expect(await devicesOf(uid)).toBe(0);
});

it('sends to nobody but push services', async () => {
  const { uid } = await person({ devices: 0 });
  for (const endpoint of [
    'http://169.254.169.254/',
    'http://127.0.0.1:1/',
    'https://evil.example/',
  ]) {
    const refused = note(uid, { endpoint, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }, true);
    await expect(refused, endpoint).rejects.toMatchObject({ code: 'push/unknown-service' });
  }
  const wish = { endpoint: origin, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22), isWanted: true };
  const withoutKeys = { firestore: adminFirestore, push: null };
  await expect(
    changePushSubscription(wish, { uid, now: NOON, sessionGivenAt: NOON }, withoutKeys),
  ).rejects.toMatchObject({ code: 'push/not-offered' });
});

it('is asked for by the first words on a run of these days, and by no imported history', async () => {
  const { uid } = await person();
  const started: string[] = [];
  const startJob = async (id: string) => {
    started.push(id);
    return Promise.resolve();
  };
  const row = async (activityId: string, fields: object) => {
    const reference = adminFirestore.doc(firestorePaths.activity(uid, activityId));
    const before = await reference.get();
    await reference.set({
      feedbackState: 'ready',
      duplicateOf: null,
      isTransition: false,
      ...fields,
    });
    const after = await reference.get();
    const change = { before, after };
    await pushFeedback({ uid, activityId }, change, NOON, { firestore: adminFirestore, startJob });
  };
  const hoursAgo = (hours: number) =>
    Timestamp.fromMillis(NOON.getTime() - hours * HOUR_MILLISECONDS);
  await row('old', { startedAt: hoursAgo(40) });
  await row('twice', { startedAt: hoursAgo(2), duplicateOf: 'new' });
  await row('unread', { startedAt: hoursAgo(2), feedbackState: 'pending' });
  expect(started).toEqual([]);
  await row('new', { startedAt: hoursAgo(2) });
  await row('new', { startedAt: hoursAgo(2), note: 'mended' });
  expect(started).toHaveLength(1);
});
