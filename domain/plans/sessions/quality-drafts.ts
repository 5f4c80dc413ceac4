import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import {
  effortMetersMaximum,
  PLAN_LIMITS,
  testMetersOfWeek,
  type LimitedEffort,
} from '../plan-limits.ts';
import type { PlanPaces } from '../plan-paces.ts';
import type { SessionDraft } from '../session-drafts.ts';
import type { PlanSessionKind, PlanStep } from '../training-plan.ts';
import { DRAFT_STEP_METERS, floorTo, JOG_SHARE, metersIn, stepOf } from './draft-steps.ts';
import { targetOfWork } from './lagging-heart-rate.ts';

/** Kinds of faster running that fill a quality day. */
export type QualityKind = Extract<
  PlanSessionKind,
  'hills' | 'tempo' | 'intervals' | 'repetitions' | 'marathon-pace' | 'test'
>;

/** A climb is run uphill; both it and a steady one have a fixed effort. */
export type TestKind = 'all-out' | 'steady' | 'climb';

export interface QualityDraft extends SessionDraft {
  kind: QualityKind;
}

export interface DraftParts {
  paces: PlanPaces;
  /** Whole distance of the session's week, which its faster part is a share of. */
  weekMeters: number;
  /** The session may be no longer. */
  capMeters: number;
  /** It may take no longer either. */
  capSeconds: number;
  /** The most of it that may be faster than easy, by what else is in the week. */
  fasterMeters: number;
  /** The main part of the last session of the kind that was not a smaller one; null = none. */
  lastMain: PlanStep | null;
  /** Of the plan's race; null = none. */
  goalMeters: number | null;
  /** Of the last test; null = there was none. */
  testMeters: number | null;
  /** Of the last test at a fixed effort; null = there was none. */
  testSeconds: number | null;
  /** How a test is run: all out over a distance, or for minutes at a fixed effort. */
  testKind: TestKind;
  /** No test is longer. */
  mostTestMeters: number;
  /** How many sessions with repeats at race pace there were before. */
  racePaceSessions: number;
  /** How often the kind was planned before: sessions grow with it. */
  level: number;
  /** The session is shorter, in a week of less. */
  isShort: boolean;
  /** The race is near: the session keeps its pace with less of it. */
  isTaper: boolean;
  /** The week's long run is hard as well: the session grows up to a part of what the limits allow. */
  isBesideHardLong: boolean;
  /** Repeats at the pace of the race instead of faster. */
  isRacePace: boolean;
  /** Repeats are said in time and run by feel: a fartlek. */
  isByTime: boolean;
  /** Short, quick repeats come after the work, where there is room for them. */
  hasQuickEnd: boolean;
  /** Hills are long climbs. */
  isMountain: boolean;
  /** Threshold running goes uphill, by time. */
  isUphill: boolean;
}

/** What a session holds of what it may, at first, and more each time. */
const WEEK_SHARES = [0.78, 0.06] as const;
/** In small weeks the limits leave little, and the week's own growth is what sessions grow by. */
const SMALL_WEEK_METERS = 30_000;
const SMALL_WEEK_SHARES = [0.82, 0.06] as const;
const SHORT_WEEK_SHARE = 0.65;
const BESIDE_HARD_LONG_SHARE = 0.97;
/** Warm-up and cool-down are no longer than the work with its rests, and never shorter than this. */
const LEAST_FRAME_METERS = 1000;

/** Stays below the limits' shares, since weeks are rounded. */
const SHARE_MARGIN = 0.97;

/** Before anything fast; drills and two strides come after it. Small weeks leave less. */
const WARM_UP_SECONDS = { least: 600, usual: 900, long: 1080 } as const;
/** From this week on the warm-up is longer. */
const LONG_WARM_UP_WEEK_METERS = 50_000;
/** A cool-down brings the pulse down. More of it only tires legs that have worked. */
const COOL_DOWN = { seconds: 540, most: 2000 } as const;

