import { weekdayOf } from '../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import { isRunWalk, PLAN_LIMITS } from '../plan-limits.ts';
import { isMountainRace } from '../plan-wish.ts';
import { draftByFeel, easyDraft, type SessionDraft } from '../session-drafts.ts';
import { primerDraft, type QualityKind } from '../sessions/quality-drafts.ts';
import { withTurns } from '../sessions/ultra-turns.ts';
import { fasterMetersOf, type PlanReasonCode } from '../training-plan.ts';
import { lackedMinutes, type WeekPattern } from '../week-pattern.ts';
import {
  fasterShareOf,
  isCareful,
  isHealedByMinutes,
  isOfThreeEasyRuns,
  isOfUltraTurns,
  LEAST_RUN_METERS,
  leastRunOf,
  reasonOf,
  type DatedDraft,
  type PlanCourse,
} from './plan-course.ts';
import { isTooSoonForLong } from './days-off.ts';
import { learningRunsOf, rehearsalDraft } from './learning-runs.ts';
import { easyRunsOf, hasNoStridesForTest, isBackToBack } from './week-easy-runs.ts';
import {
  draftWithinWeekday,
  isOfRaceWeek,
  isOpenDay,
  isRaceEarlyInWeek,
  mayBeHard,
  otherRunMaximum,
  otherRunSeconds,
  patternOfWeek,
  stretchMaximum,
  withinStretch,
  RACE_WEEK_DAYS,
  walkingDraft,
  weekdaySeconds,
  weekFrameOf,
  type WeekFrame,
  type WeekOutline,
} from './week-frame.ts';
import { longMetersOf, longPaceOf, longPaceReason, longReason } from './week-long-run.ts';
import {
  hasQuickEnd,
  isAtRacePace,
  isByTime,
  kindsForDays,
  lengthenFasterSessions,
  mayHavePrimer,
  mostTestMetersOf,
  testKindOf,
  NO_TEST_BEFORE_RACE_DAYS,
  qualityDraftOf,
  qualityOf,
  isTempoUphill,
  qualityReason,
  isUltra,
  sparedKindsOf,
} from './week-quality.ts';
import { withoutDayForRace } from './week-races.ts';
import { taperStartOf } from './week-phases.ts';
import { isBehind } from './week-stretches.ts';

/** Beside a race on the way the long run stays small. */
const LONG_BESIDE_RACE_SHARE = 0.28;
/** In a small week with a test it leaves enough to the easy run beside it. */
const LONG_BESIDE_TEST_SHARE = 0.4;
/** Days before the goal's race without a long run, and without faster running. */
const NO_LONG_BEFORE_RACE_DAYS = 7;
const NO_QUALITY_BEFORE_RACE_DAYS = 3;
/** Up to this week a session beside a long run with a faster part is not cut short. */
const WHOLE_SESSION_WEEK_METERS = 45_000;

/** Days before the race for a little of its pace, the best one first. */
const PRIMER_DAYS_BEFORE = [5, 4, 3, 6] as const;
const GOOD_PRIMER_DAYS_BEFORE = 4;
/** An easy run beside a faster session, and the session that it does not shorten. */
const LEAST_EASY_METERS = 3000;
const LEAST_EASY_BESIDE_TEST = { seconds: 1200, meters: 3000 } as const;
/** Where a week leaves less than this beside its long run, easy runs beside a test are as short as any. */
const SMALL_TEST_WEEK_METERS = 10_000;
const SESSION_LEAST_METERS = 5000;
const USED_WEEK_METERS = 25_000;
/** Beside a long run with so much that is faster, less than this is not worth a session of its own. */
const LARGE_LONG_PACE_METERS = 6000;
const WORTH_METERS = 2000;
/** Of the strides of a week. */
const STRIDES_METERS = 500;

/** A little below the limit of what may be faster than easy. */
const FASTER_MARGIN = 0.99;

/**
 * The sessions of a week of this distance, as far as the limits of its days allow. Too much of it may be faster
 * than easy. Then the session beside race pace in the long run gives way, then race pace.
 */
