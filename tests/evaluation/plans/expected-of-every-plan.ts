import { mayRunHills } from '@tasuki/domain/plans/plan-wish';
import { runSecondsOf } from '@tasuki/domain/plans/sessions/session-work';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import {
  isHardKind,
  isLongKind,
  type PlanSession,
  type PlanWeek,
} from '@tasuki/domain/plans/training-plan';
import { missedOfRaceAndAge } from './expected-of-race-and-age.ts';
import { isByDaysOff, isFaster, type DatedSession, type PlanView } from './plan-view.ts';

/** What a coach expects of every plan, whoever it is for; a line for each plan and expectation that is missed. */
export function missedOfEveryPlan(view: PlanView): string[] {
  return [
    ...tiredTests(view),
    ...longShares(view),
    ...suddenWeeks(view),
    ...suddenRunning(view),
    ...unpractisedWalks(view),
    ...hillsThatDoNotGrow(view),
    ...sameSessions(view),
    ...missedOfRest(view),
    ...missedOfBlocks(view),
    ...missedOfRaceAndAge(view),
  ];
}

/** How blocks of weeks lead to the race, and how load lies in a week. */
function missedOfBlocks(view: PlanView): string[] {
  return [
    ...earlyLongest(view),
    ...largeGrowth(view),
    ...longEves(view),
    ...hardAfterLongRuns(view),
    ...lighterStarts(view),
    ...testsOfHours(view),
    ...rareMarathonTests(view),
    ...shortMarathonLongRuns(view),
    ...shortDayLongRuns(view),
  ];
}

/** How hard days, long runs and rest follow each other, and what each session is measured by. */
export function missedOfRest(view: PlanView): string[] {
  return [
    ...pacedLongRunsInARow(view),
    ...earlyTests(view),
    ...longDaysAfterLongRuns(view),
    ...longLastRuns(view),
    ...missingHeartRates(view),
    ...daysInARowAfterInjury(view),
  ];
}

function isLighter({ reason: { code } }: PlanWeek): boolean {
  return code === 'cut-back' || code === 'taper' || code === 'race-week';
}

/** Minutes of an easy run that tires nobody for the day after it. */
const REST_MINUTES = 45;

/**
 * A test stands in a lighter week. The day before it is off, or short and easy. Where it is a run, the day before that
 * one is not hard either.
 */
function tiredTests({ sessions, plan, wish }: PlanView): string[] {
  const hard = sessions.filter(({ session }) => isHardKind(session.kind));
  const long = sessions.find(({ session }) => isLongKind(session.kind));
  // With days so close to the long run that none lies three days after it, two have to do.
  const longWeekday = long ? ((long.day + 3) % 7) + 1 : 7;
  const isFree = wish.weekdays.some((day) => {
    const after = (day - longWeekday + 7) % 7;
    return after >= 3 && after <= 5;
  });
  return sessions
    .filter(({ session }) => session.kind === 'test')
    .flatMap(({ day, session }) => {
      const week = plan.weeks.find(({ sessions: own }) =>
        own.some((one) => one.day === session.day),
      );
      const before = hard.filter((one) => one.day < day).at(-1)?.day ?? -Infinity;
      const eve = sessions.filter((one) => one.day === day - 1);
      const isShort = eve.every(
        (one) => one.session.kind !== 'strides' && one.session.seconds <= REST_MINUTES * 60,
      );
      return [
        ...(week?.reason.code === 'cut-back' ? [] : [`tests in a full week on ${session.day}`]),
        ...(day - before >= (isFree && eve.length > 0 ? 3 : 2)
          ? []
          : [`tests tired on ${session.day}`]),
        ...(isShort ? [] : [`runs long before the test of ${session.day}`]),
      ];
    });
}

/**
 * With three runs the long one is half of the week at most. Before a marathon it is more, and before a half marathon
 * where the other days have little time.
 */
const LONG_SHARE = { usual: 0.505, halfMarathonOfFewMinutes: 0.555, marathon: 0.605 } as const;

