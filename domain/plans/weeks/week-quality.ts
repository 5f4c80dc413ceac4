import { mondayOf } from '../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import {
  effortMetersMaximum,
  isRunWalk,
  PLAN_LIMITS,
  testMetersMaximumOf,
  type LimitedEffort,
} from '../plan-limits.ts';
import { isFormGuessed, isFormOutdated } from '../goal/runner-form.ts';
import type { PlanPaces } from '../plan-paces.ts';
import {
  hasFact,
  isBackFromBirth,
  isInjuryNamed,
  isMildAche,
  isMountainRace,
  mayRunHills,
} from '../plan-wish.ts';
import {
  qualityDraft,
  withLongerCoolDown,
  type QualityDraft,
  type QualityKind,
  type TestKind,
} from '../sessions/quality-drafts.ts';
import type { PlanPhase, PlanReason } from '../training-plan.ts';
import { sessionsOf } from '../week-pattern.ts';
import {
  goalSecondsOf,
  isCareful,
  isFragile,
  isInjuryUnnamed,
  isOfMasters,
  reasonOf,
  upcomingRaces,
  type DatedDraft,
  type PlanCourse,
  type Planned,
  type WeekIntent,
} from './plan-course.ts';
import { isCutBack, phaseOf, taperStartOf } from './week-phases.ts';

/**
 * These distances a week allow one faster session. The last two constants allow a second one, by distance and by
 * runs.
 */
const QUALITY_WEEK_METERS = 12_500;
const CAREFUL_QUALITY_WEEK_METERS = 16_000;
/** A test is short, and paces are worth knowing early: it comes into smaller weeks. */
const TEST_WEEK_METERS = 10_000;
/** A lighter week says nothing of what weeks may hold; the highest of this many before does. */
const USUAL_WEEKS = 3;
const SECOND_QUALITY_WEEK_METERS = 30_000;
export const SECOND_QUALITY_SESSIONS = 5;
/** Days before a race without a test. */
export const NO_TEST_BEFORE_RACE_DAYS = 10;

/** The days between two tests, by how much a test costs and says; our choice. */
const TEST_DAYS_OF_CAREFUL = 40;
const TEST_DAYS_OF_MARATHON = 26;
const TEST_DAYS_OF_ULTRA = 48;
const TEST_DAYS_BY_ENDURANCE = 40;

/** Beginners, the careful and who has no race yet begin without hills and tests. */
const GENTLE_WEEKS = 2;
const GENTLE_WEEK_METERS = 15_000;

/** A runner of unknown age may be at risk: the first weeks hold nothing hard, and no all-out test. Our choice. */
const UNKNOWN_AGE_WEEKS = { easy: 2, testless: 4 } as const;

function isBeforeAge({ runner }: PlanCourse, index: number, weeks: number): boolean {
  return runner.age === null && index < weeks;
}

/** The week whose faster running is chosen. */
interface QualityWeek {
  index: number;
  taperStart: number;
  /** Its long run holds race pace. */
  isLongFaster: boolean;
}

/** Kinds of faster running of a week, the more important first. */
export function qualityOf(
  course: PlanCourse,
  planned: Planned,
  week: QualityWeek,
): readonly QualityKind[] {
  const kinds = usualQualityOf(course, planned, week);
  const spared = sparedKindsOf(course, planned, week.index);
  if (kinds.every((kind) => !spared.has(kind))) return kinds;
  const others = kinds.filter((kind) => !spared.has(kind));
  return others.length > 0 ? others : ['tempo'];
}

/** This many controlled sessions come first where nobody knows what was hurt. */
const CONTROLLED_FIRST = 3;

/**
 * Kinds that would load what was hurt too much. Where nobody said what it was, the first sessions are controlled, and
 * climbs and repetitions stay away unless the race has hills.
 */
