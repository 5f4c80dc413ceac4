import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { runMetersOf } from '@tasuki/domain/plans/said/plan-reasons';
import {
  fasterMetersOf,
  isLongKind,
  type PlanSession,
  type PlanSessionKind,
  type PlanWeek,
} from '@tasuki/domain/plans/training-plan';
import type { Criterion } from '../criterion.ts';
import {
  fasterIn,
  isByDaysOff,
  isFaster,
  pointsOf,
  pointsOfChecks,
  pointsOfReach,
  restartRunOf,
  shareOf,
  type PlanView,
} from '../plan-view.ts';

/** What a coach would like to reach with five runs a week, metres, by the length of the race. */
const AIMS: readonly (readonly [race: number, week: number, longRun: number, seconds: number])[] = [
  [5000, 30_000, 8000, 7200],
  [10_000, 36_000, 13_000, 8100],
  [21_100, 45_000, 17_000, 9000],
  [42_195, 60_000, 28_000, 9900],
  [50_000, 70_000, 32_000, 14_400],
  [100_000, 90_000, 40_000, 16_200],
];
const SHARE_BY_RUNS: Readonly<Record<number, number>> = { 3: 0.65, 4: 0.85, 6: 1.1, 7: 1.2 };
/** A steady rise over weeks, cut-back weeks included (about 12 % in four). */
const WEEKLY_RISE = 1.03;
const LONG_SHARE_BY_RUNS: Readonly<Record<number, number>> = { 3: 0.48, 4: 0.42, 5: 0.36 };
const LONG_SHARE = 0.3;

function aimOf({ wish }: PlanView) {
  const meters = wish.goal.meters ?? 0;
  return AIMS.find(([race]) => meters <= race) ?? AIMS[5] ?? [0, 0, 0, 0];
}

function runsWished({ wish }: PlanView): number {
  return Math.min(wish.sessionsPerWeek, wish.weekdays.length);
}

function reachOf(start: number, { build }: PlanView): number {
  return start * WEEKLY_RISE ** Math.max(0, build.length - 1);
}

function easyPaceOf({ training }: PlanView): number {
  const easy = training.find(({ session }) => ['easy', 'long', 'run-walk'].includes(session.kind));
  return easy ? (easy.session.seconds * 1000) / easy.session.meters : 400;
}

function weekAimOf(view: PlanView): number {
  const { build, wish } = view;
  const start = build[0]?.meters ?? 0;
  if (wish.goal.meters === null) return start;
  const need = aimOf(view)[1] * (SHARE_BY_RUNS[runsWished(view)] ?? 1);
  const others =
    wish.minutesOnOtherDays === null
      ? Infinity
      : ((runsWished(view) - 1) * wish.minutesOnOtherDays * 60_000) / easyPaceOf(view);
  const share = LONG_SHARE_BY_RUNS[runsWished(view)] ?? LONG_SHARE;
  return Math.min(need, Math.max(start, reachOf(start, view)), others / (1 - share));
}

function volumeScore(view: PlanView): number | null {
  if (view.build.length < 2) return null;
  const peak = Math.max(...view.build.map(({ meters }) => meters));
  return pointsOfReach(peak, weekAimOf(view));
}

function longRunScore(view: PlanView): number | null {
  const { build, runner, training, isNew, raceDay, wish } = view;
  if (build.length < 3 || wish.goal.meters === null || isNew) return null;
  const [, , need, seconds] = aimOf(view);
  const runs = training.filter(({ session }) => session.kind !== 'race');
  const longest = Math.max(...runs.map(({ session }) => session.meters));
  const peak = Math.max(...build.map(({ meters }) => meters));
  const share = LONG_SHARE_BY_RUNS[runsWished(view)] ?? LONG_SHARE;
  const start = Math.max(runner.longestMeters ?? 0, build[0]?.longMeters ?? 0);
  const aim = Math.min(
    need,
    (seconds * 1000) / easyPaceOf(view),
    Math.max(start, reachOf(start, view)),
    peak * share,
  );
  const regular = shareOf(
    build.filter(({ sessions }) => sessions.every(({ kind }) => kind !== 'race')),
    ({ sessions }) => sessions.some(({ kind }) => isLongKind(kind)),
  );
  const lastLong = runs.findLast(({ session }) => isLongKind(session.kind))?.day ?? 0;
  const isRested = raceDay === null || raceDay - lastLong >= 7;
  return Math.max(0, pointsOfReach(longest, aim) - (regular < 0.85 ? 1 : 0) - (isRested ? 0 : 1));
}

