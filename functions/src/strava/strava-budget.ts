import { createHash } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { StravaAllowance } from '../integrations/strava/strava-client.ts';
import { rateLimitedUntil } from '../platform/provider-failure.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import {
  applicationWindows,
  fullUntil,
  METERS,
  runnerWindows,
  SPANS,
  takeCall,
  windowStart,
  type AllowedWindow,
  type CountedWindow,
  type Meter,
  type Span,
  type StravaWork,
  type Windows,
} from './strava-windows.ts';

const RUNNER_KEPT_HOURS = 48;
/** More links than this make the shares no smaller. */
const RUNNERS_COUNTED_MAXIMUM = 10_000;

/** providerBudgets/strava */
interface StoredBudget extends Windows<AllowedWindow> {
  /** How many runners' links are looked after; absent = not counted yet. */
  runners?: number;
  /** Milliseconds since 1970. */
  runnersCountedAt?: number;
}

/** usage/strava_{day}_{digest of the day and the uid} */
interface StoredRunner extends Windows<CountedWindow> {
  expiresAt: Timestamp;
}

const WINDOWS_SHAPE = { read: 'object', all: 'object' } as const;

const storedBudget = storedReader<StoredBudget>({
  ...WINDOWS_SHAPE,
  runners: 'number?',
  runnersCountedAt: 'number?',
});

const storedRunner = storedReader<StoredRunner>(WINDOWS_SHAPE);

export interface BudgetDependencies {
  firestore: Firestore;
  now: () => Date;
  /** How many runners share the allowance. Left out: as many as have a link that is looked after. */
  countRunners?: () => Promise<number>;
}

/**
 * The application's allowance at Strava, shared by all instances and divided among runners. It is
 * counted before each call, in one document for everybody and one for the runner, and corrected by
 * what the answers say. Windows are the quarter hours and the days of UTC.
 *
 * @param uid the runner for whom Strava is asked
 */
export function stravaAllowance(
  uid: string,
  work: StravaWork,
  dependencies: BudgetDependencies,
): StravaAllowance {
  const { firestore, now } = dependencies;
  const reference = firestore.doc(firestorePaths.providerBudget('strava'));
  let known: StoredBudget | null = null;
  return {
    take: async (call) => {
      known = await retryOnContention(async () => {
        const time = now();
        const [snapshot, runnerSnapshot] = (await firestore.getAll(
          reference,
          runnerReference(uid, time, firestore),
        )) as [DocumentSnapshot, DocumentSnapshot];
        const budget = await currentBudget(snapshot, time, dependencies);
        const runner = runnerWindows(storedRunner(runnerSnapshot), time);
        const request = { call, work, runners: budget.runners, now: time };
        const resumesAt = takeCall(budget, runner, request);
        if (resumesAt !== null) throw rateLimitedUntil(resumesAt);
        const batch = firestore.batch();
        writeUnlessChanged(batch, snapshot, budget);
        writeUnlessChanged(batch, runnerSnapshot, {
          ...runner,
          expiresAt: Timestamp.fromMillis(time.getTime() + RUNNER_KEPT_HOURS * HOUR_MILLISECONDS),
        } satisfies StoredRunner);
        await batch.commit();
        return budget;
      });
    },
    learn: async (answer) => {
      const reported = reportedBy(answer, now());
      if (known !== null && isSurpassed(known, reported)) {
        known = await retryOnContention(async () => {
          const snapshot = await reference.get();
          const budget = await currentBudget(snapshot, now(), dependencies);
          correct(budget, reported);
          const batch = firestore.batch();
          writeUnlessChanged(batch, snapshot, budget);
          await batch.commit();
          return budget;
        });
      }
      return known === null ? now() : fullUntil(known);
    },
  };
}

/** The document names nobody, and is left to expire. */
function runnerReference(uid: string, now: Date, firestore: Firestore) {
  const day = now.toISOString().slice(0, 10);
  const digest = createHash('sha256').update(`${day} ${uid}`).digest('hex').slice(0, 40);
  return firestore.doc(firestorePaths.stravaUsageOfRunner(digest, day));
}

async function currentBudget(
  snapshot: DocumentSnapshot,
  now: Date,
  dependencies: BudgetDependencies,
): Promise<StoredBudget & { runners: number }> {
  const stored = storedBudget(snapshot);
  const application = applicationWindows(stored, now);
  const { runners, runnersCountedAt } = stored ?? {};
  const age = Math.abs(now.getTime() - (runnersCountedAt ?? -Infinity));
  if (runners !== undefined && runnersCountedAt !== undefined && age < HOUR_MILLISECONDS) {
    return { ...application, runners, runnersCountedAt };
  }
  const { firestore, countRunners = async () => countLinkedRunners(firestore) } = dependencies;
  return { ...application, runners: await countRunners(), runnersCountedAt: now.getTime() };
}

/** Every link that works has one job that looks after it. */
async function countLinkedRunners(firestore: Firestore): Promise<number> {
  const links = await firestore
    .collection(firestorePaths.jobs())
    .where('kind', '==', 'reconcile-link')
    .where('payload.provider', '==', 'strava')
    .limit(RUNNERS_COUNTED_MAXIMUM)
    .count()
    .get();
  return Math.max(1, links.data().count);
}

interface ReportedUse {
  meter: Meter;
  span: Span;
  /** In which window it was reported. */
  startsAt: number;
  used: number;
  limit: number | null;
}

const HEADERS: Readonly<Record<Meter, string>> = { read: 'x-readratelimit', all: 'x-ratelimit' };

/**
 * The usage from the answer's headers, `"15 minutes,day"`; a refusal without them fills the quarter
 * hour.
 */
function reportedBy(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  now: Date,
): ReportedUse[] {
  const pair = (name: string): (number | null)[] =>
    (headers.get(name) ?? '').split(',').map((text) => (/^\s*\d+\s*$/.test(text) ? +text : null));
  const reported = METERS.flatMap((meter) => {
    const limits = pair(`${HEADERS[meter]}-limit`);
    return pair(`${HEADERS[meter]}-usage`).flatMap((used, index) => {
      const span = SPANS[index];
      if (used === null || span === undefined) return [];
      const startsAt = windowStart(span, now);
      return [{ meter, span, startsAt, used, limit: limits[index] || null }];
    });
  });
  const isExplained = reported.some(({ used, limit }) => limit !== null && used >= limit);
  if (status !== 429 || isExplained) return reported;
  return [
    ...reported.filter(({ meter, span }) => meter !== 'all' || span !== 'quarter'),
    {
      meter: 'all',
      span: 'quarter',
      startsAt: windowStart('quarter', now),
      used: Infinity,
      limit: null,
    },
  ];
}

function isSurpassed(known: StoredBudget, reported: readonly ReportedUse[]): boolean {
  return reported.some(({ meter, span, startsAt, used, limit }) => {
    const window = known[meter][span];
    return (
      (limit !== null && limit !== window.limit) ||
      (window.startsAt === startsAt && Math.min(used, window.limit) > window.used)
    );
  });
}

function correct(budget: StoredBudget, reported: readonly ReportedUse[]): void {
  for (const { meter, span, startsAt, used, limit } of reported) {
    const window = budget[meter][span];
    if (limit !== null) window.limit = limit;
    // More than the limit says no more than the limit.
    if (window.startsAt === startsAt) {
      window.used = Math.max(window.used, Math.min(used, window.limit));
    }
  }
}