export function sparedKindsOf(
  course: PlanCourse,
  planned: Planned,
  index: number,
): ReadonlySet<QualityKind> {
  const isUnnamed = isInjuryUnnamed(course);
  const isFirst = isUnnamed && fasterSessionsOf(planned) < CONTROLLED_FIRST;
  return new Set<QualityKind>([
    ...(isSparedHills(course, index) ? (['hills'] as const) : []),
    ...(isFirst ? (['hills', 'intervals', 'repetitions', 'test'] as const) : []),
    ...(isUnnamed && !course.wish.isHilly ? (['hills', 'repetitions'] as const) : []),
  ]);
}

/**
 * A calf or Achilles tendon that was hurt before runs no hills in the first weeks: uphill loads it most. Nearly as
 * many hold no strides. A tendon or a joint that aches now runs none in the whole plan.
 */
const HILLLESS_WEEKS = 4;
const STRIDELESS_WEEKS = 3;

function isSparedHills({ runner }: PlanCourse, index: number): boolean {
  const isAching = isMildAche(runner) && !mayRunHills(runner);
  return isAching || (hasFact(runner, 'calf') && index < HILLLESS_WEEKS);
}

/** Whether a week has no strides for a calf that was hurt before. */
export function isSparedStrides({ runner }: PlanCourse, index: number): boolean {
  return hasFact(runner, 'calf') && index < STRIDELESS_WEEKS;
}

function usualQualityOf(
  course: PlanCourse,
  planned: Planned,
  { index, taperStart, isLongFaster }: QualityWeek,
): readonly QualityKind[] {
  const { wish } = course;
  if (isNeverFast(course)) return [];
  if (isBeforeAge(course, index, UNKNOWN_AGE_WEEKS.easy)) return [];
  const usual = usualMetersOf(planned);
  const least = leastMetersOf(course);
  const leastOfTest = isCareful(course) ? CAREFUL_QUALITY_WEEK_METERS : TEST_WEEK_METERS;
  const isShort = isCutBack(course, index, taperStart);
  if (usual >= leastOfTest && isTestDue(course, planned, index, taperStart)) return ['test'];
  if (usual < least) return [];
  // A week of less is light: one short, controlled session, and none from 60 years on.
  if (isShort) return isCareful(course) ? [] : ['tempo'];
  if (isGentle(course) && index < GENTLE_WEEKS) return index === 0 ? [] : ['tempo'];
  const phase = phaseOf(course, index, taperStart);
  const isLongGoal = (wish.goal.meters ?? 0) >= HALF_MARATHON_METERS;
  // In the week of the race there is only a little of its pace, see `mayHavePrimer`.
  if (isRaceWeek(course, index)) return [];
  if (isLongGoal && phase !== 'taper' && isLongFaster) {
    const kinds = rotationOf(course, phase, index, taperStart);
    return isCareful(course) ? [] : [nextOf(withoutMarathonPace(kinds), planned)];
  }
  const isOne =
    isCareful(course) ||
    isUltra(course) ||
    isSpacedByAge(course) ||
    usual < SECOND_QUALITY_WEEK_METERS ||
    (sessionsOf(wish) < SECOND_QUALITY_SESSIONS &&
      !(index < taperStart - 1 && hasSecondOfFour(course, phase, usual, isLongFaster)));
  return phase === 'taper' || isOne
    ? [nextOf(rotationOf(course, phase, index, taperStart), planned)]
    : nextPairOf(pairsOf(course, phase, index), planned);
}

/** From fifty on a second hard session beside the long run needs this distance and this many days a week. */
const SECOND_OF_MASTERS = { meters: 60_000, sessions: 6 } as const;

function isSpacedByAge(course: PlanCourse): boolean {
  const { meters, sessions } = SECOND_OF_MASTERS;
  const isUsed = course.runner.weeklyMeters >= meters && sessionsOf(course.wish) >= sessions;
  return isOfMasters(course) && !isUsed;
}

/** On four runs a second session needs a week of this distance. */
const SECOND_OF_FOUR_WEEK_METERS = 32_000;

