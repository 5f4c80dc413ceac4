import { dayNumberOf } from '../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import { RECORD_METERS } from '../../training/performance/record-readings.ts';
import { isRunWalk } from '../plan-limits.ts';
import { hasFact, type PlanRunner, type PlanWish } from '../plan-wish.ts';
import type { PlanSession, PlanStep, TrainingPlan } from '../training-plan.ts';
import { practisedGramsOf } from './fuel-practice.ts';
import { goalRaceOf, raceFoodOf } from './race-food.ts';

/** When of the race a line is of use, in its order. */
export const RACE_DAY_PARTS = ['before', 'start', 'pace', 'food', 'care'] as const;
export type RaceDayPart = (typeof RACE_DAY_PARTS)[number];

export const RACE_DAY_LINES = [
  'rest',
  'rest-new',
  'planned-run',
  'carbohydrate',
  'kit',
  'kit-ultra',
  'kit-mountain',
  'course',
  'breakfast',
  'warm-up',
  'warm-up-middle',
  'warm-up-none',
  'warm-up-walk',
  'run-walk',
  'new-start',
  'even',
  'even-by-feel',
  'marathon',
  'marathon-by-feel',
  'ultra',
  'ultra-by-feel',
  'hilly-long',
  'walk-breaks',
  'splits',
  'hilly',
  'climbs',
  'cut-off',
  'fuel',
  'fuel-new',
  'fuel-clock',
  'stomach',
  'no-fuel',
  'heat',
  'stop',
] as const;
export type RaceDayLine = (typeof RACE_DAY_LINES)[number];

/** A line of advice with the figures that it names; screens put it into words. */
export interface RaceDayAdvice {
  part: RaceDayPart;
  line: RaceDayLine;
  /** The first part of the race, to be held back in; null = not named. */
  firstMeters: number | null;
  /** No faster than this there, seconds a kilometre; null = by feel. */
  paceSecondsPerKilometer: number | null;
  /** Running and walking in turns; null = not named. */
  runSeconds: number | null;
  walkSeconds: number | null;
  /** Times to pass at an even pace; empty = not named. */
  splits: readonly RaceSplit[];
  /** Carbohydrate an hour, as practised; null = not named. */
  grams: number | null;
}

/** When a distance of the race is passed. */
export interface RaceSplit {
  meters: number;
  seconds: number;
}

/** Up to this race a whole warm-up is run. */
const WARM_UP_RACE_METERS = 10_000;

/** Grams an hour where no week named more. */
const LEAST_GRAMS = 30;
/** Whoever is on the way for so long arrives better with short walks from the start on; our choice. */
const WALKED_RACE_SECONDS = { usual: 16_200, firstTime: 14_400 } as const;
/** Hilly races of another length than those on roads, and from so long on, are run on trails. */
const OFF_ROAD_LEAST_METERS = 22_000;

/** Whether a race with much climb is one of the mountains rather than of a hilly road. */
function isOffRoadRace({ meters }: PlanSession, { isHilly }: RaceDayWish): boolean {
  const isOfRoad = Object.values(RECORD_METERS).some((one) => Math.abs(one - meters) <= 1);
  return isHilly && meters >= OFF_ROAD_LEAST_METERS && (!isOfRoad || meters > MARATHON_METERS + 1);
}

const NO_FIGURES = {
  firstMeters: null,
  paceSecondsPerKilometer: null,
  runSeconds: null,
  walkSeconds: null,
  splits: [],
  grams: null,
} as const;

type RaceDayRunner = Pick<PlanRunner, 'weeklyMeters' | 'longestMeters' | 'facts'>;
type RaceDayWish = Pick<PlanWish, 'isHilly'>;

/**
 * How to run the race that a plan leads to, never against its own session there. An even start is the safest: the first
 * part no faster than the slow end of the target. From 90 minutes on it names the grams of carbohydrate that were practised. The joint position statement has 30 to 60 g
 * an hour. That is Thomas, Erdman & Burke 2016, Med Sci Sports Exerc 48:543, of ACSM, AND and DC. To drink by thirst guards against
 * too little sodium. The rest is coaching convention.
 *
 * @returns null for plans without a distance
 */
