import { longestWithoutSpike } from '../training/load/volume-rules.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../training/performance/vdot.ts';

/**
 * What no built plan exceeds, in one place. The builder keeps to it, and `check-plan.ts` measures a
 * finished plan against it without knowing how it was built. Metres, seconds and shares of one.
 */
export const PLAN_LIMITS = {
  weeksMaximum: 30,
  sessionsMinimum: 3,
  sessionsMaximum: 7,
  /** Days with a run; the seventh run of a week is a second one on an easy day. */
  runDaysMaximum: 6,
  /** A runner with this distance on seven days a week keeps all seven; our choice. */
  everyDayMeters: 70_000,

  /** A run is measured against the longest run of this many days before it, see `singleRunMaximum`. */
  singleRunWindowDays: 30,
  /** Where no run or only very short ones are known: a fixed short one; our choice. */
  restartRunMeters: 2500,
  /** The same for a runner who ran this distance a week before a break. */
  regularRestartRunMeters: 4000,
  regularWeekMeters: 20_000,
  /** A race over the longest run of the 30 days before: beyond it nobody is led. */
  raceOverLongestShare: 2,
  /** Ultra marathons are run on whole weeks rather than on one run; our choice. */
  ultraOverLongestShare: 3,

  /** A week over the highest of the three before it; small weeks by metres instead. */
  weekStepShare: 1.1,
  weekStepMeters: 1000,
  /** Over the highest week of the time two weeks ago and more (Nielsen 2014). */
  twoWeekStepShare: 1.3,
  twoWeekStepMeters: 2000,
  /** The first week of somebody who does not run yet. */
  newcomerWeekMeters: 10_000,

  /**
   * Steps after an injury or a long break. They hold once a week for the longest running without a walk, and for a
   * week's minutes of running. Either a share or seconds; our choice.
   */
  stretchStepShare: 4 / 3,
  stretchStepSeconds: 300,
  runningStepShare: 1.2,
  runningStepSeconds: 360,
  /**
   * Larger ones where a muscle has healed and running was regular: pain and strength lead the way there, see the
   * criteria of each week.
   */
  healedStretchShare: 1.5,
  healedStepSeconds: 600,
  /** Smaller steps for a runner who learns to run. The stretches grow by `stretchStepSeconds` too. */
  learningStretchShare: 1.2,
  learningStepShare: 1.15,
  learningStepSeconds: 180,

  /** Coaching convention: every third or fourth week; the first week of a plan only holds. */
  weeksWithoutCutBackMaximum: 4,
  carefulWeeksWithoutCutBackMaximum: 3,

  /** Hard: faster running, long runs, tests and races. Convention. */
  hardDaysMaximum: 3,
  restDaysMinimum: 1,

  /** Faster running of one session as a share of the week, and metres (Daniels). */
  quality: {
    marathon: { share: 0.2, meters: 29_000 },
    /** Pace of a race up to a half marathon; see `effortMetersMaximum`. */
    race: { share: 0.12, meters: 16_000 },
    threshold: { share: 0.1, meters: 16_000 },
    interval: { share: 0.08, meters: 10_000 },
    repetition: { share: 0.05, meters: 8000 },
    /** Uphill a minute or more is run near the effort of intervals, and lands softer. */
    hill: { share: 0.07, meters: 8000 },
  },
  /**
   * In small weeks a share is less than a session is worth. Daniels runs 20 to 24 minutes at threshold there, and 4
   * × 800 m. Then these metres hold, up to a larger share of the week.
   */
  smallWeekQuality: {
    threshold: { share: 0.15, meters: 4800 },
    interval: { share: 0.12, meters: 4800 },
    race: { share: 0.15, meters: 6000 },
    /** Of a small week somewhat more than marathon pace: 8 to 9 km of it are what a half marathon asks for; our choice. */
    halfMarathonRace: { share: 0.22, meters: 9000 },
  },
  /**
   * Half marathon pace lies between the paces that Daniels gives a tenth and a fifth of the week, and
   * nearer to the slower one.
   */
  halfMarathonRaceShare: 0.17,
  /** A test run is a race against oneself: rare, and short against its week, which is a lighter one. */
  testWeekShare: 0.25,
  /** Of one beyond five kilometres, before a half marathon and a marathon; our choice. */
  longTestWeekShare: 0.28,
  testMetersMaximum: 5000,
  /** Before a half marathon and a marathon a longer one says more; our choice. */
  longTestMetersMaximum: 10_000,
  testEveryDaysMinimum: 24,
  /** From the last hard day to a test, and from it to the next one: two easy days before it, one after. */
  testRestedDays: 3,
  testRecoveryDays: 2,
  /** Share of a week below the first threshold (Seiler 2010 aims at 0.8). */
  easyShareMinimum: 0.75,
  /**
   * With three runs and four days of rest more may be faster. With 46 % easy runners gained 3.6 % over
   * 10 km, with 77 % they gained 5.0 %, which is no sure difference (Muñoz 2014). Our choice of the figure.
   */
  fewRunsEasyShareMinimum: 0.68,

  /** Daniels: at most 30 % of the week. */
  longRunShare: 0.3,
  /**
   * At less than this a week the share cannot be kept; then these, by runs a week. With three runs the
   * limit of a single run is what counts. Our choice.
   */
  lowVolumeMeters: 60_000,
  /**
   * For a marathon more is still few kilometres. Plans in use have runs of 32 km in weeks of up to 88 km.
   * With four or five runs they have 28 to 32 km in weeks of 61 to 70 km (Burfoot). Our choice.
   */
  marathonLowVolumeMeters: 88_000,
  marathonLongRunShare: { 3: 0.6, 4: 0.5, 5: 0.45 },
  lowVolumeLongRunShare: { 3: 0.5, 4: 0.45, 5: 0.4, 6: 0.38, 7: 0.38 },
  /**
   * A half marathon asks for 18 to 20 km, which weeks of 35 to 42 km hold only so. Steps of a tenth from run to run
   * still guard them (Frandsen 2025); our choice.
   */
  halfMarathonLongRunShare: { 3: 0.55, 4: 0.48, 5: 0.42 },
  /** A race of hours asks for a run of hours, which a week of few runs holds only as half of it; our choice. */
  ultraLongRunShare: 0.12,
  /** Longer races are those of a whole day. */
  dayLongRaceMeters: 55_000,
  longRunSeconds: 9000,
  /** A marathon of more than 4 h on the feet needs more than 150 minutes; our choice. */
  marathonLongRunSeconds: 10_800,
  /**
   * From this time in the race on, and only as far as runs grew step by step. In three hours a runner of 3:50 comes no
   * farther than 27 km; our choice.
   */
  slowMarathonSeconds: 13_800,
  slowMarathonLongRunSeconds: 11_700,
  /** A shorter race that takes as long, in the mountains, asks for as long a run; our choice. */
  longRaceSeconds: 12_600,
  ultraLongRunSeconds: 16_200,
  /** Only the given number of runs before a marathon takes longer than this; our choice. */
  usualMarathonLongRunSeconds: 9900,
  longestMarathonRuns: 4,

  /** Mean week of the taper against the peak week, the race's own day among its days (Bosquet 2007). */
  taperShareMinimum: 0.4,
  taperShareMaximum: 0.59,
  /** The peak is the highest of this many weeks before the taper. */
  taperReferenceWeeks: 4,
  /** From this many days before a race on, the long run is at most this share of the longest; convention. */
  restedDays: 10,
  restedDaysUltra: 17,
  restedLongShare: 0.75,
  /** In the last eight days no run takes longer; before an ultra marathon somewhat more. Convention. */
  lastLongDays: 8,
  lastLongSeconds: 5700,
  lastLongSecondsUltra: 6600,
  /** The run of the day before a race. */
  dayBeforeRaceSeconds: 1500,

  /** After this many days off the first week is smaller and easy. */
  shortBreakDays: 5,
  /** After this many days off nobody goes on where they stopped. */
  breakDays: 10,
  longBreakDays: 28,
  /** After this many days off a runner comes back by walks or by short easy runs; our choice. */
  gentleReturnDays: 21,
  /** A healthy regular runner comes back by easy runs after as much as this, and by walks after more; our choice. */
  quickReturnDays: 84,
  /** Weeks without faster running after a break or with a niggle. */
  easyWeeksAfterBreak: 2,
  easyWeeksWithNiggle: 3,
  /** And with an ache so mild that the week stays as it is; our choice. */
  easyWeeksWithMildAche: 2,
  /** From this age on steps are smaller and cut-back weeks come sooner; our choice. */
  carefulAge: 60,
  /** From this age on lighter weeks come as soon, steps are somewhat smaller and strength stays; our choice. */
  mastersAge: 50,

  /** VDOT that training may add: about one in four weeks, and no more than this in one plan (Daniels, our maximum). */
  vdotGainWeeks: 4,
  vdotGainMaximum: 5,
} as const;