/** Whether four runs hold a second session: near a race, beside a long run that is easy throughout. */
function hasSecondOfFour(
  course: PlanCourse,
  phase: PlanPhase,
  usualMeters: number,
  isLongFaster: boolean,
): boolean {
  const { wish } = course;
  const isNear = phase === 'build' || phase === 'specific';
  const isShortRace = (wish.goal.meters ?? MARATHON_METERS) < HALF_MARATHON_METERS;
  return (
    isNear &&
    !isFragile(course) &&
    wish.clubWeekdays.length === 0 &&
    isShortRace &&
    !isLongFaster &&
    sessionsOf(wish) === SECOND_QUALITY_SESSIONS - 1 &&
    usualMeters >= SECOND_OF_FOUR_WEEK_METERS
  );
}

/** Whether nothing faster than strides is ever planned. */
function isNeverFast({ runner, wish }: PlanCourse): boolean {
  return (
    isRunWalk(runner) ||
    isInjuryNamed(runner) ||
    isBackFromBirth(runner) ||
    wish.goal.kind === 'return'
  );
}

function usualMetersOf({ weeks }: Planned): number {
  return Math.max(0, ...weeks.slice(-USUAL_WEEKS));
}

function leastMetersOf(course: PlanCourse): number {
  return isCareful(course) ? CAREFUL_QUALITY_WEEK_METERS : QUALITY_WEEK_METERS;
}

/** Whether a little race pace comes some days before the race. Before an ultra there is none. */
export function mayHavePrimer(course: PlanCourse, planned: Planned, index: number): boolean {
  if (course.raceDay === null || isNeverFast(course) || isUltra(course)) return false;
  const isTooEarly = isGentle(course) && index === 0;
  return !planned.hasPrimer && !isTooEarly && usualMetersOf(planned) >= leastMetersOf(course);
}

/** Whether the goal's race is in this week. */
function isRaceWeek({ raceDay, weekCount }: PlanCourse, index: number): boolean {
  return raceDay !== null && index === weekCount - 1;
}

/** The long run of such a week holds it already. */
function withoutMarathonPace(kinds: Kinds): Kinds {
  const [first, ...others] = kinds.filter((kind) => kind !== 'marathon-pace');
  return first === undefined ? kinds : [first, ...others];
}

/** The kind that was not run for the longest time, the first of them where several never were. */
function nextOf(
  kinds: readonly [QualityKind, ...QualityKind[]],
  { lastDays }: Planned,
): QualityKind {
  const dayOf = (kind: QualityKind) => lastDays[kind] ?? -Infinity;
  return kinds.reduce((best, kind) => (dayOf(kind) < dayOf(best) ? kind : best));
}

/** The pair whose first kind was not run for the longest time; of several, by their second kind. */
function nextPairOf(pairs: readonly [Pair, ...Pair[]], { lastDays }: Planned): Pair {
  const dayOf = (kind: QualityKind) => lastDays[kind] ?? -Infinity;
  return pairs.reduce((best, pair) => {
    const [first, second] = [dayOf(pair[0]), dayOf(pair[1])];
    const [bestFirst, bestSecond] = [dayOf(best[0]), dayOf(best[1])];
    return first < bestFirst || (first === bestFirst && second < bestSecond) ? pair : best;
  });
}

/** What is run where the days of a week hold only one of two sessions: the one not run for the longest time. */
export function kindsForDays(
  kinds: readonly QualityKind[],
  dayCount: number,
  planned: Planned,
): QualityKind[] {
  const [first, ...others] = kinds;
  if (first === undefined || dayCount !== 1 || kinds.length < 2) return [...kinds];
  return [nextOf([first, ...others], planned)];
}

function isGentle(course: PlanCourse): boolean {
  const { vdot, weeklyMeters } = course.runner;
  return isCareful(course) || vdot === null || weeklyMeters < GENTLE_WEEK_METERS;
}

/** From such a week on a long run may end faster where the race is shorter than a half marathon. */
const PROGRESSIVE_WEEK_METERS = 20_000;

/**
 * Whether the long run of a week ends faster, from the middle of the plan on. For a half marathon and
 * a marathon that is mostly race pace, for shorter races and fitness a steady effort.
 */
