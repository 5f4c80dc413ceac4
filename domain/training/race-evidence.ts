import type { HeartRateReference } from './heart-rate/heart-rate-reference.ts';
import type { EffortParts, SessionEffort } from './session-effort.ts';
import type { SessionShape } from './structure/session-shape.ts';
import type { TrainingHistory } from './training-history.ts';
import { MARATHON_METERS, raceDistanceNear, vdotOf } from './performance/vdot.ts';

/** What running a race hard means, from a distance on. */
interface RaceMarks {
  fromMeters: number;
  /** Least mean heart rate over threshold. */
  heartRateShare: number;
  /** Least speed over the usual easy speed. */
  overEasy: number;
}

const RACE_MARKS: readonly RaceMarks[] = [
  { fromMeters: 0, heartRateShare: 0.97, overEasy: 1.2 },
  { fromMeters: 4500, heartRateShare: 0.97, overEasy: 1.17 },
  { fromMeters: 7500, heartRateShare: 0.96, overEasy: 1.14 },
  { fromMeters: 14_000, heartRateShare: 0.95, overEasy: 1.12 },
  { fromMeters: 19_000, heartRateShare: 0.94, overEasy: 1.1 },
  { fromMeters: 29_000, heartRateShare: 0.91, overEasy: 1.07 },
  { fromMeters: 40_000, heartRateShare: 0.88, overEasy: 1.05 },
];
const UNEVENNESS_MAXIMUM = 0.1;
/** Nobody stands at traffic lights in a race; in a long one they drink. */
const STOPPED_SHARE_MAXIMUM = 0.015;
const LONG_RACE_METERS = 15_000;
const LONG_RACE_STOPPED_SHARE_MAXIMUM = 0.04;
const STOP_SECONDS_MAXIMUM = 30;
/** At a drinking station nobody stands for longer. */
const LONG_RACE_STOP_SECONDS_MAXIMUM = 60;
/** Nobody runs the whole distance in training. A runner who stops for longer has made an outing of it. */
const MARATHON_STOPPED_SHARE_MAXIMUM = 0.08;
/** A race comes within this share of the best of the last weeks. */
const VDOT_SHARE = 0.95;
const VDOT_SHARE_OF_NO_RACE = 0.9;
/** Against the usual mean heart rate. */
const RACE_BEATS = 8;
const NO_RACE_BEATS = 5;
const NO_RACE_HEART_RATE_GAP = 0.05;
const NO_RACE_SPEED_GAP = 0.02;
/** This average is hard for nearly everyone of whom nothing is known. */
const HARD_FOR_ANYONE_BEATS = 170;
/** This form over a race distance is an easy run for hardly one runner in a hundred. */
const FAST_FOR_ANYONE_VDOT = 55;
/** Both a little lower say the same together. */
const BOTH_HARD_BEATS = 165;
const BOTH_FAST_VDOT = 50;
/** The same form, with what a receiver errs. */
const BEST_RUN_SHARE = 0.99;
/** A runner who starts the watch after the gun misses this much of the course. */
const LATE_START_METERS = 160;
const LATE_START_LEAST_METERS = 4500;

/**
 * Least mean heart rate over threshold that is held over such a time in a race alone. An hour's race is run at
 * about threshold, a shorter one above it.
 */
const ALL_OUT_SHARES: readonly { fromSeconds: number; share: number }[] = [
  { fromSeconds: 0, share: 1.04 },
  { fromSeconds: 1500, share: 1.02 },
  { fromSeconds: 2700, share: 1 },
  { fromSeconds: 4500, share: 0.97 },
  { fromSeconds: 7200, share: 0.94 },
  { fromSeconds: 12_000, share: 0.91 },
];
const ALL_OUT_SECONDS = 600;
const ALL_OUT_METERS = 3000;
/** A warm-up within would make it less even. */
const ALL_OUT_UNEVENNESS_MAXIMUM = 0.08;
/** Whether a mean heart rate is what only a race asks for over such a time, by a measured threshold. */
export function isRaceHeartRate(
  { shareOfThreshold }: Pick<SessionEffort, 'shareOfThreshold'>,
  reference: HeartRateReference | null,
  seconds: number,
): boolean {
  const isMeasured = reference?.basis === 'threshold' || reference?.basis === 'measured-maximum';
  const least = ALL_OUT_SHARES.findLast(({ fromSeconds }) => seconds >= fromSeconds)?.share;
  return (
    isMeasured &&
    seconds >= ALL_OUT_SECONDS &&
    least !== undefined &&
    (shareOfThreshold ?? 0) >= least
  );
}

/**
 * Over any distance: as hard as only a race is from its first to its last kilometre. Without a measured
 * threshold a tempo run looks the same, so that nothing is claimed.
 */
function isRaceByEffort(
  { core, unevenness, stoppedSeconds, longestStopSeconds }: SessionShape,
  effort: SessionEffort,
  { reference, history }: Pick<EffortParts, 'reference' | 'history'>,
): boolean {
  const seconds = core.endSeconds - core.startSeconds;
  const isWhole =
    core.distanceMeters >= ALL_OUT_METERS &&
    seconds >= ALL_OUT_SECONDS &&
    unevenness <= ALL_OUT_UNEVENNESS_MAXIMUM &&
    stoppedSeconds <= seconds * STOPPED_SHARE_MAXIMUM &&
    longestStopSeconds <= STOP_SECONDS_MAXIMUM;
  if (!isWhole) return false;
  const race = marksOf(core.distanceMeters);
  const performance = { distanceMeters: core.distanceMeters, elapsedSeconds: seconds };
  if (paceVote(race, effort, history, performance) === -1) return false;
  return isRaceHeartRate(effort, reference, seconds);
}

