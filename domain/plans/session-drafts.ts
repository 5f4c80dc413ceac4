import { PLAN_LIMITS, type LimitedEffort } from './plan-limits.ts';
import type { PlanPaces } from './plan-paces.ts';
import { WALKING_PACE } from './plan-wish.ts';
import type {
  PlanEffort,
  PlanSession,
  PlanSessionKind,
  PlanStep,
  PlanTarget,
} from './training-plan.ts';

/** A session before its day and its reason. */
export type SessionDraft = Pick<PlanSession, 'kind' | 'meters' | 'seconds' | 'steps' | 'target'>;

/** Kinds of faster running that fill a quality day. */
export type QualityKind = Extract<
  PlanSessionKind,
  'hills' | 'tempo' | 'intervals' | 'repetitions' | 'marathon-pace' | 'test'
>;

export interface QualityDraft extends SessionDraft {
  kind: QualityKind;
}

export interface DraftParts {
  paces: PlanPaces;
  /** Whole distance of the session's week, which its faster part is a share of. */
  weekMeters: number;
  /** The session may be no longer. */
  capMeters: number;
  /** How often the kind was planned before: sessions grow with it. */
  level: number;
  /** The session is shorter: in a week of less, and beside a long run with race pace. */
  isShort: boolean;
  /** Repeats at the pace of the race instead of faster. */
  isRacePace: boolean;
}

/** What a session holds of what it may, at first, and more each time. */
const WEEK_SHARES = [0.78, 0.06] as const;
/** In small weeks the limits leave little, and the week's own growth is what sessions grow by. */
const SMALL_WEEK_METERS = 30_000;
const SMALL_WEEK_SHARES = [0.94, 0.02] as const;
const SHORT_WEEK_SHARE = 0.65;
/** Warm-up and cool-down are no longer than the work with its rests, and never shorter than this. */
const LEAST_WARM_UP_METERS = 1000;

const STEP = 100;
/** Stays below the limits' shares, since weeks are rounded. */
const SHARE_MARGIN = 0.97;

const WARM_UP_SECONDS = 600;
const LONG_WARM_UP_SECONDS = 900;
/** From this week on the warm-up is longer. */
const LONG_WARM_UP_WEEK_METERS = 50_000;
/** A cool-down is longer than the warm-up by no more than this. */
const EXTRA_COOL_DOWN_METERS = 1500;
/** Jogged between repetitions, slower than easy. */
const JOG_SHARE = 1.15;

const STRIDES = { repeats: 4, seconds: 20, restSeconds: 60 } as const;

const TEMPO_METERS = [1200, 12_000] as const;
/** Longer threshold running is divided into pieces. */
const TEMPO_WHOLE_SECONDS = 1260;
const TEMPO_PIECE_SECONDS = 480;
/** Pieces get longer with each session. */
const TEMPO_PIECE_STEP = 90;
const TEMPO_SECONDS_MAXIMUM = 2400;
const TEMPO_REST_SECONDS = 60;

/** Repeats get longer with each session, as far as the week has room for enough of them. */
const INTERVAL_METERS = [400, 600, 800, 1000, 1200] as const;
const RACE_PACE_METERS = [600, 800, 1000, 1200, 1600, 2000] as const;
const INTERVAL_SECONDS_MAXIMUM = 300;
const RACE_PACE_SECONDS_MAXIMUM = 720;
/** Of at least 800 m or at race pace, and of less. */
const INTERVAL_REPEATS_LEAST = [3, 4] as const;
const INTERVAL_REPEATS_MOST = 10;
const INTERVAL_REST = { share: 0.6, race: 0.35, least: 60, most: 180 } as const;

const REPETITION_METERS = 200;
const REPETITION_REPEATS = [4, 12] as const;
const REPETITION_REST_SECONDS = 90;

const HILL = { seconds: [45, 60, 60, 75, 90, 90, 120], restShare: 1.5, repeats: [4, 10] } as const;