const TEMPO_METERS = [1200, 12_000] as const;
/** Longer threshold running is divided into pieces. */
const TEMPO_WHOLE_SECONDS = 1260;
const TEMPO_PIECE_SECONDS = 480;
/** Pieces get longer with each session. */
const TEMPO_PIECE_STEP = 90;
const TEMPO_SECONDS_MAXIMUM = 2400;
const TEMPO_REST_SECONDS = 60;
/** Uphill legs need more, and some of the way is jogged back down. */
const UPHILL_REST_SECONDS = 180;

/** Repeats get longer with each session, as far as the week has room for enough of them. */
const INTERVAL_METERS = [400, 600, 800, 1000, 1200] as const;
const INTERVAL_SECONDS_MAXIMUM = 300;
/**
 * Repeats at race pace, which are longer for longer races. The first sessions use the first lengths, and each
 * session opens one more.
 */
const RACE_PACE_REPEATS: readonly (readonly [
  raceMeters: number,
  lengths: readonly number[],
  first: number,
  seconds: number,
])[] = [
  [5000, [400, 600, 800, 1000, 1200], 3, 330],
  [15_000, [400, 600, 800, 1000, 1200, 1600, 2000], 5, 720],
  [Infinity, [600, 1000, 1500, 2000, 3000], 4, 1080],
];
/** Of at least 800 m or at race pace, and of less. */
const INTERVAL_REPEATS_LEAST = [3, 4] as const;
const INTERVAL_REPEATS_MOST = 10;
/** Of what the limits allow at race pace, at first, more each time, and in the taper; and what is worth its repeats. */
const RACE_PACE_GROWTH = { first: 0.85, step: 0.075, taper: 0.75 } as const;
const REPEATS_WORTH_SHARE = 0.82;
/** More race pace is run in repeats little shorter than the last ones. */
const MORE_LENGTH_SHARE = 0.8;
const INTERVAL_REST = { share: 0.6, race: 0.35, least: 60, most: 180 } as const;
/** A race as short as this is run at the pace of intervals, and needs their rests. */
const INTERVAL_RACE_METERS = 5000;

const REPETITION_METERS = 200;
const REPETITION_REPEATS = [4, 12] as const;
const REPETITION_REST_SECONDS = 90;

/** After a tempo run: a part of what repetitions may take of the week. */
const QUICK_END = {
  share: 0.75,
  ofIntervals: 0.5,
  repeats: [4, 8],
  strides: { seconds: 20, most: 5, restSeconds: 60 },
  restSeconds: 90,
  restBeforeSeconds: 120,
} as const;

/** Repeats by feel, each with as much easy running after it as is jogged. */
const FARTLEK = { seconds: [60, 90, 120, 180], repeats: [4, 10], restShare: 1 } as const;

const HILL = { seconds: [45, 60, 75, 75, 90, 90, 120], restShare: 1.5, repeats: [4, 10] } as const;
/** In the mountains climbs take minutes, and the way down is jogged as long as it takes. */
const CLIMB = { seconds: [60, 90, 120, 180, 240, 300], restShare: 1, repeats: [4, 10] } as const;

/**
 * Where work has reached its limit, rests get shorter. Rests of hills stay, since they are the way down. The steps,
 * and the least rest of long and short pieces.
 */
const LESS_REST = { longSeconds: 120, longStep: 30, step: 15, leastSeconds: 30 } as const;
const LEAST_REST_SHARES: Readonly<Partial<Record<PlanStep['effort'], number>>> = {
  threshold: 0,
  interval: 0.4,
  race: 0.25,
  repetition: 1.5,
};

/** A budget below the limit: marathon pace beside a threshold session in the same week. */
const MARATHON_WEEK_SHARE = 0.16;
const MARATHON_LEAST_METERS = 3000;
/** Before an ultra marathon its pace is faster than the race: little of it, beside the longest runs; our choice. */
const MARATHON_OF_ULTRA_METERS = 12_000;
/** Shares of what a session at marathon pace has room for: at first, and more each time. */
const MARATHON_GROWTH = { first: 0.74, step: 0.13 } as const;

