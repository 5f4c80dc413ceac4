import { dayNumberOf } from '../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import { isRunWalk } from '../plan-limits.ts';
import { resultForBold, resultMarksOf, type MarkedRunner } from '../goal/result-marks.ts';
import type { RaceTimes } from '../goal/race-times.ts';
import { isFormGuessed } from '../goal/runner-form.ts';
import { goalTimesOf } from '../plan-paces.ts';
import {
  hasFact,
  isFirstOfLength,
  isInjuryNamed,
  isToFinish,
  type PlanRunner,
  type WishOfMountains,
} from '../plan-wish.ts';
import { metersAt, type PlanSession, type PlanStep, type TrainingPlan } from '../training-plan.ts';
import { isTimedTest } from '../sessions/session-work.ts';
import { hasUltraTurns, paceBetweenTurns, ULTRA_TURNS } from '../sessions/ultra-turns.ts';
import { practisedGramsOf } from './fuel-practice.ts';
import { goalRaceOf, raceFoodOf } from './race-food.ts';
import {
  hasWalkBreaks,
  isOffRoadRace,
  paceBetweenWalks,
  turnsOfRace,
  walkCountOf,
  metersBeyondLongest,
} from './race-walks.ts';
import { hikedSlopeOf } from './mountain-week.ts';

/** When of the race a line is of use, in its order. */
export const RACE_DAY_PARTS = ['before', 'start', 'pace', 'food', 'care', 'after'] as const;
export type RaceDayPart = (typeof RACE_DAY_PARTS)[number];

export const RACE_DAY_LINES = [
  'rest',
  'rest-new',
  'planned-run',
  'carbohydrate',
  'kit-ultra',
  'kit-mountain',
  'course',
  'breakfast',
  'heat-before',
  'warm-up',
  'warm-up-middle',
  'warm-up-none',
  'warm-up-walk',
  'run-walk',
  'new-start',
  'easy-run',
  'easy-run-walks',
  'even',
  'even-by-feel',
  'marathon',
  'marathon-by-feel',
  'marathon-walked',
  'ultra',
  'ultra-by-feel',
  'ultra-flat',
  'ultra-walks',
  'ultra-walks-paced',
  'finish',
  'finish-by-feel',
  'finish-walks',
  'finish-cut-off',
  'first-start',
  'safe-start',
  'hilly-long',
  'walk-breaks',
  'walk-breaks-paced',
  'walk-breaks-first',
  'splits',
  'splits-open',
  'splits-bold',
  'splits-bold-tested',
  'splits-bold-day',
  'splits-safe',
  'splits-start',
  'splits-up',
  'splits-negative',
  'hilly',
  'climbs',
  'cut-off',
  'fuel',
  'fuel-new',
  'fuel-clock',
  'stomach',
  'no-fuel',
  'heat',
  'heat-known',
  'stop',
  'after-short',
  'after-half',
  'after-marathon',
  'after-ultra',
  'after-new',
] as const;
export type RaceDayLine = (typeof RACE_DAY_LINES)[number];

