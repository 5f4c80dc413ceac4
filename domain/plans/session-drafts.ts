import { RECOVERY_HEART_RATE_SHARE } from './goal/heart-rate-shares.ts';
import type { PlanPaces } from './plan-paces.ts';
import { WALKING_PACE } from './plan-wish.ts';
import { DRAFT_STEP_METERS, floorTo, JOG_SHARE, metersIn, stepOf } from './sessions/draft-steps.ts';
import type { PlanSession, PlanSessionKind, PlanTarget } from './training-plan.ts';

/** A session before its day and its reason. */
export type SessionDraft = Pick<PlanSession, 'kind' | 'meters' | 'seconds' | 'steps' | 'target'>;

const STRIDES = { repeats: 4, seconds: 20, restSeconds: 60 } as const;

/** Race pace takes at most this share of a long run, in whole steps, with something easy after it. */
const LONG_PACE_SHARE = 0.62;
const LONG_PACE_STEP = 500;
const LONG_PACE_LEAST_METERS = 2000;
const LONG_PACE_AFTER_METERS = 2000;
/** Jogged after each of several pieces. */
const LONG_PACE_REST_SECONDS = 180;

/** Running and walking in turns: seconds of each, and how often at least and at most. */
interface RunWalkStage {
  run: number;
  walk: number;
  turns: readonly [least: number, most: number];
  /** Where the least turns do not fit, one is run: what was reached is kept then. */
  isOnceEnough?: boolean;
}

const FIRST_STAGE: RunWalkStage = { run: 60, walk: 90, turns: [4, 8] };

/**
 * The way from one minute to more than half an hour, a week for each. From two minutes on no step is more than two
 * thirds or five minutes.
 */
export const NEWCOMER_STAGES: readonly RunWalkStage[] = [
  FIRST_STAGE,
  { run: 90, walk: 90, turns: [4, 7] },
  { run: 120, walk: 90, turns: [3, 6] },
  { run: 180, walk: 90, turns: [2, 5] },
  { run: 300, walk: 90, turns: [2, 4] },
  { run: 480, walk: 60, turns: [2, 3] },
  { run: 720, walk: 60, turns: [1, 3] },
  { run: 960, walk: 60, turns: [1, 2] },
  { run: 1260, walk: 60, turns: [1, 2] },
  { run: 1560, walk: 60, turns: [1, 2] },
  { run: 1860, walk: 60, turns: [1, 2] },
];

/** The same for who comes back to running by walks: fewer short stretches, and later five minutes more a week. */
export const WALKED_RETURN_STAGES: readonly RunWalkStage[] = [
  FIRST_STAGE,
  ...[2, 3, 5, 8, 12, 17, 22, 27, 32].map((minutes): RunWalkStage => ({
    run: minutes * 60,
    walk: minutes < 8 ? 90 : 60,
    turns: [1, 6],
  })),
];

/** The way back for a runner who has run before, a week for each. */
export const RETURN_STAGES: readonly RunWalkStage[] = [
  { run: 120, walk: 60, turns: [4, 7] },
  { run: 240, walk: 60, turns: [3, 5] },
  { run: 480, walk: 60, turns: [2, 3] },
];

/** The same after a named injury: what healed meets impact a minute at a time first. */
export const INJURY_RETURN_STAGES: readonly RunWalkStage[] = [
  { run: 60, walk: 60, turns: [6, 9] },
  { run: 120, walk: 60, turns: [4, 7] },
  { run: 240, walk: 60, turns: [3, 5] },
];

/** The same for a muscle that has healed, of a regular runner. */
export const HEALED_RETURN_STAGES: readonly RunWalkStage[] = [
  { run: 180, walk: 60, turns: [3, 5] },
  { run: 480, walk: 60, turns: [2, 3] },
  { run: 780, walk: 60, turns: [1, 2] },
];

/** The first weeks after some weeks of rest, or after a break with a named injury; a week for each. */
export const INJURY_STAGES: readonly RunWalkStage[] = [
  { run: 300, walk: 60, turns: [3, 6] },
  { run: 480, walk: 60, turns: [2, 5] },
];

/** Walked before and after, where there is room for it, and at least; and together at most. */
const RUN_WALK_FRAME_SECONDS = 300;
const RUN_WALK_LEAST_FRAME_SECONDS = 180;
const RUN_WALK_MOST_FRAME_SECONDS = 900;
/** In a race the walks are short, and the running no longer than half of what was practised. */
export const RACE_WALK_SECONDS = 60;
const RACE_RUN_SECONDS = [120, 600] as const;
const MINUTE = 60;

