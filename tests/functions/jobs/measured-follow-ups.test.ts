import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import {
  DAY_MILLISECONDS,
  HOUR_MILLISECONDS,
  MINUTE_MILLISECONDS,
} from '@tasuki/domain/measures/durations';
import { onActivityWritten } from '../../../functions/src/activities/on-activity-written.ts';
import { onTopicWritten } from '../../../functions/src/chat/inbox/on-topic-written.ts';
import { onMessageCreated } from '../../../functions/src/chat/on-message-created.ts';
import { openCoachTopic } from '../../../functions/src/chat/open-coach-topic.ts';
import { refreshInboxEntry } from '../../../functions/src/chat/inbox/refresh-inbox-entry.ts';
import { currentJobDependencies } from '../../../functions/src/job-handlers.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { firestore } from '../../../functions/src/platform/admin-app.ts';
import { MEASURED, PROCESSOR_SPREAD } from '../../../scripts/cost-model/measured-operations.ts';
import { processorMillisecondsOf } from '../../figures/processor-milliseconds.ts';
import { countOperations } from './counted-firestore.ts';
import { noQueue } from './sweep-here.ts';

// A database of its own: no deployed function is notified of what is written here.
vi.hoisted(() => {
  process.env['GCLOUD_PROJECT'] = `demo-costs-${process.pid}`;
});

// A job takes its turn as it does anywhere; only its task, which would reach another project's functions, is left out.
vi.mock(import('../../../functions/src/jobs/task-queues.ts'), async (original) => ({
  ...(await original()),
  enqueueJob: async () => Promise.resolve(),
}));

const RUNNER = 'runner1234567890abcdef';
const COACH = 'coach1234567890abcdef';
const PARTIES = { runnerUid: RUNNER, coachId: COACH };
/** From a Monday at 00:00 UTC to Thursday noon. */
const MONDAY_TO_THURSDAY_NOON_HOURS = 3 * 24 + 12;
/** The last Monday of which Thursday noon has passed. */
const MONDAY = mondayOf(
  dayNumber(new Date(Date.now() - MONDAY_TO_THURSDAY_NOON_HOURS * HOUR_MILLISECONDS), 0),
);
/** When the new run began: on a Thursday, so that its week holds the same runs on whatever day this is tested. */
const STARTED_AT = MONDAY * DAY_MILLISECONDS + MONDAY_TO_THURSDAY_NOON_HOURS * HOUR_MILLISECONDS;
const RUNS_A_WEEK = 4;
const WEEKS = 4;
/** Behind every turn, and behind the mail that speaks of what is unread. */
const LATER_MINUTES = 20;
const ROUNDS_MAXIMUM = 8;

const database = firestore();
/** Looks at what is there without being counted. */
const looking = getFirestore(
  initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, 'uncounted'),
);

afterEach(() => {
  vi.restoreAllMocks();
});

/** A runner with a month behind them and a coach who sees it, as those have who pay for one. */
beforeAll(async () => {
  // Code that the first job loads serves the others of its instance.
  await currentJobDependencies();
  const write = async (path: string, fields: object) => looking.doc(path).set(fields);
  for (const uid of [RUNNER, COACH]) {
    await write(firestorePaths.user(uid), { language: 'en', timeZone: 'Asia/Tokyo' });
    await write(firestorePaths.accountState(uid), {
      uid,
      email: `${uid}@example.test`,
      isEmailProven: true,
      isBetaApproved: true,
      roles: uid === COACH ? ['runner', 'coach'] : ['runner'],
    });
    await write(firestorePaths.publicProfile(uid), { uid, displayName: uid });
  }
  await write(firestorePaths.coach(COACH), {
    kind: 'human',
    name: 'Kenji Arai',
    isApproved: true,
    isPublished: true,
  });
  await write(firestorePaths.coachLink(RUNNER, COACH), {
    ...PARTIES,
    planId: 'free',
    state: 'active',
    sharesActivities: true,
  });
  for (let index = 1; index <= RUNS_A_WEEK * WEEKS; index += 1) {
    await write(firestorePaths.activity(RUNNER, `run${index}`), runOf(`run${index}`, index));
  }
});