export function raceDayAdvice(
  plan: TrainingPlan,
  runner: RaceDayRunner,
  wish: RaceDayWish,
): RaceDayAdvice[] | null {
  const race = goalRaceOf(plan);
  if (!race) return null;
  const turns = turnsOf(race);
  const isNew = turns !== null || isRunWalk(runner);
  const dayBefore = dayNumberOf(race.day) - 1;
  const isRunDayBefore = plan.weeks.some(({ sessions }) =>
    sessions.some((session) => dayNumberOf(session.day) === dayBefore),
  );
  const isUltra = race.meters > MARATHON_METERS + 1;
  const isOffRoad = isOffRoadRace(race, wish);
  const walked = WALKED_RACE_SECONDS[hasFact(runner, 'first-time') ? 'firstTime' : 'usual'];
  const isSlow = race.meters > HALF_MARATHON_METERS + 1 && race.seconds >= walked;
  const isWalkedIn = isSlow && !isNew && !isUltra && !isOffRoad;
  const food = raceFoodOf(plan);
  const grams = practisedGramsOf(plan, runner) ?? LEAST_GRAMS;
  const say = (
    part: RaceDayPart,
    line: RaceDayLine,
    figures: Partial<RaceDayAdvice> = {},
  ): RaceDayAdvice => ({ ...NO_FIGURES, ...figures, part, line });
  return [
    say('before', isRunDayBefore ? 'planned-run' : isNew ? 'rest-new' : 'rest'),
    ...(food === 'practised' ? [say('before', 'carbohydrate')] : []),
    say('before', isOffRoad ? 'kit-mountain' : isUltra ? 'kit-ultra' : 'kit'),
    ...(isOffRoad ? [say('before', 'course')] : []),
    say('start', 'breakfast'),
    say('start', warmUpOf(race, isNew)),
    paceLine(race, { turns, isNew, isUltra, wish }, say),
    ...splitLines(race, { isNew, isUltra, wish }, say),
    ...(isWalkedIn ? [say('pace', 'walk-breaks')] : []),
    ...(wish.isHilly ? [say('pace', 'hilly')] : []),
    ...(isOffRoad ? [say('pace', 'climbs'), say('pace', 'cut-off')] : []),
    say('food', isUltra ? 'fuel-clock' : FOOD_LINES[food], { grams }),
    ...(hasFact(runner, 'stomach') && food !== 'none' ? [say('food', 'stomach')] : []),
    say('care', 'heat'),
    say('care', 'stop'),
  ];
}

const FOOD_LINES: Readonly<Record<ReturnType<typeof raceFoodOf>, RaceDayLine>> = {
  none: 'no-fuel',
  practised: 'fuel',
  'not-practised': 'fuel-new',
};

/** Running and walking in turns, as the race is planned; null = it is run throughout. */
function turnsOf({ steps }: PlanSession): PlanStep | null {
  return steps.find(({ part, restSeconds }) => part === 'main' && restSeconds !== null) ?? null;
}

function warmUpOf({ meters }: PlanSession, isNew: boolean): RaceDayLine {
  if (isNew) return 'warm-up-walk';
  if (meters <= WARM_UP_RACE_METERS) return 'warm-up';
  return meters <= HALF_MARATHON_METERS + 1 ? 'warm-up-middle' : 'warm-up-none';
}

/** Where splits are looked at, by the length of the race. */
const SPLITS: readonly (readonly [raceMeters: number, meters: readonly number[]])[] = [
  [5000, [1000, 3000]],
  [10_000, [2000, 5000, 8000]],
  [HALF_MARATHON_METERS + 1, [5000, 10_000, 15_000]],
  [MARATHON_METERS + 1, [10_000, HALF_MARATHON_METERS, 30_000]],
];

/** On a flat course and where a pace is known. */
function splitLines(
  { meters, seconds, target }: PlanSession,
  { isNew, isUltra, wish }: Pick<RaceBasis, 'isNew' | 'isUltra' | 'wish'>,
  say: Say,
): RaceDayAdvice[] {
  if (isNew || isUltra || wish.isHilly || target.paceSlow === null) return [];
  const marks = SPLITS.find(([race]) => meters <= race)?.[1] ?? [];
  const splits = [...marks, meters].map((mark) => ({
    meters: mark,
    seconds: Math.round((seconds * mark) / meters),
  }));
  return splits.length > 0 ? [say('pace', 'splits', { splits })] : [];
}

type Say = (
  part: RaceDayPart,
  line: RaceDayLine,
  figures?: Partial<RaceDayAdvice>,
) => RaceDayAdvice;

interface RaceBasis {
  turns: PlanStep | null;
  isNew: boolean;
  isUltra: boolean;
  wish: RaceDayWish;
}

function paceLine(
  race: PlanSession,
  { turns, isNew, isUltra, wish }: RaceBasis,
  say: Say,
): RaceDayAdvice {
  if (turns) {
    const { seconds, restSeconds } = turns;
    return say('pace', 'run-walk', { runSeconds: seconds, walkSeconds: restSeconds });
  }
  if (isNew) return say('pace', 'new-start');
  const { paceSlow } = race.target;
  if (isUltra) return say('pace', paceSlow === null ? 'ultra-by-feel' : 'ultra');
  if (isOffRoadRace(race, wish) || (wish.isHilly && race.meters > HALF_MARATHON_METERS + 1)) {
    return say('pace', 'hilly-long');
  }
  // On hills a pace misleads: the first part may be the steepest.
  const pace = wish.isHilly ? null : paceSlow;
  const isMarathon = race.meters > HALF_MARATHON_METERS + 1;
  const figures = {
    firstMeters: isMarathon ? 5000 : race.meters > WARM_UP_RACE_METERS ? 3000 : 1000,
    paceSecondsPerKilometer: pace,
  };
  const line = isMarathon ? 'marathon' : 'even';
  return say('pace', pace === null ? `${line}-by-feel` : line, figures);
}
