import { bestEffortOf } from '@tasuki/domain/activities/best-efforts';
import { elevationCurveOf } from '@tasuki/domain/recordings/elevation-gain';
import { motionCurveOf } from '@tasuki/domain/recordings/motion-curve';
import { recordingOf } from '@tasuki/domain/recordings/recording-of';
import { splitsOf } from '@tasuki/domain/activities/splits';
import { cadenceFactor } from '@tasuki/domain/recordings/step-cadence';
import {
  decouplingPercent,
  efficiencyFactor,
} from '@tasuki/domain/training/heart-rate/aerobic-decoupling';
import { fourthPowerMean } from '@tasuki/domain/training/load/fourth-power-mean';
import { equalHeartRateFactor } from '@tasuki/domain/training/performance/grade-adjustment';
import {
  figure,
  figures,
  recordingOfStretches,
  valuesOf,
  type Answers,
  type GoldenCase,
} from './golden-cases.ts';

type Inputs = GoldenCase['inputs'];

const curveOf = (inputs: Inputs) =>
  motionCurveOf(
    recordingOfStretches(inputs['segments_distance_m_time_s'] as [number, number][]),
    'Run',
  );

/** What is read out of a recording. */
export const RECORDING_ANSWERS: Answers = {
  gap_strava_like: {
    'stravaLikeFactor(grade) (speed multiplier; gapPace = pace/factor)': (inputs) => ({
      factor: equalHeartRateFactor(figure(inputs, 'grade')),
    }),
  },
  power: {
    'avg & 30 s 4th-power mean (GC-style partial windows)': (inputs) => {
      const watts = valuesOf(inputs['watts_1hz'] as string);
      return {
        avg: watts.reduce((sum, value) => sum + value, 0) / watts.length,
        np: fourthPowerMean(watts),
      };
    },
  },
  elevation_gain: {
    'hysteresis 3 m (GoldenCheetah)': (inputs) => gainOf(inputs, figure(inputs, 'hysteresis_m')),
    'raw sum (no smoothing)': (inputs) => gainOf(inputs, 0),
  },
  best_efforts: {
    'bestEffort(stream,distance) elapsed time, linear interpolation': (inputs) => {
      const curve = curveOf(inputs);
      const best = (meters: number) => bestEffortOf(curve, meters, 0)?.elapsedSeconds ?? null;
      return {
        best_400m_s: best(400),
        best_1000m_s: best(1000),
        best_3000m_s: best(3000),
        best_5000m_s: best(5000),
        best_10000m_s: best(10_000),
      };
    },
  },
  splits_km: {
    'kmSplits(stream) elapsed time': (inputs) => {
      const splits = splitsOf({
        curve: curveOf(inputs),
        heartRate: () => null,
        cadence: () => null,
        elevation: null,
      });
      const rest = splits.find(({ isRemainder }) => isRemainder);
      return {
        splits_s: splits
          .filter(({ isRemainder }) => !isRemainder)
          .map(({ elapsedSeconds }) => elapsedSeconds),
        remainder_m_s: rest ? [rest.distanceMeters, rest.elapsedSeconds] : null,
      };
    },
  },
  moving_time: {
    'GoldenCheetah time_riding: speed>0 or cadence>0': (inputs) => movingOf(inputs),
    'GPS drift while standing (0.3 m/s for 40 s) is stopped': (inputs) => movingOf(inputs),
    'gap in timestamps with no distance counts as stopped': (inputs) => {
      const points = inputs['points_t_d'] as [number, number][];
      return motionOf({
        elapsedSeconds: points.map(([seconds]) => seconds),
        distanceMeters: points.map(([, meters]) => meters),
      });
    },
  },
  decoupling: {
    '100*(EF1-EF2)/EF1 by halves': (inputs) => {
      const half = (name: string) => ({
        metersPerSecond: figure(inputs, `speed_${name}_m_s`),
        beatsPerMinute: figure(inputs, `hr_${name}`),
      });
      return {
        decoupling_pct: decouplingPercent(half('first'), half('second')),
        ef_first_m_min_per_bpm: efficiencyFactor(half('first')),
      };
    },
  },
  cadence: {
    'toSpm(fit cadence + fractional)': (inputs) => ({
      steps_per_min: stepsOf(figure(inputs, 'cadence') + figure(inputs, 'fractional_cadence')),
    }),
    'toSpm(strava api average_cadence)': (inputs) => ({
      steps_per_min: stepsOf(figure(inputs, 'cadence')),
    }),
    'toSpm(tcx single leg)': (inputs) => ({ steps_per_min: stepsOf(figure(inputs, 'cadence')) }),
    'cycling is not doubled': (inputs) => ({
      rpm: figure(inputs, 'cadence') * cadenceFactor(figure(inputs, 'cadence'), 'Ride'),
    }),
  },
};

function gainOf(inputs: Inputs, hysteresisMeters: number): Record<string, unknown> {
  const curve = elevationCurveOf(
    Float64Array.from(figures(inputs, 'elevation_m')),
    hysteresisMeters,
  );
  return { up: curve.ascentMeters.at(-1), down: curve.descentMeters.at(-1) };
}

function motionOf(columns: Parameters<typeof recordingOf>[0]): Record<string, unknown> {
  const curve = motionCurveOf(recordingOf(columns), 'Run');
  return { elapsed_s: curve.elapsedSeconds.at(-1), moving_s: curve.movingSeconds.at(-1) };
}

/** A speed of each second: reading n comes after n seconds. */
function movingOf(inputs: Inputs): Record<string, unknown> {
  const speeds = valuesOf(inputs['speed_m_s_1hz'] as string);
  const distanceMeters = new Float64Array(speeds.length + 1);
  speeds.forEach((speed, index) => {
    distanceMeters[index + 1] = (distanceMeters[index] ?? 0) + speed;
  });
  return motionOf({
    elapsedSeconds: Float64Array.from(distanceMeters, (_, index) => index),
    distanceMeters,
  });
}

function stepsOf(cadence: number): number {
  return cadence * cadenceFactor(cadence, 'Run');
}
