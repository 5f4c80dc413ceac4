import type { Riding } from '../activities/computed-analysis.ts';
import { isOnFoot, isRunning, type SportType } from '../sports/sport-type.ts';
import { isGaitKnown, type Gait } from './structure/gait.ts';
import type { SessionStructure } from './structure/find-structure.ts';
import type { HeartRateReference } from './heart-rate/heart-rate-reference.ts';
import { raceDistanceOf } from './race-evidence.ts';
import type { RecentActivity } from './recent-activity.ts';
import { sessionEffortOf, type SessionEffort } from './session-effort.ts';
import type { SustainedClimb } from '../recordings/sustained-climb.ts';
import type { SessionPurpose } from '../activities/session-purpose.ts';
import { HALF_MARATHON_METERS, raceDistanceNear } from './performance/vdot.ts';
import type { SessionShape } from './structure/session-shape.ts';
import type { TrainingHistory } from './training-history.ts';

/** Everything a purpose is read from. */
export interface ClassificationParts {
  sport: SportType;
  isTransition: boolean;
  isIndoor: boolean;
  /** False where the positions contradict the distance: then it is no race distance. */
  isSpeedKnown: boolean;
  distanceMeters: number | null;
  elapsedSeconds: number;
  movingSeconds: number;
  ascentMeters: number | null;
  descentMeters: number | null;
  /** Highest less lowest altitude; null without altitude. */
  altitudeRangeMeters: number | null;
  /** Ascent and descent by climbs that no altitude noise makes; null without altitude. */
  sustainedClimb: SustainedClimb | null;
  gait: Gait;
  /** A kilometre of it was faster than anybody runs. */
  hasImpossibleKilometer: boolean;
  /** Whether steps were counted. */
  hasSteps: boolean;
  riding: Riding;
  /** Null where not measured or not to be trusted. */
  meanHeartRate: number | null;
  /** Of what was measured, be it a part; null where not to be trusted. */
  measuredHeartRate: number | null;
  shape: SessionShape | null;
  structure: SessionStructure | null;
  reference: HeartRateReference | null;
  history: TrainingHistory;
  /** The run before this one, and how many days ago; null without one. */
  before: { purpose: RecentActivity['purpose']; daysAgo: number } | null;
  /** Speed of an hour's race, metres per second; null where no race shows it. */
  thresholdSpeed: number | null;
}

/** With less nothing can be said of any sport. */
const LEAST_SECONDS = 60;
const LEAST_METERS = 100;
const SHORTEST_SECONDS = 300;
const SHORTEST_METERS = 800;
const SHORTEST_WALK_METERS = 300;

/** Walked: this share of what can be determined, which is this share of the moving time; and hardly any running. */
const WALKED_SHARE = 0.8;
const KNOWN_SHARE = 0.6;
const RUN_IN_WALK_SECONDS = 300;
/** Run-walk: both for some minutes, with walks between, at no speed of repetitions. */
const RUN_WALK_SECONDS = 240;
const RUN_WALK_SHARE = 0.2;
/** This share of running makes a walk both. */
const RUN_SHARE_OF_WALK = 0.18;
const RUN_WALK_BREAKS = 2;
const RUN_WALK_METERS_PER_SECOND_MAXIMUM = 3.2;
/** No heart beats this fast on a walk on the flat at this speed: metres per second. */
const JOG_BEATS = 140;
const JOG_METERS_PER_SECOND = 1.5;
/** From such a share of running on a walk was wrongly called one. */
const MOSTLY_RUN_SHARE = 0.6;
/** Rests slower than this were walked: metres per second. */
const WALKED_REST_METERS_PER_SECOND = 1.75;