function runOf(id: string, index: number) {
  const daysAgo = Math.ceil((index * 7) / RUNS_A_WEEK);
  const startedAt = new Date(STARTED_AT - daysAgo * DAY_MILLISECONDS);
  return exampleActivityRow({ id, ownerUid: RUNNER, startedAt, createdAt: startedAt });
}

function eventOf(
  params: Record<string, string>,
  path: string,
  data: { before: DocumentSnapshot; after: DocumentSnapshot } | DocumentSnapshot,
) {
  return { document: path, params, data } as never;
}

/** Does all that was put off, as long as there is more. */
async function runPutOff(): Promise<void> {
  const at = new Date(Date.now() + LATER_MINUTES * MINUTE_MILLISECONDS);
  const jobs = { ...(await currentJobDependencies()), now: () => at, enqueue: noQueue };
  for (let round = 0; round < ROUNDS_MAXIMUM; round += 1) {
    const { docs } = await looking
      .collection(firestorePaths.jobs())
      .where('state', '==', 'open')
      .get();
    if (docs.length === 0) return;
    for (const { id } of docs) await runJob(id, jobs);
  }
  throw new Error('There is always another job');
}

it('a new run has trends and a coach’s roster follow it, at what the cost model says', async () => {
  const path = firestorePaths.activity(RUNNER, 'new');
  const before = await looking.doc(path).get();
  await looking.doc(path).set(runOf('new', 0));
  const after = await looking.doc(path).get();
  const counted = countOperations(database);
  const event = eventOf({ uid: RUNNER, activityId: 'new' }, path, { before, after });
  const spent = await processorMillisecondsOf(async () => {
    await onActivityWritten.run(event);
    await runPutOff();
  });
  const weeks = await looking.collection(firestorePaths.trends(RUNNER)).get();
  expect(weeks.size).toBeGreaterThan(0);
  const line = await looking.doc(firestorePaths.rosterEntry(COACH, RUNNER)).get();
  expect(line.exists).toBe(true);
  expect(counted).toEqual(MEASURED.followUp);
  expect(spent).toBeLessThanOrEqual(PROCESSOR_SPREAD * MEASURED.processorMilliseconds.followUp);
});

it('a message between two people, read in time, costs what the cost model says', async () => {
  const caller = { uid: RUNNER, claims: { isCoach: false }, now: new Date() };
  const { topicId } = await openCoachTopic(PARTIES, caller, { firestore: looking });
  expect(topicId).toBe(coachTopicId(RUNNER, COACH));
  for (const uid of [RUNNER, COACH]) await refreshInboxEntry({ topicId, uid }, looking);
  const topic = looking.doc(firestorePaths.topic(topicId));
  const before = await topic.get();
  const messageId = 'message1234567890abcd';
  const path = firestorePaths.message(topicId, messageId);
  const counted = countOperations(database);
  const at = Timestamp.now();
  const spent = await processorMillisecondsOf(async () => {
    await database.doc(path).set({
      kind: 'participant',
      authorUid: COACH,
      text: 'How did the long run feel?',
      createdAt: at,
      writtenAt: at,
      isStopRequested: false,
    });
    const message = await looking.doc(path).get();
    await onMessageCreated.run(eventOf({ topicId, messageId }, path, message));
    const after = await topic.get();
    expect(after.get('lastText')).toBe('How did the long run feel?');
    await onTopicWritten.run(eventOf({ topicId }, topic.path, { before, after }));
    const entry = looking.doc(firestorePaths.inboxEntry(RUNNER, topicId));
    expect((await entry.get()).get('unreadCount')).toBe(1);
    // The reader's browser.
    await database.doc(entry.path).update({ readAt: at, unreadCount: 0 });
    await runPutOff();
  });
  expect(counted).toEqual(MEASURED.personMessage);
  expect(spent).toBeLessThanOrEqual(
    PROCESSOR_SPREAD * MEASURED.processorMilliseconds.personMessage,
  );
});