/**
 * A little race pace in the week of the race, by the length of the race. Metres at most come first,
 * then the pieces that they may be run in.
 */
const PRIMER: readonly (readonly [
  raceMeters: number,
  workMeters: number,
  lengths: readonly number[],
  repeats: readonly [least: number, most: number],
])[] = [
  [5000, 1600, [400, 300, 200], [3, 5]],
  [15_000, 2000, [400, 300, 200], [3, 6]],
  [25_000, 3000, [1500, 1000, 500], [2, 3]],
  [Infinity, 5000, [], [1, 1]],
];
const PRIMER_MARATHON = { least: 1500, step: 500, weekShare: 0.2 } as const;
const PRIMER_REST_SECONDS = [90, 120] as const;
const LONG_PRIMER_PIECE_METERS = 1000;

const TEST_METERS = [
  PLAN_LIMITS.longTestMetersMaximum,
  8000,
  PLAN_LIMITS.testMetersMaximum,
  3000,
  2000,
  1500,
] as const;
/** Beyond five kilometres a test is slower by this share with each doubling of its length (Riegel 1981). */
const SLOWER_BY_LENGTH = 0.06;

/** @returns null where the week is too small for a session of this kind to make sense */
export function qualityDraft(kind: QualityKind, parts: DraftParts): QualityDraft | null {
  switch (kind) {
    case 'tempo':
      return tempo(parts);
    case 'intervals':
      return (parts.isByTime ? fartlek(parts) : null) ?? intervals(parts);
    case 'repetitions':
      return repetitions(parts);
    case 'hills':
      return hills(parts);
    case 'marathon-pace':
      return marathonPace(parts);
    case 'test':
      return parts.testKind === 'all-out' ? test(parts) : steadyTest(parts);
  }
}

/**
 * The same session with a longer cool-down, where the week has room that no other run takes. The
 * cool-down stays shorter than the work.
 */
export function withLongerCoolDown(
  draft: SessionDraft,
  extraMeters: number,
  capSeconds: number,
  paces: PlanPaces,
): SessionDraft {
  const metersOf = (name: PlanStep['part']) =>
    draft.steps.find(({ part }) => part === name)?.meters ?? 0;
  const coolDown = metersOf('cool-down');
  const work = draft.meters - metersOf('warm-up') - coolDown;
  const most = Math.min(
    extraMeters,
    COOL_DOWN.most - coolDown,
    work - coolDown,
    metersIn(capSeconds - draft.seconds, paces.expected.easy),
  );
  const extra = floorTo(most, DRAFT_STEP_METERS);
  if (extra <= 0) return draft;
  return {
    ...draft,
    meters: draft.meters + extra,
    seconds: draft.seconds + Math.round((extra * paces.expected.easy) / 1000),
    steps: draft.steps.map((step) =>
      step.part === 'cool-down' && step.meters !== null
        ? { ...step, meters: step.meters + extra }
        : step,
    ),
  };
}

/** The most that one session may hold of an effort. */
function workMaximum(parts: DraftParts, effort: LimitedEffort): number {
  const { weekMeters, level, isShort, isBesideHardLong, goalMeters, fasterMeters } = parts;
  const [first, perLevel] = weekMeters < SMALL_WEEK_METERS ? SMALL_WEEK_SHARES : WEEK_SHARES;
  const largest = isBesideHardLong ? BESIDE_HARD_LONG_SHARE : 1;
  const grown = isShort ? SHORT_WEEK_SHARE : Math.min(largest, first + perLevel * level);
  const most = effortMetersMaximum(effort, weekMeters * SHARE_MARGIN, goalMeters) * grown;
  return Math.min(most, fasterMeters);
}