/** This climb or descent makes pace meaningless: metres, and metres a kilometre. */
const MOUNTAIN_METERS = 200;
const MOUNTAIN_METERS_PER_KILOMETER = 40;
/** Where no distance is known; on mountains neither runners nor walkers are faster. */
const SUPPOSED_KILOMETERS_PER_HOUR = 9;
/** A walk with this climb is a hike. */
const HIKE_METERS = 150;
const HIKE_METERS_PER_KILOMETER = 20;
/** This share of the climb must go from turn to turn: the sum that a device adds up is often noise. */
const SUSTAINED_SHARE = 0.75;
/** Altitude noise climbs a lot and still stays within this range. */
const LEAST_ALTITUDE_RANGE_METERS = 30;

/** Works of one length were planned; what differs by more was stretched by feel or between crossings. */
const PLANNED_LENGTHS = 0.15;
/** Works this long at no more than race effort are tempo, not intervals. */
const TEMPO_WORK_SECONDS = 360;
const TEMPO_SECONDS = 600;
const UPHILL_WORK_GRADE = 0.035;
/** Repeats that make a race distance were a race unless the works stand out this much. */
const REPEATS_IN_RACE_CONTRAST = 1.15;

const LONG_SECONDS = 5400;
/** Against the runner's own runs: longer than usual by this, and near their longest. */
const LONG_LEAST_SECONDS = 2700;
const LONG_OVER_USUAL = 1.35;
const LONG_OF_LONGEST = 0.85;
/** A lighter week's long run: far longer than usual, though not near the longest. */
const LIGHTER_LONG_LEAST_SECONDS = 3600;
const LIGHTER_LONG_OVER_USUAL = 1.7;

/** Mean of sustained climb and descent over distance: 14.5 m a kilometre. */
const HILLY_SHARE = 0.0145;
const HILLY_METERS = 60;
const PROGRESSION_GAIN = 0.07;
const PROGRESSION_MIDDLE_GAIN = 0.05;
/** Over the ground: a descent at the start, or an altimeter that settles, makes no progression alone. */
const PROGRESSION_GROUND_GAIN = 0.05;
const PROGRESSION_LATE_GROUND_GAIN = 0.02;
const PROGRESSION_SECONDS = 900;

/** Over tenths of a run: in training, warm-up, crossings and tired legs make more of it. */
const RACE_UNEVENNESS = 0.04;
const RACE_STOPPED_SHARE = 0.01;

const STOP_COUNT = 4;
const STOPS_PER_KILOMETER = 0.5;
const STOPPED_SHARE = 0.05;
const STOPS_OVER_HILLS_SHARE = 0.2;
/** Of the time, stood or walked. */
const HALTING_SHARE = 0.14;

const RECOVERY_SECONDS = 3600;
const EVEN = 0.06;
/** A slow start and a slow way home change nothing about a run that was this even in between. */
const EVEN_BETWEEN_ENDS = 0.035;
/** Even tenths may hide repeats: the minutes of a steady run differ by less. */
const STEADY_MINUTES = 0.16;
/** A run with this many walks, and this share of walking, was no steady one. */
const STEADY_WALK_BREAKS = 4;
const STEADY_WALK_SHARE = 0.1;
/** On average no steady run for anybody: what it was has to be asked. */
const HARD_FOR_ANYONE_BEATS = 175;
const HARD_PURPOSES = new Set([
  'race',
  'intervals',
  'tempo',
  'long',
  'hills',
  'mountain',
  'progression',
]);

/**
 * What a session was for, read from its structure, course and effort; the first
 * rule that applies decides. `unclear` where nothing honest can be said.
 */
