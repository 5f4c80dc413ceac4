import {
  MINUTE_MILLISECONDS,
  HOUR_MILLISECONDS,
  DAY_MILLISECONDS,
} from '@tasuki/domain/measures/durations';

/**
 * How Strava's allowance is divided among kinds of work and among runners. Everything here is
 * arithmetic on counts; `strava-budget.ts` keeps the counts.
 */

/**
 * The share that each kind of work may use. `ofAllowance`: the rest is left to work that somebody
 * waits for. `ofShare`: how much of a runner's own share it may use. So background work leaves some
 * of it.
 */
export const STRAVA_WORK = {
  /** Somebody opened an activity, or asks what only Strava knows. */
  opening: { ofAllowance: 1, ofShare: 1 },
  /** Something new was announced, or words are to be posted. */
  news: { ofAllowance: 0.9, ofShare: 1 },
  reconciliation: { ofAllowance: 0.75, ofShare: 0.5 },
  history: { ofAllowance: 0.6, ofShare: 0.5 },
  /** Newcomers, who have no share: however many sign up, they use none of the runners' shares. */
  onboarding: { ofAllowance: 0.6, ofShare: 0 },
} as const;
export type StravaWork = keyof typeof STRAVA_WORK;

export const STRAVA_FAIRNESS = {
  /** This part of the allowance is divided into shares; the rest is for whoever asks first. */
  partInShares: 0.5,
  /** A runner's share of a quarter hour, in calls, where equal parts would be less. */
  quarterShareMinimum: 6,
  /** The most that one runner may use in a quarter hour, as a part of the allowance. */
  quarterPartMaximum: 0.4,
  /** In the last hours of Strava's day, what nobody has used is lent out, evenly until the end. */
  releaseHours: 4,
  /** An import that waits for lent calls tries again no sooner. */
  retryMinimumSeconds: 60,
} as const;

const QUARTER_HOUR_MILLISECONDS = 15 * MINUTE_MILLISECONDS;

/** `read` counts what only asks, `all` every call. */
export const METERS = ['read', 'all'] as const;
export type Meter = (typeof METERS)[number];
export type StravaCall = 'read' | 'write';

/** Strava's windows; both begin at round times of UTC. */
export const SPANS = ['quarter', 'day'] as const;
export type Span = (typeof SPANS)[number];
const SPAN_MILLISECONDS = {
  quarter: QUARTER_HOUR_MILLISECONDS,
  day: DAY_MILLISECONDS,
} as const satisfies Record<Span, number>;

/** Calls counted in one window. */
export interface CountedWindow {
  /** Milliseconds since 1970. */
  startsAt: number;
  used: number;
}

/** One window of the application. */
export interface AllowedWindow extends CountedWindow {
  limit: number;
  /** How many of the used calls came out of runners' own shares. */
  withinShares: number;
}

export type Windows<Window> = Record<Meter, Record<Span, Window>>;

/** The limits of an application that has asked for no more. */
const FIRST_LIMITS: Windows<number> = {
  read: { quarter: 100, day: 1000 },
  all: { quarter: 200, day: 2000 },
};

export function windowStart(span: Span, now: Date): number {
  return Math.floor(now.getTime() / SPAN_MILLISECONDS[span]) * SPAN_MILLISECONDS[span];
}

/** The application's windows of now: counts of earlier windows are dropped, limits are kept. */
export function applicationWindows(
  stored: Windows<AllowedWindow> | undefined,
  now: Date,
): Windows<AllowedWindow> {
  return windows((meter, span) => {
    const startsAt = windowStart(span, now);
    const before = stored?.[meter][span];
    const isSame = before?.startsAt === startsAt;
    return {
      startsAt,
      limit: before?.limit ?? FIRST_LIMITS[meter][span],
      used: isSame ? before.used : 0,
      withinShares: isSame ? (before.withinShares ?? 0) : 0,
    };
  });
}

/** One runner's windows of now. */
export function runnerWindows(
  stored: Windows<CountedWindow> | undefined,
  now: Date,
): Windows<CountedWindow> {
  return windows((meter, span) => {
    const startsAt = windowStart(span, now);
    const before = stored?.[meter][span];
    return { startsAt, used: before?.startsAt === startsAt ? before.used : 0 };
  });
}

function windows<Window>(make: (meter: Meter, span: Span) => Window): Windows<Window> {
  const spans = (meter: Meter) => ({ quarter: make(meter, 'quarter'), day: make(meter, 'day') });
  return { read: spans('read'), all: spans('all') };
}