function intensityScore({ build, mayRunFast }: PlanView): number | null {
  if (build.length < 3) return null;
  const meters = build.reduce((sum, week) => sum + week.meters, 0);
  const faster = build.reduce((sum, week) => sum + fasterIn(week), 0);
  const easy = 1 - faster / meters;
  if (!mayRunFast) return easy >= 0.97 ? 5 : 0;
  const spans = [
    [0.6, 1],
    [0.7, 0.995],
    [0.75, 0.985],
    [0.77, 0.97],
    [0.8, 0.955],
  ] as const;
  return spans.filter(([least, most]) => easy >= least && easy <= most).length;
}

/** Of a smaller week repeats would be crumbs. */
const SMALL_WEEK_METERS = 20_000;

/** Kinds that are near to the race. */
function fittingKinds({ wish }: PlanView): readonly PlanSessionKind[] {
  const meters = wish.goal.meters ?? 10_000;
  const hills: readonly PlanSessionKind[] = wish.isHilly ? ['hills', 'tempo'] : [];
  if (meters <= 5000) return ['intervals', 'repetitions', ...hills];
  if (meters <= 10_000) return ['intervals', 'tempo', ...hills];
  if (meters < 42_195) return ['tempo', 'intervals', 'long-pace', ...hills];
  if (meters === 42_195) return ['marathon-pace', 'long-pace', 'tempo', ...hills];
  return wish.isHilly ? ['hills', 'tempo'] : ['marathon-pace', 'tempo'];
}

/** The longest running of a week without a walk, seconds. */
function longestStretchOf({ sessions }: PlanWeek): number {
  return Math.max(
    0,
    ...sessions.map(({ kind, steps, seconds }) =>
      kind === 'run-walk' ? (steps.find(({ part }) => part === 'main')?.seconds ?? 0) : seconds,
    ),
  );
}

function specificityScore(view: PlanView): number | null {
  const { build, wish, mayRunFast, isNew } = view;
  if (isNew) {
    const stretches = build
      // A lighter week keeps less, on purpose.
      .filter(({ reason }) => reason.code !== 'cut-back')
      // What rehearses the race is run in its rhythm.
      .filter(({ sessions }) => sessions.every(({ reason }) => reason.code !== 'run-walk-race'))
      .filter(({ sessions }) => sessions.some(({ kind }) => kind === 'run-walk'))
      .map(longestStretchOf);
    const isRising = stretches.every((one, index) => one >= (stretches[index - 1] ?? 0));
    const isLonger = build.length < 4 || (stretches.at(-1) ?? 0) > (stretches[0] ?? 0);
    const race = view.sessions.find(
      ({ day, session }) => day === view.raceDay && session.kind === 'race',
    );
    const isWalked = race?.session.steps.some(({ restSeconds }) => restSeconds !== null) === true;
    const isReady =
      race === undefined || isWalked || Math.max(...stretches) >= race.session.seconds / 2;
    return (isRising && isLonger ? 3 : 0) + (isReady ? 2 : 0);
  }
  if (!mayRunFast || build.length < 4) return null;
  const fitting = fittingKinds(view);
  const specific = build.filter(
    ({ phase, reason, sessions }) =>
      phase === 'specific' &&
      reason.code !== 'cut-back' &&
      !sessions.some(({ kind }) => kind === 'race'),
  );
  const share = shareOf(specific, ({ sessions, meters }) =>
    sessions.some(
      ({ kind }) =>
        fitting.includes(kind) ||
        kind === 'test' ||
        (meters < SMALL_WEEK_METERS && kind === 'tempo'),
    ),
  );
  const kinds = new Set(
    build.flatMap(({ sessions }) => sessions.filter(isFaster)).map(({ kind }) => kind),
  );
  const isVaried = build.length < 8 || kinds.size >= 3;
  const hilly = build.filter(({ sessions }) =>
    sessions.some(({ kind }) => kind === 'hills'),
  ).length;
  const isHilly = !wish.isHilly || hilly >= build.length / 3;
  return Math.max(0, pointsOf(share) - (isVaried ? 0 : 1) - (isHilly ? 0 : 1));
}

/** What a session holds, without its day. */
function contentOf({ kind, meters, steps }: PlanSession): string {
  return JSON.stringify([kind, meters, steps]);
}

/** What a session is for; quick repeats after it come and go. */
function workMetersOf({ steps, ...session }: PlanSession): number {
  return fasterMetersOf({ ...session, steps: steps.filter(({ part }) => part !== 'strides') });
}

function copyOf({ sessions }: PlanWeek): string {
  return sessions.map(contentOf).join();
}