export function classifySession(parts: ClassificationParts): SessionPurpose {
  const { sport, shape, structure } = parts;
  if (parts.isTransition || isTooLittle(parts)) return 'unclear';
  if (isOnFoot(sport) && parts.riding !== 'none') return 'unclear';
  if (sport === 'Walk' || sport === 'Hike') return purposeOnFoot(parts);
  if (!isRunning(sport)) return 'cross-training';
  if (parts.distanceMeters === null) return isMountainByClimb(parts) ? 'mountain' : 'unclear';
  if (!shape) return 'unclear';
  if (parts.hasImpossibleKilometer) return 'unclear';
  const isWalk = isWalked(parts);
  if (isWalk && !isShortWalk(parts)) return walkOrHike(parts);
  if (isWalk || isTooShort(parts)) return 'unclear';
  if (isMountainous(parts)) return 'mountain';
  if (isRunWalk(parts)) return 'run-walk';
  const effort = effortOf(parts, shape);
  const hasPlainRepeats =
    structure?.kind === 'repeats' && structure.evidence.contrast >= REPEATS_IN_RACE_CONTRAST;
  if (!hasPlainRepeats && isRace(parts, shape, effort)) return 'race';
  const ofStructure = structure && purposeOfStructure(structure, parts);
  if (ofStructure) return ofStructure;
  return purposeWithoutStructure(parts, shape, effortWithoutWorks(parts, shape, effort));
}

/**
 * A half marathon at one pace and without a stop may be a race: it has no warm-up and no way home. Where nothing says how hard it was for this runner, that is asked.
 */
function looksLikeRace(
  { meanHeartRate, isSpeedKnown }: ClassificationParts,
  shape: SessionShape,
  { overEasy }: SessionEffort,
): boolean {
  const { core, stoppedSeconds } = shape;
  const seconds = core.endSeconds - core.startSeconds;
  return (
    isSpeedKnown &&
    meanHeartRate === null &&
    overEasy === null &&
    raceDistanceNear(core.distanceMeters) === HALF_MARATHON_METERS &&
    shape.unevenness <= RACE_UNEVENNESS &&
    shape.groundUnevennessAfterStart <= RACE_UNEVENNESS &&
    stoppedSeconds <= seconds * RACE_STOPPED_SHARE
  );
}

/** The highest heart rate of works that were none is no maximum to judge the rest by. */
function effortWithoutWorks(
  parts: ClassificationParts,
  shape: SessionShape,
  effort: SessionEffort,
): SessionEffort {
  const isByWorks =
    parts.structure?.kind === 'repeats' && parts.reference?.basis === 'observed-maximum';
  return isByWorks ? effortOf({ ...parts, reference: null }, shape) : effort;
}

function purposeWithoutStructure(
  parts: ClassificationParts,
  shape: SessionShape,
  effort: SessionEffort,
): SessionPurpose {
  if (isLong(parts)) return looksLikeRace(parts, shape, effort) ? 'unclear' : 'long';
  if (isHilly(parts)) return isMostlyStops(parts, shape) ? 'stop-and-go' : 'hills';
  // A runner who stands or walks for a good part of the time runs faster in between. That is no progression.
  const haltedSeconds = shape.stoppedSeconds + parts.gait.walkingSeconds;
  const isHalting = haltedSeconds >= parts.elapsedSeconds * HALTING_SHARE;
  if (!isHalting && isProgression(parts, shape)) return 'progression';
  if (isStopAndGo(parts, shape)) return 'stop-and-go';
  if (isProgression(parts, shape)) return 'progression';
  return purposeOfEffort(parts, shape, effort);
}

/**
 * How hard the whole was, by speed and heart rate for a run, by heart rate alone
 * where speed says nothing.
 */
export function effortOf(parts: ClassificationParts, shape: SessionShape | null): SessionEffort {
  return sessionEffortOf({
    ...parts,
    gradedSpeed: shape?.gradedSpeed ?? null,
    isSpeedEstimated: parts.isIndoor && isRunning(parts.sport),
  });
}

/** Walked for nearly all of the time that cadence or speed show, which must be most of it. */
function isWalked(parts: ClassificationParts): boolean {
  const { gait, movingSeconds } = parts;
  const knownSeconds = gait.runningSeconds + gait.walkingSeconds;
  return (
    !isJogPossible(parts) &&
    knownSeconds >= movingSeconds * KNOWN_SHARE &&
    gait.walkingSeconds >= knownSeconds * WALKED_SHARE &&
    gait.runningSeconds < RUN_IN_WALK_SECONDS
  );
}