/** The way to the work: as long as is meant, and the least that a session is worth. */
function warmUpMeters({ paces, weekMeters }: DraftParts): { usual: number; least: number } {
  const { least, usual, long } = WARM_UP_SECONDS;
  const metersOf = (seconds: number) =>
    floorTo(metersIn(seconds, paces.expected.easy), DRAFT_STEP_METERS);
  return {
    usual: metersOf(weekMeters >= LONG_WARM_UP_WEEK_METERS ? long : usual),
    least: metersOf(least),
  };
}

function coolDownMeters({ paces }: DraftParts): number {
  const meters = metersIn(COOL_DOWN.seconds, paces.expected.easy);
  return floorTo(Math.min(COOL_DOWN.most, Math.max(LEAST_FRAME_METERS, meters)), DRAFT_STEP_METERS);
}

/** What is left for the faster part beside warm-up and cool-down. */
function roomOf(parts: DraftParts, warmUp: 'usual' | 'least' = 'usual'): number {
  return parts.capMeters - warmUpMeters(parts)[warmUp] - coolDownMeters(parts);
}

function isSameWork(work: PlanStep, other: PlanStep): boolean {
  return (
    work.effort === other.effort &&
    work.repeats === other.repeats &&
    work.meters === other.meters &&
    work.seconds === other.seconds
  );
}

/** The same work as last time, with a little less rest, as far as the next piece still is as good. */
function withLessRest(work: PlanStep, { lastMain, isTaper, isShort, paces }: DraftParts): PlanStep {
  const share = LEAST_REST_SHARES[work.effort];
  const { restSeconds: rest, repeats } = work;
  if (lastMain === null || isTaper || isShort || !isSameWork(work, lastMain)) return work;
  if (share === undefined || rest === null || repeats < 2) return work;
  const { longSeconds, longStep, step, leastSeconds } = LESS_REST;
  const piece = work.seconds ?? ((work.meters ?? 0) * paces.expected[work.effort]) / 1000;
  const before = Math.min(rest, lastMain.restSeconds ?? rest);
  const least = Math.max(leastSeconds, Math.round((piece * share) / step) * step);
  const next = before - (before >= longSeconds ? longStep : step);
  return { ...work, restSeconds: Math.min(rest, Math.max(least, next)) };
}

/** Whether nothing of the same work can grow any more: then other repeats take its place. */
function isExhausted(work: PlanStep, parts: DraftParts): boolean {
  const { lastMain, isTaper, isShort } = parts;
  if (lastMain === null || isTaper || isShort || !isSameWork(work, lastMain)) return false;
  return withLessRest(work, parts).restSeconds === lastMain.restSeconds;
}

/**
 * Work between a warm-up and a cool-down, with quick repeats after it or without.
 *
 * @returns null where it is longer than allowed
 */
function framed(
  kind: QualityKind,
  parts: DraftParts,
  meant: PlanStep,
  quick: PlanStep | null = null,
): QualityDraft | null {
  // After a rest before quick repeats there is nothing to shorten.
  const work = quick && meant.repeats === 1 ? meant : withLessRest(meant, parts);
  const { paces, capMeters, capSeconds } = parts;
  const { easy } = paces.expected;
  const steps = quick ? [work, quick] : [work];
  const lengths = steps.map((step) => lengthOf(step, paces));
  const middleMeters = lengths.reduce((sum, { meters }) => sum + meters, 0);
  const middle = floorTo(middleMeters, DRAFT_STEP_METERS);
  const middleSeconds = lengths.reduce((sum, length) => sum + length.seconds, 0);
  // Rests take time and few metres: where the minutes or the metres end, the way there is shorter.
  const frameMeters = Math.min(
    metersIn(capSeconds - middleSeconds, easy),
    capMeters - middleMeters,
  );
  const { usual, least } = warmUpMeters(parts);
  const coolDown = Math.min(
    coolDownMeters(parts),
    middle,
    floorTo(frameMeters / 2, DRAFT_STEP_METERS),
  );
  const warmUp = floorTo(Math.min(usual, middle, frameMeters - coolDown), DRAFT_STEP_METERS);
  if (coolDown < LEAST_FRAME_METERS || warmUp < Math.min(least, coolDown)) return null;
  const meters =
    Math.ceil((warmUp + coolDown + middleMeters) / DRAFT_STEP_METERS) * DRAFT_STEP_METERS;
  if (meters > capMeters) return null;
  const seconds = Math.round(((warmUp + coolDown) * easy) / 1000 + middleSeconds);
  return {
    kind,
    meters,
    seconds,
    steps: [
      stepOf('warm-up', 'easy', { meters: warmUp }),
      ...steps,
      stepOf('cool-down', 'easy', { meters: coolDown }),
    ],
    target: targetOfWork(work, paces),
  };
}