/** A budget below the limit: marathon pace beside a threshold session in the same week. */
const MARATHON_WEEK_SHARE = 0.14;
const MARATHON_LEAST_METERS = 3000;

/** Race pace in a long run: at most half of it, in whole steps, and something easy after it. */
const LONG_PACE_SHARE = 0.5;
const LONG_PACE_STEP = 500;
const LONG_PACE_LEAST_METERS = 2000;
const LONG_PACE_AFTER_METERS = 2000;

const TEST_METERS = [PLAN_LIMITS.testMetersMaximum, 3000, 2000, 1500] as const;

/** Running and walking in turns: seconds of each, and how often at least and at most. */
interface RunWalkStage {
  run: number;
  walk: number;
  turns: readonly [least: number, most: number];
}

const FIRST_STAGE: RunWalkStage = { run: 60, walk: 90, turns: [4, 8] };

/**
 * The way from one minute to half an hour, a week for each; no harder than programmes in use, which
 * take about nine weeks. From 20 minutes on nobody walks in between.
 */
export const NEWCOMER_STAGES: readonly RunWalkStage[] = [
  FIRST_STAGE,
  { run: 90, walk: 90, turns: [4, 7] },
  { run: 120, walk: 90, turns: [3, 6] },
  { run: 180, walk: 90, turns: [2, 5] },
  { run: 300, walk: 120, turns: [2, 4] },
  { run: 480, walk: 120, turns: [2, 3] },
  { run: 720, walk: 120, turns: [2, 2] },
  { run: 1200, walk: 0, turns: [1, 1] },
  { run: 1500, walk: 0, turns: [1, 1] },
  { run: 1800, walk: 0, turns: [1, 1] },
  { run: 2100, walk: 0, turns: [1, 1] },
];

/** The way back of who has run before, a week for each. */
export const RETURN_STAGES: readonly RunWalkStage[] = [
  { run: 120, walk: 60, turns: [4, 7] },
  { run: 240, walk: 60, turns: [3, 5] },
  { run: 480, walk: 60, turns: [2, 3] },
];

/** Walked before and after, where there is room for it, and at least; and together at most. */
const RUN_WALK_FRAME_SECONDS = 300;
const RUN_WALK_LEAST_FRAME_SECONDS = 180;
const RUN_WALK_MOST_FRAME_SECONDS = 900;
/** In a race the walks are short, and the running no longer than half of what was practised. */
const RACE_WALK_SECONDS = 60;
const RACE_RUN_SECONDS = [120, 600] as const;
const MINUTE = 60;

function floorTo(meters: number, step: number): number {
  return Math.floor(meters / step + 1e-9) * step;
}

function metersIn(seconds: number, pace: number): number {
  return (seconds * 1000) / pace;
}

function stepOf(
  part: PlanStep['part'],
  effort: PlanEffort,
  length: { meters: number } | { seconds: number },
  { repeats = 1, restSeconds = null }: Partial<Pick<PlanStep, 'repeats' | 'restSeconds'>> = {},
): PlanStep {
  return { part, effort, repeats, meters: null, seconds: null, restSeconds, ...length };
}

/** By feel: who still has the day before in their legs need not hurry to reach a pace. */
export function recoveryTargetOf(paces: PlanPaces): PlanTarget {
  return {
    ...paces.targetOf('easy'),
    paceFast: null,
    paceSlow: null,
    feel: 'slower-than-easy',
  };
}

/** A run at one easy effort. */
export function easyDraft(
  kind: Extract<PlanSessionKind, 'easy' | 'recovery' | 'long'>,
  meters: number,
  paces: PlanPaces,
): SessionDraft {
  return {
    kind,
    meters,
    seconds: Math.round((meters * paces.expected.easy) / 1000),
    steps: [stepOf('main', 'easy', { meters })],
    target: kind === 'recovery' ? recoveryTargetOf(paces) : paces.targetOf('easy'),
  };
}

