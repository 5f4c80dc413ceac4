import { dayNumberOf, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { brokenRules } from '@tasuki/domain/plans/check-plan';
import { matchedSessions } from '@tasuki/domain/plans/match-session';
import { isRunWalk, keepsEveryDay, PLAN_LIMITS } from '@tasuki/domain/plans/plan-limits';
import { runMetersOf } from '@tasuki/domain/plans/said/plan-reasons';
import {
  isHardKind,
  type PlanReasonCode,
  type PlanSession,
  type PlanSessionKind,
} from '@tasuki/domain/plans/training-plan';
import type { Criterion } from '../criterion.ts';
import {
  isByDaysOff,
  isFaster,
  pointsOf,
  pointsOfChecks,
  shareOf,
  type DatedSession,
  type PlanView,
} from '../plan-view.ts';
import { isAddedUp } from './amount-and-order.ts';

const RECOVERY_SECONDS = 3600;

function recoveryScore(view: PlanView): number {
  const { plan, sessions, build, isCareful, wish, runner } = view;
  const weeks = build.map(({ meters }) => meters);
  let without = 0;
  const most = isCareful ? 3 : 4;
  const isRelieved = weeks.every((meters, index) => {
    const before = weeks[index - 1] ?? meters;
    without = meters <= before * 0.81 ? 0 : without + 1;
    return without <= most;
  });
  const cuts = build.flatMap((week, index) => {
    const before = weeks[index - 1];
    // How small days off make a week is nobody's choice.
    const isChosen = week.reason.code === 'cut-back' && !isByDaysOff(view, week);
    return isChosen && before !== undefined ? [week.meters / before] : [];
  });
  const isMeasured = shareOf(cuts, (share) => share >= 0.68 && share <= 0.82) >= 0.9;
  // Who runs a lot on every day already goes on to.
  const mostDays = keepsEveryDay(runner, wish) ? 7 : 6;
  const isRested = plan.weeks.every(
    ({ sessions: own }) => new Set(own.map(({ day }) => day)).size <= mostDays,
  );
  const after = sessions.filter(({ day }) =>
    sessions.some((other) => other.day === day - 1 && isHardKind(other.session.kind)),
  );
  const isEasyAfter = after.every(({ session }) => !isHardKind(session.kind));
  const isShortAfter =
    shareOf(after, ({ session }) => session.seconds <= RECOVERY_SECONDS * 1.05) >= 0.85 ||
    wish.sessionsPerWeek >= 6;
  return pointsOfChecks([isRelieved, isMeasured, isRested, isEasyAfter, isShortAfter]);
}

const MAIN_SECONDS: Readonly<Partial<Record<PlanSessionKind, readonly [number, number]>>> = {
  intervals: [45, 300],
  repetitions: [20, 120],
  hills: [20, 120],
  tempo: [300, 1300],
};
/** Repeats at race pace are as long as the race asks for, and climbs for the mountains take minutes. */
const RACE_PACE_SECONDS = [45, 1080] as const;
const CLIMB_SECONDS = [20, 300] as const;

function isWellBuilt({ steps, kind, meters, seconds }: PlanSession, isMountain: boolean): boolean {
  const easyPace = 1000 / 8;
  const warmUp = steps.find(({ part }) => part === 'warm-up');
  const coolDown = steps.find(({ part }) => part === 'cool-down');
  const main = steps.find(({ part }) => part === 'main');
  if (!warmUp || !coolDown || !main) return false;
  // A warm-up of 8 minutes is 1 km at 8 min/km at the slowest.
  const warmUpSeconds = warmUp.seconds ?? ((warmUp.meters ?? 0) * seconds) / meters;
  const [least, most] =
    main.effort === 'race'
      ? RACE_PACE_SECONDS
      : isMountain && kind === 'hills'
        ? CLIMB_SECONDS
        : (MAIN_SECONDS[kind] ?? [0, Infinity]);
  const own = main.seconds ?? ((main.meters ?? 0) * seconds) / meters;
  return (
    warmUpSeconds >= 480 - easyPace &&
    own >= least * 0.8 &&
    own <= most * 1.3 &&
    isWorthIt(meters, warmUp.meters ?? 0, coolDown.meters ?? 0) &&
    (main.repeats === 1 || (main.restSeconds ?? 0) > 0)
  );
}

/** Work with its rests is at least 30 % of a session, and no shorter than the cool-down. */
function isWorthIt(meters: number, warmUp: number, coolDown: number): boolean {
  const work = meters - warmUp - coolDown;
  return work >= meters * 0.3 && coolDown <= work + 100;
}

function structureScore({ training, wish }: PlanView): number {
  const isMountain = wish.isHilly && (wish.goal.meters ?? 0) > 42_195;
  return pointsOf(
    shareOf(
      training.filter(({ session }) => session.kind !== 'race'),
      ({ session }) =>
        session.steps.length > 0 &&
        isAddedUp(session) &&
        (!isFaster(session) || isWellBuilt(session, isMountain)),
    ),
  );
}

/** Kinds from the fastest to the slowest. */
const BY_SPEED: readonly (readonly PlanSessionKind[])[] = [
  ['repetitions'],
  ['intervals'],
  ['tempo'],
  ['marathon-pace'],
  ['easy', 'recovery', 'strides', 'long', 'run-walk'],
];

/** Of a form that no race shows. */
const GUESSED_UNCERTAINTY = 3;

function controlScore({ training, runner }: PlanView): number {
  const runs = training.filter(({ session }) => session.kind !== 'race');
  // An easy pace alone says as little as an old record.
  const width = 1.12 + (runner.vdot?.uncertainty ?? GUESSED_UNCERTAINTY) * 0.02;
  const ranged = shareOf(runs, ({ session: { target, kind } }) => {
    const { paceFast, paceSlow, heartRateLow, heartRateHigh } = target;
    const isEasy = BY_SPEED[4]?.includes(kind) === true;
    const isPace =
      paceFast === null ||
      (paceSlow !== null && paceFast < paceSlow && paceSlow / paceFast <= (isEasy ? 1.4 : width));
    const isRate =
      heartRateLow === null || (heartRateHigh !== null && heartRateLow < heartRateHigh);
    return target.feel.length > 0 && isPace && isRate;
  });
  const fastest = BY_SPEED.flatMap((kinds) => {
    const paces = runs.flatMap(({ session }) =>
      kinds.includes(session.kind) && !session.steps.some(({ effort }) => effort === 'race')
        ? (session.target.paceFast ?? [])
        : [],
    );
    return paces.length > 0 ? [Math.min(...paces)] : [];
  });
  const isOrdered = fastest.every((pace, index) => pace >= (fastest[index - 1] ?? 0));
  return isOrdered ? pointsOf(ranged) : Math.min(2, pointsOf(ranged));
}

/** Foster's figure: mean of seven days over their deviation, by minutes, twice for hard ones. */
function monotonyOf(sessions: readonly PlanSession[]): number {
  const loads = [0, 0, 0, 0, 0, 0, 0];
  for (const { day, seconds, kind } of sessions) {
    const weekday = dayNumberOf(day) - mondayOf(dayNumberOf(day));
    loads[weekday] = (loads[weekday] ?? 0) + (seconds / 60) * (isHardKind(kind) ? 2 : 1);
  }
  const mean = loads.reduce((sum, load) => sum + load, 0) / 7;
  const deviation = Math.sqrt(loads.reduce((sum, load) => sum + (load - mean) ** 2, 0) / 7);
  return deviation > 0 ? mean / deviation : Infinity;
}

function injuryScore({ plan, runner, wish, build, isCareful }: PlanView): number {
  if (brokenRules(plan, runner, wish).length > 0) return 0;
  const isVaried = shareOf(build, ({ sessions }) => monotonyOf(sessions) < 2) >= 0.9;
  const isSpared =
    !isCareful || build.every(({ sessions }) => sessions.filter(isFaster).length <= 1);
  return 3 + (isVaried ? 1 : 0) + (isSpared ? 1 : 0);
}

const TEST_DAYS = 42;
const SPARED_GAP = 1.6;

const SESSIONS_BEFORE_TEST = 2;

function testsScore({
  plan,
  runner,
  wish,
  sessions,
  build,
  mayRunFast,
  isCareful,
}: PlanView): number | null {
  // Nobody runs all out who has no time to compare with.
  if (runner.vdot === null && runner.easyPaceSecondsPerKilometer === null) return null;
  const first = dayNumberOf(plan.startDay);
  const end = dayNumberOf(plan.endDay);
  if (!mayRunFast || end - first <= TEST_DAYS || build.length < 5) return null;
  // What is run steadily for an hour or more shows the form for a race of hours.
  const shown = ['test', 'race', 'long-pace', 'marathon-pace'];
  const days = sessions.filter(({ session }) => shown.includes(session.kind)).map(({ day }) => day);
  // Who is hurt easily, or runs little, tests only after two hard sessions, in a lighter week.
  const isLate = build.every((week, index) => {
    const before = build.slice(0, index).flatMap((one) => one.sessions.filter(isFaster));
    return week.reason.code !== 'cut-back' || before.length < SESSIONS_BEFORE_TEST;
  });
  const isNewToHard =
    isCareful || (runner.daysSinceLastRun ?? 0) >= 10 || runner.weeklyMeters <= 20_000;
  if (isNewToHard && isLate) return null;
  if (!sessions.some(({ session }) => session.kind === 'test')) return 0;
  const marks = [first, ...days, end];
  const gap = Math.max(...marks.slice(1).map((day, index) => day - (marks[index] ?? first)));
  // Tests cost more than they say in an ultra, with age, after a break and in very small weeks.
  const isSpared =
    isCareful ||
    (wish.goal.meters ?? 0) > 42_195 ||
    (runner.daysSinceLastRun ?? 0) >= 10 ||
    runner.weeklyMeters < 10_000;
  const counted = isSpared ? gap / SPARED_GAP : gap;
  return [105, 84, 63, 52, 45].filter((most) => counted <= most).length;
}

function recordingsOf(sessions: readonly DatedSession[], isAllEasy: boolean) {
  return sessions.map(({ session, day }, index) => ({
    id: `${index}`,
    sport: 'Run' as const,
    startedAt: new Date(day * 86_400_000 + 36_000_000),
    utcOffsetMinutes: 0,
    distanceMeters: session.meters,
    purpose: isAllEasy ? ('easy' as const) : null,
    duplicateOf: null,
  }));
}

/** Recorded as planned all are ticked; run easily the faster ones are not. */
function monitoringScore({ sessions }: PlanView): number {
  const planned = sessions.map(({ session }, index) => ({ ...session, id: `${index}` }));
  const dated = sessions.map(({ day }, index) => ({ day, session: planned[index] as PlanSession }));
  const faithful = matchedSessions(planned, recordingsOf(dated, false));
  const easy = matchedSessions(planned, recordingsOf(dated, true));
  return pointsOf(
    Math.min(
      faithful.size / planned.length,
      shareOf(planned, (session) => !isFaster(session) || !easy.has(session.id)),
      matchedSessions(planned, []).size === 0 ? 1 : 0,
    ),
  );
}

const CODES: Readonly<Partial<Record<PlanSessionKind, readonly PlanReasonCode[]>>> = {
  // Easy runs that hold walks, since they are longer than may be run in one go, keep their reasons.
  'run-walk': [
    'run-walk-stage',
    'run-walk-relaxed',
    'run-walk-longest',
    'run-walk-race',
    'easy-base',
    'easy-after-hard',
  ],
  long: [
    'long-step',
    'long-hold',
    'long-short',
    'long-taper',
    'long-below',
    'long-first',
    'long-rolling',
    'long-descents',
    'long-time',
  ],
  'long-pace': ['long-pace-inside', 'long-progressive'],
  hills: ['hills-strength', 'hills-descents', 'keep-sharp'],
  tempo: ['tempo-threshold', 'tempo-quick', 'tempo-uphill', 'keep-sharp'],
  intervals: [
    'intervals-uptake',
    'fartlek-feel',
    'race-pace-rehearsal',
    'keep-sharp',
    'race-primer',
  ],
  repetitions: ['repetitions-speed', 'keep-sharp'],
  // Beyond the marathon its pace is a steady run.
  'marathon-pace': ['marathon-rehearsal', 'long-progressive', 'keep-sharp', 'race-primer'],
  test: ['test-paces', 'test-first', 'test-form', 'test-steady', 'test-climb'],
  race: ['race-on-the-way', 'race-goal'],
};

function reasonsScore({ plan, sessions, runner }: PlanView): number {
  const isWalked = plan.weeks.some(({ sessions: own }) =>
    own.some(({ kind }) => kind === 'run-walk'),
  );
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const isBack = isRunWalk(runner) || isWalked || isBreak;
  const ofWeeks = shareOf(plan.weeks, (week) => {
    const { fromMeters, percent } = week.reason;
    // Learning to run and after a break what is run counts; the first week is compared with kilometres of before.
    const isFirst = week.reason.code === 'start-after-break' || week.reason.code === 'start-new';
    const meters = isBack && !isFirst ? runMetersOf(week) : week.meters;
    if (!fromMeters) return true;
    return percent !== null && Math.abs(percent - (meters / fromMeters - 1) * 100) <= 1.5;
  });
  const ofSessions = shareOf(sessions, ({ session: { kind, reason } }) => {
    const codes = CODES[kind];
    return codes
      ? codes.includes(reason.code)
      : ['easy-base', 'strides-quick', 'easy-after-hard', 'second-run', 'day-before-race'].includes(
          reason.code,
        );
  });
  return pointsOf(Math.min(ofWeeks, ofSessions));
}

function strengthScore({ plan, build, runner }: PlanView): number | null {
  // After a bone injury the treating person says which exercises are right.
  if (build.length === 0 || runner.injury === 'bone') return null;
  const isOffered = shareOf(
    build,
    ({ strengthSessions }) => strengthSessions >= 1 && strengthSessions <= 3,
  );
  const isTwice = shareOf(build, ({ strengthSessions }) => strengthSessions >= 2) >= 0.5;
  const last = plan.weeks.at(-1);
  const isLeftOut = last?.phase !== 'taper' || last.strengthSessions === 0;
  return Math.max(0, pointsOf(isOffered) - (isTwice ? 0 : 1) - (isLeftOut ? 0 : 1));
}

export const SESSIONS_AND_SAFETY: readonly Criterion[] = [
  {
    id: 'recovery',
    rubric:
      'Five checks: a smaller week in four (three for the careful), by 20 to 30 %, a day without running, an easy day after each hard one, and that under an hour.',
    score: recoveryScore,
  },
  {
    id: 'session-structure',
    rubric:
      'Share of sessions whose steps add up, and of faster ones with warm-up, cool-down, rests and repetitions of a sensible length, and with work of 30 % at least and no shorter than the cool-down. 98 % is 5, 90 % is 4.',
    score: structureScore,
  },
  {
    id: 'intensity-control',
    rubric:
      'Share of sessions with a feel and ranges that are neither empty nor wide. At most 2 where a slower kind of session names a faster pace.',
    score: controlScore,
  },
  {
    id: 'injury-risk',
    rubric:
      'No limit broken by the independent check is 3, else 0. A point for Foster’s monotony below 2, a point for at most one faster session where care is due.',
    score: injuryScore,
  },
  {
    id: 'tests',
    rubric:
      'Longest time without a test or race: 45 days is 5, 52 is 4, 63 is 3. No test at all is 0. From plans of more than six weeks on.',
    score: testsScore,
  },
  {
    id: 'monitoring',
    rubric:
      'Share of sessions that a faithful recording ticks, and of faster ones that an easy run does not. What happens with it afterwards is for a reader to judge.',
    score: monitoringScore,
  },
  {
    id: 'reasons',
    rubric:
      'Share of weeks whose reason names the change that is there, and of sessions with a reason of their kind. 98 % is 5, 90 % is 4.',
    score: reasonsScore,
  },
  {
    id: 'strength',
    rubric:
      'Share of weeks before the taper with one to three strength sessions; a point less below two in half of them, or with one in the week of the race. None after a bone injury.',
    score: strengthScore,
  },
];