export function hasLongPace(course: PlanCourse, index: number, taperStart: number): boolean {
  const { wish, runner } = course;
  const meters = wish.goal.meters ?? 0;
  if (isUltra(course) || isRunWalk(runner) || isInjuryNamed(runner)) return false;
  if (isBackFromBirth(runner)) return false;
  if (isCutBack(course, index, taperStart)) return false;
  if (isBeforeAge(course, index, UNKNOWN_AGE_WEEKS.easy)) return false;
  const phase = phaseOf(course, index, taperStart);
  // Every second week, counted from the taper: weeks of less are never among them.
  const isSecond = (taperStart - index) % 2 === 1;
  const isTurn = hasShortBlocks(course)
    ? isLastOfBlock(course, index, taperStart) ||
      (isSecond && meters < MARATHON_METERS && !isFragile(course))
    : isSecond;
  if (phase === 'taper') {
    const isFirst = index === taperStart && index > 0;
    return meters === MARATHON_METERS && isFirst && !isCareful(course);
  }
  if (meters < HALF_MARATHON_METERS) {
    const isLater = phase === 'build' || phase === 'specific';
    const isFit = !isCareful(course) && runner.weeklyMeters >= PROGRESSIVE_WEEK_METERS;
    // Near a race with two sessions a week, its own pace goes first.
    const isFull =
      phase === 'specific' && meters > 0 && sessionsOf(wish) >= SECOND_QUALITY_SESSIONS;
    return isLater && isTurn && isFit && !isFull;
  }
  // Before a marathon long runs at an easy effort come between. Before a race with hills those downhill do. A
  // fragile runner has one in two weeks, too.
  const isEach =
    phase === 'specific' && meters < MARATHON_METERS && !wish.isHilly && !isFragile(course);
  return isEach || ((phase === 'build' || phase === 'specific') && isTurn);
}

/** Whether every third week is a lighter one by age alone: then each block of two weeks has its own race work. */
function hasShortBlocks(course: PlanCourse): boolean {
  return isOfMasters(course) && !isCareful(course);
}

function isLastOfBlock(course: PlanCourse, index: number, taperStart: number): boolean {
  return index + 1 === taperStart || isCutBack(course, index + 1, taperStart);
}

/** This many controlled hard sessions come before the first all-out run of a runner who is fragile, or new to them. */
const SESSIONS_BEFORE_TEST = 2;
const CONTROLLED_KINDS = ['tempo', 'intervals', 'hills', 'repetitions', 'marathon-pace'] as const;

function fasterSessionsOf({ levels }: Planned): number {
  return CONTROLLED_KINDS.reduce((sum, kind) => sum + (levels[kind] ?? 0), 0);
}

/** All-out runs belong to lighter weeks, and to runners who know what they can run. */
function isTestDue(
  course: PlanCourse,
  planned: Planned,
  index: number,
  taperStart: number,
): boolean {
  if (isBeforeAge(course, index, UNKNOWN_AGE_WEEKS.testless)) return false;
  if (index < GENTLE_WEEKS || !isCutBack(course, index, taperStart)) return false;
  const isUsed = fasterSessionsOf(planned) >= SESSIONS_BEFORE_TEST;
  if ((isFragile(course) || isGentle(course)) && !isUsed) return false;
  if (planned.testMeters === null && isTestBetterLater(course, index, taperStart)) return false;
  const monday = mondayOf(course.startDay) + 7 * index;
  const isNearRace = upcomingRaces(course).some(
    (race) => race - (monday + 6) < NO_TEST_BEFORE_RACE_DAYS && race > monday - 8,
  );
  // From week to week: the day of a test depends on the days around it.
  const days = monday - (mondayOf(planned.lastTestDay) + 1);
  const phase = phaseOf(course, index, taperStart);
  return !isNearRace && days >= testDaysOf(course, phase, planned.testMeters !== null);
}

/** Tests of a marathoner lie no further apart than six weeks, as far as lighter weeks allow. */
const MARATHON_TEST_WEEKS_MAXIMUM = 6;

/**
 * Whether the first test of a marathoner whose form is known waits for the next lighter week. It does where that week
 * is too near for a second test, and the one after it too far.
 */
