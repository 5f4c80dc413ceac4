import type { ActivitySummary } from '../../activities/activity-summary.ts';
import { isHeartRateOfWhole } from '../../activities/sensors/heart-rate-quality.ts';
import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import type { MotionCurve } from '../../recordings/motion-curve.ts';
import type { TimeStretch } from '../../recordings/recording.ts';
import type { Fact, FactProof } from './fact.ts';
import type { FactMethod } from './fact-methods.ts';
import { makeFact, wholeOf } from './make-fact.ts';
import { isGaitKnown } from '../../training/structure/gait.ts';
import { gradedPace, type MeasuredSession } from './measured-session.ts';

/** Totals and averages of the whole activity. */
export function factsOfSummary(
  { summary, load, purpose, heartRateQuality }: ActivityAnalysis,
  session: MeasuredSession,
): Fact[] {
  const whole = wholeOf(summary.elapsedSeconds);
  const everything: TimeStretch = { startSeconds: 0, endSeconds: summary.elapsedSeconds };
  const timeUnit = purpose === 'race' ? 'raceSeconds' : 'seconds';
  return [
    ...makeFact('distance.total', summary.distanceMeters, {
      unit: 'meters',
      method: 'recorded',
      proof: whole,
    }),
    ...makeFact('duration.moving', summary.movingSeconds, {
      unit: timeUnit,
      method: 'recorded',
      proof: whole,
    }),
    ...makeFact('duration.elapsed', summary.elapsedSeconds, {
      unit: timeUnit,
      method: 'recorded',
      proof: whole,
    }),
    ...makeFact('duration.read', session.curve.elapsedSeconds.at(-1) ?? null, {
      unit: 'seconds',
      method: 'recorded',
      proof: whole,
    }),
    ...makeFact('pace.average', summary.averagePaceSecondsPerKilometer, {
      unit: 'secondsPerKilometer',
      method: 'moving-average',
      proof: whole,
    }),
    ...makeFact('pace.gradeAdjusted', gradedPace(session, everything), {
      unit: 'secondsPerKilometer',
      method: 'graded-average',
      proof: whole,
    }),
    ...makeFact('speed.average', summary.averageSpeedMetersPerSecond, {
      unit: 'metersPerSecond',
      method: 'moving-average',
      proof: whole,
    }),
    ...(isHeartRateOfWhole(heartRateQuality) ? factsOfHeartRate(summary, whole) : []),
    ...makeFact('cadence.average', summary.averageCadencePerMinute, {
      unit: 'perMinute',
      method: 'recorded',
      proof: whole,
    }),
    ...makeFact('power.average', summary.averagePowerWatts, {
      unit: 'watts',
      method: 'recorded',
      proof: whole,
    }),
    ...makeFact('altitude.ascent', summary.ascentMeters, {
      unit: 'metersOfAltitude',
      method: 'recorded',
      proof: whole,
    }),
    ...makeFact('altitude.descent', summary.descentMeters, {
      unit: 'metersOfAltitude',
      method: 'recorded',
      proof: whole,
    }),
    ...makeFact('temperature.average', summary.averageTemperatureCelsius, {
      unit: 'celsius',
      method: 'recorded',
      proof: whole,
    }),
    ...(load
      ? makeFact('load.value', load.value, {
          unit: 'load',
          method: `load-${load.method}` satisfies FactMethod,
          proof: whole,
        })
      : []),
  ];
}

function factsOfHeartRate(summary: ActivitySummary, proof: FactProof): Fact[] {
  const how = { unit: 'beatsPerMinute', method: 'recorded', proof } as const;
  return [
    ...makeFact('heartRate.average', summary.averageHeartRateBeatsPerMinute, how),
    ...makeFact('heartRate.maximum', summary.maximumHeartRateBeatsPerMinute, how),
  ];
}

/** Shorter halts are a turn or a crossing taken at a walk. */
const SHORTEST_STOP_SECONDS = 10;
/** A runner who stands with a running watch before the first minute is over has not started yet. */
const START_SECONDS = 60;

function isEachSecondSeen({ elapsedSeconds }: MotionCurve): boolean {
  const intervals = elapsedSeconds
    .slice(1)
    .map((seconds, index) => seconds - (elapsedSeconds[index] as number))
    .sort();
  return (intervals[intervals.length >>> 1] ?? 0) <= SEEN_INTERVAL_SECONDS;
}

/** A watch that writes less often shows that somebody stood, but not for how long. */
const SEEN_INTERVAL_SECONDS = 1.5;
const PAUSED_SHARE = 0.75;

/**
 * Stops: where the watch was paused or the runner stood, pauses next to each other as one. How
 * long they were is left out where the recording does not show it.
 */
