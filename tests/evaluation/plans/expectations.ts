import { dayNumberOf, weekdayOf } from '@tasuki/domain/measures/calendar-day';
import type { PlanOutcome } from '@tasuki/domain/plans/build-plan';
import { isLongKind, type PlanGoal, type TrainingPlan } from '@tasuki/domain/plans/training-plan';
import type { BuiltExpectation, DeclinedExpectation, PlanCase, Span } from './plan-case.ts';
import { missedOfDays } from './expected-of-days.ts';
import { missedOfEveryPlan } from './expected-of-every-plan.ts';
import { missedForRace } from './race-expectations.ts';
import { isFaster, median, planView, runsIn, type PlanView } from './plan-view.ts';

/** Minutes are kept to within so much. */
const MINUTES_SLACK = 1.02;

/** What of a coach's expectations an outcome does not meet, a line each. */
export function missedExpectations(
  { runner, wish, expected }: PlanCase,
  outcome: PlanOutcome,
): string[] {
  if (outcome.outcome !== expected.outcome) {
    const why = 'reason' in outcome ? ` (${outcome.reason})` : '';
    return [`is ${outcome.outcome}${why}, not ${expected.outcome}`];
  }
  if (outcome.outcome === 'built' && expected.outcome === 'built') {
    return missedOfPlan(expected, planView(runner, wish, outcome.plan));
  }
  const reason = 'reason' in outcome ? outcome.reason : null;
  const wanted = 'reason' in expected ? expected.reason : null;
  return [
    ...(reason === wanted ? [] : [`reason is ${reason}, not ${wanted}`]),
    ...(outcome.outcome === 'declined' && expected.outcome === 'declined'
      ? missedOffers(expected, wish.goal, outcome.nearest)
      : []),
  ];
}

function missedOffers(
  { offers }: DeclinedExpectation,
  goal: PlanGoal,
  nearest: readonly PlanGoal[],
): string[] {
  const isOffered = {
    later: (one: PlanGoal) => one.meters === goal.meters && (one.day ?? '') > (goal.day ?? ''),
    shorter: (one: PlanGoal) => (one.meters ?? 0) < (goal.meters ?? 0),
    slower: (one: PlanGoal) => (one.seconds ?? 0) > (goal.seconds ?? 0),
    'without-day': (one: PlanGoal) => one.day === null,
  };
  return offers
    .filter((offer) => !nearest.some(isOffered[offer]))
    .map((offer) => `offers nothing ${offer}`);
}

function missedOfPlan(expected: BuiltExpectation, view: PlanView): string[] {
  return [
    ...missedAmounts(expected, view),
    ...missedKinds(expected, view),
    ...missedDays(expected, view),
    ...missedTargets(expected, view.plan),
    ...missedForRace(expected, view),
    ...missedOfDays(expected, view),
    ...missedOfEveryPlan(view),
  ];
}

function outside(name: string, found: number, span: Span | undefined): string[] {
  if (!span || (found >= span[0] && found <= span[1])) return [];
  return [`${name} is ${Math.round(found * 10) / 10}, not ${span[0]} to ${span[1]}`];
}

function missedAmounts(expected: BuiltExpectation, view: PlanView): string[] {
  const { plan, build, training } = view;
  const { weeks, firstWeek, peakWeek, longest, runs, tests } = expected;
  const whole = build.length > 0 ? build : plan.weeks;
  const kilometers = plan.weeks.map(({ meters }) => meters / 1000);
  const runMeters = training.flatMap(({ session }) =>
    session.kind === 'race' ? [] : [session.meters / 1000],
  );
  const testCount = training.filter(({ session }) => session.kind === 'test').length;
  return [
    ...outside('weeks', plan.weeks.length, weeks === undefined ? undefined : [weeks, weeks]),
    ...outside('first week', kilometers[0] ?? 0, firstWeek),
    ...outside('largest week', Math.max(...kilometers), peakWeek),
    ...outside('longest run', Math.max(...runMeters), longest),
    ...outside('runs a week', median(whole.map((week) => runsIn(week, view))), runs),
    ...outside('tests', testCount, tests),
  ];
}

function missedKinds(expected: BuiltExpectation, { plan, sessions }: PlanView): string[] {
  const found = new Set(sessions.map(({ session }) => session.kind));
  const { kinds = [], never = [], easyWeeks = 0, fasterSessionsMaximum } = expected;
  const early = plan.weeks.slice(0, easyWeeks).flatMap((week) => week.sessions.filter(isFaster));
  const most = Math.max(...plan.weeks.map((week) => week.sessions.filter(isFaster).length));
  return [
    ...kinds.filter((kind) => !found.has(kind)).map((kind) => `has no ${kind}`),
    ...never.filter((kind) => found.has(kind)).map((kind) => `has ${kind}`),
    ...(early.length > 0 ? [`runs fast in the first ${easyWeeks} weeks`] : []),
    ...(fasterSessionsMaximum !== undefined && most > fasterSessionsMaximum
      ? [`has ${most} faster sessions in a week`]
      : []),
  ];
}

function missedDays(expected: BuiltExpectation, view: PlanView): string[] {
  const { longWeekday, fasterWeekdays, otherMinutesMaximum, races = [], leftOut = [] } = expected;
  const { build, sessions, training } = view;
  const weekdays = (days: readonly string[]) => days.map((day) => weekdayOf(dayNumberOf(day)));
  const longs = training.flatMap(({ session }) => (isLongKind(session.kind) ? [session.day] : []));
  const faster = build.flatMap((week) => week.sessions.filter(isFaster).map(({ day }) => day));
  const raced = sessions.flatMap(({ session }) => (session.kind === 'race' ? [session.day] : []));
  const longest = Math.max(
    0,
    ...training
      .filter(({ session }) => !isLongKind(session.kind) && session.kind !== 'race')
      .map(({ session }) => session.seconds / 60),
  );
  return [
    ...(longWeekday !== undefined && weekdays(longs).some((day) => day !== longWeekday)
      ? ['runs long on another day']
      : []),
    ...(fasterWeekdays !== undefined &&
    weekdays(faster).some((day) => !fasterWeekdays.includes(day))
      ? ['runs fast on another day']
      : []),
    ...(otherMinutesMaximum !== undefined && longest > otherMinutesMaximum * MINUTES_SLACK
      ? [`has a run of ${Math.round(longest)} minutes`]
      : []),
    ...races.filter((day) => !raced.includes(day)).map((day) => `does not race on ${day}`),
    ...leftOut.filter((day) => raced.includes(day)).map((day) => `races on ${day}`),
  ];
}

function missedTargets(
  { hasPaces, hasHeartRates }: BuiltExpectation,
  { weeks }: TrainingPlan,
): string[] {
  const targets = weeks.flatMap((week) =>
    week.sessions.filter(({ kind }) => kind !== 'race').map(({ target }) => target),
  );
  const namesPace = targets.some(({ paceFast }) => paceFast !== null);
  const namesRate = targets.some(({ heartRateHigh }) => heartRateHigh !== null);
  return [
    ...(hasPaces !== undefined && namesPace !== hasPaces
      ? [hasPaces ? 'names no pace' : 'names a pace']
      : []),
    ...(hasHeartRates !== undefined && namesRate !== hasHeartRates
      ? [hasHeartRates ? 'names no heart rate' : 'names a heart rate']
      : []),
  ];
}