function isTestBetterLater(course: PlanCourse, index: number, taperStart: number): boolean {
  const { runner, wish } = course;
  const isKnown = runner.vdot !== null && !isFormGuessed(runner) && !isFormOutdated(runner);
  if (!isKnown || wish.goal.meters !== MARATHON_METERS) return false;
  const [next, following] = lighterWeeksAfter(course, index, taperStart);
  if (next === undefined || following === undefined) return false;
  const isNear = 7 * next < PLAN_LIMITS.testEveryDaysMinimum;
  return isNear && following > MARATHON_TEST_WEEKS_MAXIMUM;
}

/** After how many weeks the lighter ones before the taper come. */
function lighterWeeksAfter(course: PlanCourse, index: number, taperStart: number): number[] {
  return Array.from({ length: taperStart - index - 1 }, (_none, later) => later + 1).filter(
    (later) => isCutBack(course, index + later, taperStart),
  );
}

/**
 * A plan of up to this many weeks has few lighter weeks near a marathon below this time. So its tests are few. Our
 * choice.
 */
const FEW_TESTS = { weeks: 20, raceSeconds: 16_200 } as const;

function isOfFewTests(course: PlanCourse): boolean {
  const isQuick = (goalSecondsOf(course) ?? 0) < FEW_TESTS.raceSeconds;
  const isMarathon = course.wish.goal.meters === MARATHON_METERS;
  return isMarathon && isQuick && course.weekCount <= FEW_TESTS.weeks;
}

function testDaysOf(course: PlanCourse, phase: PlanPhase, isTested: boolean): number {
  const isLong = (course.wish.goal.meters ?? 0) >= MARATHON_METERS;
  if (isTested && isFlatUltra(course)) return Infinity;
  if (isTested && isByEndurance(course) && phase !== 'base' && !isOfFewTests(course)) {
    return TEST_DAYS_BY_ENDURANCE;
  }
  if (isLong && phase !== 'base') {
    return isUltra(course) ? TEST_DAYS_OF_ULTRA : TEST_DAYS_OF_MARATHON;
  }
  return isCareful(course) ? TEST_DAYS_OF_CAREFUL : PLAN_LIMITS.testEveryDaysMinimum;
}

/** A marathon of this time is decided by endurance, of which minutes all out say nothing; our choice. */
const ENDURANCE_RACE_SECONDS = 14_400;

/** Whether few and short tests are enough for paces, since the long runs show what the race asks for. */
export function isByEndurance(course: PlanCourse): boolean {
  const meters = course.wish.goal.meters ?? 0;
  const isSlow = (goalSecondsOf(course) ?? 0) >= ENDURANCE_RACE_SECONDS;
  // In the mountains a test goes with a climb that is timed.
  return isFlatUltra(course) || (meters >= MARATHON_METERS && isSlow && !isUltra(course));
}

/** What was strained before, and is well now. */
const FORMER_STRAINS = ['calf', 'thigh', 'shins'] as const;

/**
 * How a test is run. Nobody is asked to run all out from 60 years on, with an old strain or an ache. Before a race of
 * hours five kilometres say little: in the mountains a climb does, elsewhere minutes at a fixed effort.
 */
export function testKindOf(course: PlanCourse): TestKind {
  const { runner, wish } = course;
  if (isUltra(course)) return isMountainRace(wish) && mayRunHills(runner) ? 'climb' : 'steady';
  const isOlder = (runner.age ?? 0) >= PLAN_LIMITS.carefulAge;
  const isStrained = FORMER_STRAINS.some((fact) => hasFact(runner, fact)) || isMildAche(runner);
  return isOlder || isStrained ? 'steady' : 'all-out';
}

/** If five kilometres all out take longer than this, the test before a race of hours is shorter; our choice. */
const LONG_TEST_SECONDS = 1620;
const SHORTER_TEST_METERS = 3000;

/** A longer test than this is a race, which costs weeks of training; our choice. */
const LONGEST_TEST_SECONDS = 3300;