/** Of repeats with long standing rests, all the time counts. */
function isTooShort({ structure, ...parts }: ClassificationParts): boolean {
  const seconds = structure?.kind === 'repeats' ? parts.elapsedSeconds : parts.movingSeconds;
  return seconds < SHORTEST_SECONDS || (parts.distanceMeters ?? 0) < SHORTEST_METERS;
}

/** Whether a runner with a watch stood about and strolled. Somebody who sets out for a walk says it. */
function isShortWalk({ movingSeconds, distanceMeters }: ClassificationParts): boolean {
  return movingSeconds < SHORTEST_SECONDS || (distanceMeters ?? 0) < SHORTEST_WALK_METERS;
}

/** Without steps, a slow jog and a walk on the flat differ by heart rate alone. */
function isJogPossible({ hasSteps, meanHeartRate, ...parts }: ClassificationParts): boolean {
  const speed = (parts.distanceMeters ?? 0) / Math.max(1, parts.movingSeconds);
  return (
    !hasSteps &&
    (meanHeartRate ?? 0) >= JOG_BEATS &&
    speed >= JOG_METERS_PER_SECOND &&
    !climbsAtLeast({ hasSteps, meanHeartRate, ...parts }, HIKE_METERS, HIKE_METERS_PER_KILOMETER)
  );
}

/** Nothing was done yet; without a distance, as in strength training, the time alone counts. */
function isTooLittle({ distanceMeters, movingSeconds }: ClassificationParts): boolean {
  const meters = distanceMeters ?? 0;
  return movingSeconds < LEAST_SECONDS || (meters > 0 && meters < LEAST_METERS);
}

/** What is called a walk or a hike, unless much of it was run. */
function purposeOnFoot(parts: ClassificationParts): SessionPurpose {
  const { runningSeconds, walkingSeconds } = parts.gait;
  const share = runningSeconds / Math.max(1, runningSeconds + walkingSeconds);
  if (runningSeconds < RUN_WALK_SECONDS || share < RUN_SHARE_OF_WALK) return walkOrHike(parts);
  const isPlain = share < MOSTLY_RUN_SHARE && isGaitKnown(parts.gait, parts.movingSeconds);
  return isPlain ? 'run-walk' : 'unclear';
}

function walkOrHike(parts: ClassificationParts): SessionPurpose {
  return climbsAtLeast(parts, HIKE_METERS, HIKE_METERS_PER_KILOMETER) ? 'hike' : 'walk';
}

/** Climb, steps and time say it without a distance. */
function isMountainByClimb(parts: ClassificationParts): boolean {
  return parts.gait.runningSeconds >= RUN_WALK_SECONDS && isMountainous(parts);
}

function isMountainous(parts: ClassificationParts): boolean {
  return climbsAtLeast(parts, MOUNTAIN_METERS, MOUNTAIN_METERS_PER_KILOMETER);
}

function climbsAtLeast(
  {
    ascentMeters,
    descentMeters,
    altitudeRangeMeters,
    sustainedClimb,
    distanceMeters,
    movingSeconds,
  }: ClassificationParts,
  meters: number,
  metersPerKilometer: number,
): boolean {
  const climb = Math.max(ascentMeters ?? 0, descentMeters ?? 0);
  const kilometers =
    distanceMeters === null
      ? (movingSeconds / 3600) * SUPPOSED_KILOMETERS_PER_HOUR
      : distanceMeters / 1000;
  const least = Math.max(meters, kilometers * metersPerKilometer);
  const sustained = sustainedClimb
    ? Math.max(sustainedClimb.ascentMeters, sustainedClimb.descentMeters)
    : climb;
  return (
    climb >= least &&
    sustained >= least * SUSTAINED_SHARE &&
    (altitudeRangeMeters ?? 0) >= LEAST_ALTITUDE_RANGE_METERS
  );
}