export function draftsOf(
  outline: WeekOutline,
  patterns: Map<string, WeekPattern | null>,
): DatedDraft[] {
  const drafts = draftsOfRuns(outline, patterns);
  const { intent } = outline;
  if (!intent.hasLongPace) return drafts;
  // A long run that came out too short for it leaves the week to its other sessions.
  const isLongEasy = drafts.some(({ draft }) => draft.kind === 'long');
  if (isLongEasy) {
    const { course, planned } = outline;
    const quality = qualityOf(course, planned, {
      index: intent.index,
      taperStart: taperStartOf(course),
      isLongFaster: false,
    });
    return draftsAsMeant(
      { ...outline, intent: { ...intent, hasLongPace: false, quality } },
      patterns,
    );
  }
  if (isMostlyEasyWeek(outline, drafts)) return drafts;
  const isAtRacePace = (outline.course.wish.goal.meters ?? 0) >= HALF_MARATHON_METERS;
  if (isAtRacePace && intent.quality.length > 0) {
    const alone = draftsAsMeant({ ...outline, intent: { ...intent, quality: [] } }, patterns);
    if (isMostlyEasyWeek(outline, alone)) return alone;
  }
  return draftsAsMeant({ ...outline, intent: { ...intent, hasLongPace: false } }, patterns);
}

function isMostlyEasyWeek({ course }: WeekOutline, drafts: readonly DatedDraft[]): boolean {
  const training = drafts.filter(({ draft }) => draft.kind !== 'race');
  const meters = training.reduce((sum, { draft }) => sum + draft.meters, 0);
  const faster = training.reduce((sum, { draft }) => sum + fasterMetersOf(draft), 0);
  return faster <= meters * fasterShareOf(course) * FASTER_MARGIN;
}

/**
 * The runs of a week. In learning to run, a further run comes only once the others keep their stretches beside it,
 * and never in a smaller week.
 */
function draftsOfRuns(
  outline: WeekOutline,
  patterns: Map<string, WeekPattern | null>,
): DatedDraft[] {
  const { planned, intent } = outline;
  const { learningRuns } = planned;
  if (learningRuns === null) return draftsAsMeant(outline, patterns);
  if (intent.isShort) return draftsAsMeant({ ...outline, mostRuns: learningRuns }, patterns);
  let drafts = draftsAsMeant(outline, patterns);
  for (
    let mostRuns = drafts.length - 1;
    mostRuns >= PLAN_LIMITS.sessionsMinimum && isBehind(planned, drafts);
    mostRuns -= 1
  ) {
    drafts = draftsAsMeant({ ...outline, mostRuns }, patterns);
  }
  return drafts;
}