function longShares({ build, wish }: PlanView): string[] {
  const meters = wish.goal.meters ?? 0;
  const isOfFewMinutes = wish.minutesOnOtherDays !== null && meters >= 21_097;
  const most =
    meters >= 42_195
      ? LONG_SHARE.marathon
      : LONG_SHARE[isOfFewMinutes ? 'halfMarathonOfFewMinutes' : 'usual'];
  return build.flatMap(({ number, sessions, meters: weekMeters }) => {
    if (sessions.length !== 3 || sessions.some(({ kind }) => kind === 'race')) return [];
    const share = Math.max(...sessions.map(({ meters: own }) => own)) / weekMeters;
    const isWalked = sessions.some(({ kind }) => kind === 'run-walk');
    return share <= most || isWalked || weekMeters < 8000
      ? []
      : [`runs ${Math.round(share * 100)} % of week ${number} at once`];
  });
}

/** No week is much more than the mean of the usual ones before it, nor than the week right before. */
function suddenWeeks(view: PlanView): string[] {
  const { build, runner, isNew } = view;
  const usual = [runner.weeklyMeters];
  return build.flatMap((week, index) => {
    const recent = usual.slice(-3);
    const mean = recent.reduce((sum, meters) => sum + meters, 0) / recent.length;
    const last = build[index - 1]?.meters ?? Infinity;
    const hasRace = week.sessions.some(({ kind }) => kind === 'race');
    if (!isLighter(week) && !hasRace) usual.push(week.meters);
    const isStart = index < 3 && (runner.weeklyMeters < 5000 || isNew);
    const isOverMean = week.meters > Math.max(mean * 1.2, mean + 2500);
    // A week of days off is no measure for the next one.
    const isOverLast = !isByDaysOff(view, week) && week.meters > Math.max(last * 1.5, last + 3500);
    return [
      ...(isOverMean && !isStart ? [`week ${week.number} is far above those before it`] : []),
      ...(isOverLast ? [`week ${week.number} is far above the last one`] : []),
    ];
  });
}

/** Who learns to run runs no more than 15 % or 4 minutes more a week than ever before. */
function suddenRunning({ build, isNew }: PlanView): string[] {
  if (!isNew) return [];
  let largest = 0;
  return build.flatMap((week) => {
    const before = largest;
    const found = week.sessions.reduce((sum, session) => sum + runSecondsOf(session), 0);
    largest = Math.max(largest, found);
    const most = Math.max(before * 1.15, before + 240);
    return before > 0 && found > most + 30
      ? [`runs ${found / 60} min in week ${week.number} after ${before / 60}`]
      : [];
  });
}

function turnsOf({ session }: DatedSession) {
  return session.steps.find(
    ({ part, repeats, restSeconds }) => part === 'main' && repeats > 1 && restSeconds !== null,
  );
}

/** Walks that are planned for the race are run twice before it, in the same rhythm. */
function unpractisedWalks({ sessions, raceDay }: PlanView): string[] {
  const race = sessions.find(
    ({ day, session }) => day === raceDay && session.kind === 'race' && turnsOf({ day, session }),
  );
  const turns = race && turnsOf(race);
  if (!race || !turns) return [];
  const practised = sessions.filter((one) => {
    const own = one.day < race.day && one.session.kind === 'run-walk' ? turnsOf(one) : undefined;
    return own?.seconds === turns.seconds && own?.restSeconds === turns.restSeconds;
  });
  return practised.length >= 2 ? [] : [`practises the race’s walks ${practised.length} times`];
}

/** Before a race with hills they are run in every third week at least, and for longer. */
function hillsThatDoNotGrow({ build, wish, runner, mayRunFast, isCareful }: PlanView): string[] {
  const isMeant = wish.isHilly && wish.goal.meters !== null && mayRunFast && mayRunHills(runner);
  if (!isMeant || build.length < 6 || isCareful) return [];
  const full = build.filter((week) => week.sessions.some(isFaster) && !isLighter(week));
  const works = full.flatMap(({ sessions }) =>
    sessions
      .filter(({ kind }) => kind === 'hills')
      .map(({ steps }) => {
        const main = steps.find(({ part }) => part === 'main');
        return (main?.repeats ?? 0) * (main?.seconds ?? 0);
      }),
  );
  const isOften = works.length >= full.length / 3;
  const isGrowing = works.length < 2 || Math.max(...works) > (works[0] ?? 0);
  return [
    ...(isOften ? [] : [`has hills in ${works.length} of ${full.length} weeks`]),
    ...(isGrowing ? [] : ['has hills that do not grow']),
  ];
}

