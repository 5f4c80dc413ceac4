import { INTENSITY_LEVELS, type IntensityLevel } from '../activities/computed-analysis.ts';
import type { HeartRateReference } from './heart-rate/heart-rate-reference.ts';
import { intensityOfHeartRate, intensityOfSpeed } from './structure/intensity-level.ts';
import type { TrainingHistory } from './training-history.ts';

/** How hard a whole session was for this runner, as far as it can be determined. */
export interface SessionEffort {
  level: IntensityLevel;
  /** Speed against the usual easy runs, as if on the flat; null without a history. */
  overEasy: number | null;
  /** Beats above the usual mean heart rate; null without. */
  overUsualBeats: number | null;
  /** Mean heart rate over threshold; null without a reference. */
  shareOfThreshold: number | null;
}

/** Speeds over the usual easy speed at which a session becomes moderate and hard; our choice. */
const OVER_EASY = { easy: 0.93, moderate: 1.06, hard: 1.13 } as const;
/** Beats above the usual mean heart rate from which on a session may be hard, and below which it is easy. */
const BEATS_OF_HARD = 6;
const BEATS_OF_EASY = 3;
const BEATS_OF_RECOVERY = 8;
/** On average hard work for many runners. */
const HARD_FOR_MANY_BEATS = 160;
const EASY_LEVELS: ReadonlySet<IntensityLevel> = new Set<IntensityLevel>(['easy', 'recovery']);

/** What says how hard a session was. */
export interface EffortParts {
  /** Of the session, metres per second; null where speed says nothing. */
  gradedSpeed: number | null;
  /** null where not measured or not to be trusted. */
  meanHeartRate: number | null;
  reference: HeartRateReference | null;
  history: TrainingHistory;
  thresholdSpeed: number | null;
  /** The distance is the watch's estimate: only beats say anything, where they are known. */
  isSpeedEstimated?: boolean;
}

/**
 * Judges by heart rate where threshold or maximum are known or were observed. Else it judges by
 * speed against the threshold of a race, or against the usual easy runs. A maximum guessed from age
 * is off by 10 beats, so it only decides the plain cases.
 */
export function sessionEffortOf({
  gradedSpeed,
  meanHeartRate,
  reference,
  history,
  thresholdSpeed,
  isSpeedEstimated = false,
}: EffortParts): SessionEffort {
  const shareOfThreshold =
    meanHeartRate !== null && reference ? meanHeartRate / reference.thresholdBeatsPerMinute : null;
  const easyPace = history.usualEasyPaceSecondsPerKilometer;
  const overEasy =
    easyPace === null || gradedSpeed === null ? null : (gradedSpeed * easyPace) / 1000;
  const usualBeats = history.usualHeartRateBeatsPerMinute;
  const overUsualBeats =
    meanHeartRate === null || usualBeats === null ? null : meanHeartRate - usualBeats;
  const measures = { overEasy, overUsualBeats, shareOfThreshold };
  if (shareOfThreshold !== null && reference?.basis !== 'age-estimate') {
    const byHeartRate = intensityOfHeartRate(shareOfThreshold);
    const isMeasured = reference?.basis !== 'observed-maximum';
    return {
      ...measures,
      level: isMeasured || overEasy === null ? byHeartRate : atMostOneAbove(byHeartRate, overEasy),
    };
  }
  if (isSpeedEstimated && overUsualBeats !== null) {
    return { ...measures, level: levelOverUsual(overUsualBeats) };
  }
  if (thresholdSpeed !== null && gradedSpeed !== null) {
    const bySpeed = intensityOfSpeed(gradedSpeed / thresholdSpeed);
    const isNoFaster = overUsualBeats === null && overEasy !== null && overEasy <= 1;
    // No faster than the usual easy runs: that is no harder than they are.
    return {
      ...measures,
      level: isNoFaster ? atMost(bySpeed, 'easy') : lowered(bySpeed, overUsualBeats),
    };
  }
  if (overEasy !== null) {
    const level = levelOverEasy(overEasy, overUsualBeats);
    // The usual pace may be that of runs which were hard as well: only the runner knows.
    const isDoubtful = EASY_LEVELS.has(level) && (meanHeartRate ?? 0) >= HARD_FOR_MANY_BEATS;
    return { ...measures, level: isDoubtful ? 'unknown' : level };
  }
  if (shareOfThreshold !== null) return { ...measures, level: levelByGuess(shareOfThreshold) };
  return { ...measures, level: 'unknown' };
}

/** An observed maximum may be too low; pace then says what cannot be. */
function atMostOneAbove(byHeartRate: IntensityLevel, overEasy: number): IntensityLevel {
  const byPace = INTENSITY_LEVELS.indexOf(levelOverEasy(overEasy, null));
  const level = Math.min(INTENSITY_LEVELS.indexOf(byHeartRate), byPace + 1);
  return INTENSITY_LEVELS[level] ?? byHeartRate;
}

/** A runner who trains near race pace at a heart rate like every day does not run hard. */
function lowered(bySpeed: IntensityLevel, overUsualBeats: number | null): IntensityLevel {
  if (overUsualBeats === null || overUsualBeats >= BEATS_OF_HARD) return bySpeed;
  return atMost(bySpeed, overUsualBeats < -BEATS_OF_EASY ? 'easy' : 'moderate');
}

function atMost(level: IntensityLevel, highest: IntensityLevel): IntensityLevel {
  return INTENSITY_LEVELS.indexOf(level) > INTENSITY_LEVELS.indexOf(highest) ? highest : level;
}

function levelOverEasy(overEasy: number, overUsualBeats: number | null): IntensityLevel {
  if (overEasy >= OVER_EASY.moderate) {
    return lowered(overEasy >= OVER_EASY.hard ? 'hard' : 'moderate', overUsualBeats);
  }
  // Slow at more beats than usual is a tired body, and no recovery.
  const isTiring = overUsualBeats !== null && overUsualBeats > BEATS_OF_EASY;
  return overEasy >= OVER_EASY.easy || isTiring ? 'easy' : 'recovery';
}

/** Against the usual mean, which is that of easy runs. */
function levelOverUsual(overUsualBeats: number): IntensityLevel {
  if (overUsualBeats <= -BEATS_OF_RECOVERY) return 'recovery';
  if (overUsualBeats <= BEATS_OF_EASY) return 'easy';
  return overUsualBeats < 2 * BEATS_OF_HARD ? 'moderate' : 'hard';
}

function levelByGuess(shareOfThreshold: number): IntensityLevel {
  if (shareOfThreshold < 0.85) return 'easy';
  return shareOfThreshold < 1 ? 'moderate' : 'hard';
}
