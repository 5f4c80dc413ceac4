import { createHash } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { ActivityOpening } from '@tasuki/domain/activities/activity-calls';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS, DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { STRAVA_LIMITS } from '../integrations/strava/strava-client.ts';
import { logWarning } from '../platform/log.ts';
import { isRetryable, ProviderFailure } from '../platform/provider-failure.ts';
import { plainReader } from '../platform/firestore/read-stored.ts';
import { watchUntil } from '../platform/firestore/watch-until.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import type { StravaDependencies } from './ask-strava.ts';
import { planRemoval } from './remove-strava-activity.ts';
import { stravaIdOf } from './strava-activity-row.ts';
import { LinkEnded, readStravaLink, requireLink, type StravaLink } from './strava-link.ts';
import { wholeStravaActivity, writeWholeActivity } from './whole-strava-activity.ts';

/** Detail, laps and streams; afterwards the holder is dead. */
const HOLD_SECONDS = 3 * STRAVA_LIMITS.answerSeconds;
/** Each holder's failure or success ends a round for those who wait. */
const ROUNDS = 3;
/** In a quarter hour, by one person: two or three calls each, of a hundred that all share. */
const OPENINGS_MAXIMUM = 20;
const QUARTER_HOUR_MILLISECONDS = 15 * MINUTE_MILLISECONDS;

/**
 * Fetches what an activity's page shows and is not kept here, once however many
 * ask at a time. What is here is left as it is.
 *
 * @param openingsMaximum how many one person may have fetched in a quarter hour
 * @returns `waiting` where the application's allowance at Strava is used up, or one person's part of it
 * @throws TasukiFailure 'common/not-found' also for what is gone at Strava,
 *   'provider/link-expired', 'provider/missing-scope', 'provider/unreachable'
 */
export async function openStravaActivity(
  { activityId }: { activityId: string },
  { uid }: { uid: string },
  dependencies: StravaDependencies,
  openingsMaximum: number = OPENINGS_MAXIMUM,
): Promise<ActivityOpening> {
  for (let round = 1; ; round += 1) {
    const taken = await takeOpening(uid, activityId, openingsMaximum, dependencies);
    if (taken === 'here') return { state: 'ready' };
    if (taken instanceof Date) return { state: 'waiting', resumesAt: taken.toISOString() };
    if (taken === 'held elsewhere') {
      if (round === ROUNDS) throw new ProviderFailure('provider/unreachable');
      await watchUntil(
        openingReference(uid, activityId, dependencies.firestore),
        (snapshot) => !snapshot.exists,
        { milliseconds: HOLD_SECONDS * 1000, signal: new AbortController().signal },
      );
      continue;
    }
    try {
      await fetchAndWrite(uid, activityId, taken, dependencies);
      return { state: 'ready' };
    } catch (cause) {
      if (!isRetryable(cause) || cause.retryAt === null) throw cause;
      return { state: 'waiting', resumesAt: cause.retryAt.toISOString() };
    } finally {
      await releaseOpening(uid, activityId, dependencies.firestore);
    }
  }
}

function openingReference(uid: string, activityId: string, firestore: Firestore) {
  return firestore.doc(firestorePaths.delivery(`opening_${uid}_${activityId}`));
}

/**
 * The count of activities that one person opened in a quarter hour; it names nobody, and expires.
 */
function openedReference(uid: string, quarterHour: number, firestore: Firestore) {
  const digest = createHash('sha256').update(`${uid} ${quarterHour}`).digest('hex').slice(0, 40);
  return firestore.doc(firestorePaths.delivery(`opened_${digest}`));
}

