import { isAtLeast, isAtMost, isWithin, type SessionView } from '../facts/session-view.ts';

/**
 * How the pace went over the distance: `build` faster, `fade` slower, `even`, or
 * `mixed` where slopes or noise leave it open.
 */
export type Pacing = 'build' | 'even' | 'fade' | 'mixed';
/** Repetitions also: `settled` even but for a slow first, `kick` even but for a fast last one. */
export type RepetitionPacing = Pacing | 'settled' | 'kick';

/** Second half against first, in per cent of pace. */
const HALVES_BUILD = -2.5;
const HALVES_FADE = 3;
const HALVES_EVEN = 1.8;
/** Last quarter against the first. */
const QUARTERS_BUILD = -3;
const QUARTERS_FADE = 5;
/** On hills the slope-free pace must say the same, if less loudly. */
const GRADED_SHARE = 0.6;

/**
 * Pacing by halves of the distance; slopes are taken out where they matter. The outer quarters
 * must say the same: one slow kilometre in the middle is neither a slow start nor a fade.
 */
export function pacingOfHalves(view: SessionView): Pacing {
  const pacing = pacingOf(view, {
    from: 'half.first',
    to: 'half.second',
    build: HALVES_BUILD,
    fade: HALVES_FADE,
  });
  if (pacing === 'build') return isEndFaster(view) ? 'build' : 'mixed';
  if (pacing === 'fade') return isEndSlower(view) ? 'fade' : 'mixed';
  return pacing;
}

/** Last quarter against the first, where both are known: with the slopes and without them. */
function changesToTheEnd(view: SessionView): number[] {
  return ['pace', 'gradedPace']
    .map((kind) => view.change(`quarter.first.${kind}`, `quarter.last.${kind}`))
    .filter((change) => change !== null);
}

function isEndFaster(view: SessionView): boolean {
  return changesToTheEnd(view).every((change) => change <= HALVES_BUILD * GRADED_SHARE);
}

function isEndSlower(view: SessionView): boolean {
  return changesToTheEnd(view).every((change) => change >= HALVES_FADE * GRADED_SHARE);
}

/** Pacing by the last quarter against the first. */
export function pacingOfFinish(view: SessionView): Pacing {
  return pacingOf(view, {
    from: 'quarter.first',
    to: 'quarter.last',
    build: QUARTERS_BUILD,
    fade: QUARTERS_FADE,
  });
}

function pacingOf(
  view: SessionView,
  { from, to, build, fade }: { from: string; to: string; build: number; fade: number },
): Pacing {
  const change = view.change(`${from}.pace`, `${to}.pace`);
  const graded = view.change(`${from}.gradedPace`, `${to}.gradedPace`);
  if (change === null || view.isMountainous) return 'mixed';
  // Without altitude a change of pace may still be a hill: only the flat is judged then.
  const agrees = (isSo: (value: number, scale: number) => boolean) =>
    isSo(change, 1) && (graded === null || isSo(graded, GRADED_SHARE));
  const isNoticeable = view.readDifferently(`${from}.pace`, `${to}.pace`);
  if (isNoticeable && agrees((value, scale) => value <= build * scale)) return 'build';
  if (isNoticeable && agrees((value, scale) => value >= fade * scale)) return 'fade';
  const isEven = (value: number | null) => isWithin(value, -HALVES_EVEN, HALVES_EVEN);
  return isEven(change) && (graded === null || isEven(graded)) ? 'even' : 'mixed';
}

/** Halves without their slopes, in per cent: errors of altitude alone make almost one of them. */
const GRADED_EVEN = 2.5;
const GRADED_BUILD = -3;
const GRADED_FADE = 5;
/** The last quarter of a fade is slower than the first by this share. */
const GRADED_FADE_END = 3;
/** Nobody calls an effort even if its last quarter differs from the first by this share. */
const GRADED_EVEN_ENDS = 8;

/**
 * Pacing of a hilly run: by its halves without their slopes. A fade is one to the end; one bad
 * descent in the second half, or much standing, explains a slower half as well.
 */
