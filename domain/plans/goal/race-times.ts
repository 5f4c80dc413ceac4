import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  raceSecondsOf,
  vdotOf,
} from '../../training/performance/vdot.ts';
import { boundsOfRacePace, clampedVdot, paceTableOf } from './pace-table.ts';
import { CLIMB_PER_KILOMETER_SPAN, slowerByClimb } from '../sessions/mountain-climb.ts';

/** A form with how far the truth may be from it. */
export interface RaceForm {
  value: number;
  uncertainty: number;
}

/** A race as far as its times depend on it. */
export interface TimedRace {
  meters: number;
  /** The time wished for; null = none. */
  seconds: number | null;
  /** Of a mountain race; null = it is none. */
  climb?: Climb | null;
  /** Of another race with hills, where that is known or said; null = it is flat. */
  hills?: Climb | null;
  /** The first of its length, which is trained and started at goal B; absent = no. */
  isFirst?: boolean;
}

/** Metres a kilometre, or their usual span where they are not known. */
export type Climb = number | readonly [least: number, most: number];

/**
 * Every time that a plan names for one race, in seconds: A ≤ `paced` ≤ B. A wish at the slow end of what today's form
 * leads to is goal B. A wish slower than all of that is goal A and raced as it is; what the form allows is then the
 * faster goal B.
 */
export interface RaceTimes {
  /** What today's form leads to: at best, most likely, and at worst. */
  today: { fromSeconds: number; likelySeconds: number; toSeconds: number };
  /** Goal A. */
  boldSeconds: number;
  /** Goal B. */
  safeSeconds: number;
  /** The time whose pace is trained, named on race day and divided into splits. */
  pacedSeconds: number;
  /** Goal B of a wish slower than today's form, run by a faster second half; null = B is the safer goal. */
  fasterSeconds: number | null;
}

/** Half of all recreational runners need at least this much longer over the marathon (Vickers & Vertosick 2016). */
const MARATHON_MARGIN_SECONDS = 600;
/** With this distance a week a runner holds a marathon as well as shorter races say. */
const WELL_TRAINED_METERS = 70_000;

/**
 * A time of 10 km says less of a long race if little is run a week. A runner of very few kilometres loses this
 * share with each doubling of the distance. Our choice, after Vickers & Vertosick 2016.
 */
const LOSS_A_DOUBLING = 0.03;
const LOSS_FROM_METERS = 10_000;
/** The week from which on nothing is lost: a share of the race and a fixed part. Below a quarter of it all is lost. */
const WHOLE_WEEK = { raceShare: 1.2, meters: 17_000, lostShare: 0.75 } as const;
/** From this share of that loss on a runner is thinly trained for the race. */
const THIN_LACK = 0.4;

/** A flat ultra marathon against the pace of the marathon: at best, most likely and at worst over 50 km. */
const ULTRA_METERS = 50_000;
const ULTRA_SLOWER = { from: 1.06, likely: 1.09, to: 1.14 } as const;
const ULTRA_SLOWS_BY_LENGTH = 0.2;
/** Ground of mountains and its descents, on top of the climb. */
const GROUND_SLOWER = { from: 1.07, likely: 1.12, to: 1.2 } as const;

/**
 * On a road the way down gives back most of what the way up takes. Each metre of climb a kilometre costs this
 * share.
 */
const SLOWER_A_METER_OF_CLIMB = 0.00275;
/** Of a hilly race whose climb is not known. */
export const UNKNOWN_HILLS = [8, 18] as const;

/** What training usually adds a week. A goal may lie a little beyond it, and is never held back below the least. */
const GAIN = { aWeek: 0.004, beyond: 1.35, least: 0.03 } as const;
/** A pace that is faster than today's form by this share is not trained yet, by the length of the race. */
const TRAINED_GAINS = [
  [15_000, 0.035],
  [HALF_MARATHON_METERS + 1, 0.04],
  [MARATHON_METERS + 1, 0.05],
  [Infinity, 0.08],
] as const;
/** A gain is never said to take less time. */
const LEAST_GAIN_WEEKS = 4;

/** How far goal B lies behind goal A. */
const STEPS: readonly (readonly [raceMeters: number, share: number, thinShare: number])[] = [
  [15_000, 0.0125, 0.0125],
  [HALF_MARATHON_METERS + 1, 0.02, 0.03],
  [MARATHON_METERS + 1, 0.025, 0.035],
  [Infinity, 0.05, 0.06],
];
/** The steps in which times are said, by how long they are. */
const ROUNDINGS = [
  [1800, 5],
  [3600, 10],
  [14_400, 60],
  [Infinity, 300],
] as const;