/** The longest test that is worth its recovery. The last one before a marathon is longer, and says more of the race. */
export function mostTestMetersOf(
  course: PlanCourse,
  { expected }: PlanPaces,
  { index }: WeekIntent,
): number {
  const { testMetersMaximum } = PLAN_LIMITS;
  const secondsOf = (meters: number) => (expected.test * meters) / 1000;
  if (isByEndurance(course) && secondsOf(testMetersMaximum) > LONG_TEST_SECONDS) {
    return SHORTER_TEST_METERS;
  }
  // In heat a longer one costs more than it says, and only tests over one distance can be compared.
  if (course.wish.isHot) return testMetersMaximum;
  const longest = testMetersMaximumOf(course.wish.goal.meters);
  const isLast = lighterWeeksAfter(course, index, taperStartOf(course)).every(
    (later) => 7 * later < PLAN_LIMITS.testEveryDaysMinimum,
  );
  const isSpared = isCareful(course) || isFragile(course) || isOfMasters(course);
  return isLast && !isSpared && secondsOf(longest) <= LONGEST_TEST_SECONDS
    ? longest
    : testMetersMaximum;
}

/** Whether the race is trained for by hours and climbs: longer than a marathon, or in the mountains. */
export function isUltra({ wish }: PlanCourse): boolean {
  return (wish.goal.meters ?? 0) > MARATHON_METERS || isMountainRace(wish);
}

/** Whether a race beyond the marathon has no hills that its runner would train for. */
function isFlatUltra({ wish }: PlanCourse): boolean {
  return (wish.goal.meters ?? 0) > MARATHON_METERS && !wish.isHilly;
}

/** What a single hard session of a week is, in turn. */
function rotationOf(
  course: PlanCourse,
  phase: PlanPhase,
  index: number,
  taperStart: number,
): Kinds {
  const { isHilly, goal } = course.wish;
  const meters = goal.meters ?? 10_000;
  if (isUltra(course)) {
    if (phase === 'taper') return ['tempo'];
    const isLater = phase === 'build' || phase === 'specific';
    return isLater && isFlatUltra(course) ? ['marathon-pace', 'tempo'] : ['hills', 'tempo'];
  }
  switch (phase) {
    case 'start':
    case 'base':
      return isHilly ? ['hills', 'tempo'] : ['hills', 'tempo', 'intervals'];
    case 'build':
      if (meters === MARATHON_METERS) {
        return ['marathon-pace', isHilly ? 'hills' : 'intervals', 'tempo'];
      }
      if (isHilly) return ['hills', 'tempo'];
      return meters <= 5000 ? ['intervals', 'tempo', 'repetitions'] : ['intervals', 'tempo'];
    case 'specific':
      if (meters <= 5000) return ['intervals', 'repetitions'];
      if (isHilly && index % 3 === 0) return ['hills'];
      // A single session a week is the one at race pace; the long run ends at tempo there.
      if (meters < HALF_MARATHON_METERS)
        return goal.meters === null ? ['intervals', 'tempo'] : ['intervals'];
      // Race pace stands in the long run. Beside it only the effort just above it serves the race.
      if (meters < MARATHON_METERS) return ['tempo'];
      return hasLongPace(course, index, taperStart) ? ['tempo'] : ['marathon-pace'];
    case 'taper':
      if (meters < MARATHON_METERS) return ['intervals'];
      return index === taperStart ? ['tempo'] : ['marathon-pace'];
  }
}

/** What the two hard sessions of a week are, in turn. */
function pairsOf(
  course: PlanCourse,
  phase: Exclude<PlanPhase, 'taper'>,
  index: number,
): readonly [Pair, ...Pair[]] {
  const { isHilly, goal } = course.wish;
  const meters = goal.meters ?? 10_000;
  switch (phase) {
    case 'start':
    case 'base':
      return isHilly
        ? [['hills', 'tempo']]
        : [
            ['hills', 'tempo'],
            ['intervals', 'tempo'],
            ['repetitions', 'tempo'],
          ];
    case 'build':
      if (meters === MARATHON_METERS) return [['marathon-pace', isHilly ? 'hills' : 'intervals']];
      if (isHilly) return [['hills', 'tempo']];
      return meters <= 5000
        ? [
            ['intervals', 'tempo'],
            ['repetitions', 'tempo'],
          ]
        : [['intervals', 'tempo']];
    case 'specific':
      if (meters <= 5000) {
        return [
          ['intervals', 'repetitions'],
          ['intervals', 'tempo'],
        ];
      }
      if (isHilly && index % 3 === 0) return [['hills', 'tempo']];
      return meters < MARATHON_METERS ? [['intervals', 'tempo']] : [['marathon-pace', 'tempo']];
  }
}