/** Running with walks between, slower than repetitions are run. */
function isRunWalk(parts: ClassificationParts): boolean {
  const { gait, structure, history } = parts;
  const { runningSeconds, walkingSeconds, walkBreaks } = gait;
  const knownSeconds = runningSeconds + walkingSeconds;
  const easyPace = history.usualEasyPaceSecondsPerKilometer;
  const repetitionSpeed =
    easyPace === null ? RUN_WALK_METERS_PER_SECOND_MAXIMUM : (1000 / easyPace) * 1.08;
  const workSpeed = structure?.kind === 'repeats' ? structure.evidence.workSpeed : 0;
  return (
    // Uphill, slow running and walking look alike, unless walks part stretches of running.
    (!isHilly(parts) || hasWalkedRests(structure)) &&
    runningSeconds >= RUN_WALK_SECONDS &&
    walkingSeconds >= Math.max(RUN_WALK_SECONDS, knownSeconds * RUN_WALK_SHARE) &&
    walkBreaks >= RUN_WALK_BREAKS &&
    workSpeed < repetitionSpeed
  );
}

function hasWalkedRests(structure: SessionStructure | null): boolean {
  if (structure?.kind !== 'repeats') return false;
  const { works, rests } = structure.reading;
  // By the middle one: a single rest that was jogged, or seems to be by noise, changes nothing.
  const speeds = rests.map(({ groundSpeed }) => groundSpeed).sort((a, b) => a - b);
  const middle = speeds[Math.floor(speeds.length / 2)] ?? 0;
  return works.length > RUN_WALK_BREAKS && middle < WALKED_REST_METERS_PER_SECOND;
}

function isRace(parts: ClassificationParts, shape: SessionShape, effort: SessionEffort): boolean {
  return parts.isSpeedKnown && raceDistanceOf(shape, effort, parts) !== null;
}

/** Tempo is a claim about effort: without heart rate or a known pace nobody can know. */
const TEMPO_HEART_RATE_SHARE = [0.9, 1.03] as const;
const TEMPO_SPEED_SHARE = [0.9, 1.04] as const;
const TEMPO_OVER_EASY_SPEED = 1.08;
const RACE_OVER_EASY_SPEED = 1.29;
const RACE_BLOCK_SECONDS = 840;
/** For most adults, where nothing is known of the runner. */
const TEMPO_BEATS_FOR_MOST = [155, 176] as const;
const CALM_BEATS = 145;

function purposeOfStructure(
  { kind, source, reading, evidence }: SessionStructure,
  parts: ClassificationParts,
): SessionPurpose | null {
  const { works } = reading;
  const seconds = works.reduce((sum, work) => sum + work.seconds, 0);
  const uphill = works.reduce((sum, work) => sum + work.grade * work.seconds, 0) / seconds;
  if (uphill >= UPHILL_WORK_GRADE) return 'hills';
  // This long at more than the pace of an hour's race is a race in the middle, or a test: that is asked.
  if (kind === 'block' && source !== 'laps' && isBeyondThreshold(evidence, seconds, parts)) {
    return 'unclear';
  }
  const isTempo = kind === 'block' || seconds / works.length >= TEMPO_WORK_SECONDS;
  const isByFeel = evidence.lengthSpread > PLANNED_LENGTHS && !evidence.isPyramid;
  if (
    kind === 'repeats' &&
    source === 'speed' &&
    (isTempo || isByFeel) &&
    isCalm(evidence, parts)
  ) {
    return null;
  }
  // Blocks between laps of the runner's own were planned as such.
  const isPlanned = kind === 'block' && source === 'laps';
  if (isTempo && (isPlanned || isTempoEffort(evidence, parts))) return 'tempo';
  // One faster block without a known effort says no more than the rest of the run does.
  return kind === 'block' ? null : 'intervals';
}

