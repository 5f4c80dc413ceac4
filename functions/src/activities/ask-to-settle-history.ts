import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { HISTORY_DAYS } from '@tasuki/domain/training/recent-activity';
import { askForJob } from '../jobs/ask-for-job.ts';
import { ARRIVING_HISTORY } from './history-digest.ts';
import { jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../jobs/job.ts';

export interface SettleHistoryPayload {
  uid: string;
  /** Activities that began then or later are read; in milliseconds since 1970. */
  since: number;
  /**
   * Among the activities that began at `since`, only those with an id after this one are left; null
   * = all of them.
   */
  afterId: string | null;
  /** Activities that began later are not read, once one run after `latest` was. */
  until: number;
  /** The latest moment that was asked for: the run after it may be the first after a long break. */
  latest: number;
  /** No run behind `latest` was looked at yet. */
  isRunAhead: boolean;
}

export const SETTLE_HISTORY: JobKind<SettleHistoryPayload> = {
  name: 'settle-history',
  queue: 'redecoding',
  personOf: ({ uid }) => uid,
};

/** Several files that are sent at once are waited for, and looked at together. */
const QUIET_MILLISECONDS = MINUTE_MILLISECONDS;
/** Files that were sent so shortly one after another may have been read without each other. */
const TOGETHER_MILLISECONDS = 30 * MINUTE_MILLISECONDS;

/** The fields that comparisons of later activities use. */
const HISTORY_FIELDS = [
  'sport',
  'startedAt',
  'utcOffsetMinutes',
  'distanceMeters',
  'movingSeconds',
  'averagePaceSecondsPerKilometer',
  'averageHeartRateBeatsPerMinute',
  'heartRateQuality',
  'isDistanceContradicted',
  'load',
  'purpose',
  'isTransition',
  'duplicateOf',
  'policy',
] as const satisfies readonly (keyof ActivityRow)[];

/**
 * After an activity came or changed: asks for a comparison of later activities with it, if there
 * are any. Files that were sent at once may each have been read before the others were there.
 *
 * @param change the activity's row as it was and is
 */
export async function askToSettleHistory(
  uid: string,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const startedAt: unknown = after.get('startedAt');
  if (!after.exists || !(startedAt instanceof Timestamp)) return;
  const isOther = HISTORY_FIELDS.some(
    (field) => !isDeepStrictEqual(before.get(field), after.get(field)),
  );
  if (!isOther) return;
  // The words wait for the rest of the history, whatever else arrives.
  if (after.get('historyDigest') === ARRIVING_HISTORY) {
    await askToSettleSince({ uid, since: startedAt.toDate() }, now, firestore);
    return;
  }
  const rows = firestore.collection(firestorePaths.activities(uid));
  const [later, together] = await Promise.all([
    rows.where('startedAt', '>', startedAt).limit(1).select().get(),
    before.exists
      ? null
      : rows
          .where('createdAt', '>', Timestamp.fromMillis(now.getTime() - TOGETHER_MILLISECONDS))
          .limit(2)
          .select()
          .get(),
  ]);
  if (later.empty && (together?.size ?? 0) < 2) return;
  await askToSettleSince({ uid, since: startedAt.toDate() }, now, firestore);
}

/**
 * Asks for what began at a moment or later to be compared with what is stored by then. Asked for
 * twice, it is one job that begins at the earlier moment.
 *
 * @param request without the time that it is due, it is due after a while without news
 */
export async function askToSettleSince(
  { uid, since, dueAt: wanted }: { uid: string; since: Date; dueAt?: Date },
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const dueAt = wanted ?? new Date(now.getTime() + QUIET_MILLISECONDS);
  const asked: SettleHistoryPayload = {
    uid,
    since: since.getTime(),
    afterId: null,
    until: since.getTime() + HISTORY_DAYS * DAY_MILLISECONDS,
    latest: since.getTime(),
    isRunAhead: true,
  };
  const reference = firestore.doc(firestorePaths.job(jobRequest(SETTLE_HISTORY, uid, asked).id));
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    const known = current?.payload as SettleHistoryPayload | undefined;
    const payload = known ? mergedRange(known, asked) : asked;
    const isCovered = isWaiting(current) && isDeepStrictEqual(known, payload);
    const waitsUntil = isWaiting(current) ? current?.dueAt.toDate() : undefined;
    const isSooner = waitsUntil !== undefined && dueAt < waitsUntil;
    if (isCovered && !isSooner) return;
    askForJob(transaction, firestore, jobRequest(SETTLE_HISTORY, uid, payload), {
      current,
      now,
      dueAt: waitsUntil !== undefined && !isSooner ? waitsUntil : dueAt,
    });
  });
}

/** The range of both requests; it begins where the earlier one does. */
function mergedRange(
  known: SettleHistoryPayload,
  asked: SettleHistoryPayload,
): SettleHistoryPayload {
  const first = asked.since <= known.since ? asked : known;
  return {
    ...first,
    until: Math.max(known.until, asked.until),
    latest: Math.max(known.latest, asked.latest),
    isRunAhead: true,
  };
}
