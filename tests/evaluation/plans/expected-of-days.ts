import { calendarDayOf, dayNumberOf, weekdayOf } from '@tasuki/domain/measures/calendar-day';
import { isHardKind, isLongKind } from '@tasuki/domain/plans/training-plan';
import type { BuiltExpectation, Span } from './plan-case.ts';
import { isFaster, type PlanView } from './plan-view.ts';

/** Minutes are kept to within so much. */
const MINUTES_SLACK = 1.02;

/** What a coach expects of a plan for days that differ: in their minutes, by days off and by a club. */
export function missedOfDays(expected: BuiltExpectation, view: PlanView): string[] {
  return [
    ...longRunsOfShortDays(view),
    ...runsOnDaysOff(view),
    ...hardReturns(view),
    ...clubDaysWithout(expected, view),
    ...spansOf(expected, view),
  ];
}

/** No session takes longer than its weekday leaves. */
function longRunsOfShortDays({ training, wish: { minutesByWeekday = {} } }: PlanView): string[] {
  return training.flatMap(({ day, session }) => {
    const most = minutesByWeekday[weekdayOf(day)] ?? Infinity;
    const minutes = session.seconds / 60;
    return session.kind === 'race' || minutes <= most * MINUTES_SLACK
      ? []
      : [`takes ${Math.round(minutes)} of ${most} minutes on ${session.day}`];
  });
}

function runsOnDaysOff({ training, wish: { daysOff = [] } }: PlanView): string[] {
  return training
    .filter(({ session: { day, kind } }) => {
      return kind !== 'race' && daysOff.some(({ from, to }) => from <= day && day <= to);
    })
    .map(({ session }) => `runs on ${session.day}, a day off`);
}

/** After so many days off in a row the first days back are easy. */
const EASY_AFTER = [
  [10, 7],
  [5, 2],
] as const;

/** The first days after days off hold nothing hard, and nothing of them is made up in the first week back. */
function hardReturns({ plan, sessions, wish: { daysOff = [] } }: PlanView): string[] {
  return daysOff.flatMap(({ from, to }) => {
    const [first, last] = [dayNumberOf(from), dayNumberOf(to)];
    const easyDays = EASY_AFTER.find(([days]) => last - first + 1 >= days)?.[1] ?? 0;
    const hard = sessions.filter(
      ({ day, session }) =>
        day > last && day <= last + easyDays && isHardKind(session.kind) && session.kind !== 'race',
    );
    const usual = plan.weeks.filter(({ monday }) => dayNumberOf(monday) + 6 < first).slice(-4);
    const back = plan.weeks.find(({ monday }) => dayNumberOf(monday) > last);
    const most = Math.max(0, ...usual.map(({ meters }) => meters));
    const isLarger = back !== undefined && usual.length > 0 && back.meters > most * 1.01;
    return [
      ...hard.map(({ session }) => `is hard on ${session.day}, right after days off`),
      ...(isLarger ? [`makes up for days off in the week of ${back.monday}`] : []),
    ];
  });
}

/** Full weeks hold the club’s session, the first two and those of days off apart. */
function clubDaysWithout({ clubWeekday }: BuiltExpectation, { build }: PlanView): string[] {
  if (clubWeekday === undefined) return [];
  return build
    .filter(({ number, reason: { code } }) => number > 2 && code !== 'cut-back')
    .filter(({ sessions }) => {
      const club = sessions.find(({ day }) => weekdayOf(dayNumberOf(day)) === clubWeekday);
      return club !== undefined && !isFaster(club);
    })
    .map(({ number }) => `has an easy run on the club’s day in week ${number}`);
}

function spansOf(
  { kilometers = {}, firstLong }: BuiltExpectation,
  { plan, training }: PlanView,
): string[] {
  const long = training.find(({ session }) => isLongKind(session.kind));
  return [
    ...Object.entries(kilometers).flatMap(([number, span]) => {
      const week = plan.weeks.find((one) => one.number === Number(number));
      return outside(`week ${number}`, (week?.meters ?? 0) / 1000, span);
    }),
    ...(firstLong
      ? outside(
          `long run of ${long ? calendarDayOf(long.day) : 'no day'}`,
          (long?.session.meters ?? 0) / 1000,
          firstLong,
        )
      : []),
  ];
}

function outside(name: string, found: number, [least, most]: Span): string[] {
  if (found >= least && found <= most) return [];
  return [`${name} is ${Math.round(found * 10) / 10} km, not ${least} to ${most}`];
}