/** From this gain on a form is new. Smaller changes come from the weather. Our choice. */
export const FASTER_VDOT = 1;

/** A step has at least this ratio. Below it two weeks or runs count as the same. Our choice. */
export const STEP_LEAST_SHARE = 1.02;

/** Efforts whose distance in a session is limited. */
export type LimitedEffort = keyof typeof PLAN_LIMITS.quality;

/**
 * The fixed short run from which anybody begins whose last 30 days hold none.
 *
 * @param weeklyMeters usual week before the plan
 */
export function restartRunOf(weeklyMeters: number): number {
  return weeklyMeters >= PLAN_LIMITS.regularWeekMeters
    ? PLAN_LIMITS.regularRestartRunMeters
    : PLAN_LIMITS.restartRunMeters;
}

/**
 * The longest training run after 30 days with this longest one.
 *
 * @param longestMeters 0 = no run
 * @param weeklyMeters usual week before the plan
 */
export function singleRunMaximum(longestMeters: number, weeklyMeters: number): number {
  return Math.max(restartRunOf(weeklyMeters), longestWithoutSpike(longestMeters));
}

/** Whether somebody runs on every day of the week already, and wants to go on. */
export function keepsEveryDay(
  { weeklyMeters }: { weeklyMeters: number },
  wish: { weekdays: readonly number[]; sessionsPerWeek: number },
): boolean {
  const days = new Set(wish.weekdays).size;
  return weeklyMeters >= PLAN_LIMITS.everyDayMeters && Math.min(days, wish.sessionsPerWeek) === 7;
}

