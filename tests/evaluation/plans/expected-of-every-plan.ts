import { mayRunHills } from '@tasuki/domain/plans/plan-wish';
import { runSecondsOf } from '@tasuki/domain/plans/sessions/session-work';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import {
  isHardKind,
  isLongKind,
  type PlanSession,
  type PlanWeek,
} from '@tasuki/domain/plans/training-plan';
import { isFaster, type DatedSession, type PlanView } from './plan-view.ts';

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

/** With three runs the long one is half of the week at most; before a marathon, with little time, somewhat more. */
const LONG_SHARE = { usual: 0.505, marathon: 0.605 } as const;

function longShares({ build, wish }: PlanView): string[] {
  const most = (wish.goal.meters ?? 0) >= 42_195 ? LONG_SHARE.marathon : LONG_SHARE.usual;
  return build.flatMap(({ number, sessions, meters }) => {
    if (sessions.length !== 3 || sessions.some(({ kind }) => kind === 'race')) return [];
    const share = Math.max(...sessions.map((session) => session.meters)) / meters;
    const isWalked = sessions.some(({ kind }) => kind === 'run-walk');
    return share <= most || isWalked || meters < 8000
      ? []
      : [`runs ${Math.round(share * 100)} % of week ${number} at once`];
  });
}

/** No week is much more than the mean of the usual ones before it, nor than the week right before. */
function suddenWeeks({ build, runner }: PlanView): string[] {
  const usual = [runner.weeklyMeters];
  return build.flatMap((week, index) => {
    const recent = usual.slice(-3);
    const mean = recent.reduce((sum, meters) => sum + meters, 0) / recent.length;
    const last = build[index - 1]?.meters ?? Infinity;
    const hasRace = week.sessions.some(({ kind }) => kind === 'race');
    if (!isLighter(week) && !hasRace) usual.push(week.meters);
    const isStart = index < 3 && runner.weeklyMeters < 5000;
    const isOverMean = week.meters > Math.max(mean * 1.2, mean + 2500);
    const isOverLast = week.meters > Math.max(last * 1.5, last + 3500);
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

/** Where heart rates are measured each session has a range, the race too. */
function missingHeartRates({ sessions, runner: { heartRate } }: PlanView): string[] {
  if (heartRate === null || heartRate.basis === 'age-estimate') return [];
  return sessions
    .filter(({ session: { target } }) => target.heartRateLow === null)
    .map(({ session }) => `has no heart rate on ${session.day}`);
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