/** Long or uneven stretches at an easy heart rate, with walks or stops between, are a run with breaks. */
function isCalm(
  { workHeartRate }: SessionStructure['evidence'],
  { meanHeartRate, reference, history }: ClassificationParts,
): boolean {
  // A maximum that this very session showed is no yardstick for it.
  const isKnown =
    (reference !== null && reference.basis !== 'observed-maximum') ||
    history.usualEasyPaceSecondsPerKilometer !== null;
  return !isKnown && meanHeartRate !== null && (workHeartRate ?? Infinity) < CALM_BEATS;
}

function isTempoEffort(
  { workSpeed, workHeartRate: measured }: SessionStructure['evidence'],
  { reference, thresholdSpeed, history, meanHeartRate }: ClassificationParts,
): boolean {
  const easyPace = history.usualEasyPaceSecondsPerKilometer;
  // An untrustworthy heart rate has no mean for the whole either.
  const workHeartRate = meanHeartRate === null ? null : measured;
  if (thresholdSpeed !== null) return isWithin(workSpeed / thresholdSpeed, TEMPO_SPEED_SHARE);
  // A maximum seen in this very session would make every hard work exceed the threshold.
  if (
    workHeartRate !== null &&
    (reference?.basis === 'threshold' || reference?.basis === 'measured-maximum')
  ) {
    const share = workHeartRate / reference.thresholdBeatsPerMinute;
    return isWithin(share, TEMPO_HEART_RATE_SHARE);
  }
  if (easyPace !== null) return (workSpeed * easyPace) / 1000 >= TEMPO_OVER_EASY_SPEED;
  return workHeartRate !== null && isWithin(workHeartRate, TEMPO_BEATS_FOR_MOST);
}