function draftsAsMeant(
  outline: WeekOutline,
  patterns: Map<string, WeekPattern | null>,
): DatedDraft[] {
  const { course, paces, monday } = outline;
  const frame = weekFrameOf(outline);
  const { races, raceDays } = frame;
  const pattern = patternOfWeek(frame, patterns);
  if (!pattern) return [...races];
  const dateOf = (weekday: number) => monday + weekday - 1;
  const isOpen = (day: number) => isOpenDay(frame, day);
  const longDay = longDayOf(frame, pattern, dateOf);
  const { index } = frame.intent;
  const isLongSoon = isTooSoonForLong(course, frame.planned, { day: longDay, index });
  const isLearning = frame.isWalking && isRunWalk(course.runner);
  if (isLearning || isHealedByMinutes(course, frame.planned, frame.intent)) {
    const days = [...pattern.quality, ...pattern.easy, pattern.long].map(dateOf).filter(isOpen);
    return [...races, ...learningRunsOf(frame, days, longDay)];
  }
  const usualDays = [...pattern.quality, ...pattern.easy, pattern.long]
    .map(dateOf)
    .filter((day) => isOpen(day) && (day !== longDay || isLongSoon));
  const isTested = frame.intent.quality[0] === 'test' && frame.onTheWayMeters === 0;
  const testDay = isTested ? testDayOf(frame, usualDays, longDay) : null;
  const isLongTested = testDay === longDay && !isLongSoon;
  const otherDays = isLongTested ? [...usualDays, longDay] : usualDays;
  const meantDays =
    testDay === null
      ? isLongSoon
        ? meantDaysOf(frame, usualDays, usualDays, Infinity)
        : meantDaysOf(frame, pattern.quality.map(dateOf), usualDays, longDay)
      : [testDay];
  // Without a day that is rested enough there is no test.
  const isQuality = (day: number) => meantDays.includes(day) && (!isTested || testDay !== null);
  const qualityDays = otherDays.filter(isQuality);
  const openEasyDays = otherDays.filter((day) => !isQuality(day));
  const mayBeLong = isOpen(longDay) && !isLongTested && !isLongSoon;
  const long = mayBeLong ? longRunOf(frame, longDay) : null;
  if (mayBeLong && !long) openEasyDays.push(longDay);
  const longMeters = long?.draft.meters ?? 0;
  const primerDay = primerDayOf(frame, [...qualityDays, ...openEasyDays]);
  const easyDays = withoutDayForRace(
    openEasyDays.filter((day) => day !== primerDay),
    raceDays,
    pattern,
    monday,
  );
  const fasterDays = [
    ...(primerDay === null ? [] : [primerDay]),
    ...qualityDays.filter((day) => day !== primerDay && !isInRaceWeek(course, day)),
  ];
  easyDays.push(...qualityDays.filter((day) => !easyDays.includes(day)));
  easyDays.splice(0, easyDays.length, ...easyDays.filter((day) => !fasterDays.includes(day)));
  const faster = fasterSessionsOf(frame, { days: fasterDays, primerDay }, long ? [longDay] : [], {
    meters: frame.budgetMeters - longMeters,
    longFasterMeters: long ? fasterMetersOf(long.draft) : 0,
    easyCount: easyDays.length,
  });
  easyDays.push(...faster.daysWithout);
  const easy = easyRunsOf(frame, {
    easyDays,
    secondRunDay: pattern.second === null ? null : dateOf(pattern.second),
    hardDays: [...(long ? [longDay] : []), ...faster.drafts.map(({ day }) => day)],
    longDay: long ? longDay : null,
    testDay: faster.drafts.find(({ draft }) => draft.kind === 'test')?.day ?? null,
    // Beside a race on the way the long run is kept small, which is no measure for the others.
    longMeters: frame.onTheWayMeters > 0 ? 0 : longMeters,
    leftMeters: faster.leftMeters,
  });
  const longer = lengthenFasterSessions(
    faster.drafts,
    easy.leftMeters,
    (day) => ({
      // In the last days what is left over is rest.
      meters: isOfRaceWeek(frame, day) ? 0 : otherRunMaximum(frame, day),
      seconds: Math.min(otherRunSeconds(frame, day), stretchMaximum(frame, 'other')),
    }),
    paces,
  );
  return [...races, ...(long ? [long] : []), ...longer, ...easy.drafts];
}

/**
 * With this time the second of two long days holds its run, which is the shorter one of three. Away from the wished day
 * it comes only in these last weeks before the taper; our choice.
 */
const SECOND_LONG_DAY = { seconds: 5400, weeks: 4 } as const;

/**
 * The day of the long run. Where nobody runs on the day before it, two long days are its own and the next one. The
 * second of them is then the long run, on tired legs.
 */
function longDayOf(
  frame: WeekFrame,
  { long, easy, quality }: WeekPattern,
  dateOf: (weekday: number) => number,
): number {
  const usual = dateOf(long);
  const isBefore = [...easy, ...quality].includes(long - 1);
  const secondsOn = (day: number) => weekdaySeconds(frame.course, day);
  const { course, intent } = frame;
  const isNearTaper = intent.index >= taperStartOf(course) - SECOND_LONG_DAY.weeks;
  const hasTime =
    secondsOn(usual + 1) >= secondsOn(usual) ||
    (isNearTaper && secondsOn(usual + 1) >= SECOND_LONG_DAY.seconds);
  const isLater = !isBefore && easy.includes(long + 1) && hasTime && isBackToBack(frame, usual);
  return isLater && isOpenDay(frame, usual) && isOpenDay(frame, usual + 1) ? usual + 1 : usual;
}

/** A day that lacks more minutes than this holds no second faster session, where another one has room. */
const LACKED_MINUTES_OF_SECOND = 5;

function daysWithTime({ course: { wish } }: WeekFrame, days: readonly number[]): readonly number[] {
  const withTime = days.filter(
    (day) => lackedMinutes(wish, weekdayOf(day)) <= LACKED_MINUTES_OF_SECOND,
  );
  return withTime.length > 0 ? withTime : days;
}

/** So many minutes that a day lacks for a faster session weigh as much as a day nearer to a long run. */
const LACKED_MINUTES_OF_DAY = 2;

/** This many days after a long run legs are fresh for something fast. */
const RESTED_AFTER_LONG_DAYS = 3;

/**
 * The days for faster sessions. A single one lies as far from the long runs before and after it as it may, and rather
 * on a day of the club. Another day of the week takes it only where none of the usual ones is three days after a long run.
 *
 * @param days those of the usual week
 * @param others all its days with a run that is not the long one
 */
