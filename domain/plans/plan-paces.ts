import type { HeartRateReference } from '../training/heart-rate/heart-rate-reference.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../training/performance/vdot.ts';
import {
  orderedPaces,
  orderedRanges,
  type OrderedRange,
  type PacedEffort,
} from './goal/pace-order.ts';
import { HEART_RATE_SHARES } from './goal/heart-rate-shares.ts';
import { boundsOfRacePace, EASY_OVER_MARATHON, paceTableOf } from './goal/pace-table.ts';
import {
  forecastOf,
  raceTimesOf,
  UNKNOWN_CLIMB,
  UNKNOWN_HILLS,
  type Climb,
  type RaceTimes,
} from './goal/race-times.ts';
import {
  isFormGuessed,
  ownEasyPaceOf,
  planFormOf,
  reckonedFormOf,
  type KnownForm,
} from './goal/runner-form.ts';
import type { PlanEffort, PlanFeel, PlanGoal, PlanTarget } from './training-plan.ts';
import {
  climbPerKilometerOf,
  isFirstOfLength,
  isInjuryNamed,
  isMountainRace,
  NEWCOMER_PACE,
  UNKNOWN_EASY_PACE,
  type PlanRunner,
  type WishOfMountains,
} from './plan-wish.ts';

/** The race that race pace is the pace of, and the weeks until then. */
type RaceOfPaces = Pick<PlanGoal, 'meters' | 'seconds'> & { weeks?: number; hills?: Climb | null };
const NO_RACE: RaceOfPaces = { meters: null, seconds: null };

/** Paces of one runner, for targets and for turning distance into time. */
export interface PlanPaces {
  /** Expected pace of each effort, seconds a kilometre. */
  expected: Readonly<Record<PlanEffort, number>>;
  targetOf: (effort: PlanEffort) => PlanTarget;
}

/** Where no race shows it: VDOT that goes with an easy pace of about 7 min a kilometre. */
const ASSUMED_VDOT = 32;
/** From their own usual pace upwards a run that is slower by this share is still the same run. */
const EASY_PACE_RANGE = 1.08;
/** Even an exact pace is a range. */
const LEAST_WIDTH_SHARE = 0.015;
/** The formulas hold up to about four hours. */
const LONGEST_PREDICTED_SECONDS = 14_400;

const FEELS: Readonly<Record<PlanEffort, PlanFeel>> = {
  easy: 'talk-in-sentences',
  marathon: 'steady-and-controlled',
  threshold: 'comfortably-hard',
  interval: 'hard-but-even',
  repetition: 'quick-and-loose',
  hill: 'strong-uphill',
  test: 'all-you-have',
  race: 'hard-but-even',
};

/**
 * Shares of the threshold heart rate in a race once it is under way. The share falls with the length of the race.
 * Our choice.
 */
const RACE_HEART_RATE_SHARES: readonly (readonly [
  raceMeters: number,
  shares: readonly [number, number],
])[] = [
  [5000, [0.98, 1.05]],
  [15_000, [0.97, 1.03]],
  [HALF_MARATHON_METERS + 1, [0.93, 0.99]],
  // Some beats below the threshold, where an hour would be all.
  [MARATHON_METERS + 1, [0.88, 0.92]],
  [Infinity, [0.78, 0.89]],
];
/** A race that takes this long is run at a lower heart rate. Beyond an hour nobody holds more than the threshold. */
const LONG_RACE_SHARES = [
  [21_600, [0.74, 0.83]],
  [14_400, [0.82, 0.89]],
  // Two hours are run at about the pace of steady running, and so at its heart rate.
  [7200, [0.9, 0.96]],
  [3600, [0, HEART_RATE_SHARES.threshold[1]]],
] as const;
const SHORT_RACE_METERS = 5000;

/** Shares of the threshold heart rate of a race, by its length and by what it takes; null = not known. */
export function raceSharesOf(meters: number, seconds: number | null): readonly [number, number] {
  const [, ofLength] = RACE_HEART_RATE_SHARES.find(([most]) => meters <= most) ?? NO_SHARES;
  const reckoned = seconds ?? (meters > SHORT_RACE_METERS ? UNKNOWN_RACE_SECONDS : 0);
  // A marathon that takes all day is still run harder than easy runs.
  const timed =
    meters <= MARATHON_METERS + 1 ? Math.min(reckoned, LONG_RACE_SHARES[0][0]) : reckoned;
  const [, ofTime] = LONG_RACE_SHARES.find(([least]) => timed > least) ?? NO_SHARES;
  const high = Math.min(ofLength[1], ofTime[1]);
  // The lower end of a race of hours comes down with its ceiling.
  return [ofTime[0] > 0 ? Math.min(ofLength[0], ofTime[0]) : Math.min(ofLength[0], high), high];
}

