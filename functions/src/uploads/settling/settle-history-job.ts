import { FieldPath, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import { HISTORY_DAYS, historyBefore } from '@tasuki/domain/training/recent-activity';
import {
  SETTLE_HISTORY,
  type SettleHistoryPayload,
} from '../../activities/ask-to-settle-history.ts';
import { historyDigest } from '../../activities/history-digest.ts';
import { historyFor, isHistoryArriving, recentHistory } from '../../activities/recent-history.ts';
import { storedRow } from '../../activities/stored-activity.ts';
import { jobHandler, type JobHandler, type JobResult } from '../../jobs/job-handler.ts';
import { jobId } from '../../jobs/job-kind.ts';
import { logInfo } from '../../platform/log.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { storedUpload } from '../../recordings/stored-upload.ts';
import { decodedAgain, type ReadAgainDependencies } from '../outdated/read-file-again-job.ts';
import { nextDay } from '../processor-time.ts';
import { comparedAnew, readAnew } from './compared-anew.ts';

type Result = JobResult<SettleHistoryPayload>;

/** Activities that one step looks at; of those that differ it reads one file again. */
const PAGE_SIZE = 10;
/** While more of a history arrives, what is here is not compared yet. */
const ARRIVING_WAIT_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

interface SettlingDependencies extends ReadAgainDependencies {
  startJob: (id: string) => Promise<void>;
}

/**
 * The job that compares activities with what is stored before them by now, oldest first. What was read
 * beside another history is read again, since its purpose may be another one too. So the end is the
 * same in whatever order things arrived. Each step looks at a page and reads at most one file.
 */
export function settleHistoryJob(dependencies: SettlingDependencies): JobHandler {
  const { startJob } = dependencies;
  return jobHandler(SETTLE_HISTORY, {
    run: async (payload, now) => {
      const result = await step(payload, now, dependencies);
      const isGoingOn = result.next !== undefined && result.next.dueAt <= now;
      const afterwards = async () => startJob(jobId(SETTLE_HISTORY, payload.uid));
      return isGoingOn ? { ...result, afterwards } : result;
    },
    // The words stay as they were; the next arrival asks again.
    giveUp: ({ uid, since }) => {
      logInfo('history not settled', { uid, since });
    },
  });
}

async function step(
  payload: SettleHistoryPayload,
  now: Date,
  dependencies: SettlingDependencies,
): Promise<Result> {
  const { firestore } = dependencies;
  const { uid } = payload;
  const ended: Result = { fulfil: () => undefined };
  if (await isHistoryArriving(firestore, uid)) {
    const dueAt = new Date(now.getTime() + ARRIVING_WAIT_MILLISECONDS);
    return { ...ended, next: { dueAt, payload } };
  }
  const page = await pageOf(payload, firestore);
  let reached = payload;
  for (const row of page) {
    const startedAt = row.startedAt.getTime();
    if (startedAt > reached.until && !reached.isRunAhead) return ended;
    const isNextRun = isRunning(row.sport) && startedAt > payload.latest;
    const isRunAhead = reached.isRunAhead && !isNextRun;
    reached = { ...reached, since: startedAt, afterId: row.id, isRunAhead };
    if (row.isTransition || !row.policy.analyse) continue;
    const history = historyBefore(
      row.startedAt,
      historyFor(
        row.policy.coach ? 'coach' : 'runner',
        await recentHistory(firestore, uid, row.startedAt),
      ),
    );
    const digest = historyDigest(history);
    if (row.historyDigest === digest) continue;
    const upload = await uploadOf(uid, row, firestore);
    const file = { uid, contentHash: row.contentHash };
    const activities = upload ? await decodedAgain(file, upload, dependencies, now) : [];
    // Its person's day is used up; nobody waits for this one.
    if (activities === null) return { ...ended, next: { dueAt: nextDay(now), payload } };
    const again = activities.find((one) => one.row.id === row.id);
    const isOther = again !== undefined && again.row.purpose !== row.purpose;
    const until = isOther
      ? Math.max(reached.until, startedAt + HISTORY_DAYS * DAY_MILLISECONDS)
      : reached.until;
    return {
      next: { dueAt: now, payload: { ...reached, until } },
      fulfil: async (transaction) =>
        again && upload
          ? readAnew(transaction, firestore, file, { upload, activities, now })
          : comparedAnew(transaction, firestore, { uid, id: row.id }, { history, digest, now }),
    };
  }
  return page.length < PAGE_SIZE ? ended : { ...ended, next: { dueAt: now, payload: reached } };
}

async function pageOf(
  { uid, since, afterId }: SettleHistoryPayload,
  firestore: Firestore,
): Promise<ActivityRow[]> {
  const rows = firestore
    .collection(firestorePaths.activities(uid))
    .orderBy('startedAt')
    .orderBy(FieldPath.documentId());
  const from = Timestamp.fromMillis(since);
  const { docs } = await (afterId === null ? rows.startAt(from) : rows.startAfter(from, afterId))
    .limit(PAGE_SIZE)
    .get();
  return docs.flatMap((document) => unlessUnreadable(() => storedRow(document)) ?? []);
}

/** The file that an activity was read from; undefined where there is none. */
async function uploadOf(uid: string, { contentHash }: ActivityRow, firestore: Firestore) {
  const snapshot = await firestore.doc(firestorePaths.upload(uid, contentHash)).get();
  const upload = unlessUnreadable(() => storedUpload(snapshot));
  return upload?.state === 'done' ? upload : undefined;
}