function meantDaysOf(
  frame: WeekFrame,
  days: readonly number[],
  others: readonly number[],
  longDay: number,
): readonly number[] {
  const { course, planned, intent, raceDays } = frame;
  if (intent.quality.length !== 1) return daysWithTime(frame, days);
  const apart = (day: number) =>
    (course.wish.clubWeekdays.includes(weekdayOf(day)) ? 7 : 0) -
    lackedMinutes(course.wish, weekdayOf(day)) / LACKED_MINUTES_OF_DAY +
    Math.min(...[planned.lastLongDay, longDay].map((long) => Math.abs(long - day)));
  const bestOf = (choices: readonly number[]) =>
    choices
      .filter((day) => mayBeHard(frame, day, [...raceDays, longDay], NO_QUALITY_BEFORE_RACE_DAYS))
      .toSorted((a, b) => apart(b) - apart(a) || a - b)
      .at(0);
  const usual = bestOf(days);
  const best = bestOf(others);
  const isRested = usual !== undefined && apart(usual) >= RESTED_AFTER_LONG_DAYS;
  const isBetter = best !== undefined && apart(best) >= RESTED_AFTER_LONG_DAYS;
  const chosen = !isRested && isBetter ? best : usual;
  return chosen === undefined ? days : [chosen];
}

/** A third easy day after a test is worth more than a day off right before it. */
const WORTH = { easyAfter: 12, dayOff: 10, lackedMinute: 2 } as const;

/**
 * The day of a week's test, with two easy days before it and one after. Rather it has two after it as well, and a day
 * off before it. All the other days of its week are easy, so that any of them will do. Where none of them is rested
 * enough, the test takes the long run's place.
 *
 * @returns null where the week has no such day
 */
function testDayOf(frame: WeekFrame, days: readonly number[], longDay: number): number | null {
  const { planned } = frame;
  const restOf = (day: number, hardDays: readonly number[]) =>
    day - Math.max(...hardDays.filter((hard) => hard < day));
  const isAfterRun = (day: number) =>
    days.includes(day - 1) || planned.runs.some((run) => run.day === day - 1);
  const { testRestedDays } = PLAN_LIMITS;
  const worthOf = (day: number) =>
    (longDay > day && longDay - day < testRestedDays ? 0 : WORTH.easyAfter) +
    (isAfterRun(day) ? 0 : WORTH.dayOff) -
    WORTH.lackedMinute * lackedMinutes(frame.course.wish, weekdayOf(day));
  const mayBeTested = (day: number, hardDays: readonly number[]) =>
    restOf(day, [planned.lastHardDay, ...hardDays]) >= testRestedDays &&
    day - planned.lastTestDay >= PLAN_LIMITS.testEveryDaysMinimum &&
    mayBeHard(frame, day, hardDays, NO_TEST_BEFORE_RACE_DAYS);
  const [best] = days
    .filter((day) => mayBeTested(day, [longDay]))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || a - b);
  const isLongOpen = isOpenDay(frame, longDay) && mayBeTested(longDay, []);
  return best ?? (isLongOpen ? longDay : null);
}

/** Whether the race is near enough that only a little of its pace may be faster than easy. */
function isInRaceWeek({ raceDay }: PlanCourse, day: number): boolean {
  return raceDay !== null && raceDay - day <= RACE_WEEK_DAYS;
}

/**
 * The day for a little race pace before the race, whichever week it falls in. Five days before is best,
 * then four, three and six. The week before leaves it to the race's own week where that one has a run
 * five or four days before.
 *
 * @returns null in other weeks, and where none of these days is free
 */
function primerDayOf(
  { course, planned, intent, monday }: WeekFrame,
  days: readonly number[],
): number | null {
  const { raceDay, wish } = course;
  if (raceDay === null || !mayHavePrimer(course, planned, intent.index)) return null;
  const isLater = (before: number) =>
    before >= GOOD_PRIMER_DAYS_BEFORE &&
    raceDay - before > monday + 6 &&
    wish.weekdays.includes(weekdayOf(raceDay - before));
  const daysBefore = PRIMER_DAYS_BEFORE.find(
    (before, index) =>
      days.includes(raceDay - before) || PRIMER_DAYS_BEFORE.slice(0, index + 1).some(isLater),
  );
  const isHere = daysBefore !== undefined && days.includes(raceDay - daysBefore);
  return isHere ? raceDay - daysBefore : null;
}