/** The longest running without a walk after this longest one, in small steps; seconds. */
export function stretchSecondsMaximum(longestSeconds: number, isLearning: boolean): number {
  const { stretchStepShare, learningStretchShare, stretchStepSeconds } = PLAN_LIMITS;
  const share = isLearning ? learningStretchShare : stretchStepShare;
  return Math.max(longestSeconds * share, longestSeconds + stretchStepSeconds);
}

/** The most running of a week after this largest one, walks left out, in small steps; seconds. */
export function runningSecondsMaximum(largestSeconds: number): number {
  const { runningStepShare, runningStepSeconds } = PLAN_LIMITS;
  return Math.max(largestSeconds * runningStepShare, largestSeconds + runningStepSeconds);
}

/** The longest running without a walk after this longest one, where a muscle has healed; seconds. */
export function healedStretchMaximum(longestSeconds: number): number {
  const { healedStretchShare, stretchStepSeconds } = PLAN_LIMITS;
  return Math.max(longestSeconds * healedStretchShare, longestSeconds + stretchStepSeconds);
}

/** The most running of a week after this largest one, where a muscle has healed; walks left out, seconds. */
export function healedRunningMaximum(largestSeconds: number): number {
  const { runningStepShare, healedStepSeconds } = PLAN_LIMITS;
  return Math.max(largestSeconds * runningStepShare, largestSeconds + healedStepSeconds);
}

/**
 * The most running of a week of who learns to run after this largest one, walks left out; seconds.
 *
 * @param earlierSeconds the largest one before that; two weeks that grow add no more than usual ones may. 0 = none
 */
export function learningSecondsMaximum(largestSeconds: number, earlierSeconds: number): number {
  const { learningStepShare, learningStepSeconds, twoWeekStepShare } = PLAN_LIMITS;
  const inTwoWeeks =
    earlierSeconds === 0
      ? Infinity
      : Math.max(earlierSeconds * twoWeekStepShare, earlierSeconds + 2 * learningStepSeconds);
  const next = Math.max(largestSeconds * learningStepShare, largestSeconds + learningStepSeconds);
  return Math.min(next, inTwoWeeks);
}

