import type { HeartRateReference } from '../training/heart-rate/heart-rate-reference.ts';
import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  raceSecondsOf,
  trainingPacesOf,
  vdotOfEasyPace,
} from '../training/performance/vdot.ts';
import type { PlanEffort, PlanFeel, PlanGoal, PlanTarget } from './training-plan.ts';
import { NEWCOMER_PACE, UNKNOWN_EASY_PACE, type PlanRunner } from './plan-wish.ts';

/** The race that race pace is the pace of. */
type RaceOfPaces = Pick<PlanGoal, 'meters' | 'seconds'>;
const NO_RACE: RaceOfPaces = { meters: null, seconds: null };

/** Paces of one runner, for targets and for turning distance into time. */
export interface PlanPaces {
  /** Expected pace of each effort, seconds a kilometre. */
  expected: Readonly<Record<PlanEffort, number>>;
  targetOf: (effort: PlanEffort) => PlanTarget;
}

/** Where no race shows it: VDOT that goes with an easy pace of about 7 min a kilometre. */
const ASSUMED_VDOT = 32;
/** The formula's range. */
const VDOT_RANGE = [20, 85] as const;
/** From their own usual pace upwards so much slower is still the same run. */
const EASY_PACE_RANGE = 1.08;
/** Even an exact pace is a range. */
const LEAST_WIDTH_SHARE = 0.015;
/** The formulas hold up to about four hours. */
const LONGEST_PREDICTED_SECONDS = 14_400;
/** Half of all recreational runners need at least so much longer over the marathon (Vickers & Vertosick 2016). */
const MARATHON_MARGIN_SECONDS = 600;

/** An easy pace says less of a race than a race does, and many run easily too fast; our choice. */
const EASY_PACE_LOSS = 2;
const EASY_PACE_UNCERTAINTY = 3;

/** What is left of VDOT after so many days without a run, linear between (after Daniels). */
const KEPT_AFTER_DAYS: readonly (readonly [days: number, share: number])[] = [
  [5, 1],
  [28, 0.93],
  [56, 0.85],
  [84, 0.8],
];

/** Beyond the marathon nobody races by VDOT: slower than the slow end of easy, and slower the longer. */
const ULTRA_METERS = 50_000;
const ULTRA_OVER_EASY = [1.03, 1.2] as const;
const ULTRA_SLOWS_BY_LENGTH = 0.12;

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

/** Shares of the threshold heart rate; short efforts end before the heart rate says anything. */
const HEART_RATE_SHARES: Readonly<Partial<Record<PlanEffort, readonly [number, number]>>> = {
  easy: [0.7, 0.89],
  marathon: [0.88, 0.95],
  threshold: [0.95, 1],
  interval: [0.98, 1.05],
};

function clampedVdot(vdot: number): number {
  return Math.min(VDOT_RANGE[1], Math.max(VDOT_RANGE[0], vdot));
}

/** Share of VDOT that is kept in a break. */
function keptShareOf(days: number): number {
  const [first, ...later] = KEPT_AFTER_DAYS;
  let [fromDays, fromShare] = first ?? [0, 1];
  for (const [toDays, toShare] of later) {
    if (days <= toDays) {
      const part = Math.max(0, days - fromDays) / (toDays - fromDays);
      return fromShare + (toShare - fromShare) * part;
    }
    [fromDays, fromShare] = [toDays, toShare];
  }
  return fromShare;
}

type KnownForm = Pick<PlanRunner, 'vdot' | 'easyPaceSecondsPerKilometer' | 'daysSinceLastRun'>;

/**
 * The form that paces rest on: that of races, less what a break takes. Without races it is read,
 * widely, from the pace of easy runs.
 *
 * @returns null where neither is known
 */
export function planFormOf(runner: KnownForm): PlanRunner['vdot'] {
  const kept = keptShareOf(runner.daysSinceLastRun ?? 0);
  const ownEasy = runner.easyPaceSecondsPerKilometer;
  const known =
    runner.vdot ??
    (ownEasy === null
      ? null
      : { value: vdotOfEasyPace(ownEasy) - EASY_PACE_LOSS, uncertainty: EASY_PACE_UNCERTAINTY });
  return known && { ...known, value: known.value * kept };
}

