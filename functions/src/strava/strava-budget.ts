import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { StravaAllowance } from '../integrations/strava/strava-client.ts';
import { RateLimited } from '../platform/rate-limited.ts';
import { untilNotOvertaken, writeUnlessChanged } from '../platform/write-unless-overtaken.ts';

/**
 * How much of the application's allowance each kind of work may use, so that
 * what somebody waits for always finds room.
 */
export const STRAVA_SHARES = {
  /** Somebody opened an activity, or asks what only Strava can tell. */
  opening: 1,
  /** Something new was announced, or words are to be posted. */
  news: 0.9,
  reconciliation: 0.75,
  history: 0.6,
} as const;
export type StravaShare = keyof typeof STRAVA_SHARES;

const QUARTER_HOUR_MILLISECONDS = 15 * 60_000;
const DAY_MILLISECONDS = 24 * 3_600_000;

/** One of Strava's windows; both begin at round times of UTC. */
interface Window {
  /** Milliseconds since 1970. */
  startsAt: number;
  used: number;
  limit: number;
}

/** `read` counts what only asks, `all` every call. */
type Meter = 'read' | 'all';
const METERS: readonly Meter[] = ['read', 'all'];
const LENGTHS = { quarter: QUARTER_HOUR_MILLISECONDS, day: DAY_MILLISECONDS } as const;
type Span = keyof typeof LENGTHS;
const SPANS: readonly Span[] = ['quarter', 'day'];

/** providerBudgets/strava */
type StoredBudget = Record<Meter, Record<Span, Window>>;

/** What an application is given that has asked for nothing more. */
const FIRST_LIMITS: Readonly<Record<Meter, Readonly<Record<Span, number>>>> = {
  read: { quarter: 100, day: 1000 },
  all: { quarter: 200, day: 2000 },
};
const HEADERS: Readonly<Record<Meter, string>> = { read: 'x-readratelimit', all: 'x-ratelimit' };

export interface BudgetDependencies {
  firestore: Firestore;
  now: () => Date;
}

/**
 * The application's allowance at Strava, shared by all instances: counted in one
 * document before each call, corrected by what the answers say. Windows are the
 * quarter hours and the days of UTC; what was used in another window is forgotten.
 */
export function stravaAllowance(
  share: StravaShare,
  { firestore, now }: BudgetDependencies,
): StravaAllowance {
  const reference = firestore.doc(firestorePaths.providerBudget('strava'));
  const change = async (apply: (budget: StoredBudget) => void): Promise<StoredBudget> =>
    untilNotOvertaken(async () => {
      const snapshot = await reference.get();
      const budget = currentBudget(snapshot.data() as StoredBudget | undefined, now());
      apply(budget);
      const batch = firestore.batch();
      writeUnlessChanged(batch, snapshot, budget);
      await batch.commit();
      return budget;
    });
  let known: StoredBudget | null = null;
  return {
    take: async (call) => {
      known = await change((budget) => {
        takeOne(budget, call, STRAVA_SHARES[share]);
      });
    },
    learn: async (answer) => {
      const told = toldBy(answer, now());
      if (known !== null && isSurpassed(known, told)) {
        known = await change((budget) => {
          correct(budget, told);
        });
      }
      return known === null ? now() : resumesAt(known, 'read', 1);
    },
  };
}

function currentBudget(stored: StoredBudget | undefined, now: Date): StoredBudget {
  const window = (meter: Meter, span: Span): Window => {
    const startsAt = Math.floor(now.getTime() / LENGTHS[span]) * LENGTHS[span];
    const before = stored?.[meter][span];
    const limit = before?.limit ?? FIRST_LIMITS[meter][span];
    return { startsAt, limit, used: before?.startsAt === startsAt ? before.used : 0 };
  };
  const meter = (name: Meter) => ({ quarter: window(name, 'quarter'), day: window(name, 'day') });
  return { read: meter('read'), all: meter('all') };
}

function takeOne(budget: StoredBudget, call: 'read' | 'write', share: number): void {
  const free = resumesAt(budget, call, share);
  if (free.getTime() > budget.all.quarter.startsAt) throw new RateLimited(free);
  for (const { window } of windowsOf(budget, call)) window.used += 1;
}

/** When the next call fits in; the begin of this quarter hour where it does already. */
function resumesAt(budget: StoredBudget, call: 'read' | 'write', share: number): Date {
  const full = windowsOf(budget, call).filter(
    ({ window }) => window.used + 1 > Math.max(1, Math.floor(window.limit * share)),
  );
  const ends = full.map(({ window, span }) => window.startsAt + LENGTHS[span]);
  return new Date(Math.max(budget.all.quarter.startsAt, ...ends));
}

function windowsOf(budget: StoredBudget, call: 'read' | 'write') {
  const meters = call === 'read' ? METERS : (['all'] as const);
  return meters.flatMap((meter) => SPANS.map((span) => ({ span, window: budget[meter][span] })));
}

interface Told {
  meter: Meter;
  span: Span;
  /** In which window it was told. */
  startsAt: number;
  used: number;
  limit: number | null;
}

/** What the answer's headers say, `"15 minutes,day"`; a refusal without them fills the quarter hour. */
function toldBy({ status, headers }: Pick<Response, 'status' | 'headers'>, now: Date): Told[] {
  const pair = (name: string): (number | null)[] =>
    (headers.get(name) ?? '').split(',').map((text) => (/^\s*\d+\s*$/.test(text) ? +text : null));
  const told = METERS.flatMap((meter) => {
    const limits = pair(`${HEADERS[meter]}-limit`);
    return pair(`${HEADERS[meter]}-usage`).flatMap((used, index) => {
      const span = SPANS[index];
      if (used === null || span === undefined) return [];
      const startsAt = Math.floor(now.getTime() / LENGTHS[span]) * LENGTHS[span];
      return [{ meter, span, startsAt, used, limit: limits[index] || null }];
    });
  });
  const isExplained = told.some(({ used, limit }) => limit !== null && used >= limit);
  if (status !== 429 || isExplained) return told;
  const startsAt = Math.floor(now.getTime() / QUARTER_HOUR_MILLISECONDS);
  return [
    ...told.filter(({ meter, span }) => meter !== 'all' || span !== 'quarter'),
    {
      meter: 'all',
      span: 'quarter',
      startsAt: startsAt * QUARTER_HOUR_MILLISECONDS,
      used: Infinity,
      limit: null,
    },
  ];
}

function isSurpassed(known: StoredBudget, told: readonly Told[]): boolean {
  return told.some(({ meter, span, startsAt, used, limit }) => {
    const window = known[meter][span];
    return (
      (limit !== null && limit !== window.limit) ||
      (window.startsAt === startsAt && Math.min(used, window.limit) > window.used)
    );
  });
}

function correct(budget: StoredBudget, told: readonly Told[]): void {
  for (const { meter, span, startsAt, used, limit } of told) {
    const window = budget[meter][span];
    if (limit !== null) window.limit = limit;
    // More than the limit says no more than the limit.
    if (window.startsAt === startsAt) {
      window.used = Math.max(window.used, Math.min(used, window.limit));
    }
  }
}