/** An easy run whose last stretches are short and quick; they are part of its distance. */
export function stridesDraft(meters: number, paces: PlanPaces): SessionDraft {
  const { repeats, seconds, restSeconds } = STRIDES;
  const { repetition, easy } = paces.expected;
  const each = metersIn(seconds, repetition) + metersIn(restSeconds, easy * JOG_SHARE);
  const easyMeters = Math.max(STEP, floorTo(meters - repeats * each, STEP));
  const draft = easyDraft('easy', easyMeters, paces);
  return {
    ...draft,
    kind: 'strides',
    meters,
    steps: [...draft.steps, stepOf('strides', 'repetition', { seconds }, { repeats, restSeconds })],
    seconds: draft.seconds + repeats * (seconds + restSeconds),
  };
}

/**
 * Running and walking in turns, between two walks, which take up what no turn fits into. Where so many
 * metres are too few for a stage, it is the last one that fits.
 */
export function runWalkDraft(
  meters: number,
  stages: readonly RunWalkStage[],
  stage: number,
  paces: PlanPaces,
): SessionDraft {
  const metersOf = ({ run, walk }: RunWalkStage) =>
    metersIn(run, paces.expected.easy) + metersIn(walk, WALKING_PACE);
  const leastFrame = 2 * metersIn(RUN_WALK_LEAST_FRAME_SECONDS, WALKING_PACE);
  const frame = 2 * metersIn(RUN_WALK_FRAME_SECONDS, WALKING_PACE);
  const chosen =
    stages
      .slice(0, stage + 1)
      .findLast((one) => one.turns[0] * metersOf(one) + leastFrame <= meters) ?? FIRST_STAGE;
  const each = metersOf(chosen);
  const [least, most] = chosen.turns;
  const fitting = Math.max(1, Math.floor((meters - leastFrame) / each));
  const repeats = Math.min(
    most,
    Math.max(Math.min(least, fitting), Math.floor((meters - frame) / each)),
  );
  const mostFrame = metersIn(RUN_WALK_MOST_FRAME_SECONDS, WALKING_PACE);
  const whole = Math.min(meters, Math.ceil((repeats * each + mostFrame) / STEP) * STEP);
  const walked = (Math.max(0, whole - repeats * each) * WALKING_PACE) / 1000;
  const coolDown = Math.round(Math.min(RUN_WALK_FRAME_SECONDS, walked / 2));
  const warmUp = Math.round(walked - coolDown);
  const restSeconds = chosen.walk > 0 ? chosen.walk : null;
  return {
    kind: 'run-walk',
    meters: whole,
    seconds: warmUp + repeats * (chosen.run + chosen.walk) + coolDown,
    steps: [
      stepOf('warm-up', 'easy', { seconds: warmUp }),
      stepOf('main', 'easy', { seconds: chosen.run }, { repeats, restSeconds }),
      stepOf('cool-down', 'easy', { seconds: coolDown }),
    ],
    target: paces.targetOf('easy'),
  };
}

/** A race that is run and walked in turns from its start on. */
export function runWalkRaceDraft(
  meters: number,
  seconds: number,
  longestStretch: number,
  target: PlanTarget,
): SessionDraft {
  const [least, most] = RACE_RUN_SECONDS;
  const half = Math.floor(longestStretch / 2 / MINUTE) * MINUTE;
  const run = Math.min(most, Math.max(least, half));
  const repeats = Math.max(1, Math.round(seconds / (run + RACE_WALK_SECONDS)));
  const length = { seconds: run };
  const turns = { repeats, restSeconds: RACE_WALK_SECONDS };
  return { kind: 'race', meters, seconds, steps: [stepOf('main', 'race', length, turns)], target };
}

/**
 * A long run whose later part is run at race pace.
 *
 * @returns null where too little of it would be
 */
