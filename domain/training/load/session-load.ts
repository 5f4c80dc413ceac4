import type { ActivityLoad } from '../../activities/activity-row.ts';
import type { AthletePhysiology } from '../../athletes/athlete-physiology.ts';
import { STANDING_METERS_PER_SECOND } from '../../recordings/standing-speed.ts';
import type { EffortTimeline } from '../structure/effort-timeline.ts';
import { fourthPowerMean } from './fourth-power-mean.ts';
import type { HeartRateReference } from '../heart-rate/heart-rate-reference.ts';
import { banisterImpulse, type HeartRateRange } from './training-impulse.ts';
import { heartRateLoad, paceLoad } from './training-load.ts';
import type { HeartRateHistogram } from '../heart-rate/zone-times.ts';

/** Heart rate must be known for this share of the time to stand for all of it. */
const KNOWN_SHARE = 0.5;

export interface SessionLoadParts {
  histogram: HeartRateHistogram;
  /** Nothing is concluded from a heart rate that leaps. */
  isHeartRateTrustworthy: boolean;
  /** For a file without readings: the device's own mean. */
  averageHeartRate: number | null;
  timerSeconds: number;
  reference: HeartRateReference | null;
  sex: AthletePhysiology['sex'];
  timeline: EffortTimeline;
  isRun: boolean;
  /** Metres per second; null where no race shows it. */
  thresholdSpeed: number | null;
}

/**
 * Training load of an activity, about 100 for an hour at threshold. It is by heart rate where there
 * is something to measure it against. Else it is by pace against a race's for runs, else none.
 */
export function sessionLoadOf(parts: SessionLoadParts): ActivityLoad | null {
  return byHeartRate(parts) ?? byPace(parts);
}

function byHeartRate(parts: SessionLoadParts): ActivityLoad | null {
  const { histogram, reference, sex, timerSeconds } = parts;
  if (!reference || timerSeconds <= 0) return null;
  const range: HeartRateRange = {
    restingBeatsPerMinute: reference.restingBeatsPerMinute,
    maximumBeatsPerMinute: reference.maximumBeatsPerMinute,
    sex,
  };
  const impulse = impulseOf(parts, histogram, range);
  if (impulse === null) return null;
  const isKnown = reference.basis === 'threshold' || reference.basis === 'measured-maximum';
  return {
    value: heartRateLoad(impulse, reference.thresholdBeatsPerMinute, range),
    method: isKnown ? 'heart-rate' : 'heart-rate-estimate',
  };
}

/** Impulse of the whole timer time; what was not measured counts as the mean of the rest. */
function impulseOf(
  { timerSeconds, averageHeartRate, isHeartRateTrustworthy }: SessionLoadParts,
  histogram: HeartRateHistogram,
  range: HeartRateRange,
): number | null {
  let impulse = 0;
  let measuredSeconds = 0;
  histogram.forEach((seconds, beats) => {
    if (seconds === 0) return;
    impulse += banisterImpulse(seconds / 60, beats, range);
    measuredSeconds += seconds;
  });
  if (measuredSeconds === 0) {
    return averageHeartRate === null
      ? null
      : banisterImpulse(timerSeconds / 60, averageHeartRate, range);
  }
  if (!isHeartRateTrustworthy || measuredSeconds < timerSeconds * KNOWN_SHARE) return null;
  return impulse * Math.max(1, timerSeconds / measuredSeconds);
}

function byPace({ isRun, thresholdSpeed, timeline }: SessionLoadParts): ActivityLoad | null {
  if (!isRun || thresholdSpeed === null) return null;
  const moving = timeline.gradedMetersPerSecond.filter(
    (_, cell) => (timeline.metersPerSecond[cell] as number) >= STANDING_METERS_PER_SECOND,
  );
  const gradedSpeed = fourthPowerMean(moving);
  if (gradedSpeed === null) return null;
  const hours = (moving.length * timeline.stepSeconds) / 3600;
  return { value: paceLoad(hours, gradedSpeed, thresholdSpeed), method: 'pace' };
}