/** Shares of easy running, which end where a marathon of this time begins. */
export function easySharesOf(
  { meters }: Pick<RaceOfPaces, 'meters'>,
  raceSeconds: number | null,
): readonly [number, number] {
  const [low, high] = HEART_RATE_SHARES.easy;
  if (meters !== MARATHON_METERS) return [low, high];
  return [low, Math.min(high, raceSharesOf(meters, raceSeconds)[0])];
}

const NO_SHARES = [0, [Infinity, Infinity]] as const;
/** A race that nobody knows the time of is taken for one of more than an hour. */
const UNKNOWN_RACE_SECONDS = 3601;

/** Seconds a kilometre of an effort at a VDOT. */
function paceAt(vdot: number, effort: PacedEffort): number {
  return paceTableOf(vdot)[effort];
}

/** Where a caller does not know how long there is to train. */
const USUAL_WEEKS = 12;

/** The times of a flat race; null where no form or no distance is known. */
function flatTimesOf(
  runner: KnownForm & Pick<PlanRunner, 'weeklyMeters' | 'facts'>,
  { meters, seconds, weeks = USUAL_WEEKS, hills = null }: RaceOfPaces,
): RaceTimes | null {
  const form = planFormOf(runner);
  if (!form || meters === null) return null;
  const isFirst = isFirstOfLength(runner, { meters });
  return raceTimesOf(form, runner.weeklyMeters, { meters, seconds, hills, isFirst }, weeks);
}

/**
 * Every time that a plan names for its race; null where no form or no distance is known. While something heals the race
 * is an easy run, and none is named.
 *
 * @param weeks of the plan
 */
export function goalTimesOf(
  runner: KnownForm & Pick<PlanRunner, 'weeklyMeters' | 'facts' | 'injury'>,
  wish: WishOfMountains,
  weeks: number,
): RaceTimes | null {
  const form = planFormOf(runner);
  const { meters, seconds } = wish.goal;
  if (!form || meters === null) return null;
  if (isInjuryNamed(runner) && !isMountainRace(wish)) return null;
  const climb = isMountainRace(wish) ? (climbPerKilometerOf(wish) ?? UNKNOWN_CLIMB) : null;
  const isFirst = isFirstOfLength(runner, { meters });
  const race = { meters, seconds, climb, hills: hillsOf(wish), isFirst };
  return raceTimesOf(form, runner.weeklyMeters, race, weeks);
}

/** Of a race that is hilly but no mountain race; null = it is flat, or one of mountains. */
export function hillsOf(wish: WishOfMountains): Climb | null {
  if (isMountainRace(wish)) return null;
  return climbPerKilometerOf(wish) ?? (wish.isHilly ? UNKNOWN_HILLS : null);
}

/** The race of a wish, as its paces depend on it. */
export function racedWish(wish: WishOfMountains, weeks: number): RaceOfPaces {
  return { ...wish.goal, weeks, hills: hillsOf(wish) };
}

interface PaceOptions {
  /** No pace of training is named, as in heat. */
  isByFeel?: boolean;
  isRunWalk?: boolean;
  /** The plan's goal. */
  race?: RaceOfPaces;
}

/**
 * Targets by what is known: race paces widened by their uncertainty, heart rates only by the
 * runner's own measured values, and feel always.
 *
 * @param options by default paces are named, and no race is meant
 */
