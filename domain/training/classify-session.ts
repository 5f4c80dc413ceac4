import { isRunning, type SportType } from '../activities/sport-type.ts';
import type { SessionStructure } from './find-structure.ts';
import type { HeartRateReference } from './heart-rate-reference.ts';
import { raceDistanceOf } from './race-evidence.ts';
import type { RecentActivity } from './recent-activity.ts';
import { sessionEffortOf, type SessionEffort } from './session-effort.ts';
import type { SessionPurpose } from './session-purpose.ts';
import type { SessionShape } from './session-shape.ts';
import type { TrainingHistory } from './training-history.ts';

/** Everything a purpose is read from. */
export interface ClassificationParts {
  sport: SportType;
  isTransition: boolean;
  distanceMeters: number | null;
  elapsedSeconds: number;
  movingSeconds: number;
  ascentMeters: number | null;
  descentMeters: number | null;
  averageCadencePerMinute: number | null;
  /** Null where not measured or not to be trusted. */
  meanHeartRate: number | null;
  shape: SessionShape | null;
  structure: SessionStructure | null;
  reference: HeartRateReference | null;
  history: TrainingHistory;
  /** The run before this one, and how many days ago; null without one. */
  before: { purpose: RecentActivity['purpose']; daysAgo: number } | null;
  /** Speed of an hour's race, metres per second; null where no race tells it. */
  thresholdSpeed: number | null;
}

const SHORTEST_SECONDS = 300;
const SHORTEST_METERS = 800;

const WALKING_METERS_PER_SECOND = 1.9;
const WALKING_STEPS_PER_MINUTE = 140;

/** Works this long at no more than race effort are tempo, not intervals. */
const TEMPO_WORK_SECONDS = 360;
const TEMPO_SECONDS = 600;
const UPHILL_WORK_GRADE = 0.035;
/** Repeats that make a race distance were a race unless the works stand out this much. */
const REPEATS_IN_RACE_CONTRAST = 1.15;

const LONG_SECONDS = 5400;
/** Against the runner's own runs: so much longer than usual, and near their longest. */
const LONG_LEAST_SECONDS = 2700;
const LONG_OVER_USUAL = 1.35;
const LONG_OF_LONGEST = 0.85;
/** A lighter week's long run: far longer than usual, though not near the longest. */
const LIGHTER_LONG_LEAST_SECONDS = 3600;
const LIGHTER_LONG_OVER_USUAL = 1.7;

/** Mean of climb and descent over distance: 12 m a kilometre. */
const HILLY_SHARE = 0.012;
const HILLY_METERS = 50;
const PROGRESSION_GAIN = 0.07;
const PROGRESSION_SECONDS = 900;

const STOP_COUNT = 4;
const STOPS_PER_KILOMETER = 0.5;
const STOPPED_SHARE = 0.05;

const RECOVERY_SECONDS = 3600;
const EVEN = 0.06;
const HARD_PURPOSES = new Set(['race', 'intervals', 'tempo', 'long', 'hills', 'progression']);

/**
 * What a session was for, read from its structure, course and effort; the first
 * rule that applies decides. `unclear` where nothing honest can be said.
 */
export function classifySession(parts: ClassificationParts): SessionPurpose {
  const { sport, shape, structure } = parts;
  if (parts.isTransition) return 'unclear';
  if (sport === 'Walk' || sport === 'Hike') return 'walk';
  if (!isRunning(sport)) return 'cross-training';
  if (!shape || parts.distanceMeters === null) return 'unclear';
  if (isWalked(parts)) return 'walk';
  if (parts.movingSeconds < SHORTEST_SECONDS || parts.distanceMeters < SHORTEST_METERS) {
    return 'unclear';
  }
  const effort = sessionEffortOf(
    shape.gradedSpeed,
    parts.meanHeartRate,
    parts.reference,
    parts.history,
    parts.thresholdSpeed,
  );
  const hasPlainRepeats =
    structure?.kind === 'repeats' && structure.evidence.contrast >= REPEATS_IN_RACE_CONTRAST;
  if (!hasPlainRepeats && isRace(parts, shape, effort)) return 'race';
  if (structure) return purposeOfStructure(structure);
  if (isLong(parts)) return 'long';
  if (isHilly(parts)) return 'hills';
  if (isProgression(parts, shape)) return 'progression';
  if (isStopAndGo(parts, shape)) return 'stop-and-go';
  return purposeOfEffort(parts, shape, effort);
}

function isWalked({ averageCadencePerMinute, distanceMeters, movingSeconds }: ClassificationParts) {
  const isSlow = (distanceMeters ?? 0) < movingSeconds * WALKING_METERS_PER_SECOND;
  return isSlow && (averageCadencePerMinute ?? 0) < WALKING_STEPS_PER_MINUTE;
}

function isRace(parts: ClassificationParts, shape: SessionShape, effort: SessionEffort): boolean {
  return (
    raceDistanceOf(shape, effort, parts.meanHeartRate, parts.reference, parts.history) !== null
  );
}

function purposeOfStructure({ kind, reading }: SessionStructure): SessionPurpose {
  const { works } = reading;
  const seconds = works.reduce((sum, work) => sum + work.seconds, 0);
  const uphill = works.reduce((sum, work) => sum + work.grade * work.seconds, 0) / seconds;
  if (uphill >= UPHILL_WORK_GRADE) return 'hills';
  if (kind === 'block') return 'tempo';
  const isTempo = seconds / works.length >= TEMPO_WORK_SECONDS;
  return isTempo ? 'tempo' : 'intervals';
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
  const { ascentMeters, descentMeters, distanceMeters } = parts;
  if (ascentMeters === null) return false;
  const climb = (ascentMeters + (descentMeters ?? ascentMeters)) / 2;
  return climb >= HILLY_METERS && climb >= (distanceMeters ?? Infinity) * HILLY_SHARE;
}

function isProgression({ movingSeconds }: ClassificationParts, shape: SessionShape): boolean {
  return movingSeconds >= PROGRESSION_SECONDS && shape.isRising && shape.gain >= PROGRESSION_GAIN;
}

function isStopAndGo({ distanceMeters }: ClassificationParts, shape: SessionShape): boolean {
  const { core, stopCount, stoppedSeconds } = shape;
  return (
    stopCount >= STOP_COUNT &&
    stopCount >= ((distanceMeters ?? 0) / 1000) * STOPS_PER_KILOMETER &&
    stoppedSeconds >= (core.endSeconds - core.startSeconds) * STOPPED_SHARE
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
      return parts.movingSeconds >= TEMPO_SECONDS && shape.unevenness <= 2 * EVEN
        ? 'tempo'
        : 'unclear';
    case 'unknown':
      return shape.unevenness <= EVEN ? 'steady' : 'unclear';
  }
}

/** A shorter and slower run than usual on the day after a hard one. */
function isAfterHard(
  { before, distanceMeters, history }: ClassificationParts,
  { overEasy }: SessionEffort,
): boolean {
  return (
    before !== null &&
    before.daysAgo <= 1 &&
    before.purpose !== null &&
    HARD_PURPOSES.has(before.purpose) &&
    (overEasy ?? 1) < 0.98 &&
    (distanceMeters ?? Infinity) <= (history.usualMeters ?? 0) * 0.85
  );
}