export function longPaceDraft(
  meters: number,
  paceMeters: number,
  effort: 'marathon' | 'race',
  paces: PlanPaces,
): SessionDraft | null {
  const work = floorTo(Math.min(paceMeters, meters * LONG_PACE_SHARE), LONG_PACE_STEP);
  if (work < LONG_PACE_LEAST_METERS) return null;
  const coolDown = Math.min(LONG_PACE_AFTER_METERS, floorTo((meters - work) / 4, STEP));
  const before = meters - work - coolDown;
  return {
    kind: 'long-pace',
    meters,
    seconds: Math.round(
      ((before + coolDown) * paces.expected.easy + work * paces.expected[effort]) / 1000,
    ),
    steps: [
      stepOf('warm-up', 'easy', { meters: before }),
      stepOf('main', effort, { meters: work }),
      stepOf('cool-down', 'easy', { meters: coolDown }),
    ],
    target: paces.targetOf(effort),
  };
}

/** The race itself. */
export function raceDraft(meters: number, seconds: number, target: PlanTarget): SessionDraft {
  return { kind: 'race', meters, seconds, steps: [stepOf('main', 'race', { meters })], target };
}

/** @returns null where the week is too small for a session of this kind to make sense */
export function qualityDraft(kind: QualityKind, parts: DraftParts): QualityDraft | null {
  switch (kind) {
    case 'tempo':
      return tempo(parts);
    case 'intervals':
      return intervals(parts);
    case 'repetitions':
      return repetitions(parts);
    case 'hills':
      return hills(parts);
    case 'marathon-pace':
      return marathonPace(parts);
    case 'test':
      return test(parts);
  }
}

/**
 * The same session with a longer cool-down, where the week has room that no other run takes. The
 * cool-down stays shorter than the work.
 */