/** A run after a hard day against an easy one, and against the slow end of its range. */
const RECOVERY_SLOWER = 1.06;
const SLOWER_THAN_SLOWEST = 1.02;

/** By feel: with the day before in their legs a runner need not hurry to reach a pace. */
export function recoveryTargetOf(paces: PlanPaces): PlanTarget {
  const easy = paces.targetOf('easy');
  return {
    ...easy,
    heartRateHigh:
      easy.heartRateHigh === null
        ? null
        : Math.round(easy.heartRateHigh * RECOVERY_HEART_RATE_SHARE),
    paceFast: null,
    paceSlow: null,
    feel: 'slower-than-easy',
  };
}

/** Seconds a kilometre; slower than any easy run. */
export function recoveryPaceOf(paces: PlanPaces): number {
  const slowest = paces.targetOf('easy').paceSlow ?? 0;
  return Math.max(paces.expected.easy * RECOVERY_SLOWER, slowest * SLOWER_THAN_SLOWEST);
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
    seconds: Math.round(
      (meters * (kind === 'recovery' ? recoveryPaceOf(paces) : paces.expected.easy)) / 1000,
    ),
    steps: [stepOf('main', 'easy', { meters })],
    target: kind === 'recovery' ? recoveryTargetOf(paces) : paces.targetOf('easy'),
  };
}

/** On hilly ground a pace of flat ground misleads: effort and time are what counts. */
export function draftByFeel<Draft extends SessionDraft>(draft: Draft): Draft {
  return { ...draft, target: { ...draft.target, paceFast: null, paceSlow: null } };
}