export function factsOfStops({ curve, timerPauses }: MeasuredSession): Fact[] {
  const halts = [...curve.standing, ...timerPauses].sort((a, b) => a.startSeconds - b.startSeconds);
  const stops: TimeStretch[] = [];
  for (const { startSeconds, endSeconds } of halts) {
    const last = stops.at(-1);
    if (last && startSeconds <= last.endSeconds + 2) {
      last.endSeconds = Math.max(last.endSeconds, endSeconds);
    } else stops.push({ startSeconds, endSeconds });
  }
  const long = stops.filter(
    (stop) => secondsOf(stop) >= SHORTEST_STOP_SECONDS && stop.startSeconds >= START_SECONDS,
  );
  const [longest] = [...long].sort((a, b) => secondsOf(b) - secondsOf(a));
  const [first] = long;
  const last = long.at(-1);
  if (!longest || !first || !last) return [];
  const all = {
    kind: 'stretch',
    stretch: { startSeconds: first.startSeconds, endSeconds: last.endSeconds },
  } as const;
  const total = long.reduce((sum, stop) => sum + secondsOf(stop), 0);
  const paused = timerPauses.reduce((sum, pause) => sum + secondsOf(pause), 0);
  return [
    ...makeFact('stops.count', long.length, { unit: 'count', method: 'stops', proof: all }),
    ...(isEachSecondSeen(curve) || paused >= total * PAUSED_SHARE
      ? makeFact('stops.duration', total, { unit: 'seconds', method: 'stops', proof: all })
      : []),
    ...makeFact('stops.longest', secondsOf(longest), {
      unit: 'seconds',
      method: 'stops',
      proof: {
        kind: 'stretch',
        stretch: longest,
      },
    }),
  ];
}

/** Fewer walks are no pattern of the session. */
const BREAKS_MINIMUM = 2;

/**
 * Time with a running and with a walking step, where both make up a part of the session. Where
 * running was broken by walking: how often, and from when on.
 */
export function factsOfGait({ gait }: MeasuredSession, { summary }: ActivityAnalysis): Fact[] {
  const { runningSeconds, walkingSeconds } = gait;
  if (runningSeconds === 0 || walkingSeconds === 0 || !isGaitKnown(gait, summary.movingSeconds))
    return [];
  const whole = wholeOf(summary.elapsedSeconds);
  const { plainBreaks } = gait;
  return [
    ...makeFact('gait.running', runningSeconds, { unit: 'seconds', method: 'gait', proof: whole }),
    ...makeFact('gait.walking', walkingSeconds, { unit: 'seconds', method: 'gait', proof: whole }),
    ...(plainBreaks && plainBreaks.count >= BREAKS_MINIMUM
      ? [
          ...makeFact('gait.breakCount', plainBreaks.count, {
            unit: 'count',
            method: 'gait',
            proof: whole,
          }),
          ...makeFact('gait.firstBreak', plainBreaks.firstSeconds, {
            unit: 'seconds',
            method: 'gait',
            proof: whole,
          }),
        ]
      : []),
  ];
}

function secondsOf({ startSeconds, endSeconds }: TimeStretch): number {
  return endSeconds - startSeconds;
}

/** Zones below this one are easy: of Friel's the first two, of shares of the maximum the first three. */
function firstHardZone(basis: NonNullable<ActivityAnalysis['zones']>['basis']): number {
  return basis === 'threshold' ? 3 : 4;
}

/**
 * Shares of time by heart-rate zone, and below and above the easy ceiling: 90 %
 * of threshold heart rate, or 80 % of the maximum.
 */
export function factsOfZones(analysis: ActivityAnalysis, session: MeasuredSession): Fact[] {
  const { zones, summary } = analysis;
  if (!zones || !session.hasReliableHeartRate) return [];
  const method = `zones-${zones.basis}` satisfies FactMethod;
  const whole = wholeOf(summary.elapsedSeconds);
  const total = zones.times.reduce((sum, { seconds }) => sum + seconds, 0);
  const hard = zones.times.filter(({ zone }) => zone >= firstHardZone(zones.basis));
  const ceiling = hard[0]?.lowerBeatsPerMinute ?? null;
  const measured = session.timeline.beatsPerMinute.filter((value) => !Number.isNaN(value)).length;
  if (total <= 0 || ceiling === null || measured === 0) return [];
  // Zones by the maximum begin at half of it: what lies below is easy, too.
  const all = Math.max(total, measured * session.timeline.stepSeconds);
  const above = Math.round((100 * hard.reduce((sum, { seconds }) => sum + seconds, 0)) / all);
  return [
    ...zones.times.flatMap(({ zone, seconds }) =>
      makeFact(`zone.${zone}.share`, (100 * seconds) / all, {
        unit: 'percent',
        method,
        proof: whole,
      }),
    ),
    ...makeFact('zone.easy.share', 100 - above, { unit: 'percent', method, proof: whole }),
    ...makeFact('zone.aboveEasy.share', above, { unit: 'percent', method, proof: whole }),
    ...makeFact('zone.easy.ceiling', ceiling, {
      unit: 'beatsPerMinute',
      method,
      proof: { kind: 'model' },
    }),
  ];
}

/** Distances whose best times are worth a fact, by the name they have in its id. */
export function factsOfBestEfforts({ bestEfforts }: ActivityAnalysis): Fact[] {
  return bestEfforts.flatMap(({ distanceMeters, elapsedSeconds, startSeconds, endSeconds }) =>
    makeFact(`bestEffort.${Math.round(distanceMeters)}.duration`, elapsedSeconds, {
      unit: 'raceSeconds',
      method: 'best-effort',
      proof: { kind: 'stretch', stretch: { startSeconds, endSeconds } },
    }),
  );
}

/** Whether altitude and movement allow words about slopes. */
export function isHilly(decoded: DecodedActivity, { summary }: ActivityAnalysis): boolean {
  const { ascentMeters, distanceMeters } = summary;
  if (decoded.isIndoor || ascentMeters === null || distanceMeters === null) return false;
  return distanceMeters > 0 && (ascentMeters * 1000) / distanceMeters >= 10;
}
