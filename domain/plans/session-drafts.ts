import { PLAN_LIMITS, type LimitedEffort } from './plan-limits.ts';
import type { PlanPaces } from './plan-paces.ts';
import { RUN_WALK_PACE } from './plan-wish.ts';
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

/** Run and walk in turns, seconds; the last stage is followed by running throughout. */
const RUN_WALK_STAGES = [
  [60, 120],
  [60, 90],
  [90, 90],
  [120, 90],
  [180, 90],
  [240, 90],
  [300, 90],
  [480, 120],
] as const;
const RUN_WALK_WARM_UP_SECONDS = 300;

/** Stages of running and walking in turns, before a runner runs throughout. */
export const RUN_WALK_STAGE_COUNT = RUN_WALK_STAGES.length;

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

/** Running and walking in turns; the walk before takes up what no turn fits into. */
export function runWalkDraft(meters: number, stage: number, paces: PlanPaces): SessionDraft {
  const [run, walk] = RUN_WALK_STAGES[Math.min(stage, RUN_WALK_STAGES.length - 1)] ?? [60, 120];
  const seconds = Math.round((meters * RUN_WALK_PACE) / 1000);
  const repeats = Math.max(1, Math.floor((seconds - RUN_WALK_WARM_UP_SECONDS) / (run + walk)));
  const warmUp = Math.max(0, seconds - repeats * (run + walk));
  return {
    kind: 'run-walk',
    meters,
    seconds,
    steps: [
      stepOf('warm-up', 'easy', { seconds: warmUp }),
      stepOf('main', 'easy', { seconds: run }, { repeats, restSeconds: walk }),
    ],
    target: paces.targetOf('easy'),
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
