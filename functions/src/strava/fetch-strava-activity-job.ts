import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readStravaActivity } from '../integrations/strava/strava-client.ts';
import type { StravaDetail } from '../integrations/strava/strava-shapes.ts';
import { jobHandler, type JobHandler, type JobLease, type JobResult } from '../jobs/job-handler.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { nextTry } from '../platform/provider-failure.ts';
import { askStrava, type StravaDependencies } from './ask-strava.ts';
import { FETCH_STRAVA_ACTIVITY, type FetchStravaActivityPayload } from './ask-to-fetch.ts';
import { planStravaRows } from './plan-strava-rows.ts';
import { planRemoval } from './remove-strava-activity.ts';
import { stravaActivityId, stravaRow } from './strava-activity-row.ts';
import {
  LinkEnded,
  ownerOfStravaAccount,
  readStravaLink,
  requireLink,
  type StravaLink,
} from './strava-link.ts';
import { wholeStravaActivity, writeWholeActivity } from './whole-strava-activity.ts';

type Payload = FetchStravaActivityPayload;
type Result = JobResult<Payload>;

const NOTHING: Result = { fulfil: () => undefined };
/** More than a day of waiting. Then only the reconciliation still finds it. */
const RETRY_PLAN = { firstWaitSeconds: 60, longestWaitSeconds: 3600, failuresMaximum: 30 };

/**
 * The job that makes an activity here what it is at Strava now. Events are unsigned, unordered and
 * repeated, so they only say where to look. There and the athlete's: made or mended; not there:
 * removed.
 *
 * @param currentDependencies asked when a job is run: Strava need not be offered
 */
export function fetchStravaActivityJob(currentDependencies: () => StravaDependencies): JobHandler {
  return jobHandler(FETCH_STRAVA_ACTIVITY, {
    run: async (payload, _now, lease) => {
      const dependencies = currentDependencies();
      const { firestore } = dependencies;
      const uid = await ownerOfStravaAccount(firestore, payload.accountId);
      const link = uid === null ? null : await readStravaLink(firestore, uid);
      if (link?.state !== 'connected') return NOTHING;
      try {
        return await look(payload, link, lease, dependencies);
      } catch (cause) {
        return later(payload, cause, dependencies);
      }
    },
    // The reconciliation finds what was not fetched.
    giveUp: () => undefined,
  });
}

async function look(
  payload: Payload,
  link: StravaLink,
  { signal }: JobLease,
  dependencies: StravaDependencies,
): Promise<Result> {
  const { now, terms } = dependencies;
  const { uid } = link;
  const fetchedAt = now();
  const isWhole = sourcePolicy('strava', terms).analyse;
  const asked = { uid, work: 'news', signal } as const;
  const whole = isWhole
    ? await wholeStravaActivity(payload.activityId, { ...asked, fetchedAt }, dependencies)
    : null;
  const detail = isWhole
    ? (whole?.detail ?? null)
    : await askStrava(asked, dependencies, async (access) =>
        readStravaActivity(access, payload.activityId),
      );
  if (!detail) return gone(payload, link, fetchedAt, dependencies);
  // Somebody else's, which this athlete may see: nothing of ours.
  if (String(detail.athlete.id) !== payload.accountId) return NOTHING;
  return {
    fulfil: async (transaction) =>
      whileLinked(transaction, link, dependencies, async () => {
        if (whole) await writeWholeActivity(transaction, uid, whole, dependencies);
        else await writeRow(transaction, { uid, detail, fetchedAt }, dependencies);
      }),
    afterwards: () => {
      logInfo('activity fetched', { uid, activityId: stravaActivityId(detail.id) });
      return Promise.resolve();
    },
  };
}

async function writeRow(
  transaction: Transaction,
  { uid, detail, fetchedAt }: { uid: string; detail: StravaDetail; fetchedAt: Date },
  { firestore, terms }: StravaDependencies,
): Promise<void> {
  const row: ActivityRow = stravaRow(detail, { uid, terms, fetchedAt });
  const plan = await planStravaRows({ transaction, firestore, uid, rows: [row] });
  plan.write();
}

function gone(
  { activityId }: Payload,
  link: StravaLink,
  removedAt: Date,
  dependencies: StravaDependencies,
): Result {
  const { firestore } = dependencies;
  const { uid } = link;
  // A page of the history may be on its way with it.
  const isRemembered = link.history !== null && link.history.state !== 'done';
  return {
    fulfil: async (transaction) => {
      try {
        await requireLink(transaction, firestore, link);
        const remove = await planRemoval(
          transaction,
          firestore,
          { uid, activityId: stravaActivityId(activityId) },
          { removedAt, isRemembered },
        );
        remove?.();
      } catch (cause) {
        if (!(cause instanceof LinkEnded)) throw cause;
      }
    },
  };
}

/** Writes by a link that still is the one it was, and that something came by it. */
async function whileLinked(
  transaction: Transaction,
  link: StravaLink,
  { firestore, now }: StravaDependencies,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await requireLink(transaction, firestore, link);
  } catch (cause) {
    if (cause instanceof LinkEnded) return;
    throw cause;
  }
  await write();
  const time = Timestamp.fromDate(now());
  transaction.update(firestore.doc(firestorePaths.link(link.uid, 'strava')), {
    lastImportAt: time,
    updatedAt: time,
  });
}

/** Requests that Strava cannot answer now are repeated later. */
function later(payload: Payload, cause: unknown, { now }: StravaDependencies): Result {
  if (!(cause instanceof TasukiFailure)) throw cause;
  const facts = { accountId: payload.accountId, activityId: payload.activityId };
  logWarning('activity not fetched', facts, cause);
  const again = nextTry(cause, payload.failures, now(), RETRY_PLAN);
  if (!again) return NOTHING;
  const { dueAt, failures } = again;
  return { ...NOTHING, next: { dueAt, payload: { ...payload, failures } } };
}