/** What a hard session consists of beside its way there and back. */
function workOf({ steps }: PlanSession): string {
  return steps
    .filter(({ part }) => part === 'main')
    .map(({ effort, repeats, meters, seconds, restSeconds }) =>
      [effort, repeats, meters, seconds, restSeconds].join(' '),
    )
    .join(', ');
}

/** In a long plan one may come again once more. */
const MOST_ALIKE = 2;
const WEEKS_ALIKE = 9;

/** Before the taper no session with rests is run three times without anything that grows. */
function sameSessions({ build }: PlanView): string[] {
  const times = new Map<string, number>();
  for (const session of build.filter((week) => !isLighter(week)).flatMap((week) => week.sessions)) {
    const main = session.steps.find(({ part }) => part === 'main');
    const isAtLeastRest = (main?.restSeconds ?? 0) <= AT_LEAST_REST_SECONDS;
    if (!isFaster(session) || session.kind === 'test' || isAtLeastRest) continue;
    times.set(workOf(session), (times.get(workOf(session)) ?? 0) + 1);
  }
  return [...times]
    .filter(([, count]) => count > Math.max(MOST_ALIKE, Math.ceil(build.length / WEEKS_ALIKE)))
    .map(([work, count]) => `runs ${work} ${count} times`);
}

/** A rest as short as this can hardly be shorter. */
const AT_LEAST_REST_SECONDS = 90;

/** Who is hurt easily: with care, after a break, with an injury of before, or with few kilometres. */
function isFragile({ runner, isCareful }: PlanView): boolean {
  const { daysSinceLastRun, injury = null, facts = [], weeklyMeters } = runner;
  const wasHurt =
    injury !== null || facts.some((fact) => ['shins', 'calf', 'ankle'].includes(fact));
  return isCareful || wasHurt || (daysSinceLastRun ?? 0) >= 10 || weeklyMeters <= 20_000;
}

/** Long runs with race pace of who is hurt easily have an easy one between them. */
function pacedLongRunsInARow(view: PlanView): string[] {
  if (!isFragile(view)) return [];
  const hasPaced = ({ sessions }: PlanWeek) => sessions.some(({ kind }) => kind === 'long-pace');
  return view.build.flatMap((week, index) => {
    const next = view.build[index + 1];
    return next && hasPaced(week) && hasPaced(next)
      ? [`has race pace in long runs of weeks ${week.number} and ${next.number}`]
      : [];
  });
}

const SESSIONS_BEFORE_TEST = 2;

/** Who is hurt easily has run hard twice, with something left, before the first all-out run. */
function earlyTests(view: PlanView): string[] {
  const test = view.sessions.find(({ session }) => session.kind === 'test');
  if (!test || !isFragile(view)) return [];
  const before = view.sessions.filter(
    ({ day, session }) => day < test.day && isFaster(session) && session.kind !== 'test',
  );
  return before.length >= SESSIONS_BEFORE_TEST
    ? []
    : [`tests on ${test.session.day} after ${before.length} hard sessions`];
}

/** Minutes of the run after a long one. */
const AFTER_LONG_MINUTES = { fragile: 32, usual: 47, high: 62 } as const;

/** The day after a long run is off, or short, where the week has more than three runs and is none of the taper. */
function longDaysAfterLongRuns(view: PlanView): string[] {
  const { runner, isNew } = view;
  if (isNew) return [];
  const long = new Set(
    view.build.flatMap((week) =>
      week.sessions.filter(({ kind }) => isLongKind(kind)).map(({ day }) => dayNumberOf(day)),
    ),
  );
  const { fragile, usual, high } = AFTER_LONG_MINUTES;
  const most = isFragile(view) ? fragile : runner.weeklyMeters >= 70_000 ? high : usual;
  return view.build
    .filter((week) => week.sessions.length > 3)
    .flatMap((week) => week.sessions)
    .filter(({ kind, day }) => kind !== 'run-walk' && long.has(dayNumberOf(day) - 1))
    .filter(({ seconds }) => seconds > most * 60)
    .map(({ seconds, day }) => `runs ${Math.round(seconds / 60)} min after the long run, ${day}`);
}