export function planPacesOf(
  runner: KnownForm & Pick<PlanRunner, 'heartRate' | 'weeklyMeters' | 'facts'>,
  { isByFeel = false, isRunWalk = false, race = NO_RACE }: PaceOptions = {},
): PlanPaces {
  const form = planFormOf(runner);
  const reckoned = reckonedFormOf(runner);
  const assumed = reckoned?.value ?? ASSUMED_VDOT;
  const ownEasy = ownEasyPaceOf(runner);
  const times = flatTimesOf(runner, race);
  const raced = times ? trainedPaceOf(times, race, assumed) : racePaceOf(reckoned, race);
  const raceSeconds = race.meters === null ? null : (raced * race.meters) / 1000;
  const isMarathon = race.meters === MARATHON_METERS;
  const isGuessed = isFormGuessed(runner);
  const raceRange =
    times && (isGuessed ? guessedRange(times, race) : rangeAround(raced, times, race));
  const easyRange =
    reckoned &&
    easyRangeOf(reckoned, runner.vdot === null, ownEasy, isMarathon && !isGuessed ? raced : 0);
  // What a run takes follows from the pace that it names.
  const easy = isRunWalk
    ? NEWCOMER_PACE
    : easyRange
      ? easyRange.expected
      : (ownEasy ?? UNKNOWN_EASY_PACE);
  const easyFast = easyRange?.paceFast ?? easy;
  const ranges =
    form && orderedRanges((effort) => paceRange(form, effort), raceRange, race.meters, easyFast);
  const rangeOf = (effort: PlanEffort): PaceRange => {
    if (effort === 'race' || (isMarathon && effort === 'marathon')) {
      return ranges?.race ?? NO_PACE;
    }
    if (!ranges || !easyRange || effort === 'hill' || effort === 'test') return NO_PACE;
    if (effort !== 'easy') return ranges[effort];
    return { paceFast: easyRange.paceFast, paceSlow: easyRange.paceSlow };
  };
  const expected = orderedPaces(
    (effort) => paceAt(assumed, effort),
    race.meters === null ? null : raced,
    race.meters,
    easyFast,
  );
  // A plan asks for the same few again and again.
  const targets = new Map<PlanEffort, PlanTarget>();
  return {
    expected: { ...expected, easy, hill: expected.interval, test: expected.interval },
    targetOf: (effort) => {
      const known = targets.get(effort);
      if (known) return known;
      const target: PlanTarget = {
        ...(isByFeel || isRunWalk ? NO_PACE : rangeOf(effort)),
        ...(effort === 'race' || (isMarathon && effort === 'marathon')
          ? raceHeartRates(runner.heartRate, race.meters, raceSeconds)
          : effort === 'test'
            ? NO_HEART_RATE
            : heartRateRange(
                runner.heartRate,
                effort === 'easy' ? easySharesOf(race, raceSeconds) : HEART_RATE_SHARES[effort],
              )),
        feel: FEELS[effort],
      };
      targets.set(effort, target);
      return target;
    },
  };
}

/** Seconds a kilometre: of the time wished for, else of what is expected. */
function racePaceOf(form: PlanRunner['vdot'], { meters, seconds }: RaceOfPaces): number {
  const length = meters ?? 0;
  return ((seconds ?? expectedRaceSeconds(form, length)) * 1000) / Math.max(1, length);
}

/** A goal slower than today's form is trained at most by this share above the pace of that form. */
const SLOWEST_OVER_FORM = 1.03;

/**
 * Race pace as it is trained: that of the plan's race, between the paces of today's form on either side of it. Only a
 * goal below today's form is trained faster than it is raced.
 */
function trainedPaceOf(
  { pacedSeconds, today }: RaceTimes,
  { meters }: RaceOfPaces,
  vdot: number,
): number {
  const seconds = Math.min(pacedSeconds, today.likelySeconds * SLOWEST_OVER_FORM);
  const pace = (seconds * 1000) / (meters ?? 1);
  const { fastest, slowest } = boundsOfRacePace(paceTableOf(vdot), meters ?? 0);
  return Math.max(fastest, Math.min(slowest, pace));
}

/** Whether a time wished for differs enough from today's form to change the pace of training. */
export function isTrainedAtOtherPace({ pacedSeconds, today }: RaceTimes): boolean {
  const trained = Math.min(pacedSeconds, today.likelySeconds * SLOWEST_OVER_FORM);
  return 1 - trained / pacedSeconds >= OTHER_PACE_SHARE;
}

/** A smaller difference is within the range that is named. */
const OTHER_PACE_SHARE = 0.02;

const NO_PACE = { paceFast: null, paceSlow: null } as const;
const NO_HEART_RATE = { heartRateLow: null, heartRateHigh: null } as const;

type PaceRange = Pick<PlanTarget, 'paceFast' | 'paceSlow'>;