function lackOf(meters: number, weeklyMeters: number): number {
  const { raceShare, meters: fixed, lostShare } = WHOLE_WEEK;
  const whole = meters * raceShare + fixed;
  return Math.min(1, Math.max(0, (whole - weeklyMeters) / (whole * lostShare)));
}

/** Whether the weekly distance is too small to hold a long race as shorter ones say. */
export function isThinlyTrained(meters: number, weeklyMeters: number): boolean {
  return meters >= HALF_MARATHON_METERS - 1 && lackOf(meters, weeklyMeters) > THIN_LACK;
}

/** How many times as long a race takes, for want of endurance. */
export function slowerByLack(meters: number, weeklyMeters: number): number {
  const doublings = Math.max(0, Math.log2(meters / LOSS_FROM_METERS));
  return 1 + LOSS_A_DOUBLING * doublings * lackOf(meters, weeklyMeters);
}

/** Seconds of a race at a form: up to the marathon by the formula, beyond it by the marathon's pace. */
function secondsAt(vdot: number, meters: number, weeklyMeters: number): number {
  const near = Math.min(meters, MARATHON_METERS);
  const seconds = raceSecondsOf(clampedVdot(vdot), near) * slowerByLack(near, weeklyMeters);
  return (seconds * meters) / near;
}

/** The factor by which a distance is slower than the marathon's pace, by its length alone. */
function slowerByLength(meters: number): number {
  return Math.max(1, (meters / ULTRA_METERS) ** ULTRA_SLOWS_BY_LENGTH);
}

/**
 * What a form of today leads to in a race. Seconds.
 *
 * @param weeklyMeters what the runner runs a week; Infinity = enough for the race
 * @param climb of a mountain race; null = a flat one
 */
export function forecastOf(
  { value, uncertainty }: RaceForm,
  meters: number,
  weeklyMeters: number = Infinity,
  climb: Climb | null = null,
): RaceTimes['today'] {
  const best = value + uncertainty / 2;
  const worst = value - uncertainty;
  if (climb !== null) {
    const [least, most] = spanOf(climb);
    const at = (vdot: number, amount: number, ground: number) => {
      const effort = meters * slowerByClimb(amount);
      return secondsAt(vdot, effort, weeklyMeters) * slowerByLength(effort) * ground;
    };
    return {
      fromSeconds: at(value, least, GROUND_SLOWER.from),
      likelySeconds: at(value, (least + most) / 2, GROUND_SLOWER.likely),
      toSeconds: at(value, most, GROUND_SLOWER.to),
    };
  }
  if (meters > MARATHON_METERS + 1) {
    const at = (share: number) =>
      secondsAt(value, meters, weeklyMeters) * slowerByLength(meters) * share;
    return {
      fromSeconds: at(ULTRA_SLOWER.from),
      likelySeconds: at(ULTRA_SLOWER.likely),
      toSeconds: at(ULTRA_SLOWER.to),
    };
  }
  const isUnsure = meters >= MARATHON_METERS && !(weeklyMeters >= WELL_TRAINED_METERS);
  return {
    fromSeconds: secondsAt(best, meters, weeklyMeters),
    likelySeconds: secondsAt(value, meters, weeklyMeters),
    toSeconds: secondsAt(worst, meters, weeklyMeters) + (isUnsure ? MARATHON_MARGIN_SECONDS : 0),
  };
}

/** Of mountains whose climb is not known. */
export const UNKNOWN_CLIMB = CLIMB_PER_KILOMETER_SPAN;

function stepSecondsOf(seconds: number): number {
  return ROUNDINGS.find(([most]) => seconds <= most)?.[1] ?? 1;
}

/** Times are named no faster than they are. */
export function roundedUp(seconds: number): number {
  const step = stepSecondsOf(seconds);
  return Math.ceil(Math.round(seconds) / step) * step;
}

export function roundedDown(seconds: number): number {
  const step = stepSecondsOf(seconds);
  return Math.floor(Math.round(seconds) / step) * step;
}

/** A wish is still goal A if it is slower than today's form by less than this share of the step from A to B. */
const NEAR_SHARE = 0.5;

function spanOf(climb: Climb): readonly [least: number, most: number] {
  return typeof climb === 'number' ? [climb, climb] : climb;
}

/** How many times as long hills make a race that is no mountain race. */
export function slowerByHills(hills: Climb | null): number {
  if (hills === null) return 1;
  const [least, most] = spanOf(hills);
  return 1 + ((least + most) / 2) * SLOWER_A_METER_OF_CLIMB;
}

