import type { PlanSession } from '@tasuki/domain/plans/training-plan';
import { MARATHON_METERS } from '@tasuki/domain/training/performance/vdot';
import { stretchOf } from '@tasuki/domain/plans/goal/return-goal';
import type { RaceExpectation, Span } from './plan-case.ts';
import { isFaster, type DatedSession, type PlanView } from './plan-view.ts';

/** Race pace counts as late within so many days before the race. */
const LATE_DAYS = 56;
/** The most race pace comes in the last part of the weeks before the taper. */
const LATE_WEEKS_SHARE = 0.6;
/** Days before the race without a climb run hard. */
const NO_HILLS_DAYS = 10;

/** What of a coach's wishes for the race a plan does not meet, a line each. */
export function missedForRace(expected: RaceExpectation, view: PlanView): string[] {
  return [
    ...missedRacePace(expected, view),
    ...missedDoses(expected, view),
    ...missedLongRuns(expected, view),
    ...missedStretches(expected, view),
    ...missedLastWeek(expected, view),
  ];
}

function outside(name: string, found: number, span: Span | undefined): string[] {
  if (!span || (found >= span[0] && found <= span[1])) return [];
  return [`${name} is ${Math.round(found * 10) / 10}, not ${span[0]} to ${span[1]}`];
}

/** Kilometres of a session at the pace of the plan's race. */
function racePaceOf({ steps }: PlanSession, { plan }: PlanView): number {
  const isMarathon = plan.goal.meters === MARATHON_METERS;
  return steps
    .filter(({ effort }) => effort === 'race' || (isMarathon && effort === 'marathon'))
    .reduce((sum, { repeats, meters }) => sum + (repeats * (meters ?? 0)) / 1000, 0);
}

function missedRacePace(expected: RaceExpectation, view: PlanView): string[] {
  const { training, raceDay, build, plan } = view;
  const paced = training.filter(
    ({ session }) => session.kind !== 'race' && racePaceOf(session, view) > 0,
  );
  const kilometers = ({ session }: DatedSession) => racePaceOf(session, view);
  const most = Math.max(0, ...paced.map(kilometers));
  const late = paced.filter(({ day }) => raceDay !== null && raceDay - day <= LATE_DAYS);
  const week = plan.weeks.findIndex(({ sessions }) =>
    sessions.some((session) => session.kind !== 'race' && racePaceOf(session, view) === most),
  );
  const isEarly = expected.mostRacePace && week < build.length * LATE_WEEKS_SHARE;
  return [
    ...outside('race pace in one session', most, expected.mostRacePace),
    ...outside(
      'race pace in eight weeks',
      late.reduce((sum, one) => sum + kilometers(one), 0),
      expected.lateRacePace,
    ),
    ...(isEarly ? [`has the most race pace in week ${week + 1}`] : []),
  ];
}

/** Minutes of work in a session, rests left out, by its mean pace. */
/** By the middle of its pace; the mean of a session with its rests would be slower than its work. */
function workMinutes({ steps, seconds, meters, target }: PlanSession): number {
  const { paceFast, paceSlow } = target;
  const isPaced = paceFast !== null && paceSlow !== null;
  const pace = isPaced ? (paceFast + paceSlow) / 2000 : seconds / meters;
  return (
    steps
      .filter(({ part }) => part === 'main')
      .reduce((sum, step) => sum + step.repeats * (step.seconds ?? (step.meters ?? 0) * pace), 0) /
    60
  );
}

function missedDoses(expected: RaceExpectation, { training }: PlanView): string[] {
  const runs = training.map(({ session }) => session).filter(({ kind }) => kind !== 'race');
  const hard = runs.filter((session) => isFaster(session) && session.kind !== 'test');
  const climbs = runs
    .filter(({ kind }) => kind === 'hills')
    .flatMap(({ steps }) =>
      steps.map(({ part, seconds }) => (part === 'main' ? (seconds ?? 0) : 0)),
    );
  return [
    ...outside(
      'longest run in minutes',
      Math.max(0, ...runs.map(({ seconds }) => seconds / 60)),
      expected.longestMinutes,
    ),
    ...outside(
      'work of the largest hard session in minutes',
      Math.max(0, ...hard.map(workMinutes)),
      expected.hardMinutes,
    ),
    ...outside('longest climb in seconds', Math.max(0, ...climbs), expected.longestClimbSeconds),
  ];
}

/** Minutes of each of two long days in a row. */
const LONG_DAY_MINUTES = 90;

function missedLongRuns({ longRuns, twoLongDays }: RaceExpectation, view: PlanView): string[] {
  const written = view.plan.weeks.flatMap(({ sessions }) =>
    sessions.filter(({ kind }) => kind !== 'race').map(({ meters }) => meters / 1000),
  );
  const [least, most] = longRuns?.kilometers ?? [0, 0];
  const longDays = new Set(
    view.training
      .filter(({ session }) => session.seconds >= LONG_DAY_MINUTES * 60)
      .map(({ day }) => day),
  );
  const pairs = [...longDays].filter((day) => longDays.has(day + 1)).length;
  return [
    ...outside(
      `number of runs of ${least} to ${most} km`,
      written.filter((kilometers) => kilometers >= least && kilometers <= most).length,
      longRuns?.count,
    ),
    ...outside('number of two long days in a row', pairs, twoLongDays),
  ];
}

function missedStretches({ withoutWalk = [] }: RaceExpectation, { plan }: PlanView): string[] {
  return withoutWalk.flatMap(({ week, minutes }) => {
    const runs = plan.weeks.slice(0, week).flatMap(({ sessions }) => sessions);
    const longest = Math.max(0, ...runs.map(stretchOf)) / 60;
    return outside(`running without a walk up to week ${week}`, longest, minutes);
  });
}

function missedLastWeek(expected: RaceExpectation, view: PlanView): string[] {
  const { training, raceDay } = view;
  if (raceDay === null) return [];
  const last = training.filter(({ day }) => raceDay - day <= 6);
  const { primer, restsDayBefore } = expected;
  const paced = last.filter(({ session }) => racePaceOf(session, view) > 0);
  const hills = training.filter(
    ({ day, session }) => session.kind === 'hills' && raceDay - day <= NO_HILLS_DAYS,
  );
  const eve = last.filter(({ day }) => raceDay - day === 1);
  return [
    ...hills.map(({ day }) => `runs hills ${raceDay - day} days before the race`),
    ...(primer && paced.length === 0 ? ['has no race pace in the week of the race'] : []),
    ...(primer
      ? paced.flatMap(({ day, session }) => [
          ...outside('race pace before the race, in days', raceDay - day, primer.daysBefore),
          ...outside('race pace in the last week', racePaceOf(session, view), primer.kilometers),
        ])
      : []),
    ...(restsDayBefore && eve.length > 0 ? ['runs on the day before the race'] : []),
  ];
}