/**
 * From this uncertainty on nobody raced the form. Below this share of its pace the runner's own pace shows that the
 * form is too low.
 */
const UNRACED_UNCERTAINTY = 3;
const UNRACED_EASY_SHARE = 0.96;

/**
 * The pace of easy running, and the pace by which its time is reckoned. That is the middle of the book's range, since
 * most run in the faster half of ours. A race pace that is slow for want of endurance alone makes no easy run slower than that.
 *
 * @param isByEasyPace no race shows the form
 * @param racePace of a marathon, which easy running stays apart from; 0 = another race
 */
function easyRangeOf(
  { value, uncertainty }: NonNullable<PlanRunner['vdot']>,
  isByEasyPace: boolean,
  ownEasy: number | null,
  racePace: number,
): { paceFast: number; paceSlow: number; expected: number } {
  const { easyFast, easyOfBook } = paceTableOf(value);
  const isTooLow =
    uncertainty >= UNRACED_UNCERTAINTY &&
    (ownEasy ?? Infinity) < roundedTo5(easyOfBook) * UNRACED_EASY_SHARE;
  const isOwn = ownEasy !== null && (isByEasyPace || isTooLow);
  const usualFast = roundedTo5(isOwn ? ownEasy : easyOfBook);
  const usualSlow = isOwn
    ? ownEasy * EASY_PACE_RANGE
    : Math.max(paceTableOf(value - uncertainty).easySlow, ownEasy ?? 0);
  const slowOf = (fast: number) => roundedTo5(Math.max(usualSlow, fast * EASY_PACE_RANGE));
  const middle = (usualFast + slowOf(usualFast)) / 2;
  const apart = Math.min(racePace * EASY_OVER_MARATHON, Math.max(middle, racePace));
  const paceFast = Math.max(roundedUpTo5(apart), isOwn ? usualFast : roundedUpTo5(easyFast));
  return { paceFast, paceSlow: slowOf(paceFast), expected: Math.max(paceFast, middle) };
}

function paceRange(vdot: NonNullable<PlanRunner['vdot']>, effort: PacedEffort): OrderedRange {
  const middle = paceAt(vdot.value, effort);
  // Caution: the faster end trusts the estimate less than the slower one.
  const fast = paceAt(vdot.value + vdot.uncertainty / 2, effort);
  const slow = paceAt(vdot.value - vdot.uncertainty, effort);
  const paceFast = Math.round(Math.min(fast, middle * (1 - LEAST_WIDTH_SHARE)));
  const paceSlow = Math.round(Math.max(slow, middle * (1 + LEAST_WIDTH_SHARE)));
  if (effort !== 'interval') return { paceFast, paceSlow };
  // Repeats of minutes are run from the pace of 5 km to that of 3 km.
  const { threeKilometers, fiveKilometers } = paceTableOf(vdot.value);
  return {
    paceFast: Math.max(paceFast, Math.ceil(threeKilometers)),
    paceSlow: Math.max(paceSlow, Math.round(fiveKilometers)),
  };
}

/** Around the pace of a time that was wished for, and at most around that of a forecast. */
const WISHED_WIDTH = [0.99, 1.01] as const;
const FORECAST_WIDTH = [0.97, 1.03] as const;

/** The one range of race pace: of training and, where both have one pace, of the race itself. */
function rangeAround(pace: number, times: RaceTimes, race: RaceOfPaces): OrderedRange {
  const { today, pacedSeconds } = times;
  const isWished = race.seconds !== null;
  const [least, most] = isWished ? WISHED_WIDTH : FORECAST_WIDTH;
  const fast = isWished ? least : Math.max(least, today.fromSeconds / pacedSeconds);
  const slow = isWished ? most : Math.min(most, today.toSeconds / pacedSeconds);
  return { paceFast: Math.round(pace * fast), paceSlow: Math.round(pace * slow) };
}

/** All that a guessed form leads to, and the wish: nobody knows the pace before the first test. */
function guessedRange({ today, pacedSeconds }: RaceTimes, { meters }: RaceOfPaces): OrderedRange {
  const paceOf = (seconds: number) => Math.round((seconds * 1000) / (meters ?? 1));
  return {
    paceFast: paceOf(Math.min(today.fromSeconds, pacedSeconds)),
    paceSlow: paceOf(Math.max(today.toSeconds, pacedSeconds)),
  };
}