/** The longest test on the way to a race. Metres. */
export function testMetersMaximumOf(goalMeters: number | null): number {
  const meters = goalMeters ?? 0;
  return meters >= HALF_MARATHON_METERS - 1 && meters <= MARATHON_METERS
    ? PLAN_LIMITS.longTestMetersMaximum
    : PLAN_LIMITS.testMetersMaximum;
}

/** The longest test of a week, of five kilometres at most and beyond them. Metres. */
export function testMetersOfWeek(weekMeters: number): { usual: number; long: number } {
  return {
    usual: weekMeters * PLAN_LIMITS.testWeekShare,
    long: weekMeters * PLAN_LIMITS.longTestWeekShare,
  };
}

/** How much longer than the longest run of 30 days a race may be. */
export function raceOverLongestShare(raceMeters: number): number {
  return raceMeters > MARATHON_METERS
    ? PLAN_LIMITS.ultraOverLongestShare
    : PLAN_LIMITS.raceOverLongestShare;
}

/**
 * The longest time of a training run on the way to a race. Seconds.
 *
 * @param raceSeconds how long the race takes; null = not known
 */
export function longRunSecondsMaximum(
  goalMeters: number | null,
  raceSeconds: number | null = null,
): number {
  const isLong = (raceSeconds ?? 0) >= PLAN_LIMITS.longRaceSeconds;
  if (goalMeters === null || goalMeters < MARATHON_METERS) {
    return isLong ? PLAN_LIMITS.slowMarathonLongRunSeconds : PLAN_LIMITS.longRunSeconds;
  }
  if (goalMeters > MARATHON_METERS) return PLAN_LIMITS.ultraLongRunSeconds;
  return (raceSeconds ?? 0) >= PLAN_LIMITS.slowMarathonSeconds
    ? PLAN_LIMITS.slowMarathonLongRunSeconds
    : PLAN_LIMITS.marathonLongRunSeconds;
}

/** Up to this race its pace is that of intervals. */
const INTERVAL_RACE_METERS = 5000;

/** The least share of a week that is easy, by its number of runs. */
export function easyShareMinimumOf(runs: number): number {
  return runs <= PLAN_LIMITS.sessionsMinimum
    ? PLAN_LIMITS.fewRunsEasyShareMinimum
    : PLAN_LIMITS.easyShareMinimum;
}

/**
 * The most metres of one effort in a session.
 *
 * @param goalMeters of the plan's race, whose pace is meant by the effort of a race
 */
export function effortMetersMaximum(
  effort: LimitedEffort,
  weekMeters: number,
  goalMeters: number | null,
): number {
  const { quality, smallWeekQuality, halfMarathonRaceShare } = PLAN_LIMITS;
  const isHalf = (goalMeters ?? 0) >= HALF_MARATHON_METERS;
  const isShort = (goalMeters ?? 0) <= INTERVAL_RACE_METERS;
  const { share, meters } =
    effort !== 'race'
      ? quality[effort]
      : isHalf
        ? { share: halfMarathonRaceShare, meters: quality.race.meters }
        : isShort
          ? quality.interval
          : quality.race;
  const small =
    effort === 'race'
      ? isHalf
        ? smallWeekQuality.halfMarathonRace
        : isShort
          ? smallWeekQuality.interval
          : smallWeekQuality.race
      : effort === 'threshold' || effort === 'interval'
        ? smallWeekQuality[effort]
        : { share: 0, meters: 0 };
  return Math.max(
    Math.min(weekMeters * share, meters),
    Math.min(weekMeters * small.share, small.meters),
  );
}

/**
 * The largest share of a week that its long run may be; larger for few kilometres, few runs and
 * ultra marathons. More kilometres a week never make the longest run shorter.
 */