/** Of long runs on hilly ground. */
const HILLY_REASONS: ReadonlySet<PlanReasonCode> = new Set<PlanReasonCode>([
  'long-rolling',
  'long-descents',
]);

function isSmallTestWeek({ intent, budgetMeters, isWalking }: WeekFrame): boolean {
  return !isWalking && intent.quality[0] === 'test' && budgetMeters < USED_WEEK_METERS;
}

/** @returns null where a long run is not allowed or not worth its name */
function longRunOf(frame: WeekFrame, day: number): DatedDraft | null {
  const { raceDays, onTheWayMeters, budgetMeters, isWalking, course } = frame;
  if (course.raceDay !== null && course.raceDay - day <= 1) return null;
  if (isOfThreeEasyRuns(course, frame.intent.index)) return null;
  if (!isWalking && !mayBeHard(frame, day, raceDays, NO_LONG_BEFORE_RACE_DAYS)) return null;
  const share =
    onTheWayMeters > 0
      ? LONG_BESIDE_RACE_SHARE
      : isSmallTestWeek(frame)
        ? LONG_BESIDE_TEST_SHARE
        : 1;
  const most = Math.floor((budgetMeters * share) / 100) * 100;
  const meters = Math.min(most, longMetersOf(frame, day));
  if (meters < leastRunOf(budgetMeters)) return null;
  const rehearsal = isWalking ? null : rehearsalDraft(frame, meters);
  if (rehearsal && rehearsal.seconds <= weekdaySeconds(course, day)) {
    return { day, isSecond: false, draft: rehearsal, reason: reasonOf('run-walk-race') };
  }
  const pace = isWalking ? null : longPaceOf(frame, meters);
  if (pace && pace.seconds <= stretchMaximum(frame, 'longest'))
    return { day, isSecond: false, draft: pace, reason: longPaceReason(frame) };
  const draft = draftWithinWeekday(frame, day, meters, (own) =>
    isWalking
      ? walkingDraft(frame, own, 'longest')
      : withinStretch(frame, longDraft(frame, own), 'longest'),
  );
  const reason = longReason(frame, day, meters, draft);
  const isOnHills = HILLY_REASONS.has(reason.code);
  return { day, isSecond: false, draft: isOnHills ? draftByFeel(draft) : draft, reason };
}

/** An easy long run; before a flat race of hours its time is that with the walks it practises. */
function longDraft({ course, paces }: WeekFrame, meters: number): SessionDraft {
  const draft = easyDraft('long', meters, paces);
  return isOfUltraTurns(course) ? withTurns(draft, paces.expected.easy) : draft;
}

/**
 * Whether the session beside a long run with a faster part is not all that the limits allow. In smaller
 * weeks that would be crumbs, and there the faster part of the long run gives way.
 */
function isBesideHardLong({ course, intent }: WeekFrame): boolean {
  const meters = course.wish.goal.meters ?? 0;
  const isLarge = meters >= HALF_MARATHON_METERS && intent.meters >= WHOLE_SESSION_WEEK_METERS;
  const isLong = intent.quality.length > 1 || meters === MARATHON_METERS || isLarge;
  return intent.hasLongPace && isLong;
}

/** What a week leaves to its faster sessions. */
interface WeekRest {
  meters: number;
  /** Faster running of the long run. */
  longFasterMeters: number;
  /** Easy runs that the week holds too. */
  easyCount: number;
}

/** With enough metres a week a runner begins hills and repeats with longer ones. */
const FIRST_LEVELS: Readonly<
  Partial<Record<QualityKind, readonly (readonly [weeklyMeters: number, level: number])[]>>
> = {
  hills: [
    [100_000, 4],
    [60_000, 3],
    [USED_WEEK_METERS, 1],
  ],
  intervals: [
    [60_000, 2],
    [USED_WEEK_METERS, 1],
  ],
};

function firstLevelOf(course: PlanCourse, kind: QualityKind): number {
  if (isCareful(course)) return 0;
  const levels = FIRST_LEVELS[kind] ?? [];
  return levels.find(([least]) => course.runner.weeklyMeters >= least)?.[1] ?? 0;
}

/** A test takes no run from its week. */
function leastEasyBesideTest({ paces }: WeekFrame, leftMeters: number): number {
  if (leftMeters < SMALL_TEST_WEEK_METERS) return LEAST_RUN_METERS;
  const { seconds, meters } = LEAST_EASY_BESIDE_TEST;
  return Math.min(meters, (seconds * 1000) / paces.expected.easy);
}