const LAST_LONG = { days: 8, minutes: 100, ultraMinutes: 115 } as const;

/** A week before the race nobody runs for hours. */
function longLastRuns({ sessions, raceDay, wish, isNew }: PlanView): string[] {
  if (raceDay === null || isNew) return [];
  const isUltra = (wish.goal.meters ?? 0) > 42_196;
  const most = isUltra ? LAST_LONG.ultraMinutes : LAST_LONG.minutes;
  return sessions
    .filter(({ day }) => day < raceDay && raceDay - day <= LAST_LONG.days)
    .filter(({ session }) => session.seconds > most * 60)
    .map(({ session }) => `runs ${Math.round(session.seconds / 60)} min on ${session.day}`);
}

/** The heart rate follows an effort after two to three minutes. Seconds. */
const HEART_RATE_SHOWS = { never: 120, surely: 190 } as const;

/**
 * Where heart rates are measured each session has a range, the race too. Repeats have none that are over before the
 * heart rate shows them, and neither has a test.
 */
function missingHeartRates({ sessions, runner: { heartRate } }: PlanView): string[] {
  if (heartRate === null || heartRate.basis === 'age-estimate') return [];
  return sessions.flatMap(({ session }) => {
    const has = session.target.heartRateLow !== null;
    const each = repeatSecondsOf(session);
    if (session.kind === 'test' || each < HEART_RATE_SHOWS.never) {
      return has ? [`has a heart rate on ${session.day}, which lags there`] : [];
    }
    return has || each < HEART_RATE_SHOWS.surely ? [] : [`has no heart rate on ${session.day}`];
  });
}

/** How long each repeat of a session takes, where its pace is known; Infinity = it has no repeats. */
function repeatSecondsOf({ steps, target: { paceFast } }: PlanSession): number {
  const main = steps.find(({ part, effort }) => part === 'main' && effort !== 'easy');
  if (!main || main.repeats === 1) return Infinity;
  if (main.seconds !== null) return main.seconds;
  // In heat no pace is named: only what is short for everybody, and long for nobody, is sure.
  if (paceFast === null) return (main.meters ?? 0) <= 400 ? 0 : HEART_RATE_SHOWS.never;
  return ((main.meters ?? 0) * paceFast) / 1000;
}

/** From so many weeks on a plan has a beginning and an end. */
const BLOCK_WEEKS = 8;

/** Of a race that asks for more than is run, the longest run comes in the second half, whoever comes to it. */
function earlyLongest({ build, runner, wish, isNew, raceDay }: PlanView): string[] {
  if (raceDay === null || isNew || build.length < BLOCK_WEEKS || wish.isHilly) return [];
  const long = build.map(({ longMeters }) => longMeters);
  const most = Math.max(...long);
  if (most <= (runner.longestMeters ?? 0) * 1.05) return [];
  const last = long.findLastIndex((meters) => meters >= most * 0.97) + 1;
  return last > build.length / 2 ? [] : [`runs longest in week ${last} of ${build.length}`];
}

/** Nobody with a base grows by much more than two thirds in a plan of less than 21 weeks. */
const MOST_GROWTH = { share: 1.68, kilometers: 16.5, weeks: 20 } as const;

function largeGrowth({ build, plan, runner, isNew }: PlanView): string[] {
  const { share, kilometers, weeks } = MOST_GROWTH;
  if (isNew || plan.weeks.length > weeks || build.length === 0) return [];
  const most = Math.max(...build.map(({ meters }) => meters));
  const before = runner.weeklyMeters;
  return most <= Math.max(before * share, before + kilometers * 1000)
    ? []
    : [`grows from ${before} to ${most}`];
}