/** How far a step is and how long it takes, its rests included. */
function lengthOf(
  { effort, repeats, meters, seconds, restSeconds }: PlanStep,
  { expected }: PlanPaces,
): { meters: number; seconds: number } {
  // Uphill nobody is faster than easy.
  const pace = effort === 'hill' ? expected.easy : expected[effort];
  const rest = restSeconds ?? 0;
  const each = meters ?? metersIn(seconds ?? 0, pace);
  const eachSeconds = seconds ?? ((meters ?? 0) * pace) / 1000;
  return {
    meters: repeats * (each + metersIn(rest, expected.easy * JOG_SHARE)),
    seconds: repeats * (eachSeconds + rest),
  };
}

/** Quick repeats after the work: of 200 m, or of seconds where the week is too small. */
function quickEnd(parts: DraftParts, share: number = QUICK_END.share): PlanStep | null {
  const most = workMaximum(parts, 'repetition') * share;
  const repeats = Math.min(QUICK_END.repeats[1], Math.floor(most / REPETITION_METERS));
  if (repeats >= QUICK_END.repeats[0]) {
    const turns = { repeats, restSeconds: QUICK_END.restSeconds };
    return stepOf('strides', 'repetition', { meters: REPETITION_METERS }, turns);
  }
  const { seconds, most: mostRepeats, restSeconds } = QUICK_END.strides;
  const each = metersIn(seconds, parts.paces.expected.repetition);
  const count = Math.min(mostRepeats, Math.floor(most / each));
  if (count < QUICK_END.repeats[0]) return null;
  return stepOf('strides', 'repetition', { seconds }, { repeats: count, restSeconds });
}

function tempo(parts: DraftParts): QualityDraft | null {
  const pace = parts.paces.expected.threshold;
  const most = Math.min(
    workMaximum(parts, 'threshold'),
    TEMPO_METERS[1],
    metersIn(TEMPO_SECONDS_MAXIMUM, pace),
    roomOf(parts) - 500,
  );
  if (most < TEMPO_METERS[0]) return null;
  const seconds = (most * pace) / 1000;
  const piece = Math.min(TEMPO_WHOLE_SECONDS, TEMPO_PIECE_SECONDS + parts.level * TEMPO_PIECE_STEP);
  const pieces = seconds <= TEMPO_WHOLE_SECONDS ? 1 : Math.ceil(seconds / piece);
  const meters = floorTo(most / pieces, DRAFT_STEP_METERS);
  const quick = parts.hasQuickEnd ? quickEnd(parts) : null;
  const rest = parts.isUphill ? UPHILL_REST_SECONDS : TEMPO_REST_SECONDS;
  const restSeconds = pieces > 1 ? rest : null;
  const wholeMinutes = Math.floor((meters * pace) / 60_000) * 60;
  const length = parts.isUphill ? { seconds: wholeMinutes } : { meters };
  const draftWith = (end: PlanStep | null) => {
    const restOfAll = end && restSeconds === null ? QUICK_END.restBeforeSeconds : restSeconds;
    const turns = { repeats: pieces, restSeconds: restOfAll };
    return framed('tempo', parts, stepOf('main', 'threshold', length, turns), end);
  };
  return (quick && draftWith(quick)) ?? draftWith(null);
}

