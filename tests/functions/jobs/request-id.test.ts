import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { requestIdOfWrite } from '@tasuki/domain/request-id';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { askForJob } from '../../../functions/src/jobs/ask-for-job.ts';
import { jobHandler, jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { jobId, jobRequest, type JobKind } from '../../../functions/src/jobs/job-kind.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { followingWrite } from '../../../functions/src/platform/firestore/following-write.ts';
import { logInfo } from '../../../functions/src/platform/log.ts';
import { onBehalfOf } from '../../../functions/src/platform/requests/current-request.ts';
import { adminFirestore } from '../admin.ts';
import { jobIdOf, newMessage, newTopic } from '../chat-fixture.ts';
import { chatFirestore, clock } from '../chat-script.ts';
import { noQueue } from './sweep-here.ts';

const KIND: JobKind<{ isSecond: boolean }> = {
  name: 'followed-work',
  queue: 'short',
  personOf: () => 'somebody',
};
const now = () => new Date();

/** A job that says what it does, and asks for a second one. */
const HANDLERS = jobHandlers([
  jobHandler(KIND, {
    run: async ({ isSecond }) => {
      logInfo('working', { isSecond });
      return Promise.resolve({
        fulfil: (transaction) => {
          if (!isSecond) ask(transaction, true);
        },
      });
    },
    giveUp: () => undefined,
  }),
]);

function ask(writer: Parameters<typeof askForJob>[0], isSecond: boolean): string {
  const request = jobRequest(KIND, isSecond ? 'second' : 'first', { isSecond });
  return askForJob(writer, adminFirestore, request, { current: undefined, now: now() });
}

async function run(id: string): Promise<string> {
  return runJob(id, { firestore: adminFirestore, handlers: HANDLERS, enqueue: noQueue, now });
}

async function askNow(): Promise<string> {
  const batch = adminFirestore.batch();
  const id = ask(batch, false);
  await batch.commit();
  return id;
}

it('goes from the request to its jobs, to those that they ask for, and into what all of them log', async () => {
  const lines: unknown[] = [];
  vi.spyOn(logger, 'info').mockImplementation((...line) => lines.push(line));
  const first = await onBehalfOf('k3f9x2mp', askNow);
  expect(await run(first)).toBe('done');
  const second = jobId(KIND, 'second');
  const stored = await adminFirestore.doc(firestorePaths.job(second)).get();
  expect(stored.get('requestId')).toBe('k3f9x2mp');
  expect(await run(second)).toBe('done');
  expect(lines).toEqual([
    ['working', { isSecond: false, requestId: 'k3f9x2mp' }],
    ['working', { isSecond: true, requestId: 'k3f9x2mp' }],
  ]);
});

it('is nowhere in what nobody asked for', async () => {
  const lines: unknown[] = [];
  vi.spyOn(logger, 'info').mockImplementation((...line) => lines.push(line));
  await run(await askNow());
  await run(jobId(KIND, 'second'));
  expect(JSON.stringify(lines)).not.toContain('requestId');
});

it('goes from a message, which is written past the functions, to the job of its reply', async () => {
  const message = await newMessage(await newTopic());
  const path = firestorePaths.message(message.topicId, message.messageId);
  const dependencies = { firestore: chatFirestore, startJob: noQueue };
  const trigger = followingWrite(async () => takeInMessage(message, clock.date(), dependencies));
  await trigger({ document: path });
  const job = await chatFirestore.doc(firestorePaths.job(jobIdOf(message))).get();
  expect(job.get('requestId')).toBe(requestIdOfWrite(path));
});