interface FasterSessions {
  drafts: readonly DatedDraft[];
  /** Days that stay easy. */
  daysWithout: readonly number[];
  leftMeters: number;
}

function fasterSessionsOf(
  frame: WeekFrame,
  { days, primerDay }: { days: readonly number[]; primerDay: number | null },
  hardDays: readonly number[],
  { meters, longFasterMeters, easyCount }: WeekRest,
): FasterSessions {
  const { course, planned, paces, intent, raceDays, onTheWayMeters } = frame;
  const count = days.filter((day) => day !== primerDay).length;
  const kinds = onTheWayMeters > 0 ? [] : kindsForDays(intent.quality, count, planned);
  const drafts: DatedDraft[] = [];
  const daysWithout: number[] = [];
  const isRacePace = isAtRacePace(course, planned, intent);
  let leftMeters = meters;
  // What the long run and strides leave of the week's faster running.
  let fasterMeters =
    intent.meters * fasterShareOf(course) * FASTER_MARGIN -
    longFasterMeters -
    (hasNoStridesForTest(frame) ? 0 : STRIDES_METERS);
  for (const day of days) {
    const isPrimer = day === primerDay;
    const kind = isPrimer ? 'intervals' : kinds[0];
    const before = kind === 'test' ? NO_TEST_BEFORE_RACE_DAYS : NO_QUALITY_BEFORE_RACE_DAYS;
    const taken = [...raceDays, ...hardDays, ...drafts.map((one) => one.day)];
    const isWorth = longFasterMeters < LARGE_LONG_PACE_METERS || fasterMeters >= WORTH_METERS;
    const isAllowed =
      isWorth && day > planned.easyPaceUntil && mayBeHard(frame, day, taken, before);
    // The easy runs beside it are not to be crumbs.
    const spared =
      kind === 'test'
        ? leftMeters - easyCount * leastEasyBesideTest(frame, leftMeters)
        : Math.max(SESSION_LEAST_METERS, leftMeters - easyCount * LEAST_EASY_METERS);
    const capMeters = Math.min(otherRunMaximum(frame, day), leftMeters, spared);
    const parts = {
      paces,
      weekMeters: intent.meters,
      capMeters,
      capSeconds: Math.min(otherRunSeconds(frame, day), stretchMaximum(frame, 'other')),
      level: kind ? (planned.levels[kind] ?? 0) + firstLevelOf(course, kind) : 0,
      isShort: intent.isShort && intent.phase !== 'taper' && !intent.hasLongPace,
      isTaper: intent.phase === 'taper' && !isRaceEarlyInWeek(course),
      isBesideHardLong: isBesideHardLong(frame),
      isRacePace,
      isByTime: !isRacePace && isByTime(course, intent.phase),
      hasQuickEnd: hasQuickEnd(course, intent, intent.meters),
      isMountain: isMountainRace(course.wish),
      isUphill: isTempoUphill(course, intent),
      fasterMeters: Math.max(0, fasterMeters),
      goalMeters: course.wish.goal.meters,
      lastMain: kind ? (planned.lastMains[kind] ?? null) : null,
      racePaceSessions: planned.racePaceSessions,
      testMeters: planned.testMeters,
      testSeconds: planned.testSeconds,
      testKind: testKindOf(course),
      mostTestMeters: mostTestMetersOf(course, paces, intent),
    };
    const draft =
      kind === undefined || !isAllowed
        ? null
        : isPrimer
          ? primerDraft(parts)
          : qualityDraftOf(kind, parts, intent.phase, sparedKindsOf(course, planned, intent.index));
    if (!draft) {
      daysWithout.push(day);
      continue;
    }
    if (!isPrimer) kinds.shift();
    leftMeters -= draft.meters;
    fasterMeters -= fasterMetersOf(draft);
    const isHilly = course.wish.isHilly && !isCareful(course);
    const isUphill = parts.isUphill && draft.kind === 'tempo';
    const reason = isUphill
      ? reasonOf('tempo-uphill')
      : qualityReason(draft, intent, {
          isPrimer,
          isHilly,
          isUltra: isUltra(course),
          testKind: testKindOf(course),
        });
    drafts.push({ day, isSecond: false, draft: isUphill ? draftByFeel(draft) : draft, reason });
  }
  return { drafts, daysWithout, leftMeters };
}
