import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { rateLimitedUntil } from '../platform/provider-failure.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { takeTurnIfFree, type TurnLimit } from '../platform/take-turn.ts';

/** Garmin allows an application a hundred; the rest is for clocks that differ. */
export const GARMIN_REQUESTS_A_MINUTE = 90;
/** Requests for one runner: the windows of a year, and some looks. */
export const GARMIN_REQUESTS_OF_RUNNER = 15;
/** Requests for the histories of all runners; the rest is for new recordings. */
export const GARMIN_REQUESTS_FOR_HISTORY = 60;

/** Requests to send the plans of all runners. */
export const GARMIN_REQUESTS_FOR_PLANS = 30;
/** The same for the plan of one runner: as many as one step asks. */
export const GARMIN_PLAN_REQUESTS_OF_RUNNER = 12;
/** Requests of one runner's plan before others go first: two weeks are sent with it. */
const GARMIN_PLAN_SHARE: TurnLimit = {
  kind: 'garmin-plan-requests',
  burst: 30,
  intervalSeconds: 60,
};
/** Requests in a minute for all runners whose share is used up: the rest is kept for others. */
const GARMIN_PLAN_REQUESTS_BEYOND_SHARES = 6;
/** Requests for histories and plans together, since both can wait. */
export const GARMIN_REQUESTS_THAT_MAY_WAIT = 75;

/** The purpose of a request: old activities, the plan, or new activities. */
export type GarminWork = 'history' | 'plan' | 'current';

/** In a minute, of all and of one runner. */
const LIMITS: Readonly<Record<GarminWork, { maximum: number; maximumOfRunner: number }>> = {
  history: { maximum: GARMIN_REQUESTS_FOR_HISTORY, maximumOfRunner: GARMIN_REQUESTS_OF_RUNNER },
  plan: { maximum: GARMIN_REQUESTS_FOR_PLANS, maximumOfRunner: GARMIN_PLAN_REQUESTS_OF_RUNNER },
  current: { maximum: GARMIN_REQUESTS_A_MINUTE, maximumOfRunner: GARMIN_REQUESTS_OF_RUNNER },
};

/** providerBudgets/garmin */
interface StoredBudget {
  /** Milliseconds since 1970. */
  minuteStartsAt: number;
  used: number;
  usedForHistory?: number;
  usedForPlans?: number;
  usedBeyondShares?: number;
  /**
   * Keyed by the digest of minute and uid, which identifies nobody; at most as many as requests.
   */
  usedOfRunners?: Readonly<Record<string, number>>;
}

const storedBudget = storedReader<StoredBudget>({
  minuteStartsAt: 'number',
  used: 'number',
  usedForHistory: 'number?',
  usedForPlans: 'number?',
  usedBeyondShares: 'number?',
  usedOfRunners: 'object?',
});

/**
 * Takes one request out of what the application may ask of Garmin in this minute, shared by all
 * instances. It also counts against the runner's own share. Histories and plans have a part of the minute, since they
 * can wait. A runner whose plan is sent again and again gets only the few requests kept for such plans.
 * Many ask at once, so the count is written under a condition: a transaction would have them wait for
 * each other's locks, and fail.
 *
 * @throws ProviderFailure 'provider/rate-limited' when nothing is left of one of them
 */
export async function takeGarminRequest(
  firestore: Firestore,
  { uid, work, now }: { uid: string; work: GarminWork; now: Date },
): Promise<void> {
  const reference = firestore.doc(firestorePaths.providerBudget('garmin'));
  const isBeyondShare =
    work === 'plan' && !(await takeTurnIfFree(uid, GARMIN_PLAN_SHARE, now, firestore));
  const minuteStartsAt = Math.floor(now.getTime() / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS;
  await retryOnContention(async () => {
    const snapshot = await reference.get();
    const stored = storedBudget(snapshot);
    // A clock a little behind the others counts in their minute; one far ahead of them was wrong.
    const ahead = (stored?.minuteStartsAt ?? -Infinity) - minuteStartsAt;
    const current = stored && ahead >= 0 && ahead <= MINUTE_MILLISECONDS ? stored : null;
    const startsAt = current?.minuteStartsAt ?? minuteStartsAt;
    const shareOf = (name: string) =>
      createHash('sha256').update(`${startsAt} ${name}`).digest('hex').slice(0, 40);
    const { used = 0, usedForHistory = 0, usedForPlans = 0, usedOfRunners = {} } = current ?? {};
    const { usedBeyondShares = 0 } = current ?? {};
    // A plan that is sent keeps its runner's own history and permissions from nothing.
    const share = shareOf(work === 'plan' ? `${uid} plan` : uid);
    const ofRunner = usedOfRunners[share] ?? 0;
    const { maximum, maximumOfRunner } = LIMITS[work];
    const usedForWork = { history: usedForHistory, plan: usedForPlans, current: used }[work];
    const isUsedUp =
      used >= GARMIN_REQUESTS_A_MINUTE ||
      ofRunner >= maximumOfRunner ||
      usedForWork >= maximum ||
      (isBeyondShare && usedBeyondShares >= GARMIN_PLAN_REQUESTS_BEYOND_SHARES) ||
      (work !== 'current' && usedForHistory + usedForPlans >= GARMIN_REQUESTS_THAT_MAY_WAIT);
    if (isUsedUp) {
      throw rateLimitedUntil(new Date(minuteStartsAt + MINUTE_MILLISECONDS));
    }
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, {
      minuteStartsAt: startsAt,
      used: used + 1,
      usedForHistory: usedForHistory + (work === 'history' ? 1 : 0),
      usedForPlans: usedForPlans + (work === 'plan' ? 1 : 0),
      usedBeyondShares: usedBeyondShares + (isBeyondShare ? 1 : 0),
      usedOfRunners: { ...usedOfRunners, [share]: ofRunner + 1 },
    } satisfies StoredBudget);
    await batch.commit();
  });
}