function roundedUpTo5(pace: number): number {
  return Math.ceil(pace / 5) * 5;
}

function roundedTo5(pace: number): number {
  return Math.round(pace / 5) * 5;
}

function raceHeartRates(
  reference: HeartRateReference | null,
  meters: number | null,
  seconds: number | null,
) {
  return heartRateRange(reference, raceSharesOf(meters ?? 0, seconds));
}

function heartRateRange(
  reference: HeartRateReference | null,
  shares: readonly [number, number],
): Pick<PlanTarget, 'heartRateLow' | 'heartRateHigh'> {
  // A maximum guessed from age is off by a dozen beats.
  if (!reference || reference.basis === 'age-estimate') {
    return NO_HEART_RATE;
  }
  const threshold = reference.thresholdBeatsPerMinute;
  return {
    heartRateLow: Math.round(threshold * shares[0]),
    heartRateHigh: Math.round(threshold * shares[1]),
  };
}

/**
 * What today's form predicts for a race, as a range; null beyond what the formulas hold for.
 *
 * @returns seconds
 */
export function predictedRace(
  vdot: PlanRunner['vdot'],
  meters: number,
): { fromSeconds: number; toSeconds: number } | null {
  if (!vdot) return null;
  const { fromSeconds, toSeconds } = forecastOf(vdot, meters);
  return fromSeconds > LONGEST_PREDICTED_SECONDS ? null : { fromSeconds, toSeconds };
}

/**
 * How long a race takes who has no time to run. Seconds.
 *
 * @param weeklyMeters what the runner runs a week; Infinity = enough for the race
 */
export function expectedRaceSeconds(
  form: PlanRunner['vdot'],
  meters: number,
  weeklyMeters: number = Infinity,
): number {
  const assumed = form ?? { value: ASSUMED_VDOT, uncertainty: 0 };
  return Math.round(forecastOf(assumed, meters, weeklyMeters).likelySeconds);
}

/** No pace holds for a race in the mountains: its heart rate, where it is measured, and its feel do. */
export function raceByFeelOf(
  { heartRate }: Pick<PlanRunner, 'heartRate'>,
  { meters }: Pick<RaceOfPaces, 'meters'>,
  seconds: number | null = null,
): PlanTarget {
  return { ...NO_PACE, ...raceHeartRates(heartRate, meters, seconds), feel: 'race-patiently' };
}

/** How long a race takes that is run as an easy run; no less than it takes at the pace of a race. Seconds. */
export function easyRaceSeconds(
  runner: KnownForm & Pick<PlanRunner, 'heartRate' | 'weeklyMeters' | 'facts'>,
  meters: number,
): number {
  const { easy } = planPacesOf(runner).expected;
  const raced = expectedRaceSeconds(reckonedFormOf(runner), meters, runner.weeklyMeters);
  return Math.round(Math.max((meters * easy) / 1000, raced));
}

/**
 * Target of a race: from the pace that its start allows to that of goal B. While something heals that is an easy run.
 *
 * @param isByFeel no pace is named
 */
export function raceTargetOf(
  runner: KnownForm & Pick<PlanRunner, 'weeklyMeters' | 'heartRate' | 'facts' | 'injury'>,
  race: RaceOfPaces,
  isByFeel: boolean,
): PlanTarget {
  if (isInjuryNamed(runner)) return planPacesOf(runner, { isByFeel }).targetOf('easy');
  const times = flatTimesOf(runner, race);
  const byFeel = raceByFeelOf(runner, race, times?.pacedSeconds ?? null);
  if (!times || isByFeel) return byFeel;
  if (isFormGuessed(runner)) return { ...byFeel, ...guessedRange(times, race) };
  const paceOf = (seconds: number) => (seconds * 1000) / (race.meters ?? 1);
  const range = rangeAround(paceOf(times.pacedSeconds), times, race);
  if (times.fasterSeconds !== null) return { ...byFeel, ...range };
  // No faster than the start allows, and down to the pace of goal B.
  const start = isFirstOfLength(runner, race) ? times.safeSeconds : times.boldSeconds;
  return {
    ...byFeel,
    // The wished time is within the range, not a part of a second outside.
    paceFast: Math.floor(paceOf(start)),
    paceSlow: Math.max(range.paceSlow, Math.round(paceOf(times.safeSeconds))),
  };
}