export function pacingOnHills(view: SessionView): Pacing {
  const change = view.change('half.first.gradedPace', 'half.second.gradedPace');
  if (isWithin(change, -GRADED_EVEN, GRADED_EVEN)) {
    return Math.abs(hillEnds(view) ?? 0) <= GRADED_EVEN_ENDS ? 'even' : 'mixed';
  }
  if (isAtLeast(change, GRADED_FADE)) return isHillFade(view) ? 'fade' : 'mixed';
  return isAtMost(change, GRADED_BUILD) ? 'build' : 'mixed';
}

/** A runner who stands for more of the time runs in a group, or looks at the view. */
const STOPPED_SHARE_MAXIMUM = 0.08;

/** Time that was not moved: as measured, or what is left of the whole. */
export function stoppedSecondsOf({ value, analysis: { summary } }: SessionView): number {
  return (
    value('stops.duration') ??
    (value('stops.count') === null ? 0 : summary.elapsedSeconds - summary.movingSeconds)
  );
}

function hillEnds(view: SessionView): number | null {
  return view.change('quarter.first.gradedPace', 'quarter.last.gradedPace');
}

function isHillFade(view: SessionView): boolean {
  const end = hillEnds(view);
  const { elapsedSeconds } = view.analysis.summary;
  const stopped = stoppedSecondsOf(view);
  return (
    (end === null || end >= GRADED_FADE_END) && stopped <= elapsedSeconds * STOPPED_SHARE_MAXIMUM
  );
}

const REPETITIONS_FADE = 3;
const REPETITIONS_BUILD = -1.5;
/** Per cent of pace between the last and the fastest repetition that are still one. */
const LAST_BEHIND_FASTEST = 2.5;
const REPETITIONS_EVEN_SPREAD = 4;

/** Pacing of repetitions of one length: `even` when none stands out. */
export function pacingOfRepetitions(view: SessionView): RepetitionPacing | null {
  const count = view.value('interval.work.count');
  if (count === null || count < 2 || !view.has('interval.work.length')) return null;
  const paces = Array.from({ length: count }, (_, order) =>
    view.value(`interval.work.${order + 1}.pace`),
  ).filter((pace) => pace !== null);
  const single = pacingOfSingle(paces);
  if (single) return single;
  const third = Math.max(1, Math.floor(paces.length / 3));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, pace) => sum + pace, 0) / values.length;
  const early = mean(paces.slice(0, third));
  const trend = (100 * (mean(paces.slice(-third)) - early)) / early;
  const ends = view.change('interval.work.first.pace', 'interval.work.last.pace') ?? 0;
  const isNoticeable = view.readDifferently('interval.work.first.pace', 'interval.work.last.pace');
  if (isNoticeable && trend >= REPETITIONS_FADE && ends >= REPETITIONS_FADE) return 'fade';
  // A run that was fastest in the middle lost something towards the end.
  const isFastestLast = isAtLeast(
    view.change('interval.work.last.pace', 'interval.work.fastest.pace'),
    -LAST_BEHIND_FASTEST,
  );
  if (isNoticeable && isFastestLast && trend <= REPETITIONS_BUILD && ends <= REPETITIONS_BUILD) {
    return 'build';
  }
  const spread = view.change('interval.work.fastest.pace', 'interval.work.slowest.pace');
  return isAtMost(spread, REPETITIONS_EVEN_SPREAD) ? 'even' : 'mixed';
}

/** The first or the last stands out from otherwise even ones by at least this, in per cent. */
const STANDS_OUT = 3.5;
const LEAST_FOR_SINGLE = 4;

function pacingOfSingle(paces: readonly number[]): 'settled' | 'kick' | null {
  if (paces.length < LEAST_FOR_SINGLE) return null;
  const spread = (values: readonly number[]) =>
    100 * (Math.max(...values) / Math.min(...values) - 1);
  const [first = 0, ...later] = paces;
  const earlier = paces.slice(0, -1);
  const last = paces.at(-1) ?? 0;
  if (
    spread(later) <= REPETITIONS_EVEN_SPREAD &&
    100 * (first / Math.max(...later) - 1) >= STANDS_OUT
  ) {
    return 'settled';
  }
  const isKick =
    spread(earlier) <= REPETITIONS_EVEN_SPREAD &&
    100 * (Math.min(...earlier) / last - 1) >= STANDS_OUT;
  return isKick ? 'kick' : null;
}