/** A line of advice with the figures that it names; screens put it into words. */
export interface RaceDayAdvice {
  part: RaceDayPart;
  line: RaceDayLine;
  /** The first part of the race, to be held back in, or the length of the last test; null = not named. */
  firstMeters: number | null;
  /** No faster than this there, seconds a kilometre; null = by feel. */
  paceSecondsPerKilometer: number | null;
  /** Between the walk breaks of goal B; null = not named. */
  safePaceSecondsPerKilometer: number | null;
  /** How often it is walked, in the mountains from which slope on, and the times of goals A and B with the walks. A test that shows A has its time; null = not named. */
  walks: number | null;
  boldSeconds: number | null;
  safeSeconds: number | null;
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
const NO_FIGURES = {
  firstMeters: null,
  paceSecondsPerKilometer: null,
  safePaceSecondsPerKilometer: null,
  walks: null,
  boldSeconds: null,
  safeSeconds: null,
  runSeconds: null,
  walkSeconds: null,
  splits: [],
  grams: null,
} as const;

type RaceDayRunner = MarkedRunner & Pick<PlanRunner, 'longestMeters' | 'facts' | 'injury'>;
type RaceDayWish = WishOfMountains;

/**
 * How to run the race that a plan leads to. An even start is the safest. The first part is no faster than the pace of
 * goal B, or of goal A where today's form leads to it. While the form is a guess there are no splits. From 90 minutes
 * on it names the grams of carbohydrate that were practised. The joint position statement has 30 to 60 g
 * an hour. That is Thomas, Erdman & Burke 2016, Med Sci Sports Exerc 48:543, of ACSM, AND and DC. To drink by thirst
 * guards against
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
  const turns = turnsOfRace(race);
  const isNew = turns !== null || isRunWalk(runner);
  const dayBefore = dayNumberOf(race.day) - 1;
  const isRunDayBefore = plan.weeks.some(({ sessions }) =>
    sessions.some((session) => dayNumberOf(session.day) === dayBefore),
  );
  const isUltra = race.meters > MARATHON_METERS + 1;
  const isOffRoad = isOffRoadRace(race, wish);
  // While something heals nothing is run fast, the race neither.
  const isEasy = isInjuryNamed(runner) && !isOffRoad;
  const isWalkedIn = hasWalkBreaks(plan, runner, wish);
  const isFinished = isToFinish(runner, wish);
  const isWalkedToFinish = isFinished && !isNew && !isEasy && !isOffRoad && !isUltra;
  const food = raceFoodOf(plan);
  const grams = practisedGramsOf(plan, runner) ?? LEAST_GRAMS;
  const isGuessed = isFormGuessed(runner);
  const times =
    isNew || isGuessed || wish.isHot || isFinished
      ? null
      : goalTimesOf(runner, wish, plan.weeks.length);
  const isFirst = isFirstOfLength(runner, race);
  const isSafeStart = isFirst || isUltra || isBeyondForm(times);
  const say = (
    part: RaceDayPart,
    line: RaceDayLine,
    figures: Partial<RaceDayAdvice> = {},
  ): RaceDayAdvice => ({ ...NO_FIGURES, ...figures, part, line });
  return [
    say('before', isRunDayBefore ? 'planned-run' : isNew || isEasy ? 'rest-new' : 'rest'),
    // Before longer races the days of the last week say it.
    ...(food === 'practised' && race.meters < HALF_MARATHON_METERS - 1
      ? [say('before', 'carbohydrate')]
      : []),
    // What is packed for a shorter race stands in the last week.
    ...(isOffRoad || isUltra ? [say('before', isOffRoad ? 'kit-mountain' : 'kit-ultra')] : []),
    ...(isOffRoad ? [say('before', 'course')] : []),
    say('start', 'breakfast'),
    ...(wish.isHot ? [say('start', 'heat-before')] : []),
    say('start', warmUpOf(race, isNew || isEasy)),
    paceLine(
      race,
      {
        turns,
        isNew,
        isEasy,
        isUltra,
        isGuessed,
        isWalkedIn,
        isFirst,
        isFinished,
        isSafeStart,
        wish,
        times,
      },
      say,
    ),
    ...(isEasy && !isNew && metersBeyondLongest(plan, race.meters) !== null
      ? [say('pace', 'easy-run-walks')]
      : []),
    ...splitLines(
      race,
      {
        isNew: isNew || isEasy,
        isFinished,
        isGuessed,
        wish,
        times,
        isSafeStart,
        test: isFirst || isUltra ? 'none' : boldTestOf(plan, runner, wish),
      },
      say,
    ),
    ...(isWalkedToFinish && !isWalkedIn ? [say('pace', 'finish-walks')] : []),
    ...(isWalkedIn ? [walkLine(race, { isSafeStart, wish, times }, say)] : []),
    ...(hasUltraTurns(race, wish) && !isNew ? [turnsLine(race, times, say)] : []),
    ...(wish.isHilly ? [say('pace', 'hilly')] : []),
    ...(isOffRoad
      ? [say('pace', 'climbs', { walks: hikedSlopeOf(wish) }), say('pace', 'cut-off')]
      : isFinished && race.meters >= HALF_MARATHON_METERS - 1
        ? [say('pace', 'finish-cut-off')]
        : []),
    say('food', isUltra ? 'fuel-clock' : FOOD_LINES[food], { grams }),
    ...(hasFact(runner, 'stomach') && food !== 'none' ? [say('food', 'stomach')] : []),
    say('care', wish.isHot ? 'heat-known' : 'heat'),
    say('care', 'stop'),
    say('after', afterOf(race, isNew)),
  ];
}

const FOOD_LINES: Readonly<Record<ReturnType<typeof raceFoodOf>, RaceDayLine>> = {
  none: 'no-fuel',
  practised: 'fuel',
  'not-practised': 'fuel-new',
};

/** Days of rest, the first run back and when to run fast again, as the plan's own days after a race are. */
function afterOf({ meters }: PlanSession, isNew: boolean): RaceDayLine {
  if (meters > MARATHON_METERS + 1) return 'after-ultra';
  if (meters > HALF_MARATHON_METERS + 1) return 'after-marathon';
  if (isNew && meters <= WARM_UP_RACE_METERS) return 'after-new';
  return meters > WARM_UP_RACE_METERS ? 'after-half' : 'after-short';
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
  [75_000, [10_000, 25_000, 40_000]],
  [Infinity, [10_000, 25_000, 50_000, 75_000]],
];

/** A goal A so little faster than today's form is no risk to start at; our choice. */
const SUPPORTED_SHARE = 1.005;

/** Whether today's form does not lead to goal A yet. Who starts at its pace then slows down in the last third. */
function isBeyondForm(times: RaceTimes | null): boolean {
  if (times === null || times.fasterSeconds !== null) return false;
  return times.today.likelySeconds > times.boldSeconds * SUPPORTED_SHARE;
}

/** The last test of a plan and the result that shows goal A; null where none can show it. */
function boldTestOf(plan: TrainingPlan, runner: RaceDayRunner, wish: RaceDayWish): BoldTest | null {
  const last = plan.weeks.flatMap(({ sessions }) => sessions).findLast(isTimedTest);
  if (!last) return null;
  const firstMeters = metersAt(last, 'test');
  const weeks = plan.weeks.length;
  const boldSeconds =
    resultMarksOf(firstMeters, runner, wish, weeks)?.seconds ??
    resultForBold(firstMeters, runner, wish, weeks);
  return boldSeconds === null ? null : { firstMeters, boldSeconds };
}

type BoldTest = Pick<RaceDayAdvice, 'firstMeters' | 'boldSeconds'>;

/** On a flat course and where a pace is known: for goals A and B, whichever of them is trained. */
function splitLines(
  { meters, seconds, target }: PlanSession,
  { isNew, isFinished, isGuessed, wish, times, isSafeStart, test }: SplitBasis,
  say: Say,
): RaceDayAdvice[] {
  if (isNew || wish.isHilly || isFinished || target.paceSlow === null) return [];
  if (isGuessed) return [say('pace', 'splits-open')];
  const marks = marksOf(meters);
  const splitsOf = (whole: number) =>
    [...marks, meters].map((mark) => ({
      meters: mark,
      seconds: Math.round((whole * mark) / meters),
    }));
  if (times !== null && times.fasterSeconds !== null) {
    return [
      say('pace', 'splits-bold', { splits: splitsOf(seconds) }),
      negativeSplits({ meters, seconds }, times.fasterSeconds, marks, say),
    ];
  }
  if (times === null) return [say('pace', 'splits', { splits: splitsOf(seconds) })];
  const bold = { splits: splitsOf(times.boldSeconds) };
  const safe = {
    safePaceSecondsPerKilometer: Math.round((times.safeSeconds * 1000) / meters),
    splits: splitsOf(times.safeSeconds),
  };
  if (!isSafeStart) return [say('pace', 'splits-bold', bold), say('pace', 'splits-safe', safe)];
  const boldPace = Math.round((times.boldSeconds * 1000) / meters);
  const start = [
    say('pace', 'splits-start', safe),
    say('pace', 'splits-up', upFrom(meters, times)),
  ];
  if (test === 'none') return start;
  // Splits of two paces side by side read as a contradiction: here only how A is started and where it ends.
  const finish = { paceSecondsPerKilometer: boldPace, splits: bold.splits.slice(-1) };
  return [
    ...start,
    say('pace', test ? 'splits-bold-tested' : 'splits-bold-day', { ...finish, ...test }),
  ];
}

/** A race that starts at goal B changes up here. */
const CHANGE_SHARE = 2 / 3;

/** From where a race that started at goal B may go on at the pace of goal A, and the times to pass then. */
function upFrom(meters: number, { boldSeconds, safeSeconds }: RaceTimes): Partial<RaceDayAdvice> {
  const change = Math.round((meters * CHANGE_SHARE) / 1000) * 1000;
  const atChange = (safeSeconds * change) / meters;
  const later = marksOf(meters).filter((mark) => mark > change);
  return {
    firstMeters: change,
    paceSecondsPerKilometer: Math.round((boldSeconds * 1000) / meters),
    splits: [change, ...later, meters].map((mark) => ({
      meters: mark,
      seconds: Math.round(atChange + ((mark - change) * boldSeconds) / meters),
    })),
  };
}

function marksOf(meters: number): number[] {
  const marks = SPLITS.find(([race]) => meters <= race)?.[1] ?? [];
  return marks.filter((mark) => mark < meters);
}

/** What the walks leave to be run, so that goals A and B are reached with them. */
function walkLine(
  { meters }: PlanSession,
  { isSafeStart, wish, times }: Pick<RaceBasis, 'isSafeStart' | 'wish' | 'times'>,
  say: Say,
): RaceDayAdvice {
  if (times === null || times.fasterSeconds !== null || wish.isHilly) {
    return say('pace', 'walk-breaks');
  }
  const { boldSeconds, safeSeconds } = times;
  return say('pace', isSafeStart ? 'walk-breaks-first' : 'walk-breaks-paced', {
    walks: walkCountOf(meters),
    paceSecondsPerKilometer: paceBetweenWalks(meters, boldSeconds),
    safePaceSecondsPerKilometer: paceBetweenWalks(meters, safeSeconds),
    boldSeconds,
    safeSeconds,
  });
}

/** Running and walking in turns, with the paces of goals A and B where they are known. */
function turnsLine(
  { meters, target }: PlanSession,
  times: RaceTimes | null,
  say: Say,
): RaceDayAdvice {
  if (times === null || times.fasterSeconds !== null || target.paceSlow === null) {
    return say('pace', 'ultra-walks', ULTRA_TURNS);
  }
  const { boldSeconds, safeSeconds } = times;
  return say('pace', 'ultra-walks-paced', {
    ...ULTRA_TURNS,
    paceSecondsPerKilometer: paceBetweenTurns(meters, boldSeconds),
    safePaceSecondsPerKilometer: paceBetweenTurns(meters, safeSeconds),
    boldSeconds,
    safeSeconds,
  });
}

/** Nobody doubles their speed at halfway: the least ratio of the second half's time to the first's. */
const SECOND_HALF_SHARE = 0.95;

/** The first half at the wished time, and the second one faster, up to the pace that today's form allows. */
function negativeSplits(
  { meters, seconds }: Pick<PlanSession, 'meters' | 'seconds'>,
  fasterSeconds: number,
  marks: readonly number[],
  say: Say,
): RaceDayAdvice {
  const half = Math.round(meters / 2000) * 1000;
  const atHalf = (seconds * half) / meters;
  const faster = Math.max(fasterSeconds / meters, (seconds / meters) * SECOND_HALF_SHARE);
  const splits = [...marks.filter((mark) => mark > half), meters].map((mark) => ({
    meters: mark,
    seconds: Math.round(atHalf + (mark - half) * faster),
  }));
  const figures = { firstMeters: half, paceSecondsPerKilometer: Math.round(faster * 1000) };
  return say('pace', 'splits-negative', { ...figures, splits });
}

type Say = (
  part: RaceDayPart,
  line: RaceDayLine,
  figures?: Partial<RaceDayAdvice>,
) => RaceDayAdvice;

interface RaceBasis {
  turns: PlanStep | null;
  isNew: boolean;
  /** It is run as an easy run. */
  isEasy: boolean;
  isUltra: boolean;
  /** No race or test of late shows the form. */
  isGuessed: boolean;
  /** It is walked for a minute now and then. */
  isWalkedIn: boolean;
  /** The first race of its length. */
  isFirst: boolean;
  /** Nobody runs it for a time. */
  isFinished: boolean;
  /** It starts at goal B. */
  isSafeStart: boolean;
  wish: RaceDayWish;
  /** Null = no time is named. */
  times: RaceTimes | null;
}

type SplitBasis = Pick<
  RaceBasis,
  'isNew' | 'isFinished' | 'isGuessed' | 'isSafeStart' | 'wish' | 'times'
> & {
  /** What shows goal A. None = it is for the last third, whatever a test shows; null = no test shows it. */
  test: BoldTest | 'none' | null;
};

function paceLine(
  race: PlanSession,
  {
    turns,
    isNew,
    isEasy,
    isUltra,
    isGuessed,
    isWalkedIn,
    isFirst,
    isFinished,
    isSafeStart,
    wish,
    times,
  }: RaceBasis,
  say: Say,
): RaceDayAdvice {
  if (turns) {
    const { seconds, restSeconds } = turns;
    return say('pace', 'run-walk', { runSeconds: seconds, walkSeconds: restSeconds });
  }
  if (isNew) return say('pace', 'new-start');
  if (isEasy) return say('pace', 'easy-run');
  const { paceSlow } = race.target;
  if (isUltra && !wish.isHilly) return say('pace', 'ultra-flat');
  if (isUltra) return say('pace', paceSlow === null ? 'ultra-by-feel' : 'ultra');
  if (isOffRoadRace(race, wish) || (wish.isHilly && race.meters > HALF_MARATHON_METERS + 1)) {
    return say('pace', 'hilly-long');
  }
  if (isFinished) return finishLine(race, { wish, isGuessed }, say);
  // On hills a pace misleads: the first part may be the steepest.
  const isByFeel = wish.isHilly || isGuessed || paceSlow === null;
  const startSeconds = times && (isSafeStart ? times.safeSeconds : times.boldSeconds);
  const startPace = startSeconds && Math.round((startSeconds * 1000) / race.meters);
  const pace = isByFeel ? null : (startPace ?? paceSlow);
  const isMarathon = race.meters > HALF_MARATHON_METERS + 1;
  const figures = {
    firstMeters: isMarathon ? 5000 : race.meters > WARM_UP_RACE_METERS ? 3000 : 1000,
    paceSecondsPerKilometer: pace,
  };
  const isAimed = pace !== null && startSeconds !== null && times?.fasterSeconds === null;
  if (isWalkedIn && isAimed) {
    const between = paceBetweenWalks(race.meters, startSeconds);
    return say('pace', 'marathon-walked', { ...figures, paceSecondsPerKilometer: between });
  }
  if (isSafeStart && isAimed) return say('pace', isFirst ? 'first-start' : 'safe-start', figures);
  const line = isMarathon ? 'marathon' : 'even';
  return say('pace', pace === null ? `${line}-by-feel` : line, figures);
}

/** Effort by thirds; on flat ground and where the form is known, with the pace that the first third does not exceed. */
function finishLine(
  { meters, target: { paceSlow } }: PlanSession,
  { wish, isGuessed }: Pick<RaceBasis, 'wish' | 'isGuessed'>,
  say: Say,
): RaceDayAdvice {
  const firstMeters = Math.round(meters / 3000) * 1000;
  const isByFeel = wish.isHilly || wish.isHot || isGuessed || paceSlow === null;
  return isByFeel
    ? say('pace', 'finish-by-feel', { firstMeters })
    : say('pace', 'finish', { firstMeters, paceSecondsPerKilometer: paceSlow });
}
