import { createECDH, createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_MODEL } from '@tasuki/domain/chat/model-registry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  STORED_UPLOAD_BYTES_MAXIMUM,
  UPLOAD_USAGE_LIMITS,
  UPLOAD_USAGE_SHARDS,
} from '@tasuki/domain/uploads/upload-usage';
import {
  diskBlobStore,
  type UploadReceiver,
} from '../../../functions/src/blob-store/disk-blob-store.ts';
import { encodedBytes } from '../../../functions/src/activities/encoded-bytes.ts';
import { recordingBlobKey, type BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import type { Answerer } from '../../../functions/src/chat/answerer.ts';
import { askToMailUnread } from '../../../functions/src/chat/inbox/mail-unread-job.ts';
import { answerConversation } from '../../../functions/src/coaching/answer-conversation.ts';
import { ANSWER_LIMITS } from '../../../functions/src/coaching/answer-limits.ts';
import { takeModelReply } from '../../../functions/src/coaching/model-replies.ts';
import { firestoreRunnerReader } from '../../../functions/src/coaching/runner-reader.ts';
import { reserveUsage } from '../../../functions/src/coaching/usage.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { FUNCTION_SIZES } from '../../../functions/src/platform/function-sizes.ts';
import { askForPush } from '../../../functions/src/push/ask-for-push.ts';
import { changePushSubscription } from '../../../functions/src/push/change-push-subscription.ts';
import type { PushTransport } from '../../../functions/src/push/push-transport.ts';
import { sendPushJob } from '../../../functions/src/push/send-push-job.ts';
import { completeUpload } from '../../../functions/src/uploads/complete-upload.ts';
import { decodeUploadJob } from '../../../functions/src/uploads/decode-upload-job.ts';
import { requestUpload } from '../../../functions/src/uploads/request-upload.ts';
import { demoHistory, demoRecording } from '../../../sandbox/recordings/demo-history.ts';
import { MEASURED, PROCESSOR_SPREAD } from '../../../scripts/cost-model/measured-operations.ts';
import { processorMillisecondsOf } from '../../figures/processor-milliseconds.ts';
import { startModelSandbox } from '../../builders/model-sandbox.ts';
import { adminFirestore } from '../admin.ts';
import { askedMessage, jobIdOf } from '../chat-fixture.ts';
import { chatFirestore, clock, replyDependencies, scripted } from '../chat-script.ts';
import { MailFixture } from '../mail/mail-fixture.ts';
import { steadyRunAt } from '../run-files.ts';
import { countOperations } from './counted-firestore.ts';
import { noQueue } from './sweep-here.ts';

let directory: string;
let store: BlobStore & UploadReceiver;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-costs-'));
  store = diskBlobStore({
    directory,
    signingKey: 'k'.repeat(32),
    uploadOrigin: 'http://disk.test',
  });
});
afterAll(async () => rm(directory, { recursive: true }));

/** Ahead of every other clock, so that nobody else takes the job. */
const NOW = new Date(Date.UTC(2098, 0, 1));
let uploads = 0;

/** A file that has arrived, its job written and due. */
async function arrived(bytes: Uint8Array) {
  uploads += 1;
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const uid = `costs-${process.pid}-${Date.now()}-${uploads}`;
  const caller = { uid, now: NOW, isLetIn: true };
  const dependencies = {
    firestore: adminFirestore,
    store,
    startJob: async () => Promise.resolve(),
    limits: UPLOAD_USAGE_LIMITS,
    storedBytesMaximum: STORED_UPLOAD_BYTES_MAXIMUM,
  };
  const answer = await requestUpload(
    { contentHash, fileName: 'run.fit', sizeBytes: bytes.length },
    caller,
    dependencies,
  );
  if (answer.kind !== 'target') throw new Error('no target');
  const token = new URL(answer.url).searchParams.get('token') ?? '';
  await store.receive(token, [bytes], bytes.length, NOW);
  await completeUpload({ contentHash }, caller, dependencies);
  return { uid, contentHash };
}

