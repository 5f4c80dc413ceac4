import { mayRunHills } from '@tasuki/domain/plans/plan-wish';
import { runSecondsOf } from '@tasuki/domain/plans/sessions/session-work';
import { isHardKind, isLongKind, type PlanWeek } from '@tasuki/domain/plans/training-plan';
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