type Pair = readonly [QualityKind, QualityKind];
type Kinds = readonly [QualityKind, ...QualityKind[]];

/** Whether faster running is by time and feel: early, and where no pace is known. */
export function isByTime({ runner }: PlanCourse, phase: PlanPhase): boolean {
  const isKnown = runner.vdot !== null || runner.easyPaceSecondsPerKilometer !== null;
  return !isKnown || phase === 'start' || phase === 'base';
}

/** Up to this week the limits leave a tempo run so little that quick repeats come after it. */
const QUICK_END_WEEK_METERS = 45_000;

/** Whether a tempo run ends with quick repeats: in small weeks, as the only faster running. */
export function hasQuickEnd(
  course: PlanCourse,
  { quality, isShort, hasLongPace: isLongFaster, phase, index }: WeekIntent,
  weekMeters: number,
): boolean {
  return (
    !isCareful(course) &&
    !(isGentle(course) && index < GENTLE_WEEKS + 1) &&
    !isUltra(course) &&
    !isShort &&
    !isLongFaster &&
    phase !== 'taper' &&
    quality.length === 1 &&
    weekMeters < QUICK_END_WEEK_METERS
  );
}

/**
 * The careful have a lighter week among the last before the taper, and the weeks near the race would hold too
 * little.
 */
const CAREFUL_RACE_PACE_WEEKS = 3;

/**
 * Whether repeats are run at the pace of the race: near it, and before a half marathon in the taper. Where no pace is
 * known, the first test gives it.
 */
export function isAtRacePace(
  course: PlanCourse,
  { testMeters, lastMains }: Pick<Planned, 'testMeters' | 'lastMains'>,
  { phase, index }: WeekIntent,
): boolean {
  const { wish, runner } = course;
  const meters = wish.goal.meters ?? 0;
  const isKnown = runner.vdot !== null || runner.easyPaceSecondsPerKilometer !== null;
  if (!(isKnown || testMeters !== null) || meters === 0) return false;
  if (meters >= HALF_MARATHON_METERS) return phase === 'taper' && meters < MARATHON_METERS;
  const weeksToTaper = taperStartOf(course) - index;
  const isNear = isCareful(course) && weeksToTaper <= CAREFUL_RACE_PACE_WEEKS;
  return phase === 'specific' || phase === 'taper' || isNear || isSooner(course, lastMains, phase);
}

/** Without a base any repeats make a runner faster, and few kilometres hold no pace. */
const SOONER_WEEK_METERS = 20_000;

/**
 * Whether race pace takes turns with faster repeats before the work for the race, in the block before it. Up to 5 km
 * both are nearly one pace.
 */
function isSooner(course: PlanCourse, lastMains: Planned['lastMains'], phase: PlanPhase): boolean {
  const { runner, wish } = course;
  const isRegular = runner.weeklyMeters > SOONER_WEEK_METERS && !isFragile(course);
  if (phase !== 'build' || !isRegular || runner.vdot === null) return false;
  return (wish.goal.meters ?? 0) <= 5000 || lastMains.intervals?.effort !== 'race';
}

/** Faster sessions that a small week has no room for become shorter kinds. */
const INSTEAD: Readonly<Partial<Record<QualityKind, readonly QualityKind[]>>> = {
  test: ['tempo'],
  'marathon-pace': ['tempo'],
  intervals: ['tempo', 'hills'],
  repetitions: ['tempo', 'hills'],
  tempo: ['hills'],
};