/** Faster running by time and feel, longer the more often it was run. */
function fartlek(parts: DraftParts): QualityDraft | null {
  const { level, paces } = parts;
  const most = workMaximum(parts, 'interval');
  const lengths = FARTLEK.seconds.slice(0, level + 1).reverse();
  for (const seconds of lengths) {
    const fitting = Math.floor(most / metersIn(seconds, paces.expected.interval));
    const restSeconds = seconds * FARTLEK.restShare;
    for (
      let repeats = Math.min(FARTLEK.repeats[1], fitting);
      repeats >= FARTLEK.repeats[0];
      repeats -= 1
    ) {
      const work = stepOf('main', 'interval', { seconds }, { repeats, restSeconds });
      const draft = framed('intervals', parts, work);
      if (draft) return draft;
    }
  }
  return null;
}

function intervals(parts: DraftParts): QualityDraft | null {
  const { isRacePace, paces } = parts;
  const effort = isRacePace ? 'race' : 'interval';
  const pace = paces.expected[effort];
  const most = isRacePace ? racePaceMaximum(parts) : workMaximum(parts, effort);
  const { lengths, longest } = lengthsOf(parts);
  const repeatsOf = (meters: number) => Math.min(INTERVAL_REPEATS_MOST, Math.floor(most / meters));
  // The longest repeats that fill what is allowed; where none does, any.
  const worth = lengths.filter(
    (meters) => repeatsOf(meters) * meters >= most * REPEATS_WORTH_SHARE,
  );
  // Race pace grows where somewhat shorter repeats allow it, before the same ones come with less rest.
  const before = racePaceBefore(parts);
  const shortest = (parts.lastMain?.meters ?? 0) * MORE_LENGTH_SHARE;
  const near = before > 0 && isRacePace ? worth.filter((meters) => meters >= shortest) : [];
  const grown = [before + 1, before].flatMap((least) =>
    near.map((meters) => [meters, least] as const),
  );
  const any = [...worth, ...lengths].map((meters) => [meters, 0] as const);
  for (const [meters, leastMeters] of [...grown, ...any]) {
    const seconds = (meters * pace) / 1000;
    const least = INTERVAL_REPEATS_LEAST[isRacePace || meters >= 800 ? 0 : 1];
    const repeats = repeatsOf(meters);
    if (seconds > longest) continue;
    const isThreshold = isRacePace && (parts.goalMeters ?? 0) > INTERVAL_RACE_METERS;
    const share = isThreshold ? INTERVAL_REST.race : INTERVAL_REST.share;
    const restSeconds = Math.min(
      INTERVAL_REST.most,
      Math.max(INTERVAL_REST.least, Math.round((seconds * share) / 30) * 30),
    );
    for (let count = repeats; count >= least && count * meters >= leastMeters; count -= 1) {
      const work = stepOf('main', effort, { meters }, { repeats: count, restSeconds });
      if (isExhausted(work, parts) && meters !== lengths.at(-1)) break;
      const quick =
        parts.hasQuickEnd && !isRacePace ? quickEnd(parts, QUICK_END.ofIntervals) : null;
      const draft =
        (quick && framed('intervals', parts, work, quick)) ?? framed('intervals', parts, work);
      if (draft) return draft;
    }
  }
  return null;
}

/** Race pace of the last session of repeats, where that was a whole one; 0 = there was none. Metres. */
function racePaceBefore({ lastMain, isTaper, isShort }: DraftParts): number {
  if (lastMain === null || lastMain.effort !== 'race' || isTaper || isShort) return 0;
  return lastMain.repeats * (lastMain.meters ?? 0);
}