/** @returns the number at Strava of what is now to be fetched here; a moment: not before then */
async function takeOpening(
  uid: string,
  activityId: string,
  openingsMaximum: number,
  { firestore, now }: StravaDependencies,
): Promise<number | Date | 'here' | 'held elsewhere'> {
  return retryOnContention(async () => {
    const quarterHour = Math.floor(now().getTime() / QUARTER_HOUR_MILLISECONDS);
    const [row, analysis, opening, opened] = (await firestore.getAll(
      firestore.doc(firestorePaths.activity(uid, activityId)),
      firestore.doc(firestorePaths.activityAnalysis(uid, activityId)),
      openingReference(uid, activityId, firestore),
      openedReference(uid, quarterHour, firestore),
    )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    if (!row.exists) throw new TasukiFailure('common/not-found');
    const stravaId = stravaIdOf(activityId);
    const time = now();
    const isStravas = (row.get('sources') as string[]).includes('strava');
    if (stravaId === null || !isStravas || isHere(row, analysis, time)) return 'here';
    const takenUntil = opening.get('takenUntil') as Timestamp | undefined;
    if (takenUntil && takenUntil.toMillis() > time.getTime()) return 'held elsewhere';
    const count = (opened.get('count') as number | undefined) ?? 0;
    if (count >= openingsMaximum) return new Date((quarterHour + 1) * QUARTER_HOUR_MILLISECONDS);
    const batch = firestore.batch();
    const expiresAt = Timestamp.fromMillis(time.getTime() + DAY_MILLISECONDS);
    writeUnlessChanged(batch, opened, { count: count + 1, expiresAt });
    writeUnlessChanged(batch, opening, {
      takenUntil: Timestamp.fromMillis(time.getTime() + HOLD_SECONDS * 1000),
      expiresAt,
    });
    await batch.commit();
    return stravaId;
  });
}

const storedTerm = plainReader<Pick<ActivityAnalysis, 'expiresAt'>>({ expiresAt: 'date?' });
const fetchedRow = plainReader<Pick<ActivityRow, 'fetchedAt'>>({ fetchedAt: 'date?' });

function isHere(row: DocumentSnapshot, analysis: DocumentSnapshot, now: Date): boolean {
  if (!analysis.exists || row.get('isPurged') === true) return false;
  const expiresAt = storedTerm(analysis)?.expiresAt;
  const fetchedAt = fetchedRow(row)?.fetchedAt;
  return fetchedAt !== undefined && (!expiresAt || expiresAt > now);
}

async function fetchAndWrite(
  uid: string,
  activityId: string,
  stravaId: number,
  dependencies: StravaDependencies,
): Promise<void> {
  const { firestore, now } = dependencies;
  const link = await readStravaLink(firestore, uid);
  if (!link) throw new TasukiFailure('provider/link-expired');
  const fetchedAt = now();
  const asked = { uid, work: 'opening', signal: null, fetchedAt } as const;
  const whole = await wholeStravaActivity(stravaId, asked, dependencies);
  const isThere = await firestore.runTransaction(async (transaction) => {
    try {
      await requireLink(transaction, firestore, link);
    } catch (cause) {
      if (cause instanceof LinkEnded) throw new TasukiFailure('provider/link-expired', { cause });
      throw cause;
    }
    if (whole) return writeWholeActivity(transaction, uid, whole, dependencies);
    const remove = await planRemoval(
      transaction,
      firestore,
      { uid, activityId },
      { removedAt: fetchedAt, isRemembered: isUnfinished(link) },
    );
    remove?.();
    return false;
  });
  if (!whole) throw new TasukiFailure('common/not-found');
  // Somebody fetched a later state of it, or found it gone, in the same moment.
  if (!isThere) throw new ProviderFailure('provider/unreachable');
}

function isUnfinished({ history }: StravaLink): boolean {
  return history !== null && history.state !== 'done';
}

/** Lets others try; where that fails, they wait until the hold is over. */
async function releaseOpening(
  uid: string,
  activityId: string,
  firestore: Firestore,
): Promise<void> {
  try {
    await openingReference(uid, activityId, firestore).delete();
  } catch (cause) {
    logWarning('opening not released', { uid, activityId }, cause);
  }
}