function isBeyondThreshold(
  { workSpeed }: SessionStructure['evidence'],
  seconds: number,
  { thresholdSpeed, history }: ClassificationParts,
): boolean {
  const easyPace = history.usualEasyPaceSecondsPerKilometer;
  if (seconds < RACE_BLOCK_SECONDS) return false;
  if (thresholdSpeed !== null) return workSpeed / thresholdSpeed > TEMPO_SPEED_SHARE[1];
  return easyPace !== null && (workSpeed * easyPace) / 1000 >= RACE_OVER_EASY_SPEED;
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

function isLong({ distanceMeters, movingSeconds, history }: ClassificationParts): boolean {
  if (movingSeconds >= LONG_SECONDS) return true;
  const { usualMeters, longestIn30DaysMeters } = history;
  if (usualMeters === null) return false;
  const meters = distanceMeters ?? 0;
  const isNearLongest =
    meters >= usualMeters * LONG_OVER_USUAL &&
    meters >= (longestIn30DaysMeters ?? 0) * LONG_OF_LONGEST;
  return (
    (movingSeconds >= LONG_LEAST_SECONDS && isNearLongest) ||
    (movingSeconds >= LIGHTER_LONG_LEAST_SECONDS && meters >= usualMeters * LIGHTER_LONG_OVER_USUAL)
  );
}

function isHilly(parts: ClassificationParts): boolean {
  const { sustainedClimb, distanceMeters, altitudeRangeMeters } = parts;
  if (sustainedClimb === null || (altitudeRangeMeters ?? 0) < LEAST_ALTITUDE_RANGE_METERS) {
    return false;
  }
  const climb = (sustainedClimb.ascentMeters + sustainedClimb.descentMeters) / 2;
  return climb >= HILLY_METERS && climb >= (distanceMeters ?? Infinity) * HILLY_SHARE;
}

function isProgression({ movingSeconds }: ClassificationParts, shape: SessionShape): boolean {
  // Of a broken recording the device's total holds more than its readings.
  const { startSeconds, endSeconds } = shape.core;
  return (
    Math.min(movingSeconds, endSeconds - startSeconds) >= PROGRESSION_SECONDS &&
    shape.isRising &&
    shape.gain >= PROGRESSION_GAIN &&
    shape.middleGain >= PROGRESSION_MIDDLE_GAIN &&
    shape.groundGain >= PROGRESSION_GROUND_GAIN &&
    shape.lateGroundGain >= PROGRESSION_LATE_GROUND_GAIN
  );
}

function isStopAndGo({ distanceMeters }: ClassificationParts, shape: SessionShape): boolean {
  const { core, stopCount, stoppedSeconds } = shape;
  return (
    stopCount >= STOP_COUNT &&
    stopCount >= ((distanceMeters ?? 0) / 1000) * STOPS_PER_KILOMETER &&
    stoppedSeconds >= (core.endSeconds - core.startSeconds) * STOPPED_SHARE
  );
}

/** Stood for a fifth of the time, again and again: the stops and not the hills made the session. */
function isMostlyStops(parts: ClassificationParts, shape: SessionShape): boolean {
  const { startSeconds, endSeconds } = shape.core;
  return (
    isStopAndGo(parts, shape) &&
    shape.stoppedSeconds >= (endSeconds - startSeconds) * STOPS_OVER_HILLS_SHARE
  );
}

function purposeOfEffort(
  parts: ClassificationParts,
  shape: SessionShape,
  effort: SessionEffort,
): SessionPurpose {
  switch (effort.level) {
    case 'recovery':
      return parts.movingSeconds <= RECOVERY_SECONDS ? 'recovery' : 'easy';
    case 'easy':
      return isAfterHard(parts, effort) ? 'recovery' : 'easy';
    case 'moderate':
      return 'steady';
    case 'hard':
    case 'veryHard':
    case 'max':
      return parts.movingSeconds >= TEMPO_SECONDS && shape.unevennessAfterStart <= 2 * EVEN
        ? 'tempo'
        : 'unclear';
    case 'unknown':
      return isSteady(parts, shape) ? 'steady' : 'unclear';
  }
}

/** At one pace throughout, not walked again and again, and not as hard as nobody's steady run. */
function isSteady({ gait, measuredHeartRate }: ClassificationParts, shape: SessionShape): boolean {
  const knownSeconds = gait.runningSeconds + gait.walkingSeconds;
  const isWalkedInBetween =
    gait.walkBreaks >= STEADY_WALK_BREAKS &&
    gait.walkingSeconds >= knownSeconds * STEADY_WALK_SHARE;
  const isEven = Math.min(shape.unevennessAfterStart, shape.groundUnevennessAfterStart) <= EVEN;
  return (
    (isEven || shape.unevennessBetweenEnds <= EVEN_BETWEEN_ENDS) &&
    Math.min(shape.minuteSpread, shape.groundMinuteSpread) <= STEADY_MINUTES &&
    !isWalkedInBetween &&
    (measuredHeartRate ?? 0) < HARD_FOR_ANYONE_BEATS
  );
}

/**
 * A shorter and slower run than usual on the day after a hard one. Whether slopes made it slow, an
 * altimeter cannot say to the hundredth: slower over the ground is enough.
 */
function isAfterHard(
  { before, distanceMeters, movingSeconds, history }: ClassificationParts,
  { overEasy }: SessionEffort,
): boolean {
  const easyPace = history.usualEasyPaceSecondsPerKilometer;
  const overGround =
    easyPace === null ? null : ((distanceMeters ?? 0) * easyPace) / (1000 * movingSeconds);
  return (
    before !== null &&
    before.daysAgo <= 1 &&
    before.purpose !== null &&
    HARD_PURPOSES.has(before.purpose) &&
    Math.min(overEasy ?? 1, overGround ?? 1) < 0.98 &&
    (distanceMeters ?? Infinity) <= (history.usualMeters ?? 0) * 0.85
  );
}
