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
}

const STEP = 100;
/** Stays below the limits' shares, since weeks are rounded. */
const SHARE_MARGIN = 0.97;

const WARM_UP_SECONDS = 600;
const LONG_WARM_UP_SECONDS = 900;
/** From this week on the warm-up is longer. */
const LONG_WARM_UP_WEEK_METERS = 50_000;
/** A cool-down is longer than the warm-up by no more than this. */
const EXTRA_COOL_DOWN_METERS = 4000;
/** Jogged between repetitions, slower than easy. */
const JOG_SHARE = 1.15;

const STRIDES = { repeats: 4, seconds: 20, restSeconds: 60 } as const;

const TEMPO_METERS = [1200, 12_000] as const;
/** Longer threshold running is divided into pieces. */
const TEMPO_WHOLE_SECONDS = 1260;
const TEMPO_PIECE_SECONDS = 600;
const TEMPO_SECONDS_MAXIMUM = 2400;
const TEMPO_REST_SECONDS = 60;

const INTERVAL_METERS = [1200, 1000, 800, 600, 400, 300] as const;
const INTERVAL_SECONDS_MAXIMUM = 270;
const INTERVAL_REPEATS = [3, 8] as const;

const REPETITION_METERS = 200;
const REPETITION_REPEATS = [4, 12] as const;
const REPETITION_REST_SECONDS = 90;

const HILL = { seconds: 60, restSeconds: 90, repeats: [4, 10] } as const;

/** A budget below the limit: marathon pace beside a threshold session in the same week. */
const MARATHON_WEEK_SHARE = 0.14;
const MARATHON_LEAST_METERS = 3000;

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

/** The slow end of easy: who feels the day before runs slower still. */
function recoveryTargetOf(paces: PlanPaces): PlanTarget {
  return { ...paces.targetOf('easy'), feel: 'slower-than-easy' };
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

/** The same session with a longer cool-down, where the week has room that no other run takes. */
export function withLongerCoolDown(
  draft: SessionDraft,
  extraMeters: number,
  paces: PlanPaces,
): SessionDraft {
  const extra = floorTo(Math.min(extraMeters, EXTRA_COOL_DOWN_METERS), STEP);
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
function workMaximum({ weekMeters }: DraftParts, effort: LimitedEffort): number {
  const { share, meters } = PLAN_LIMITS.quality[effort];
  return Math.min(weekMeters * share * SHARE_MARGIN, meters);
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
  const warmUp = warmUpMeters(parts);
  const pace = paces.expected[work.effort];
  const workSeconds = work.seconds ?? ((work.meters ?? 0) * pace) / 1000;
  const workMeters = work.meters ?? metersIn(work.seconds ?? 0, paces.expected.easy);
  const rest = work.restSeconds ?? 0;
  const restMeters = metersIn(rest, paces.expected.easy * JOG_SHARE);
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
  const pieces = seconds <= TEMPO_WHOLE_SECONDS ? 1 : Math.ceil(seconds / TEMPO_PIECE_SECONDS);
  const meters = floorTo(most / pieces, most >= 4000 && pieces === 1 ? 500 : STEP);
  const restSeconds = pieces > 1 ? TEMPO_REST_SECONDS : null;
  const work = stepOf('main', 'threshold', { meters }, { repeats: pieces, restSeconds });
  return framed('tempo', parts, work);
}

function intervals(parts: DraftParts): QualityDraft | null {
  const pace = parts.paces.expected.interval;
  const most = workMaximum(parts, 'interval');
  for (const meters of INTERVAL_METERS) {
    const seconds = (meters * pace) / 1000;
    const repeats = Math.min(INTERVAL_REPEATS[1], Math.floor(most / meters));
    if (seconds > INTERVAL_SECONDS_MAXIMUM || repeats < INTERVAL_REPEATS[0]) continue;
    const restSeconds = Math.round((seconds * 0.75) / 30) * 30;
    for (let count = repeats; count >= INTERVAL_REPEATS[0]; count -= 1) {
      const work = stepOf('main', 'interval', { meters }, { repeats: count, restSeconds });
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
  const each = metersIn(HILL.seconds, parts.paces.expected.easy);
  const most = workMaximum(parts, 'hill');
  const repeats = Math.min(HILL.repeats[1], Math.floor(most / each));
  if (repeats < HILL.repeats[0]) return null;
  const length = { seconds: HILL.seconds };
  const { restSeconds } = HILL;
  return framed('hills', parts, stepOf('main', 'hill', length, { repeats, restSeconds }));
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