function racePaceMaximum(parts: DraftParts): number {
  const { weekMeters, goalMeters, fasterMeters, racePaceSessions, isShort, isTaper } = parts;
  const { first, step, taper } = RACE_PACE_GROWTH;
  const most = isTaper ? taper : 1;
  const grown = isShort ? SHORT_WEEK_SHARE : Math.min(most, first + step * racePaceSessions);
  const meters = effortMetersMaximum('race', weekMeters * SHARE_MARGIN, goalMeters) * grown;
  return Math.min(meters, fasterMeters);
}

/** Lengths of repeats to try, the longest first, and the longest time of one. */
function lengthsOf({ isRacePace, level, racePaceSessions, goalMeters }: DraftParts) {
  if (!isRacePace) {
    const lengths = INTERVAL_METERS.slice(0, level + 1).reverse();
    return { lengths, longest: INTERVAL_SECONDS_MAXIMUM };
  }
  const [, all, first, longest] =
    RACE_PACE_REPEATS.find(([race]) => (goalMeters ?? 0) <= race) ?? NO_RACE_REPEATS;
  return { lengths: all.slice(0, first + racePaceSessions).reverse(), longest };
}

const NO_RACE_REPEATS = [0, INTERVAL_METERS, 1, INTERVAL_SECONDS_MAXIMUM] as const;

/**
 * A little race pace in the week of the race, which keeps it familiar and tires nobody.
 *
 * @returns null where the week has no room for it
 */
export function primerDraft(parts: DraftParts): QualityDraft | null {
  const { goalMeters, weekMeters, fasterMeters } = parts;
  const [, workMeters, lengths, [least, most]] =
    PRIMER.find(([race]) => (goalMeters ?? 0) <= race) ?? NO_PRIMER;
  if (lengths.length === 0) {
    const { least: leastMeters, step, weekShare } = PRIMER_MARATHON;
    const room = Math.min(workMeters, weekMeters * weekShare * SHARE_MARGIN, fasterMeters);
    const meters = floorTo(Math.min(room, roomOf(parts)), step);
    if (meters < leastMeters) return null;
    return framed('marathon-pace', parts, stepOf('main', 'marathon', { meters }));
  }
  const allowed = effortMetersMaximum('race', weekMeters * SHARE_MARGIN, goalMeters);
  const room = Math.min(workMeters, allowed, fasterMeters);
  for (const meters of lengths) {
    const repeats = Math.min(most, Math.floor(room / meters));
    if (repeats < least) continue;
    const restSeconds = PRIMER_REST_SECONDS[meters >= LONG_PRIMER_PIECE_METERS ? 1 : 0];
    const work = stepOf('main', 'race', { meters }, { repeats, restSeconds });
    const draft = framed('intervals', parts, work);
    if (draft) return draft;
  }
  return null;
}

const NO_PRIMER = [0, 0, [], [1, 1]] as const;

function repetitions(parts: DraftParts): QualityDraft | null {
  const most = workMaximum(parts, 'repetition');
  const repeats = Math.min(REPETITION_REPEATS[1], Math.floor(most / REPETITION_METERS));
  if (repeats < REPETITION_REPEATS[0]) return null;
  const length = { meters: REPETITION_METERS };
  return framed(
    'repetitions',
    parts,
    stepOf('main', 'repetition', length, { repeats, restSeconds: REPETITION_REST_SECONDS }),
  );
}

function hills(parts: DraftParts): QualityDraft | null {
  const { level, paces, isMountain } = parts;
  const most = workMaximum(parts, 'hill');
  const kind = isMountain ? CLIMB : HILL;
  // Hills get longer with each session, where there is room for enough of them.
  const lengths = kind.seconds.slice(0, level + 1).reverse();
  for (const seconds of lengths) {
    const each = metersIn(seconds, paces.expected.easy);
    const repeats = Math.min(kind.repeats[1], Math.floor(most / each));
    if (repeats < kind.repeats[0]) continue;
    const restSeconds = Math.round((seconds * kind.restShare) / 30) * 30;
    const work = stepOf('main', 'hill', { seconds }, { repeats, restSeconds });
    if (isExhausted(work, parts) && seconds !== lengths.at(-1)) continue;
    const draft = framed('hills', parts, work);
    if (draft) return draft;
  }
  return null;
}

