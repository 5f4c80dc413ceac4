import {
  dayWeight,
  FATIGUE_DAYS,
  FITNESS_DAYS,
  fitnessFatigue,
  formAfter,
} from '@tasuki/domain/training/load/fitness-fatigue';
import {
  frielZones,
  zoneOf,
  zonesFromMaximum,
} from '@tasuki/domain/training/heart-rate/heart-rate-zones';
import { intensityOfHeartRate } from '@tasuki/domain/training/structure/intensity-level';
import { MAXIMUM_HEART_RATE_FORMULAS } from '@tasuki/domain/training/heart-rate/maximum-heart-rate';
import { cameronSeconds, riegelSeconds } from '@tasuki/domain/training/performance/race-prediction';
import { banisterImpulse } from '@tasuki/domain/training/load/training-impulse';
import { heartRateLoad, paceLoad } from '@tasuki/domain/training/load/training-load';
import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  raceSecondsOf,
  trainingPacesOf,
  vdotOf,
} from '@tasuki/domain/training/performance/vdot';
import {
  isCutBackWeek,
  isLongRunWithinWeek,
  isMostlyEasy,
  sessionSpike,
  taperBand,
} from '@tasuki/domain/training/load/volume-rules';
import { figure, figures, valuesOf, type Answers, type GoldenCase } from './golden-cases.ts';

type Inputs = GoldenCase['inputs'];

const rangeOf = (inputs: Inputs) => ({
  restingBeatsPerMinute: figure(inputs, 'hr_rest'),
  maximumBeatsPerMinute: figure(inputs, 'hr_max'),
  sex: inputs['sex'] as 'female' | 'male',
});
const impulseOf = (inputs: Inputs) =>
  banisterImpulse(figure(inputs, 'minutes'), figure(inputs, 'hr_avg'), rangeOf(inputs));
const performanceOf = (inputs: Inputs) => ({
  distanceMeters: figure(inputs, 'd1_m'),
  elapsedSeconds: figure(inputs, 'time_s'),
});