async function decode({ uid, contentHash }: Awaited<ReturnType<typeof arrived>>) {
  const handlers = jobHandlers([
    decodeUploadJob({ firestore: adminFirestore, store, stravaTerms: 'standard' }),
  ]);
  const outcome = await runJob(`decode-upload_${uid}_${contentHash}`, {
    firestore: adminFirestore,
    handlers,
    now: () => NOW,
    enqueue: noQueue,
  });
  expect(outcome).toBe('done');
}

/** An easy run of some fifty minutes, as a watch with every sensor saves it. */
function usualRun(): Uint8Array {
  const session = demoHistory('2026-11-22').find(({ name }) => name === 'easy');
  if (!session) throw new Error('The demo runner ran nothing easy');
  return demoRecording(session);
}

it('an uploaded run with its feedback costs what the cost model says', async () => {
  const counted = countOperations(adminFirestore);
  await decode(await arrived(steadyRunAt('2026-05-02T06:30:00Z')));
  expect(counted).toEqual(MEASURED.upload);
});

it('a usual run is stored in the bytes of the cost model, within a twentieth', async () => {
  const bytes = usualRun();
  const upload = await arrived(bytes);
  await decode(upload);
  const { uid, contentHash } = upload;
  const stored = await adminFirestore.doc(firestorePaths.upload(uid, contentHash)).get();
  const [activityId = ''] = stored.get('activityIds') as string[];
  const sizeOf = async (path: string) =>
    encodedBytes((await adminFirestore.doc(path).get()).data());
  const measured = {
    file: await store.sizeOf(recordingBlobKey(uid, contentHash)),
    row: await sizeOf(firestorePaths.activity(uid, activityId)),
    analysis: await sizeOf(firestorePaths.activityAnalysis(uid, activityId)),
    recording: await sizeOf(firestorePaths.recording(uid, activityId)),
    track: await sizeOf(firestorePaths.track(uid, activityId)),
  };
  for (const [part, size] of Object.entries(MEASURED.storedBytes)) {
    const share = (measured[part as keyof typeof measured] ?? 0) / size;
    expect({ part, measured, isNear: share > 0.95 && share < 1.05 }).toMatchObject({
      isNear: true,
    });
  }
});

it('a usual run is decoded and put into words within the processor time of the cost model', async () => {
  const bytes = usualRun();
  // Code that the first one loads serves the others of its instance.
  await decode(await arrived(bytes));
  const upload = await arrived(bytes);
  const spentHere = await processorMillisecondsOf(async () => decode(upload));
  // Files are read in a process of their own, whose time is noted for its person.
  const day = NOW.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const noted = await adminFirestore.getAll(
    ...Array.from({ length: UPLOAD_USAGE_SHARDS }, (_, shard) =>
      adminFirestore.doc(firestorePaths.uploadUsage(upload.uid, day, shard)),
    ),
  );
  const spent = noted.reduce(
    (sum, usage) => sum + Number(usage.get('processorMilliseconds') ?? 0),
    spentHere,
  );
  expect(spent).toBeGreaterThan(spentHere);
  expect(spent).toBeLessThanOrEqual(PROCESSOR_SPREAD * MEASURED.processorMilliseconds.upload);
});

it('jobs run in instances of the cost model’s size', () => {
  const { runDecodingJobs, runReplies, runShortJobs } = FUNCTION_SIZES;
  const memories = [runDecodingJobs, runReplies, runShortJobs].map(({ memory }) => memory);
  expect(memories).toEqual(memories.map(() => `${MEASURED.gibibytes}GiB`));
});

it('a reply in chat costs what the cost model says', async () => {
  // The first reply loads the code of all others. On a busy machine its lease is renewed meanwhile.
  const first = await askedMessage();
  expect(await runJob(jobIdOf(first), replyDependencies(scripted()))).toBe('done');
  const message = await askedMessage();
  const counted = countOperations(chatFirestore);
  expect(await runJob(jobIdOf(message), replyDependencies(scripted()))).toBe('done');
  expect(counted).toEqual(MEASURED.reply);
});