/** The run of the day before the long run is not the longest easy one of a usual week, but before an ultra marathon. */
function longEves({ build, wish, isNew }: PlanView): string[] {
  if (isNew || (wish.goal.meters ?? 0) > 42_196) return [];
  return build
    .filter((week) => !isLighter(week))
    .flatMap(({ number, sessions }) => {
      const long = sessions.find(({ kind }) => isLongKind(kind));
      const easy = sessions.filter(
        ({ kind, id }) => ['easy', 'strides', 'recovery'].includes(kind) && !id.endsWith('b'),
      );
      if (!long || easy.length < 2 || sessions.some(({ kind }) => kind === 'race')) return [];
      const eve = easy.find(({ day }) => dayNumberOf(day) === dayNumberOf(long.day) - 1);
      // The day after a long run is for rest.
      const others = easy.filter(
        ({ day }) =>
          ![-1, 6].includes(dayNumberOf(long.day) - dayNumberOf(day)) && day !== eve?.day,
      );
      const most = Math.max(...others.map(({ meters }) => meters));
      return !eve || others.length === 0 || eve.meters <= most * 1.1
        ? []
        : [`runs ${eve.meters} m on the eve of the long run of week ${number}`];
    });
}

/** A week's only faster session comes three days after the long run, where a day of the runner and the next one allow it. */
function hardAfterLongRuns({ sessions, plan, wish }: PlanView): string[] {
  if (wish.clubWeekdays.length > 0 || wish.racesOnTheWay.length > 0) return [];
  const long = sessions.filter(({ session }) => isLongKind(session.kind)).map(({ day }) => day);
  return plan.weeks.slice(1, -1).flatMap(({ number, sessions: own }) => {
    const faster = own.filter((one) => isFaster(one) && one.kind !== 'test');
    const [only] = faster;
    if (!only || faster.length > 1) return [];
    const day = dayNumberOf(only.day);
    const before = Math.max(...long.filter((one) => one < day));
    const next = Math.min(...long.filter((one) => one > day));
    if (day - before > 2) return [];
    const isBetter = own.some((one) => {
      const other = dayNumberOf(one.day);
      return other - before > 2 && next - other > 2 && Number.isFinite(next);
    });
    return isBetter ? [`runs hard two days after the long run in week ${number}`] : [];
  });
}

/** The work for the race begins with no lighter week. */
function lighterStarts({ build, isNew }: PlanView): string[] {
  if (isNew) return [];
  const first = build.find(({ phase }) => phase === 'specific');
  return first?.reason.code === 'cut-back'
    ? [`begins its last block lighter, ${first.number}`]
    : [];
}

/** Minutes all out say nothing of hours: before a flat race of four hours and more they are few, and one before a day. */
const TESTS_OF_HOURS = { weeks: 8, daySeconds: 21_600, seconds: 14_400 } as const;

function testsOfHours({ sessions, plan, wish }: PlanView): string[] {
  const race = sessions.findLast(({ session }) => session.kind === 'race')?.session;
  const meters = wish.goal.meters ?? 0;
  if (!race || meters < 42_195 || wish.isHilly || race.seconds <= TESTS_OF_HOURS.seconds) return [];
  const tests = sessions.filter(({ session }) => session.kind === 'test').length;
  const isDay = meters > 42_196;
  const most = isDay ? 1 : Math.ceil(plan.weeks.length / TESTS_OF_HOURS.weeks);
  return tests <= most ? [] : [`tests ${tests} times for a race of hours`];
}

/**
 * A healthy marathoner whose form is known sees it tested again within so many weeks; a race on the way counts. Before a
 * race of many hours, or of hours in a long plan, it may be more, since its tests are few.
 */
const MARATHON_TESTS = {
  weeks: 6,
  plan: 12,
  longPlan: 20,
  manyHoursSeconds: 16_200,
  weeksOfHours: TESTS_OF_HOURS.weeks,
} as const;