function progressionScore(view: PlanView): number | null {
  const { build, runner, training, mayRunFast, isNew } = view;
  if (build.length < 4) return null;
  // What is walked is no running.
  const weeks = build.map(runMetersOf);
  const peak = Math.max(...weeks);
  const start = weeks[0] ?? 0;
  const before = (index: number) => Math.max(start, ...weeks.slice(Math.max(0, index - 3), index));
  const isEven = weeks.every(
    (meters, index) =>
      meters <= Math.max(before(index) * 1.1, before(index) + 1000, isNew ? 10_000 : 0) + 1,
  );
  const isLate = peak < start * 1.1 || weeks.lastIndexOf(peak) >= weeks.length * 0.5;
  const hasNoDip = build.every((week, index) => {
    const { reason, sessions } = week;
    const isMeant =
      reason.code === 'cut-back' ||
      sessions.some(({ kind }) => kind === 'race') ||
      isByDaysOff(view, week);
    return isMeant || index === 0 || (weeks[index] ?? 0) >= before(index) * 0.92;
  });
  const runs = training.filter(({ session }) => session.kind !== 'race');
  const first = runs[0]?.day ?? 0;
  const isCapped = runs.every(({ day, session }) => {
    const longest = Math.max(
      day - 30 < first ? (runner.longestMeters ?? 0) : 0,
      ...training
        .filter((run) => run.day < day && run.day >= day - 30)
        .map((run) => run.session.meters),
    );
    return session.meters <= Math.max(restartRunOf(runner), longest * 1.1) + 1;
  });
  const third = Math.ceil(build.length / 3);
  const mean = (part: typeof build) =>
    part.reduce((sum, week) => sum + fasterIn(week), 0) / part.length;
  const isFasterLater = !mayRunFast || mean(build.slice(-third)) >= mean(build.slice(0, third));
  const hard = build.map((week) => week.sessions.filter(isFaster).map(contentOf));
  const isNoCopy = build.every(
    (week, index) =>
      (hard[index] ?? []).length === 0 ||
      index < 2 ||
      [1, 2].some((back) => copyOf(week) !== copyOf(build[index - back] ?? week)),
  );
  const kinds = [
    ...new Set(build.flatMap(({ sessions }) => sessions.filter(isFaster)).map(({ kind }) => kind)),
  ];
  const isGrowing = kinds.every((kind) => {
    const works = build
      .filter(({ reason }) => reason.code !== 'cut-back')
      .flatMap(({ sessions }) => sessions.filter((one) => one.kind === kind).map(workMetersOf));
    return works.length < 3 || Math.max(...works.slice(1)) > (works[0] ?? 0) * 1.02;
  });
  return pointsOfChecks([
    isEven,
    isLate,
    hasNoDip,
    isCapped,
    isFasterLater,
    isNoCopy,
    !mayRunFast || isGrowing,
  ]);
}

const PHASES = ['start', 'base', 'build', 'specific', 'taper'] as const;

function periodsScore({ plan, build, mayRunFast }: PlanView): number | null {
  if (build.length < 6) return null;
  const order = plan.weeks.map(({ phase }) => PHASES.indexOf(phase));
  const isOrdered = order.every((phase, index) => phase >= (order[index - 1] ?? 0));
  const count = (phase: string) => build.filter((week) => week.phase === phase).length;
  const kinds = (phase: string) =>
    [
      ...new Set(
        build
          .filter((week) => week.phase === phase)
          .flatMap(({ sessions }) => sessions.filter(isFaster))
          .map(({ kind }) => kind),
      ),
    ]
      .sort()
      .join();
  const isLastLong = count('specific') > 0 || build.length < 8;
  return pointsOfChecks([
    isOrdered,
    count('base') + count('start') >= 2,
    count('build') + count('start') >= 2,
    isLastLong,
    !mayRunFast || kinds('base') !== kinds('specific'),
  ]);
}

/** The last whole week before a race against the peak, and the days without the longest run. */
const LAST_WHOLE_WEEK_SHARE = 0.78;
const LAST_DAYS = 13;
const LAST_DAYS_OF_LONG_RACES = 20;
const DAY_BEFORE_SECONDS = 1500;