export function longRunShareMaximum(
  weekMeters: number,
  sessions: number,
  goalMeters: number | null,
): number {
  const isUltra = goalMeters !== null && goalMeters > MARATHON_METERS;
  const shares: Readonly<Record<number, number>> = PLAN_LIMITS.lowVolumeLongRunShare;
  const marathonShares: Readonly<Record<number, number>> = PLAN_LIMITS.marathonLongRunShare;
  const halfShares: Readonly<Record<number, number>> = PLAN_LIMITS.halfMarathonLongRunShare;
  const isFew = sessions <= PLAN_LIMITS.sessionsMinimum;
  const isOfMarathon = goalMeters === MARATHON_METERS || (isUltra && isFew);
  const isOfHalf =
    goalMeters !== null && goalMeters >= HALF_MARATHON_METERS && goalMeters < MARATHON_METERS;
  const share =
    (isOfMarathon ? marathonShares[sessions] : undefined) ??
    (isOfHalf ? halfShares[sessions] : undefined) ??
    shares[sessions] ??
    shares[PLAN_LIMITS.sessionsMinimum] ??
    PLAN_LIMITS.longRunShare;
  if (isUltra && !isFew) return share + PLAN_LIMITS.ultraLongRunShare;
  if (isFew) return share;
  const lowVolumeMeters =
    goalMeters === MARATHON_METERS
      ? PLAN_LIMITS.marathonLowVolumeMeters
      : PLAN_LIMITS.lowVolumeMeters;
  return Math.max(PLAN_LIMITS.longRunShare, share * Math.min(1, lowVolumeMeters / weekMeters));
}

/** With less than this a week a plan begins by running and walking in turns. */
const NEWCOMER_WEEK_METERS = 5000;
const NEWCOMER_LONGEST_METERS = 3000;

/**
 * Who says that they run for less than this without a walk goes on from there. In a larger week their walks are a choice
 * and no limit. Our choice.
 */
const WALKED_STRETCH_SECONDS = 1500;
export const WALKED_WEEK_METERS = 12_000;

/** Whether the runner begins by running and walking in turns, since they do not run yet, or not without walks. */
export function isRunWalk({
  weeklyMeters,
  longestMeters,
  stretchSeconds = null,
}: {
  weeklyMeters: number;
  longestMeters: number | null;
  stretchSeconds?: number | null;
}): boolean {
  const isNew =
    weeklyMeters < NEWCOMER_WEEK_METERS && (longestMeters ?? 0) < NEWCOMER_LONGEST_METERS;
  const isWalked = stretchSeconds !== null && stretchSeconds < WALKED_STRETCH_SECONDS;
  return isNew || (isWalked && weeklyMeters <= WALKED_WEEK_METERS);
}

/**
 * Whether the first weeks are measured by a fixed distance. Most kilometres of a small week that is run and walked are
 * walked, and its minutes of running have limits of their own.
 */
export function isFirstWeekFixed(runner: Parameters<typeof isRunWalk>[0]): boolean {
  const isSaid = (runner.stretchSeconds ?? null) !== null && isRunWalk(runner);
  return isSaid || runner.weeklyMeters < PLAN_LIMITS.newcomerWeekMeters / 2;
}

/**
 * Weeks of taper before a race, its own week among them: three for a marathon and more, else two. From a half
 * marathon on, a race early in its week leaves too few days to count that week. A runner who learns to run for 5 km
 * goes on learning until the race's own week.
 *
 * @param raceWeekday 1 = Monday
 */
export function taperWeeksOf(
  raceMeters: number,
  raceWeekday: number,
  runner: Parameters<typeof isRunWalk>[0],
): number {
  const isEarlyInWeek = raceWeekday <= 3;
  if (isRunWalk(runner) && raceMeters <= 5000) return isEarlyInWeek ? 2 : 1;
  const weeks = raceMeters >= MARATHON_METERS ? 3 : 2;
  return raceMeters >= HALF_MARATHON_METERS && isEarlyInWeek ? weeks + 1 : weeks;
}

/** The longest time of a run in the last days before a race. Seconds. */
export function lastLongSecondsOf(raceMeters: number): number {
  return raceMeters > MARATHON_METERS + 1
    ? PLAN_LIMITS.lastLongSecondsUltra
    : PLAN_LIMITS.lastLongSeconds;
}

/** Days before a race from which on no run is as long as the longest one, and no week as large. */
export function restedDaysOf(raceMeters: number): number {
  return raceMeters >= MARATHON_METERS ? PLAN_LIMITS.restedDaysUltra : PLAN_LIMITS.restedDays;
}