function marathonPace(parts: DraftParts): QualityDraft | null {
  const { first, step } = MARATHON_GROWTH;
  const grown = parts.isTaper ? 1 : Math.min(1, first + step * parts.level);
  const most =
    grown *
    Math.min(workMaximum(parts, 'marathon'), parts.weekMeters * MARATHON_WEEK_SHARE, roomOf(parts));
  const isOfUltra = (parts.goalMeters ?? 0) > MARATHON_METERS + 1;
  const meters = floorTo(isOfUltra ? Math.min(most, MARATHON_OF_ULTRA_METERS) : most, 500);
  if (meters < MARATHON_LEAST_METERS) return null;
  return framed('marathon-pace', parts, stepOf('main', 'marathon', { meters }));
}

/** A shorter test says so little that the next one is longer, where the week has room for it. */
const COMPARED_TEST_METERS = 3000;

/** The longest test that the week has room for; a later one is as long, so that they can be compared. */
function test(parts: DraftParts): QualityDraft | null {
  const { weekMeters, testMeters, mostTestMeters, fasterMeters } = parts;
  const ofWeek = testMetersOfWeek(weekMeters * SHARE_MARGIN);
  // A shorter way there is better than a test over another distance.
  const most = Math.min(roomOf(parts, 'least'), fasterMeters, mostTestMeters);
  const fitting = TEST_METERS.filter(
    (length) =>
      length <= Math.min(most, ofWeek[length > PLAN_LIMITS.testMetersMaximum ? 'long' : 'usual']),
  );
  // One beyond five kilometres says more of a long race than the comparison would.
  const isLonger = (fitting[0] ?? 0) > PLAN_LIMITS.testMetersMaximum;
  const isCompared = !isLonger && testMeters !== null && testMeters >= COMPARED_TEST_METERS;
  const meters = fitting.find((length) => isCompared && length === testMeters) ?? fitting[0];
  if (meters === undefined) return null;
  const { expected } = parts.paces;
  const longer = Math.max(1, meters / PLAN_LIMITS.testMetersMaximum) ** SLOWER_BY_LENGTH;
  const paces = { ...parts.paces, expected: { ...expected, test: expected.test * longer } };
  return framed('test', { ...parts, paces }, stepOf('main', 'test', { meters }));
}

/** Minutes of a test at a fixed effort, the longest first; our choice. */
const STEADY_TEST_SECONDS = [1200, 1080, 900, 720] as const;

const NO_RANGE = {
  paceFast: null,
  paceSlow: null,
  heartRateLow: null,
  heartRateHigh: null,
} as const;

/** Minutes at threshold effort; the distance is what shows the form. */
function steadyTest(parts: DraftParts): QualityDraft | null {
  const { paces, weekMeters, goalMeters, fasterMeters, testSeconds } = parts;
  const most = effortMetersMaximum('threshold', weekMeters * SHARE_MARGIN, goalMeters);
  const metersOf = (seconds: number) => metersIn(seconds, paces.expected.threshold);
  // Only tests of the same minutes can be compared.
  const choices = STEADY_TEST_SECONDS.toSorted(
    (a, b) => Number(b === testSeconds) - Number(a === testSeconds),
  );
  for (const seconds of choices) {
    if (metersOf(seconds) > Math.min(most, fasterMeters)) continue;
    const draft = framed('test', parts, stepOf('main', 'threshold', { seconds }));
    if (!draft) continue;
    // The effort is given; pace and heart rate are what it shows.
    const { feel } = draft.target;
    return { ...draft, target: { ...NO_RANGE, feel } };
  }
  return null;
}
