import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { retryOnContention, writeUnlessChanged } from './firestore/retry-on-contention.ts';

/** How often one person's writes may cause a kind of work. */
export interface TurnLimit {
  /** Names the work, e.g. `follow-account`. */
  kind: string;
  /** Turns that are free at once, after a time without any. */
  burst: number;
  /** Seconds until one more turn is free. */
  intervalSeconds: number;
}

/** How often one thing may be worked on: the more often in a row, the longer each next time waits. */
export interface GrowingTurnLimit {
  /** Names the work, e.g. `refresh-trend-week`. */
  kind: string;
  /** Turns that are free at once, after a time without any. */
  burst: number;
  /** How long the turn after these waits; each later one waits twice as long. */
  firstWaitSeconds: number;
  /** No wait is longer. A time as long as this without a turn takes one doubling back. */
  waitMaximumSeconds: number;
}

const KEPT_HOURS = 24;

/**
 * Takes a person's next turn at a kind of work. Turns are never refused, only put off: whoever
 * writes in a loop gets one every `intervalSeconds`, and the last write gets its turn too.
 *
 * @returns when the turn is: `now`, or a later moment
 */
export async function takeTurn(
  uid: string,
  limit: TurnLimit,
  now: Date,
  firestore: Firestore,
): Promise<Date> {
  return takeTurnBefore(uid, limit, { latestMilliseconds: Infinity, now }, firestore);
}

/**
 * The same for one thing, whose turn stays what it was however often it is asked for within a day.
 *
 * @param thing names it among what the person causes
 */
export async function takeTurnOnce(
  { uid, thing }: { uid: string; thing: string },
  limit: TurnLimit,
  now: Date,
  firestore: Firestore,
): Promise<Date> {
  return takeTurnBefore(uid, limit, { latestMilliseconds: Infinity, now, thing }, firestore);
}

/**
 * Takes a person's turn at a kind of work that somebody waits for. Where none is free, nothing is
 * taken, so that whoever asks in a loop does not put their own next turn off.
 *
 * @throws TasukiFailure 'auth/too-many-requests' where no turn is free now
 */
export async function takeFreeTurn(
  uid: string,
  limit: TurnLimit,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  await takeTurnBefore(uid, limit, { latestMilliseconds: now.getTime(), now }, firestore);
}

/**
 * Takes a turn where it comes before what was asked for earlier. Otherwise nothing is taken, so that whoever
 * asks in a loop does not put off what waits.
 *
 * @returns when the turn is; null = none comes sooner
 */
export async function takeSoonerTurn(
  uid: string,
  limit: TurnLimit,
  { now, before }: { now: Date; before: Date },
  firestore: Firestore,
): Promise<Date | null> {
  const latestMilliseconds = before.getTime() - 1;
  try {
    return await takeTurnBefore(uid, limit, { latestMilliseconds, now }, firestore);
  } catch (cause) {
    if (cause instanceof TasukiFailure && cause.code === 'auth/too-many-requests') return null;
    throw cause;
  }
}

/** Takes a person's turn at a kind of work where one is free now, and says whether it was. */
export async function takeTurnIfFree(
  uid: string,
  limit: TurnLimit,
  now: Date,
  firestore: Firestore,
): Promise<boolean> {
  try {
    await takeFreeTurn(uid, limit, now, firestore);
    return true;
  } catch (cause) {
    if (cause instanceof TasukiFailure && cause.code === 'auth/too-many-requests') return false;
    throw cause;
  }
}

/**
 * Takes the next turn at the work on one thing. Turns are never refused, only put off; the last one that
 * was asked for comes too.
 *
 * @param thing names it and whose it is
 * @returns when the turn is: `now`, or a later moment
 */
export async function takeGrowingTurn(
  thing: string,
  { kind, burst, firstWaitSeconds, waitMaximumSeconds }: GrowingTurnLimit,
  now: Date,
  firestore: Firestore,
): Promise<Date> {
  const reference = turnsReference(kind, thing, firestore);
  const countMaximum = burst + Math.ceil(Math.log2(waitMaximumSeconds / firstWaitSeconds));
  return retryOnContention(async () => {
    const snapshot = await reference.get();
    const turnAtBefore = (snapshot.get('turnAt') as Timestamp | undefined)?.toMillis() ?? 0;
    const quietSeconds = Math.max(0, now.getTime() - turnAtBefore) / 1000;
    const storedCount = (snapshot.get('count') as number | undefined) ?? 0;
    const count = Math.max(0, storedCount - Math.floor(quietSeconds / waitMaximumSeconds));
    const waitSeconds =
      count < burst ? 0 : Math.min(firstWaitSeconds * 2 ** (count - burst), waitMaximumSeconds);
    const turnAt = Math.max(now.getTime(), turnAtBefore + waitSeconds * 1000);
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, {
      turnAt: Timestamp.fromMillis(turnAt),
      count: Math.min(count + 1, countMaximum),
      expiresAt: Timestamp.fromMillis(turnAt + KEPT_HOURS * HOUR_MILLISECONDS),
    });
    await batch.commit();
    return new Date(turnAt);
  });
}

function turnsReference(kind: string, whose: string, firestore: Firestore): DocumentReference {
  const digest = createHash('sha256').update(`${kind} ${whose}`).digest('hex').slice(0, 40);
  return firestore.doc(firestorePaths.turnsOfPerson(digest));
}

/** @throws TasukiFailure 'auth/too-many-requests' where the next turn is after `latestMilliseconds` */
async function takeTurnBefore(
  uid: string,
  { kind, burst, intervalSeconds }: TurnLimit,
  { latestMilliseconds, now, thing }: { latestMilliseconds: number; now: Date; thing?: string },
  firestore: Firestore,
): Promise<Date> {
  const reference = turnsReference(kind, uid, firestore);
  const taken =
    thing === undefined ? null : turnsReference(kind, JSON.stringify([uid, thing]), firestore);
  const intervalMilliseconds = intervalSeconds * 1000;
  return retryOnContention(async () => {
    const takenBefore = await taken?.get();
    const turnBefore = takenBefore?.get('turnAt') as Timestamp | undefined;
    if (turnBefore) return turnBefore.toDate();
    const snapshot = await reference.get();
    const freeAt = snapshot.get('freeAt') as Timestamp | undefined;
    // Generic cell rate algorithm: one moment says how many turns were taken of late.
    const begin = Math.max(now.getTime(), freeAt?.toMillis() ?? 0);
    const turnAt = Math.max(now.getTime(), begin - (burst - 1) * intervalMilliseconds);
    if (turnAt > latestMilliseconds) throw new TasukiFailure('auth/too-many-requests');
    const batch = firestore.batch();
    const expiresAt = Timestamp.fromMillis(begin + KEPT_HOURS * HOUR_MILLISECONDS);
    writeUnlessChanged(batch, snapshot, {
      freeAt: Timestamp.fromMillis(begin + intervalMilliseconds),
      expiresAt,
    });
    if (takenBefore) {
      const turn = { turnAt: Timestamp.fromMillis(turnAt), expiresAt };
      writeUnlessChanged(batch, takenBefore, turn);
    }
    await batch.commit();
    return new Date(turnAt);
  });
}