/** A runner's own share of a window, in calls. */
export function shareOf(span: Span, limit: number, runners: number): number {
  const divided = Math.ceil(limit * STRAVA_FAIRNESS.partInShares);
  const equal = Math.floor(divided / Math.max(1, runners));
  const minimum = span === 'quarter' ? STRAVA_FAIRNESS.quarterShareMinimum : 1;
  return Math.max(equal, Math.min(minimum, divided));
}

export interface CallRequest {
  call: StravaCall;
  work: StravaWork;
  /** How many runners the shares are for. */
  runners: number;
  now: Date;
}

/**
 * Counts one call of a runner in every window, or in none.
 *
 * A call within the runner's own share only needs room in the window. Any other call must leave
 * what others have not used of their shares, and what its kind of work leaves to others.
 *
 * @param application changed where the call fits in
 * @param runner changed where the call fits in
 * @returns null = the call was counted; else when it may be tried again
 */
export function takeCall(
  application: Windows<AllowedWindow>,
  runner: Windows<CountedWindow>,
  request: CallRequest,
): Date | null {
  const judged = metersOf(request.call).flatMap((meter) =>
    SPANS.map((span) => {
      const window = application[meter][span];
      const own = runner[meter][span];
      return { window, own, ...judge(span, window, own, request) };
    }),
  );
  const waits = judged.flatMap(({ freeAt }) => (freeAt === null ? [] : [freeAt]));
  if (waits.length > 0) return new Date(Math.max(...waits));
  for (const { window, own, isWithinShare } of judged) {
    window.used += 1;
    own.used += 1;
    if (isWithinShare) window.withinShares += 1;
  }
  return null;
}

function metersOf(call: StravaCall): readonly Meter[] {
  return call === 'read' ? METERS : ['all'];
}

/** @returns `freeAt`: when this window has room, in milliseconds since 1970; null = now */
function judge(
  span: Span,
  window: AllowedWindow,
  own: CountedWindow,
  { work, runners, now }: CallRequest,
): { isWithinShare: boolean; freeAt: number | null } {
  const { limit, used, withinShares, startsAt } = window;
  const { ofAllowance, ofShare } = STRAVA_WORK[work];
  const divided = Math.ceil(limit * STRAVA_FAIRNESS.partInShares);
  const endsAt = startsAt + SPAN_MILLISECONDS[span];
  const isWithinShare =
    own.used < shareOf(span, limit, runners) * ofShare && withinShares < divided;
  const left = limit - used - 1;
  if (isWithinShare) return { isWithinShare, freeAt: left < 0 ? endsAt : null };

  const mostOfOne = Math.max(1, Math.floor(limit * STRAVA_FAIRNESS.quarterPartMaximum));
  const isTooMuchForOne = span === 'quarter' && runners > 1 && own.used >= mostOfOne;
  if (left < 0 || isTooMuchForOne) return { isWithinShare, freeAt: endsAt };
  const reserve = Math.max(limit * (1 - ofAllowance), runners > 1 ? divided - withinShares : 0);
  const releaseMilliseconds = span === 'day' ? STRAVA_FAIRNESS.releaseHours * HOUR_MILLISECONDS : 0;
  const remaining = endsAt - now.getTime();
  const kept = remaining < releaseMilliseconds ? remaining / releaseMilliseconds : 1;
  // Parts of a call that come of inexact arithmetic are no call. The first call always fits in.
  if (reserve * kept <= left + 1e-6 || used === 0) return { isWithinShare, freeAt: null };
  const lentAt = endsAt - releaseMilliseconds * (left / reserve);
  const soonest = now.getTime() + STRAVA_FAIRNESS.retryMinimumSeconds * 1000;
  return { isWithinShare, freeAt: Math.min(endsAt, Math.max(Math.ceil(lentAt), soonest)) };
}

/** When a window that is full ends; the beginning of this quarter hour where none is. */
export function fullUntil(application: Windows<AllowedWindow>): Date {
  const full = METERS.flatMap((meter) =>
    SPANS.filter((span) => application[meter][span].used >= application[meter][span].limit).map(
      (span) => application[meter][span].startsAt + SPAN_MILLISECONDS[span],
    ),
  );
  return new Date(Math.max(application.all.quarter.startsAt, ...full));
}