export function withLongerCoolDown(
  draft: SessionDraft,
  extraMeters: number,
  paces: PlanPaces,
): SessionDraft {
  const coolDown = draft.steps.find(({ part }) => part === 'cool-down')?.meters ?? 0;
  const work = draft.meters - 2 * coolDown;
  const most = Math.min(extraMeters, EXTRA_COOL_DOWN_METERS, work - coolDown);
  const extra = floorTo(most, STEP);
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
function workMaximum({ weekMeters, level, isShort }: DraftParts, effort: LimitedEffort): number {
  const { share, meters } = PLAN_LIMITS.quality[effort];
  const [first, perLevel] = weekMeters < SMALL_WEEK_METERS ? SMALL_WEEK_SHARES : WEEK_SHARES;
  const grown = isShort ? SHORT_WEEK_SHARE : Math.min(1, first + perLevel * level);
  return Math.min(weekMeters * share * SHARE_MARGIN, meters) * grown;
}

function warmUpMeters({ paces, weekMeters }: DraftParts): number {
  const seconds = weekMeters >= LONG_WARM_UP_WEEK_METERS ? LONG_WARM_UP_SECONDS : WARM_UP_SECONDS;
  return floorTo(metersIn(seconds, paces.expected.easy), STEP);
}

/** What is left for the faster part beside warm-up and cool-down. */
function roomOf(parts: DraftParts): number {
  return parts.capMeters - 2 * warmUpMeters(parts);
}

/**
 * Work between a warm-up and a cool-down.
 *
 * @returns null where it is longer than allowed
 */
function framed(kind: QualityKind, parts: DraftParts, work: PlanStep): QualityDraft | null {
  const { paces, capMeters } = parts;
  const pace = paces.expected[work.effort];
  const workSeconds = work.seconds ?? ((work.meters ?? 0) * pace) / 1000;
  const workMeters = work.meters ?? metersIn(work.seconds ?? 0, paces.expected.easy);
  const rest = work.restSeconds ?? 0;
  const restMeters = metersIn(rest, paces.expected.easy * JOG_SHARE);
  const middle = floorTo(work.repeats * (workMeters + restMeters), STEP);
  if (middle < LEAST_WARM_UP_METERS) return null;
  const warmUp = Math.min(warmUpMeters(parts), middle);
  const meters = Math.ceil((2 * warmUp + work.repeats * (workMeters + restMeters)) / STEP) * STEP;
  if (meters > capMeters) return null;
  const seconds = Math.round(
    (2 * warmUp * paces.expected.easy) / 1000 + work.repeats * (workSeconds + rest),
  );
  return {
    kind,
    meters,
    seconds,
    steps: [
      stepOf('warm-up', 'easy', { meters: warmUp }),
      work,
      stepOf('cool-down', 'easy', { meters: warmUp }),
    ],
    target: paces.targetOf(work.effort),
  };
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
  const meters = floorTo(most / pieces, most >= 4000 && pieces === 1 ? 500 : STEP);
  const restSeconds = pieces > 1 ? TEMPO_REST_SECONDS : null;
  const work = stepOf('main', 'threshold', { meters }, { repeats: pieces, restSeconds });
  return framed('tempo', parts, work);
}

function intervals(parts: DraftParts): QualityDraft | null {
  const { isRacePace, paces, level } = parts;
  const effort = isRacePace ? 'race' : 'interval';
  const pace = paces.expected[effort];
  const most = workMaximum(parts, isRacePace ? 'threshold' : effort);
  const lengths = isRacePace ? RACE_PACE_METERS : INTERVAL_METERS;
  const longest = isRacePace ? RACE_PACE_SECONDS_MAXIMUM : INTERVAL_SECONDS_MAXIMUM;
  for (const meters of lengths.slice(0, level + 1).reverse()) {
    const seconds = (meters * pace) / 1000;
    const least = INTERVAL_REPEATS_LEAST[isRacePace || meters >= 800 ? 0 : 1];
    const repeats = Math.min(INTERVAL_REPEATS_MOST, Math.floor(most / meters));
    if (seconds > longest) continue;
    const share = isRacePace ? INTERVAL_REST.race : INTERVAL_REST.share;
    const restSeconds = Math.min(
      INTERVAL_REST.most,
      Math.max(INTERVAL_REST.least, Math.round((seconds * share) / 30) * 30),
    );
    for (let count = repeats; count >= least; count -= 1) {
      const work = stepOf('main', effort, { meters }, { repeats: count, restSeconds });
      const draft = framed('intervals', parts, work);
      if (draft) return draft;
    }
  }
  return null;
}

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
  const { level, paces } = parts;
  const most = workMaximum(parts, 'hill');
  // Longer hills the more often they were run, where there is room for enough of them.
  const lengths = HILL.seconds.slice(0, level + 1).reverse();
  for (const seconds of lengths) {
    const each = metersIn(seconds, paces.expected.easy);
    const repeats = Math.min(HILL.repeats[1], Math.floor(most / each));
    if (repeats < HILL.repeats[0]) continue;
    const restSeconds = Math.round((seconds * HILL.restShare) / 30) * 30;
    const work = stepOf('main', 'hill', { seconds }, { repeats, restSeconds });
    const draft = framed('hills', parts, work);
    if (draft) return draft;
  }
  return null;
}

function marathonPace(parts: DraftParts): QualityDraft | null {
  const most = Math.min(
    workMaximum(parts, 'marathon'),
    parts.weekMeters * MARATHON_WEEK_SHARE,
    roomOf(parts),
  );
  const meters = floorTo(most, 500);
  if (meters < MARATHON_LEAST_METERS) return null;
  return framed('marathon-pace', parts, stepOf('main', 'marathon', { meters }));
}

function test(parts: DraftParts): QualityDraft | null {
  const most = Math.min(parts.weekMeters * PLAN_LIMITS.testWeekShare * SHARE_MARGIN, roomOf(parts));
  const meters = TEST_METERS.find((length) => length <= most);
  return meters === undefined ? null : framed('test', parts, stepOf('main', 'test', { meters }));
}