function rareMarathonTests({ sessions, plan, wish, runner, isCareful }: PlanView): string[] {
  const isMeant = isMarathonOfKnownForm({ plan, wish, runner }) && !isCareful;
  if (!isMeant || plan.weeks.length < MARATHON_TESTS.plan) return [];
  const first = dayNumberOf(plan.startDay);
  const weekOf = (day: number) => Math.floor((day - first) / 7) + 1;
  const checks = sessions
    .filter(({ session }) => session.kind === 'test' || session.kind === 'race')
    .map(({ day }) => weekOf(day));
  const raceSeconds = sessions.findLast(({ session }) => session.kind === 'race')?.session.seconds;
  const isOfHours = (raceSeconds ?? 0) > TESTS_OF_HOURS.seconds;
  const isOfManyHours = (raceSeconds ?? 0) > MARATHON_TESTS.manyHoursSeconds;
  const isFew = isOfManyHours || (isOfHours && plan.weeks.length > MARATHON_TESTS.longPlan);
  const most = isFew ? MARATHON_TESTS.weeksOfHours : MARATHON_TESTS.weeks;
  return checks.flatMap((week, index) => {
    const before = checks[index - 1] ?? 0;
    return week - before <= most ? [] : [`tests nothing from week ${before} to week ${week}`];
  });
}

function isMarathonOfKnownForm({ plan, wish, runner }: Pick<PlanView, 'plan' | 'wish' | 'runner'>) {
  const isBack = (runner.daysSinceLastRun ?? 0) >= 10;
  const isKnown = runner.vdot !== null && runner.vdot.uncertainty <= 2 && !isBack;
  return isKnown && plan.goal.meters === 42_195 && (wish.goal.day ?? null) !== null;
}

/** Who runs four days or more before a marathon, and has weeks enough, runs so far or so long once. */
const MARATHON_LONG = {
  weeks: 14,
  runs: 4,
  meters: 28_000,
  seconds: 9900,
  weekShare: 0.45,
} as const;

function shortMarathonLongRuns({ plan, wish, runner, isCareful }: PlanView): string[] {
  const { weeks, runs, meters, seconds, weekShare } = MARATHON_LONG;
  const isMeant = isMarathonOfKnownForm({ plan, wish, runner }) && !isCareful;
  if (!isMeant || plan.weeks.length < weeks || wish.sessionsPerWeek < runs) return [];
  const training = plan.weeks.flatMap((week) =>
    week.sessions.filter(({ kind }) => kind !== 'race').map((session) => ({ session, week })),
  );
  const isEnough = training.some(
    ({ session, week }) =>
      session.meters >= meters ||
      session.seconds >= seconds ||
      session.meters >= week.meters * weekShare,
  );
  return isEnough ? [] : ['runs too short before a marathon'];
}

/** With weeks enough before a flat race of a day: the longest run, and two days in a row as a share of the race. */
const DAY_LONG = { weeks: 18, meters: 75_000, longest: 38_000, share: 0.45 } as const;

function shortDayLongRuns({ sessions, plan, wish, runner }: PlanView): string[] {
  const meters = wish.goal.meters ?? 0;
  const isMeant = meters >= DAY_LONG.meters && plan.weeks.length >= DAY_LONG.weeks && !wish.isHilly;
  if (!isMeant || runner.weeklyMeters < 50_000) return [];
  const training = sessions.filter(({ session }) => session.kind !== 'race');
  const longest = Math.max(...training.map(({ session }) => session.meters));
  const both = Math.max(
    ...training.map(({ day, session }) => {
      const next = training.find((one) => one.day === day + 1);
      return session.meters + (next?.session.meters ?? 0);
    }),
  );
  return [
    ...(longest >= DAY_LONG.longest ? [] : [`runs ${longest} m at most for ${meters} m`]),
    ...(both >= meters * DAY_LONG.share ? [] : [`runs ${both} m on two days for ${meters} m`]),
  ];
}

const WEEKS_APART = 8;

/** After weeks off for a named injury no two days in a row are run at first. */
function daysInARowAfterInjury({ sessions, plan, runner }: PlanView): string[] {
  const { injury = null, daysSinceLastRun } = runner;
  if (injury === null || injury === 'other' || (daysSinceLastRun ?? 0) < 28) return [];
  const until = dayNumberOf(plan.startDay) + 7 * WEEKS_APART;
  return sessions
    .filter(({ day }) => day < until && sessions.some((other) => other.day === day + 1))
    .map(({ session }) => `runs on the day after ${session.day}`);
}