/** Formulas of training: races, load, heart rate, volume. */
export const TRAINING_ANSWERS: Answers = {
  vdot_from_race: {
    'vdot(distance_m,time_s)': (inputs) => ({
      vdot: vdotOf({
        distanceMeters: figure(inputs, 'distance_m'),
        elapsedSeconds: figure(inputs, 'time_s'),
      }),
    }),
  },
  race_time_from_vdot: {
    'raceTime(vdot,distance_m)': (inputs) => ({
      time_s: raceSecondsOf(figure(inputs, 'vdot'), figure(inputs, 'distance_m')),
    }),
  },
  training_paces: {
    'trainingPaces(vdot)': (inputs) => {
      const paces = trainingPacesOf(figure(inputs, 'vdot'));
      return {
        easy_fast_s_per_km: paces.easyFast,
        easy_slow_s_per_km: paces.easySlow,
        marathon_s_per_km: paces.marathon,
        threshold_s_per_km: paces.threshold,
        interval_s_per_km: paces.interval,
        interval_s_per_400m: paces.intervalPer400Meters,
        repetition_s_per_400m: paces.repetitionPer400Meters,
      };
    },
  },
  riegel: {
    'riegel(time_s,d1_m,d2_m,exponent=1.06)': (inputs) => ({
      time_s: riegelSeconds(performanceOf(inputs), figure(inputs, 'd2_m')),
    }),
  },
  cameron: {
    'cameron(time_s,d1_m,d2_m)': (inputs) => ({
      time_s: cameronSeconds(performanceOf(inputs), figure(inputs, 'd2_m')),
    }),
  },
  riegel_vs_vdot: {
    'relative difference riegel/vdot from 5 km': (inputs) => {
      const vdot = figure(inputs, 'vdot');
      const distanceMeters = figure(inputs, 'from_m');
      const known = { distanceMeters, elapsedSeconds: raceSecondsOf(vdot, distanceMeters) };
      const ratio = (meters: number) => riegelSeconds(known, meters) / raceSecondsOf(vdot, meters);
      return {
        ratio_10k: ratio(10_000),
        ratio_half: ratio(HALF_MARATHON_METERS),
        ratio_marathon: ratio(MARATHON_METERS),
      };
    },
  },
  trimp_banister: {
    'trimp(minutes,hr,rest,max,sex)': (inputs) => ({ trimp: impulseOf(inputs) }),
  },
  hrtss: {
    'hrTssFromTrimp = 100*TRIMP/TRIMP(60 min at LTHR)': (inputs) => ({
      hrtss: heartRateLoad(impulseOf(inputs), figure(inputs, 'lthr'), rangeOf(inputs)),
    }),
  },
  rtss: {
    'rTss(hours,ngp_s_per_km,threshold_s_per_km)': (inputs) => ({
      rtss: paceLoad(
        figure(inputs, 'hours'),
        1000 / figure(inputs, 'ngp_s_per_km'),
        1000 / figure(inputs, 'threshold_s_per_km'),
      ),
    }),
    'rTss(hours, intensity_factor)': (inputs) => ({
      rtss: paceLoad(figure(inputs, 'hours'), figure(inputs, 'intensity_factor'), 1),
    }),
  },
  fitness_fatigue: {
    'weight = 1-exp(-1/tc)': (inputs) => ({
      weight_today: dayWeight(figure(inputs, 'tc_days')),
      weight_yesterday: 1 - dayWeight(figure(inputs, 'tc_days')),
    }),
    'ctlAtl(loads, recursion=exp)': (inputs) => {
      if (inputs['loads'] === '0 every day') {
        const days = Array.from({ length: figure(inputs, 'days') }, () => 0);
        const seed = { fitness: figure(inputs, 'seed_ctl'), fatigue: figure(inputs, 'seed_atl') };
        const last = fitnessFatigue(days, seed).at(-1);
        return { ctl_day14: last?.fitness, atl_day14: last?.fatigue };
      }
      const week = figures(inputs, 'loads_week');
      const loads = Array.from({ length: figure(inputs, 'weeks') }, () => week).flat();
      const curve = fitnessFatigue(loads);
      const at = (index: number) => curve.at(index) ?? { fitness: NaN, fatigue: NaN };
      return {
        ctl_last: at(-1).fitness,
        atl_last: at(-1).fatigue,
        tsb_next_day: formAfter(at(-1)),
        tsb_same_day_uses_yesterday: formAfter(at(-2)),
        ctl_ramp_7d: at(-1).fitness - at(-8).fitness,
      };
    },
    'banisterSum decay': (inputs) => {
      const curve = fitnessFatigue([figure(inputs, 'impulse_day0'), ...valuesOf('100x0')]);
      const sumAt = (day: number) => (curve[day]?.fitness ?? NaN) / dayWeight(FITNESS_DAYS);
      return {
        day1: sumAt(1),
        day10: sumAt(10),
        day25: sumAt(25),
        day50: sumAt(50),
        day100: sumAt(100),
      };
    },
    'banisterSum: y = x + e^(-1/tc)*y_prev (NOT normalised; CTL = y*(1-e^(-1/42)))': (inputs) => {
      const curve = fitnessFatigue(figures(inputs, 'loads'));
      const fitness = (day: number) => (curve[day]?.fitness ?? NaN) / dayWeight(FITNESS_DAYS);
      const fatigue = (day: number) => (curve[day]?.fatigue ?? NaN) / dayWeight(FATIGUE_DAYS);
      return {
        fitness_day7: fitness(7),
        fatigue_day7: fatigue(7),
        fitness_day2: fitness(2),
        fatigue_day2: fatigue(2),
      };
    },
  },
  hrmax: {
    'hrMax(age,formula)': (inputs) => {
      const { tanaka, fox, gellish, gulati } = MAXIMUM_HEART_RATE_FORMULAS;
      const age = figure(inputs, 'age');
      return {
        tanaka: tanaka(age),
        fox: fox(age),
        gellish_linear: gellish(age),
        gulati_women: gulati(age),
      };
    },
  },
  lthr_zones_friel_run: {
    'frielRunZones(lthr)': (inputs) => {
      const lthr = figure(inputs, 'lthr');
      const bounds = frielZones(lthr);
      const from = (index: number) => bounds[index] ?? NaN;
      // The print closes a zone one per cent below the next; our zones meet.
      const zone = (index: number, gapPercent = 1) => [
        from(index),
        from(index + 1) - (gapPercent * lthr) / 100,
      ];
      return {
        z1_max_lt: from(1),
        z2: zone(1),
        z3: zone(2),
        z4: zone(3),
        z5a: zone(4),
        z5b: zone(5, 0),
        z5c_min_gt: from(6),
      };
    },
  },
  hrmax_zones: {
    'edwardsZone(hr,hrMax): 50/60/70/80/90 % lower bounds, inclusive': (inputs) => ({
      zone: zoneOf(figure(inputs, 'hr'), zonesFromMaximum(figure(inputs, 'hr_max'))),
    }),
  },
  session_spike: {
    'sessionSpike(run_km, longest_km_30d)': (inputs) => ({
      state: sessionSpike(figure(inputs, 'run_km'), figure(inputs, 'longest_km_30d')),
    }),
  },
  taper: {
    'taper volume band 41-60 % reduction': (inputs) => taperOf(inputs),
    'taper volume for the last 2 weeks = 41-60 % reduction, intensity and frequency kept': (
      inputs,
    ) => taperOf(inputs),
  },
  intensity_distribution: {
    'easyShare >= 75 % (target 80)': (inputs) => ({
      meets: isMostlyEasy(inputs['zone_pct_3'] as [number, number, number]),
    }),
  },
  intensity_class: {
    'classByLthr(hr/lthr)': (inputs) => ({
      class: intensityOfHeartRate(figure(inputs, 'hr_over_lthr')).replace('veryHard', 'very_hard'),
    }),
  },
  long_run_share: {
    'longRun/week <= 30 %': (inputs) => ({
      within: isLongRunWithinWeek(figure(inputs, 'long_km'), figure(inputs, 'week_km')),
    }),
  },
  cutback_week: {
    'cut-back week is -20 to -30 %': (inputs) => ({
      is_cutback: isCutBackWeek(figure(inputs, 'prev_km'), figure(inputs, 'now_km')),
    }),
  },
};

function taperOf(inputs: Inputs): Record<string, unknown> {
  const band = taperBand(figure(inputs, 'peak_week_km') * 1000);
  return { taper_min_km: band.leastMeters / 1000, taper_max_km: band.mostMeters / 1000 };
}