/** Near the race what is left of the limits goes to something quick and short. */
const INSTEAD_NEAR_RACE: typeof INSTEAD = {
  ...INSTEAD,
  intervals: ['tempo', 'repetitions'],
  repetitions: ['tempo'],
  tempo: ['repetitions'],
};
/** In a taper nothing takes the place of a session but a shorter tempo run: hills tire for days. */
const INSTEAD_IN_TAPER: typeof INSTEAD = { intervals: ['tempo'], 'marathon-pace': ['tempo'] };

export function qualityDraftOf(
  kind: QualityKind,
  parts: Parameters<typeof qualityDraft>[1],
  phase: PlanPhase,
  spared: ReadonlySet<QualityKind>,
): QualityDraft | null {
  const instead =
    phase === 'taper' ? INSTEAD_IN_TAPER : phase === 'specific' ? INSTEAD_NEAR_RACE : INSTEAD;
  const kinds = (instead[kind] ?? []).filter((one) => !spared.has(one));
  for (const one of [kind, ...kinds]) {
    const draft = qualityDraft(one, parts);
    if (draft) return draft;
  }
  return null;
}

/** Whether threshold running is done uphill: in the second half of the way to a mountain race. */
export function isTempoUphill({ wish, runner }: PlanCourse, { phase }: WeekIntent): boolean {
  const isNear = phase === 'build' || phase === 'specific';
  return isNear && isMountainRace(wish) && mayRunHills(runner);
}

export function qualityReason(
  { kind, steps }: QualityDraft,
  { phase, meters, index }: WeekIntent,
  {
    isPrimer,
    isHilly,
    isUltra,
    testKind,
  }: { isPrimer: boolean; isHilly: boolean; isUltra: boolean; testKind: TestKind },
): PlanReason {
  if (isPrimer) return reasonOf('race-primer');
  if (phase === 'taper') return reasonOf('keep-sharp');
  const { quality, testWeekShare } = PLAN_LIMITS;
  const percent = (share: number) => Math.round(share * 100);
  const most = (effort: LimitedEffort) =>
    percent(effortMetersMaximum(effort, meters, null) / meters);
  if (steps.some(({ effort }) => effort === 'race')) return reasonOf('race-pace-rehearsal');
  const hasQuick = steps.some(({ part }) => part === 'strides');
  const isTimed = steps.some(({ part, seconds }) => part === 'main' && seconds !== null);
  switch (kind) {
    case 'tempo':
      return reasonOf(hasQuick ? 'tempo-quick' : 'tempo-threshold', meters, most('threshold'));
    case 'intervals':
      return reasonOf(isTimed ? 'fartlek-feel' : 'intervals-uptake', meters, most('interval'));
    case 'repetitions':
      return reasonOf('repetitions-speed', meters, percent(quality.repetition.share));
    case 'marathon-pace':
      // Beyond the marathon its pace is no rehearsal.
      return isUltra
        ? reasonOf('long-progressive')
        : reasonOf('marathon-rehearsal', meters, percent(quality.marathon.share));
    case 'test':
      if (testKind !== 'all-out') return reasonOf(`test-${testKind}`);
      return reasonOf('test-paces', meters, percent(testWeekShare));
    case 'hills':
      // The first ones are learnt uphill; then the ways down are trained as well.
      return reasonOf(
        isHilly && index >= GENTLE_WEEKS ? 'hills-descents' : 'hills-strength',
        meters,
        percent(quality.hill.share),
      );
  }
}

/** What caps of the easy runs leave over is run after the faster sessions, as far as their days allow. */
export function lengthenFasterSessions(
  drafts: readonly DatedDraft[],
  meters: number,
  capOf: (day: number) => { meters: number; seconds: number },
  paces: PlanPaces,
): DatedDraft[] {
  let left = meters;
  return drafts.map((one) => {
    const cap = capOf(one.day);
    const most = Math.min(left, cap.meters - one.draft.meters);
    const draft = withLongerCoolDown(one.draft, most, cap.seconds, paces);
    left -= draft.meters - one.draft.meters;
    return { ...one, draft };
  });
}