/**
 * The race distance that a session is, run hard and evenly and without stops;
 * null when it is none. Many runners train over round distances, so heart rate
 * and pace must say that it was hard for this runner, and neither may deny it. Over any other
 * distance the effort has to be one that nobody makes in training.
 */
export function raceDistanceOf(
  shape: SessionShape,
  effort: SessionEffort,
  {
    meanHeartRate,
    reference,
    history,
  }: Pick<EffortParts, 'meanHeartRate' | 'reference' | 'history'>,
): number | null {
  const { core } = shape;
  const measured = raceDistanceNear(core.distanceMeters);
  const meters = measured ?? lateStartDistance(core.distanceMeters);
  if (meters === null) {
    return isRaceByEffort(shape, effort, { reference, history }) ? core.distanceMeters : null;
  }
  const race = marksOf(meters);
  const seconds = core.endSeconds - core.startSeconds;
  const isLong = meters >= LONG_RACE_METERS;
  const stoppedShare = shape.stoppedSeconds / seconds;
  if (meters === MARATHON_METERS && stoppedShare <= MARATHON_STOPPED_SHARE_MAXIMUM) return meters;
  const isWithoutStops = isLong
    ? stoppedShare <= LONG_RACE_STOPPED_SHARE_MAXIMUM &&
      shape.longestStopSeconds <= LONG_RACE_STOP_SECONDS_MAXIMUM
    : stoppedShare <= STOPPED_SHARE_MAXIMUM && shape.longestStopSeconds <= STOP_SECONDS_MAXIMUM;
  if (!isWithoutStops || shape.unevenness > UNEVENNESS_MAXIMUM) return null;
  const performance = { distanceMeters: core.distanceMeters, elapsedSeconds: seconds };
  const votes = [
    heartRateVote(race, effort, meanHeartRate, reference),
    paceVote(race, effort, history, { ...performance, distanceMeters: meters }),
    unknownRunnerVote(effort, history, meanHeartRate, performance),
  ];
  // Where the distance fits only by a guess, heart rate has to say it, or the best run of the weeks.
  if (measured === null && votes[0] !== 1 && !isBestRun(history, performance)) return null;
  return votes.includes(1) && !votes.includes(-1) ? meters : null;
}

/** Nobody runs as well in training as in the best run of the last weeks. */
function isBestRun(
  { vdot: best }: TrainingHistory,
  performance: { distanceMeters: number; elapsedSeconds: number },
): boolean {
  const vdot = vdotOf(performance);
  return best !== null && vdot !== null && vdot >= best.value * BEST_RUN_SHARE;
}

function lateStartDistance(measuredMeters: number): number | null {
  return measuredMeters < LATE_START_LEAST_METERS
    ? null
    : raceDistanceNear(measuredMeters + LATE_START_METERS);
}

/** By speed, and by speed and heart rate together, where nothing else is known of the runner. */
function unknownRunnerVote(
  { overEasy, overUsualBeats, shareOfThreshold }: SessionEffort,
  { vdot: best }: TrainingHistory,
  meanHeartRate: number | null,
  performance: { distanceMeters: number; elapsedSeconds: number },
): Vote {
  const isKnown =
    best !== null || [overEasy, overUsualBeats, shareOfThreshold].some((one) => one !== null);
  const vdot = vdotOf(performance);
  const isLong = performance.distanceMeters >= LONG_RACE_METERS;
  if (isKnown || isLong || vdot === null || meanHeartRate === null) return 0;
  if (vdot >= FAST_FOR_ANYONE_VDOT) return 1;
  return vdot >= BOTH_FAST_VDOT && meanHeartRate >= BOTH_HARD_BEATS ? 1 : 0;
}

function marksOf(meters: number): RaceMarks {
  const marks = RACE_MARKS.findLast(({ fromMeters }) => meters >= fromMeters);
  if (!marks) throw new RangeError(`A race of ${meters} m is none`);
  return marks;
}

/** 1: hard, -1: not hard, 0: cannot be determined. */
type Vote = 1 | 0 | -1;

function heartRateVote(
  race: RaceMarks,
  effort: SessionEffort,
  meanHeartRate: number | null,
  reference: HeartRateReference | null,
): Vote {
  const share = effort.shareOfThreshold;
  if (share !== null && reference?.basis !== 'age-estimate') {
    if (share >= race.heartRateShare) return 1;
    if (share < race.heartRateShare - NO_RACE_HEART_RATE_GAP) return -1;
  }
  if (effort.overUsualBeats !== null) {
    if (effort.overUsualBeats >= RACE_BEATS) return 1;
    return effort.overUsualBeats < NO_RACE_BEATS ? -1 : 0;
  }
  return meanHeartRate !== null && meanHeartRate >= HARD_FOR_ANYONE_BEATS ? 1 : 0;
}

function paceVote(
  race: RaceMarks,
  effort: SessionEffort,
  history: TrainingHistory,
  performance: { distanceMeters: number; elapsedSeconds: number },
): Vote {
  const vdot = vdotOf(performance);
  const best = history.vdot;
  if (vdot !== null && best?.basis === 'race') {
    if (vdot >= best.value * VDOT_SHARE) return 1;
    if (vdot < best.value * VDOT_SHARE_OF_NO_RACE) return -1;
  }
  if (effort.overEasy === null) return 0;
  if (effort.overEasy < race.overEasy - NO_RACE_SPEED_GAP) return -1;
  return effort.overEasy >= race.overEasy ? 1 : 0;
}