/** Seconds a kilometre of an effort at a VDOT. */
function paceAt(vdot: number, effort: PlanEffort): number {
  const paces = trainingPacesOf(clampedVdot(vdot));
  switch (effort) {
    case 'easy':
      return (paces.easyFast + paces.easySlow) / 2;
    case 'marathon':
      return paces.marathon;
    case 'threshold':
    case 'race':
      return paces.threshold;
    case 'interval':
    case 'hill':
    case 'test':
      return paces.interval;
    case 'repetition':
      return paces.repetitionPer400Meters / 0.4;
  }
}

/**
 * Targets by what is known: race paces widened by their uncertainty, heart rates only by the
 * runner's own measured values, and feel always.
 *
 * @param isByFeel in heat no pace of training is named
 * @param race the plan's goal
 */
export function planPacesOf(
  runner: KnownForm & Pick<PlanRunner, 'heartRate'>,
  isByFeel: boolean,
  isRunWalk: boolean,
  race: RaceOfPaces = NO_RACE,
): PlanPaces {
  const form = planFormOf(runner);
  const assumed = form?.value ?? ASSUMED_VDOT;
  const ownEasy = ownEasyPaceOf(runner);
  const easy = isRunWalk
    ? NEWCOMER_PACE
    : (ownEasy ?? (form ? paceAt(assumed, 'easy') : UNKNOWN_EASY_PACE));
  const expectedOf = (effort: PlanEffort) =>
    effort === 'easy' ? easy : Math.min(easy, paceAt(assumed, effort));
  const isMarathon = race.meters === MARATHON_METERS;
  const trained = trainedRacePaceOf(form, race);
  const isBounded = form !== null && (race.meters ?? 0) <= MARATHON_METERS;
  const expectedOfRace = isBounded ? trained : Math.min(easy, trained);
  // A plan asks for the same few again and again.
  const targets = new Map<PlanEffort, PlanTarget>();
  return {
    expected: {
      easy,
      marathon: isMarathon ? expectedOfRace : expectedOf('marathon'),
      threshold: expectedOf('threshold'),
      interval: expectedOf('interval'),
      repetition: expectedOf('repetition'),
      hill: expectedOf('hill'),
      test: expectedOf('test'),
      race: race.meters === null ? expectedOf('race') : expectedOfRace,
    },
    targetOf: (effort) => {
      const known = targets.get(effort);
      if (known) return known;
      const target: PlanTarget = {
        ...(isByFeel || isRunWalk
          ? NO_PACE
          : paceRange(
              form,
              runner.vdot === null,
              ownEasy,
              isMarathon && effort === 'marathon' ? 'race' : effort,
              race,
            )),
        ...heartRateRange(runner.heartRate, effort),
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

/** A goal slower than today's form is trained no slower than so much over the pace of that form. */
const SLOWEST_OVER_FORM = 1.03;
/** Up to this race, race pace is trained no faster than intervals. */
const INTERVAL_RACE_METERS = 5000;

/**
 * Race pace as it is trained: that of the goal, within what today's form supports. A goal far above it
 * is held back, and one below it would be slower than easy running.
 */
function trainedRacePaceOf(form: PlanRunner['vdot'], race: RaceOfPaces): number {
  const pace = racePaceOf(form, race);
  const length = race.meters ?? 0;
  if (!form || length <= 0 || length > MARATHON_METERS) return pace;
  const today = (raceSecondsOf(clampedVdot(form.value), length) * 1000) / length;
  const forecast = racePaceOf(form, { meters: length, seconds: null });
  const slowest = Math.max(today * SLOWEST_OVER_FORM, forecast);
  return Math.min(slowest, Math.max(pace, fastestTrainedPace(form.value, length, today)));
}

/** Race pace in training is no faster than this, unless today's form races faster. */
function fastestTrainedPace(vdot: number, meters: number, today: number): number {
  const middleOf = (one: PlanEffort, other: PlanEffort) =>
    (paceAt(vdot, one) + paceAt(vdot, other)) / 2;
  if (meters === MARATHON_METERS) return middleOf('threshold', 'marathon');
  if (meters >= HALF_MARATHON_METERS) return Math.min(today, paceAt(vdot, 'threshold'));
  if (meters > INTERVAL_RACE_METERS) return Math.min(today, middleOf('threshold', 'interval'));
  return Math.min(today, paceAt(vdot, 'interval'));
}

/** Whether a time wished for is so far from today's form that training is run at another pace. */
export function isTrainedAtOtherPace(form: PlanRunner['vdot'], race: RaceOfPaces): boolean {
  if (race.meters === null || race.seconds === null) return false;
  const pace = racePaceOf(form, race);
  return Math.abs(trainedRacePaceOf(form, race) / pace - 1) >= OTHER_PACE_SHARE;
}

/** A smaller difference is within the range that is named. */
const OTHER_PACE_SHARE = 0.02;

const NO_PACE = { paceFast: null, paceSlow: null } as const;

/** Their own easy pace, slower after a break. */
function ownEasyPaceOf({
  easyPaceSecondsPerKilometer: ownEasy,
  daysSinceLastRun,
}: KnownForm): number | null {
  return ownEasy === null ? null : ownEasy / keptShareOf(daysSinceLastRun ?? 0);
}

/** @param isByEasyPace no race shows the form */
function paceRange(
  vdot: PlanRunner['vdot'],
  isByEasyPace: boolean,
  ownEasy: number | null,
  effort: PlanEffort,
  race: RaceOfPaces,
): Pick<PlanTarget, 'paceFast' | 'paceSlow'> {
  if (effort === 'race' && race.meters !== null) {
    const range = racePaceRange(vdot, race.meters, race.seconds);
    const isTrained = vdot !== null && race.meters <= MARATHON_METERS;
    return isTrained ? noSlowerThanEasy(range, fastEndOfEasy(vdot, isByEasyPace, ownEasy)) : range;
  }
  if (!vdot || effort === 'hill' || effort === 'test' || effort === 'race') return NO_PACE;
  if (effort === 'easy') {
    const easyFast = fastEndOfEasy(vdot, isByEasyPace, ownEasy);
    if (isByEasyPace && ownEasy !== null) {
      return { paceFast: easyFast, paceSlow: roundedTo5(ownEasy * EASY_PACE_RANGE) };
    }
    const slowest = trainingPacesOf(clampedVdot(vdot.value - vdot.uncertainty)).easySlow;
    return {
      paceFast: easyFast,
      paceSlow: roundedTo5(Math.max(slowest, ownEasy ?? 0)),
    };
  }
  const middle = paceAt(vdot.value, effort);
  // Caution: the faster end trusts the estimate less than the slower one.
  const fast = paceAt(vdot.value + vdot.uncertainty / 2, effort);
  const slow = paceAt(vdot.value - vdot.uncertainty, effort);
  const range = {
    paceFast: Math.round(Math.min(fast, middle * (1 - LEAST_WIDTH_SHARE))),
    paceSlow: Math.round(Math.max(slow, middle * (1 + LEAST_WIDTH_SHARE))),
  };
  return noSlowerThanEasy(range, fastEndOfEasy(vdot, isByEasyPace, ownEasy));
}

function fastEndOfEasy(
  { value }: NonNullable<PlanRunner['vdot']>,
  isByEasyPace: boolean,
  ownEasy: number | null,
): number {
  if (isByEasyPace && ownEasy !== null) return roundedTo5(ownEasy);
  return roundedTo5(trainingPacesOf(clampedVdot(value)).easyFast);
}

/** However little of the form is known, what is faster than easy has no slower pace than that. */
function noSlowerThanEasy(
  range: Pick<PlanTarget, 'paceFast' | 'paceSlow'>,
  easyFast: number,
): Pick<PlanTarget, 'paceFast' | 'paceSlow'> {
  const { paceFast, paceSlow } = range;
  if (paceFast === null || paceSlow === null) return range;
  return { paceFast, paceSlow: Math.max(paceFast, Math.min(paceSlow, easyFast)) };
}

/** What is run in training at race pace needs a narrower range than the race's own forecast has. */
const RACE_PACE_WIDTH = [0.965, 1.03] as const;

function racePaceRange(
  vdot: PlanRunner['vdot'],
  meters: number,
  seconds: number | null,
): Pick<PlanTarget, 'paceFast' | 'paceSlow'> {
  const { paceFast, paceSlow } = raceTargetOf(vdot, meters, seconds);
  if (paceFast === null || paceSlow === null) return NO_PACE;
  const middle = racePaceOf(vdot, { meters, seconds });
  const trained = trainedRacePaceOf(vdot, { meters, seconds });
  const [fast, slow] = RACE_PACE_WIDTH;
  // Moved as a whole, where the goal is far from today's form.
  const back = trained - middle;
  return {
    paceFast: Math.round(Math.max(paceFast, middle * fast) + back),
    paceSlow: Math.round(Math.min(paceSlow, middle * slow) + back),
  };
}

function roundedTo5(pace: number): number {
  return Math.round(pace / 5) * 5;
}

function heartRateRange(
  reference: HeartRateReference | null,
  effort: PlanEffort,
): Pick<PlanTarget, 'heartRateLow' | 'heartRateHigh'> {
  const shares = HEART_RATE_SHARES[effort];
  // A maximum guessed from age is off by a dozen beats.
  if (!reference || reference.basis === 'age-estimate' || !shares) {
    return { heartRateLow: null, heartRateHigh: null };
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
  const fromSeconds = raceSecondsOf(clampedVdot(vdot.value + vdot.uncertainty / 2), meters);
  const margin = meters === MARATHON_METERS ? MARATHON_MARGIN_SECONDS : 0;
  const toSeconds = raceSecondsOf(clampedVdot(vdot.value - vdot.uncertainty), meters) + margin;
  return fromSeconds > LONGEST_PREDICTED_SECONDS ? null : { fromSeconds, toSeconds };
}

/** What an ultra marathon takes, with walking uphill; seconds. */
function ultraSpan(vdot: number, meters: number): readonly [from: number, to: number] {
  const longer = (meters / ULTRA_METERS) ** ULTRA_SLOWS_BY_LENGTH;
  const pace = trainingPacesOf(clampedVdot(vdot)).easySlow * longer;
  const [from, to] = ULTRA_OVER_EASY;
  return [(pace * from * meters) / 1000, (pace * to * meters) / 1000];
}

function ultraRace(vdot: PlanRunner['vdot'], meters: number): ReturnType<typeof predictedRace> {
  if (!vdot) return null;
  const [fromSeconds, toSeconds] = ultraSpan(vdot.value, meters);
  return { fromSeconds, toSeconds };
}

/** How long a race takes who has no time to run: as predicted, and in an ultra with walking. Seconds. */
export function expectedRaceSeconds(form: PlanRunner['vdot'], meters: number): number {
  const assumed = form?.value ?? ASSUMED_VDOT;
  if (meters > MARATHON_METERS) {
    const [from, to] = ultraSpan(assumed, meters);
    return Math.round((from + to) / 2);
  }
  const predicted = predictedRace(form, meters);
  if (predicted) return Math.round((predicted.fromSeconds + predicted.toSeconds) / 2);
  const margin = meters === MARATHON_METERS ? MARATHON_MARGIN_SECONDS : 0;
  return Math.round(raceSecondsOf(clampedVdot(assumed), meters) + margin);
}

/** No pace holds for a race in the mountains. */
export const RACE_BY_FEEL: PlanTarget = {
  ...NO_PACE,
  heartRateLow: null,
  heartRateHigh: null,
  feel: 'race-patiently',
};

/** Target of the goal's race: the time wished for, else what today's form predicts. */
export function raceTargetOf(
  vdot: PlanRunner['vdot'],
  meters: number,
  wishedSeconds: number | null,
): PlanTarget {
  const predicted =
    meters > MARATHON_METERS ? ultraRace(vdot, meters) : predictedRace(vdot, meters);
  const paceOf = (seconds: number) => Math.round((seconds * 1000) / meters);
  const paces =
    wishedSeconds !== null
      ? { paceFast: paceOf(wishedSeconds * 0.99), paceSlow: paceOf(wishedSeconds * 1.01) }
      : predicted
        ? { paceFast: paceOf(predicted.fromSeconds), paceSlow: paceOf(predicted.toSeconds) }
        : NO_PACE;
  return { ...paces, heartRateLow: null, heartRateHigh: null, feel: 'race-patiently' };
}