/** An easy run whose last stretches are short and quick; they are part of its distance. */
export function stridesDraft(meters: number, paces: PlanPaces): SessionDraft {
  const { repeats, seconds, restSeconds } = STRIDES;
  const { repetition, easy } = paces.expected;
  const each = metersIn(seconds, repetition) + metersIn(restSeconds, easy * JOG_SHARE);
  const easyMeters = Math.max(
    DRAFT_STEP_METERS,
    floorTo(meters - repeats * each, DRAFT_STEP_METERS),
  );
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
 * Running and walking in turns, between two walks, which take up what no turn fits into. Where the distance is too
 * small for a stage, the last stage that fits is used.
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
    stages.slice(0, stage + 1).findLast((one) => {
      const turns = one.isOnceEnough ? 1 : one.turns[0];
      return turns * metersOf(one) + leastFrame <= meters;
    }) ?? FIRST_STAGE;
  const each = metersOf(chosen);
  const [least, most] = chosen.turns;
  const fitting = Math.max(1, Math.floor((meters - leastFrame) / each));
  const repeats = Math.min(
    most,
    Math.max(Math.min(least, fitting), Math.floor((meters - frame) / each)),
  );
  const mostFrame = metersIn(RUN_WALK_MOST_FRAME_SECONDS, WALKING_PACE);
  const whole = Math.min(
    meters,
    Math.ceil((repeats * each + mostFrame) / DRAFT_STEP_METERS) * DRAFT_STEP_METERS,
  );
  const walked = (Math.max(0, whole - repeats * each) * WALKING_PACE) / 1000;
  const coolDown = wholeMinutes(walked / 2);
  const warmUp = wholeMinutes(walked - coolDown);
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

/** A walk between two long stretches, and the shortest stretch that follows them. */
const WALK_BETWEEN_SECONDS = 60;
const LEAST_LAST_STRETCH_SECONDS = 300;

/**
 * An easy run with walks, where it is longer than may be run in one go. Its stretches are as long as allowed,
 * and a shorter one takes what is left.
 *
 * @param mostSeconds the longest stretch allowed
 */
export function longStretchesDraft(
  meters: number,
  mostSeconds: number,
  paces: PlanPaces,
): SessionDraft {
  const { easy } = paces.expected;
  const walk = WALK_BETWEEN_SECONDS;
  const walkMeters = metersIn(walk, WALKING_PACE);
  const room = meters - 2 * metersIn(RUN_WALK_LEAST_FRAME_SECONDS, WALKING_PACE);
  const secondsIn = (length: number) => floorTo(((length - walkMeters) * easy) / 1000, MINUTE);
  const run = Math.max(MINUTE, Math.min(floorTo(mostSeconds, MINUTE), secondsIn(room)));
  const each = metersIn(run, easy) + walkMeters;
  const repeats = Math.max(1, Math.floor(room / each));
  const last = secondsIn(room - repeats * each);
  const hasLast = last >= LEAST_LAST_STRETCH_SECONDS;
  const runSeconds = repeats * run + (hasLast ? last : 0);
  const restSeconds = (hasLast ? repeats : repeats - 1) * walk;
  const walkedMeters = meters - metersIn(runSeconds, easy);
  const framed = Math.max(2 * MINUTE, (walkedMeters * WALKING_PACE) / 1000 - restSeconds);
  const coolDown = wholeMinutes(framed / 2);
  const warmUp = wholeMinutes(framed - coolDown);
  const main = { repeats, restSeconds: restSeconds > 0 ? walk : null };
  return {
    kind: 'run-walk',
    meters,
    seconds: warmUp + runSeconds + restSeconds + coolDown,
    steps: [
      stepOf('warm-up', 'easy', { seconds: warmUp }),
      stepOf('main', 'easy', { seconds: run }, main),
      ...(hasLast ? [stepOf('main', 'easy', { seconds: last })] : []),
      stepOf('cool-down', 'easy', { seconds: coolDown }),
    ],
    target: paces.targetOf('easy'),
  };
}

/** Walks last whole minutes. */
function wholeMinutes(seconds: number): number {
  return Math.max(MINUTE, Math.round(seconds / MINUTE) * MINUTE);
}

/** One stretch of a race that is run and walked in turns, by the longest running without a walk. Seconds. */
export function raceStretchOf(longestStretch: number): number {
  const [least, most] = RACE_RUN_SECONDS;
  const half = Math.floor(longestStretch / 2 / MINUTE) * MINUTE;
  return Math.min(most, Math.max(least, half));
}

/** A race that is run and walked in turns from its start on. */
export function runWalkRaceDraft(
  meters: number,
  seconds: number,
  { stretch, walk }: { stretch: number; walk: number },
  target: PlanTarget,
): SessionDraft {
  const repeats = Math.max(1, Math.round(seconds / (stretch + walk)));
  const turns = { repeats, restSeconds: walk };
  const steps = [stepOf('main', 'race', { seconds: stretch }, turns)];
  return { kind: 'race', meters, seconds, steps, target };
}

/** The faster part of a long run: how far, how hard, and in how many pieces. */
export interface LongPaceWork {
  meters: number;
  effort: 'marathon' | 'race' | 'threshold';
  pieces: number;
}

/**
 * A long run whose later part is faster. In several pieces, it is jogged between them.
 *
 * @returns null where too little of it would be
 */
export function longPaceDraft(
  meters: number,
  { meters: workMeters, effort, pieces }: LongPaceWork,
  paces: PlanPaces,
): SessionDraft | null {
  const { easy } = paces.expected;
  const rest = pieces > 1 ? LONG_PACE_REST_SECONDS : 0;
  const whole = Math.min(workMeters, meters * LONG_PACE_SHARE);
  const each = floorTo(whole / pieces, LONG_PACE_STEP);
  const work = each * pieces;
  if (work < LONG_PACE_LEAST_METERS) return null;
  const jogged = Math.ceil((pieces * metersIn(rest, easy * JOG_SHARE)) / 100) * 100;
  const left = meters - work - (rest > 0 ? jogged : 0);
  const coolDown = Math.min(LONG_PACE_AFTER_METERS, floorTo(left / 4, DRAFT_STEP_METERS));
  const before = left - coolDown;
  return {
    kind: 'long-pace',
    meters,
    seconds: Math.round(
      ((before + coolDown) * easy + work * paces.expected[effort]) / 1000 + pieces * rest,
    ),
    steps: [
      stepOf('warm-up', 'easy', { meters: before }),
      stepOf(
        'main',
        effort,
        { meters: each },
        { repeats: pieces, restSeconds: rest > 0 ? rest : null },
      ),
      stepOf('cool-down', 'easy', { meters: coolDown }),
    ],
    target: paces.targetOf(effort),
  };
}

/** The race itself. */
export function raceDraft(meters: number, seconds: number, target: PlanTarget): SessionDraft {
  return { kind: 'race', meters, seconds, steps: [stepOf('main', 'race', { meters })], target };
}