function taperScore(view: PlanView): number | null {
  const { taper, build, raceDay, training, mayRunFast, runner } = view;
  const [first] = taper;
  if (raceDay === null || !first || taper.length === 0) return null;
  const from = Math.max(dayNumberOf(first.monday), dayNumberOf(view.plan.startDay));
  const meters = training
    .filter(({ day }) => day >= from && day < raceDay)
    .reduce((sum, { session }) => sum + session.meters, 0);
  const peak = Math.max(
    ...build.slice(-4).map((week) => week.meters),
    build.length > 0 ? 0 : runner.weeklyMeters,
  );
  // The race's own day is a day of the taper without training.
  const mean = (meters * 7) / Math.max(1, raceDay - from + 1) / peak;
  const usual =
    build.length === 0
      ? 0
      : (build.map(({ sessions }) => sessions.length).sort((a, b) => a - b)[
          Math.floor(build.length / 2)
        ] ?? 0);
  const isOften = taper.every(({ sessions }) => sessions.length >= usual - 1);
  const inTaper = training.filter(({ day }) => day >= from);
  const isSharp =
    !mayRunFast || inTaper.some(({ session }) => isFaster(session) || session.kind === 'strides');
  const isRested = inTaper.every(
    ({ day, session }) =>
      (!isLongKind(session.kind) || raceDay - day >= 7) &&
      (session.kind !== 'test' || raceDay - day >= 10),
  );
  const isFalling = taper.every(
    ({ meters: week }, index) => index === 0 || week <= (taper[index - 1]?.meters ?? 0),
  );
  const isSmallWeek = peak < 20_000;
  const isLearning = view.isNew || build.length < 3;
  const lastWhole = view.plan.weeks.at(-2)?.meters ?? 0;
  const isLessBefore = isLearning || lastWhole <= peak * LAST_WHOLE_WEEK_SHARE;
  const nearDays = (view.wish.goal.meters ?? 0) >= 42_195 ? LAST_DAYS_OF_LONG_RACES : LAST_DAYS;
  const runs = training.filter(({ session }) => session.kind !== 'race');
  const longest = Math.max(0, ...runs.map(({ session }) => session.meters));
  const isLongEarly =
    isLearning ||
    runs.every(({ day, session }) => raceDay - day >= nearDays || session.meters < longest * 0.85);
  const isRestedBefore = runs.every(
    ({ day, session }) => raceDay - day !== 1 || session.seconds <= DAY_BEFORE_SECONDS,
  );
  return pointsOfChecks([
    isLessBefore,
    isLongEarly,
    isRestedBefore,
    mean <= (isSmallWeek ? 0.75 : 0.63) && (build.length < 2 || mean >= (isSmallWeek ? 0.3 : 0.36)),
    isOften,
    isSharp,
    isRested,
    isFalling,
  ]);
}

/** Steps of one effort add up to no more than the session. */
export function isAddedUp(session: PlanSession): boolean {
  const meters = session.steps.reduce((sum, step) => sum + step.repeats * (step.meters ?? 0), 0);
  return meters <= session.meters + 1;
}

export const AMOUNT_AND_ORDER: readonly Criterion[] = [
  {
    id: 'weekly-volume',
    rubric:
      'Largest week against what the race asks for (30 to 90 km with five runs, less with fewer), as far as 3 % a week or the minutes allow: 95 % is 5, 85 % is 4, 70 % is 3.',
    score: volumeScore,
  },
  {
    id: 'long-run',
    rubric:
      'Longest run against what the race asks for (8 to 40 km), as far as time, week and 3 % a week allow: 95 % is 5, 85 % is 4. A point less where weeks lack it or the race follows within seven days.',
    score: longRunScore,
  },
  {
    id: 'intensity-distribution',
    rubric:
      'Share of distance below the first threshold before the taper: 80 to 95.5 % is 5, 77 to 97 % is 4. Who should not run fast runs easily only.',
    score: intensityScore,
  },
  {
    id: 'specificity',
    rubric:
      'Share of weeks of the specific phase with a session that fits the race; a point less below three kinds in eight weeks, and where a hilly race sees hills in under a third of its weeks. For beginners: the running stretches grow.',
    score: specificityScore,
  },
  {
    id: 'progression',
    rubric:
      'Seven checks: no week above 110 % of the three before, the peak in the second half, no drop without a reason, no run above 110 % of 30 days, more faster running late than early, no third copy of a week, and each kind of hard session grows.',
    score: progressionScore,
  },
  {
    id: 'periods',
    rubric:
      'Five checks: phases in order, two weeks of base, two of build, a specific phase, and other kinds of sessions in it than in the base.',
    score: periodsScore,
  },
  {
    id: 'taper',
    rubric:
      'Eight checks: the last whole week at most 78 % of the peak, the longest run 13 days before (20 from the marathon on), at most 25 minutes on the day before, 41 to 60 % less (Bosquet 2007), nearly as many runs, something quick, no long run in the last week, less from week to week.',
    score: taperScore,
  },
];