function onHills(today: RaceTimes['today'], hills: Climb | null): RaceTimes['today'] {
  if (hills === null) return today;
  const [least, most] = spanOf(hills);
  return {
    fromSeconds: today.fromSeconds * slowerByHills(least),
    likelySeconds: today.likelySeconds * slowerByHills(hills),
    toSeconds: today.toSeconds * slowerByHills(most),
  };
}

/**
 * The times of a race from which a plan takes every figure of it: both goals, the pace that is trained, and the
 * race day. A wish that training can reach is goal A. A wish beyond that is held back to what can be reached.
 *
 * @param weeks until the race
 */
export function raceTimesOf(
  form: RaceForm,
  weeklyMeters: number,
  { meters, seconds, climb = null, hills = null, isFirst = false }: TimedRace,
  weeks: number,
): RaceTimes {
  const today = onHills(forecastOf(form, meters, weeklyMeters, climb), hills);
  const [, usual, thin] = STEPS.find(([most]) => meters <= most) ?? [0, 0.05, 0.06];
  const share = isThinlyTrained(meters, weeklyMeters) ? thin : usual;
  const later = (time: number) => roundedUp(time * (1 + share));
  const { likelySeconds } = today;
  const isByHours = climb !== null || meters > MARATHON_METERS + 1;
  if (seconds === null) {
    const safeSeconds = roundedUp(likelySeconds);
    const bold = roundedDown(safeSeconds / (1 + share));
    // Nobody who only wants to finish a race of hours has a goal beyond what today's form leads to.
    const boldSeconds = isByHours ? Math.max(bold, roundedDown(today.fromSeconds)) : bold;
    return { today, boldSeconds, safeSeconds, pacedSeconds: safeSeconds, fasterSeconds: null };
  }
  const isNearToday = seconds <= likelySeconds * (1 + share * (isByHours ? 1 : NEAR_SHARE));
  const slowest = roundedUp(today.toSeconds);
  const isThin = isThinlyTrained(meters, weeklyMeters) && seconds >= today.toSeconds;
  // Within the range that is named for today a wish is still open.
  if (seconds > slowest && !isNearToday && !isThin) {
    return {
      today,
      boldSeconds: seconds,
      safeSeconds: seconds,
      pacedSeconds: seconds,
      fasterSeconds: Math.min(roundedUp(likelySeconds), seconds),
    };
  }
  // A goal B behind the wish would be slower than all of today's forecast: the wish is B, and a step faster is A.
  const earlier = roundedDown(seconds / (1 + share));
  const isB = seconds > likelySeconds && seconds <= slowest && later(seconds) > slowest;
  if (isB && earlier >= roundedDown(today.fromSeconds)) {
    return {
      today,
      boldSeconds: earlier,
      safeSeconds: seconds,
      pacedSeconds: seconds,
      fasterSeconds: null,
    };
  }
  const gain = Math.max(GAIN.least, weeks * GAIN.aWeek * GAIN.beyond);
  const boldSeconds = Math.max(seconds, roundedUp(likelySeconds * (1 - gain)));
  const trained = TRAINED_GAINS.find(([most]) => meters <= most)?.[1] ?? 0;
  const soonest = Math.max(
    likelySeconds * (1 - trained),
    isByHours ? 0 : fastestOf(form, meters, hills),
  );
  const pacedSeconds = Math.max(boldSeconds, roundedUp(soonest));
  const safeSeconds = Math.max(later(boldSeconds), later(pacedSeconds / (1 + share)));
  const paced = isFirst ? safeSeconds : pacedSeconds;
  return { today, boldSeconds, safeSeconds, pacedSeconds: paced, fasterSeconds: null };
}

/** No race is run at a pace that belongs to a shorter effort of today's form. Seconds. */
function fastestOf({ value }: RaceForm, meters: number, hills: Climb | null): number {
  const { fastest } = boundsOfRacePace(paceTableOf(value), meters);
  return ((fastest * meters) / 1000) * slowerByHills(hills);
}

/** In how many weeks training usually makes a runner faster by such a share. */
export function gainWeeksOf(share: number): number {
  return Math.max(LEAST_GAIN_WEEKS, Math.ceil(share / GAIN.aWeek));
}

/**
 * The form over short distances that a time of the race stands for, by the same endurance as its forecast.
 *
 * @returns VDOT; null for races beyond the marathon
 */
export function vdotForTime(
  meters: number,
  seconds: number,
  weeklyMeters: number,
  hills: Climb | null = null,
): number | null {
  if (meters > MARATHON_METERS + 1) return null;
  const elapsedSeconds = seconds / slowerByLack(meters, weeklyMeters) / slowerByHills(hills);
  return vdotOf({ distanceMeters: meters, elapsedSeconds });
}