it('a reply of a model costs that, its budget and the processor time of the cost model', async () => {
  const models = await startModelSandbox();
  const answerer: Answerer = async (conversation, options, hooks) =>
    answerConversation(conversation, { ...options, askedModel: DEFAULT_MODEL }, hooks, {
      models: models.configuration,
      readerOf: (runner) => firestoreRunnerReader(chatFirestore, runner),
      takeReply: async (person) => takeModelReply(chatFirestore, person),
      reserve: async (question) => reserveUsage(chatFirestore, question),
      now: clock.date,
      limits: ANSWER_LIMITS,
    });
  const reply = async () => {
    const message = await askedMessage();
    return async () => runJob(jobIdOf(message), replyDependencies(answerer));
  };
  // Code that the first one loads serves the others of its instance.
  await (
    await reply()
  )();
  const next = await reply();
  const counted = countOperations(chatFirestore);
  const spent = await processorMillisecondsOf(async () => expect(await next()).toBe('done'));
  await models.close();
  const { reads, writes } = MEASURED.modelReply;
  expect(counted).toEqual({ reads, writes });
  expect(spent).toBeLessThanOrEqual(PROCESSOR_SPREAD * MEASURED.processorMilliseconds.reply);
});

it('a notification to one device costs what the cost model says', async () => {
  const uid = `notified-${process.pid}-${Date.now()}`;
  await adminFirestore.doc(firestorePaths.user(uid)).set({ language: 'en', timeZone: 'UTC' });
  await adminFirestore.doc(firestorePaths.accountState(uid)).set({ uid, isDisabled: false });
  const now = new Date('2098-01-01T12:00:00Z');
  const device = {
    endpoint: `https://push.example/${uid}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: 'A'.repeat(22),
    isWanted: true,
  };
  const push = {
    publicKey: 'not used',
    privateKey: 'not used',
    subject: 'mailto:support@tasuki.example',
    services: ['https://push.example'],
  };
  const caller = { uid, now, sessionGivenAt: now };
  await changePushSubscription(device, caller, { firestore: adminFirestore, push });
  const counted = countOperations(adminFirestore);
  const news = { kind: 'feedback-ready', activityId: 'a1' } as const;
  const id = await askForPush({ uid, key: 'k1', push: news }, now, adminFirestore);
  const transport: PushTransport = async () => Promise.resolve('sent');
  const outcome = await runJob(id ?? '', {
    firestore: adminFirestore,
    handlers: jobHandlers([sendPushJob({ firestore: adminFirestore, transport })]),
    now: () => now,
    enqueue: noQueue,
  });
  expect(outcome).toBe('done');
  expect(counted).toEqual(MEASURED.notification);
});

it('a mail about what is unread costs what the cost model says', async () => {
  const mails = new MailFixture();
  await mails.open();
  const { uid, email } = await mails.person();
  const topicId = `with_${uid}_coach`;
  const { now } = mails.time;
  await adminFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).set({
    kind: 'coach',
    role: 'runner',
    title: '',
    runnerUid: uid,
    people: [
      { uid, name: 'Hana', role: 'runner', since: now },
      { uid: 'coach', name: 'Kenji Arai', role: 'coach', since: now },
    ],
    lastText: 'Your knee again?',
    lastAuthorUid: 'coach',
    lastMessageAt: new Date(now.getTime() + 1000),
    createdAt: now,
    readAt: now,
    unreadCount: 1,
    isMuted: false,
    isArchived: false,
  });
  await adminFirestore.doc(firestorePaths.message(topicId, 'm1')).set({
    kind: 'participant',
    authorUid: 'coach',
    text: 'Your knee again?',
    createdAt: Timestamp.fromMillis(now.getTime() + 1000),
  });
  await askToMailUnread({ uid, topicId }, now, adminFirestore);
  const counted = countOperations(adminFirestore);
  await mails.pass(20, `mail-unread_${uid}_${topicId}`);
  expect(mails.mailsTo(email)).toHaveLength(1);
  await mails.close();
  // The fixture itself looked for the mail's job, and found one.
  expect({ ...counted, reads: counted.reads - 1 }).toEqual(MEASURED.mail);
});
