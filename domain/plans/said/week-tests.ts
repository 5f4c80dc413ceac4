import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  raceSecondsOf,
} from '../../training/performance/vdot.ts';
import { resultForBold, resultMarksOf, type MarkedRunner } from '../goal/result-marks.ts';
import { paceTableOf } from '../goal/pace-table.ts';
import { isGuess, planFormOf } from '../goal/runner-form.ts';
import { testMarksOf } from '../goal/test-marks.ts';
import { goalTimesOf } from '../plan-paces.ts';
import { metersAt, type PlanSession, type PlanWeek, type TrainingPlan } from '../training-plan.ts';
import { FASTER_VDOT } from '../plan-limits.ts';
import { isAtFixedEffort } from '../sessions/session-work.ts';
import {
  isMountainRace,
  isToFinish,
  type PlanRunner,
  type PlanWish,
  type WishOfMountains,
} from '../plan-wish.ts';
import { growthLine, type GrowthRunner, type WeekGrowth } from './growth-line.ts';
import { isOfMountains } from './mountain-week.ts';
import { examplesAround, testExamplesOf } from './test-examples.ts';

/** What a result is compared with. */
export interface TestBasis {
  form: PlanRunner['vdot'];
  runner: GrowthRunner;
  wish: (WishOfMountains & Partial<Pick<PlanWish, 'clubWeekdays'>>) | null;
}

/** From which result on a test leads to new paces, up to which one they stay, and what it says of the goal. */
export function testLinesOf(
  plan: TrainingPlan,
  { sessions }: PlanWeek,
  basis: TestBasis,
): WeekGrowth[] {
  const test = sessions.find(({ kind }) => kind === 'test');
  if (!test) return [];
  const weekday = weekdayOf(dayNumberOf(test.day));
  const isOfClub = basis.wish?.clubWeekdays?.includes(weekday) === true;
  return [
    ...resultLinesOf(plan, test, basis),
    ...(isOfClub ? [growthLine('test-club', { weekdays: [weekday] }, test)] : []),
  ];
}

function resultLinesOf(
  plan: TrainingPlan,
  test: PlanSession,
  { form, runner, wish }: TestBasis,
): WeekGrowth[] {
  if (isAtFixedEffort(test)) {
    const isClimb = test.reason.code === 'test-climb';
    return [...fixedEffortOf(plan, test, runner), ...(isClimb ? [] : hoursOf(plan, test, wish))];
  }
  const guessed = guessedTestOf(plan, test, { form, runner, wish });
  if (wish?.isHot === true) return heatOf(plan, test, runner, wish);
  if (guessed || !form) return unsureTestOf(plan, test, guessed ?? [], { form, runner, wish });
  const later = plan.weeks.flatMap(({ number, sessions: all }) =>
    all.filter(({ day }) => day > test.day).map((session) => ({ number, session })),
  );
  const hasTest = later.some(({ session }) => session.kind === 'test');
  const race = later.find(({ session: { kind, day } }) => kind === 'race' && day !== plan.endDay);
  const meters = metersAt(test, 'test');
  const { fasterSeconds, slowerSeconds, percent } = testMarksOf(form.value, meters);
  const count = Math.round((paceTableOf(form.value).threshold * percent) / 100);
  const figures = { meters, seconds: fasterSeconds, otherSeconds: slowerSeconds, percent, count };
  const code = hasTest ? 'test-result' : race ? 'test-result-race' : 'test-result-last';
  const isLast = code === 'test-result-last';
  const earlier = plan.weeks.find(({ sessions: all }) =>
    all.some((one) => one.kind === 'test' && one.day < test.day),
  );
  // Marks are explained at the first one.
  if (earlier && code !== 'test-result-race') {
    const again = isLast ? 'test-again-last' : 'test-again';
    const isOfGoal = isLast && (wish?.goal.meters ?? 0) < MARATHON_METERS;
    return [
      growthLine(again, { ...figures, week: earlier.number }, test),
      ...(isOfGoal ? goalOfTest(plan, test, { isLast, runner, wish }) : []),
    ];
  }
  return [
    growthLine(code, { ...figures, week: race?.number ?? null }, test),
    ...(earlier ? [] : aroundOf(form.value, test, runner, wish)),
    ...goalOfTest(plan, test, { isLast, runner, wish }),
    ...(isOfMountains(plan, wish)
      ? [growthLine('test-flat', {}, test)]
      : hoursOf(plan, test, wish)),
  ];
}

/** What a clearly slower and a clearly faster result lead to. */
function aroundOf(
  form: number,
  test: PlanSession,
  runner: GrowthRunner,
  wish: WishOfMountains | null,
): WeekGrowth[] {
  return examplesAround(form, test, runner, wish).map(({ paces, ...figures }) => ({
    ...growthLine('test-example', figures, test),
    paces,
  }));
}

/** Before a flat race of hours a test sets paces, and the longest run says how the race may go. */
function hoursOf(
  plan: TrainingPlan,
  test: PlanSession,
  wish: WishOfMountains | null,
): WeekGrowth[] {
  if ((wish?.goal.meters ?? 0) <= MARATHON_METERS + 1) return [];
  const training = plan.weeks.filter(({ phase }) => phase !== 'taper');
  const most = Math.max(0, ...training.map(({ longMeters }) => longMeters));
  const week = training.findLast(({ longMeters }) => longMeters === most)?.number ?? null;
  return week === null ? [] : [growthLine('test-hours', { week, meters: most }, test)];
}

/**
 * Where the form is a guess, the first test sets the paces, whatever its result is. Later tests are compared with
 * it.
 *
 * @returns null where the form is known, or where no pace is named at all
 */
function guessedTestOf(
  plan: TrainingPlan,
  test: PlanSession,
  { form, runner, wish }: TestBasis,
): WeekGrowth[] | null {
  const guess = knownFormOf(runner) ?? form;
  const isPaced = plan.weeks.some(({ sessions }) =>
    sessions.some(({ target }) => target.paceFast !== null),
  );
  if (!isPaced || !guess || !isGuess(guess)) return null;
  const meters = metersAt(test, 'test');
  const first = plan.weeks.find(({ sessions }) => sessions.some(({ kind }) => kind === 'test'));
  const isFirst = first?.sessions.some(({ day }) => day === test.day) === true;
  if (isFirst) {
    const isTimed = wish !== null && wish.goal.meters !== null && !isToFinish(runner, wish);
    return [growthLine(isTimed ? 'test-sets' : 'test-sets-paces', { meters }, test)];
  }
  const seconds = testMarksOf(guess.value, meters).gainedSeconds;
  return [growthLine('test-compare', { meters, seconds, week: first?.number ?? null }, test)];
}

/** Where no form is sure, the first test says by examples what a result leads to, later ones what it is compared with. */
function unsureTestOf(
  plan: TrainingPlan,
  test: PlanSession,
  guessed: readonly WeekGrowth[],
  basis: TestBasis,
): WeekGrowth[] {
  const { runner, wish } = basis;
  const isFirst = !plan.weeks.some(({ sessions }) =>
    sessions.some(({ kind, day }) => kind === 'test' && day < test.day),
  );
  if (!isFirst) return [...guessed, ...racePaceOfTest(test, basis)];
  const examples = testExamplesOf(test, runner, wish).map(({ paces, ...figures }): WeekGrowth => {
    const code = paces.race === null ? 'test-example-training' : 'test-example';
    return { ...growthLine(code, figures, test), paces };
  });
  const meters = metersAt(test, 'test');
  return [
    ...guessed,
    ...(examples.length > 0 ? [growthLine('test-examples', { meters }, test)] : []),
    ...examples,
  ];
}

/** In heat a result leads to no paces; in cool weather it says what a cool race could bring. Later tests are compared with one alike. */
function heatOf(
  plan: TrainingPlan,
  test: PlanSession,
  runner: GrowthRunner,
  wish: WishOfMountains,
): WeekGrowth[] {
  const meters = metersAt(test, 'test');
  const alike = plan.weeks.findLast(({ sessions }) =>
    sessions.some(
      (one) => one.kind === 'test' && one.day < test.day && metersAt(one, 'test') === meters,
    ),
  );
  if (alike) return [growthLine('test-heat-again', { meters, week: alike.number }, test)];
  const times = timesInCool(plan, runner, wish);
  const marked = markedOf(runner);
  if (!times || !marked || meters > (wish.goal.meters ?? 0)) return [];
  const seconds = resultForBold(meters, marked, { ...wish, isHot: false }, plan.weeks.length);
  if (seconds === null) return [];
  return [growthLine('test-heat', { meters, seconds, otherSeconds: times.boldSeconds }, test)];
}

function timesInCool(plan: TrainingPlan, runner: GrowthRunner, wish: WishOfMountains) {
  const isByPace =
    (wish.goal.meters ?? 0) <= MARATHON_METERS + 1 &&
    !isMountainRace(wish) &&
    !isToFinish(runner, wish);
  const marked = markedOf(runner);
  if (!isByPace || !marked || isGuess(planFormOf(marked))) return null;
  return goalTimesOf({ ...runner, ...marked }, wish, plan.weeks.length);
}

/** @returns null where the week of the runner is not known */
function markedOf({
  vdot = null,
  easyPaceSecondsPerKilometer = null,
  daysSinceLastRun = null,
  isFormTested = false,
  weeklyMeters,
  facts = [],
}: GrowthRunner): MarkedRunner | null {
  return weeklyMeters === undefined
    ? null
    : { vdot, easyPaceSecondsPerKilometer, daysSinceLastRun, isFormTested, weeklyMeters, facts };
}

/**
 * A middling form, by which race pace follows from the test of a runner without any pace. It stands for all forms,
 * which differ little in this.
 */
const MIDDLING_VDOT = 40;

function racePaceOfTest(test: PlanSession, { form, runner, wish }: TestBasis): WeekGrowth[] {
  const raced = wish?.goal.meters ?? 0;
  const tested = metersAt(test, 'test');
  const isNear = raced > tested && raced <= HALF_MARATHON_METERS + 1;
  const isKnown = form !== null || (runner.vdot ?? null) !== null;
  if (isKnown || !wish || !isNear || wish.isHilly) return [];
  const paceOf = (meters: number) => raceSecondsOf(MIDDLING_VDOT, meters) / meters;
  const percent = Math.round((paceOf(raced) / paceOf(tested) - 1) * 100);
  return [growthLine('test-race-pace', { percent }, test)];
}

function knownFormOf(runner: GrowthRunner): PlanRunner['vdot'] {
  const { vdot = null, easyPaceSecondsPerKilometer = null, daysSinceLastRun = null } = runner;
  const { isFormTested = false } = runner;
  return planFormOf({ vdot, easyPaceSecondsPerKilometer, daysSinceLastRun, isFormTested });
}

/** The same marks for goals A and B as the goal itself names, and the pace that training has after B. */
function goalOfTest(
  plan: TrainingPlan,
  test: PlanSession,
  { isLast, runner, wish }: Pick<TestBasis, 'runner' | 'wish'> & { isLast: boolean },
): WeekGrowth[] {
  const raceMeters = wish?.goal.meters ?? 0;
  const isByPace = raceMeters > 0 && raceMeters <= MARATHON_METERS + 1;
  const marked = markedOf(runner);
  if (!marked || !wish || !isByPace || isMountainRace(wish)) return [];
  const marks = resultMarksOf(metersAt(test, 'test'), marked, wish, plan.weeks.length);
  const isShown = isLast && raceMeters < MARATHON_METERS;
  if (!marks) return [];
  const { seconds, otherSeconds, isWishSlower } = marks;
  const usual = isShown ? 'test-goal' : 'test-goal-hint';
  if (isWishSlower) return [growthLine('test-goal-wish', { seconds, otherSeconds }, test)];
  return [
    growthLine(usual, { seconds, otherSeconds }, test),
    ...pacesOfSafeGoal(plan, test, { ...runner, ...marked }, wish),
  ];
}

/** Race pace after a test that points to goal B, where it is slower than what is trained. */
function pacesOfSafeGoal(
  plan: TrainingPlan,
  test: PlanSession,
  runner: GrowthRunner & MarkedRunner,
  wish: WishOfMountains,
): WeekGrowth[] {
  const times = goalTimesOf(runner, wish, plan.weeks.length);
  const meters = wish.goal.meters ?? 0;
  const effort = Math.abs(meters - MARATHON_METERS) <= 1 ? 'marathon' : 'race';
  const trained = plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ kind, day, steps }) => {
      const isPaced = steps.some((step) => step.part === 'main' && step.effort === effort);
      return kind !== 'race' && day > test.day && isPaced;
    })
    .flatMap(({ target: { paceSlow } }) => paceSlow ?? []);
  const [slowest] = trained;
  if (!times || slowest === undefined || meters <= 0) return [];
  const race = Math.round((times.safeSeconds * 1000) / meters);
  if (race <= slowest) return [];
  const table = { easyFast: 0, easySlow: 0, tempo: 0, race };
  return [{ ...growthLine('test-goal-pace', {}, test), paces: table }];
}

/** Distances are said in such steps. */
const FIXED_STEP_METERS = 100;

/**
 * What a test at a fixed effort is compared with. A later one is compared with the first. The first one on flat ground
 * is compared with the distance that the form of today covers in its minutes.
 */
function fixedEffortOf(plan: TrainingPlan, test: PlanSession, runner: GrowthRunner): WeekGrowth[] {
  const seconds = test.steps.find(({ part }) => part === 'main')?.seconds ?? 0;
  const first = plan.weeks.find(({ sessions }) =>
    sessions.some((one) => one.day < test.day && isAtFixedEffort(one)),
  );
  const kind = test.reason.code === 'test-climb' ? 'climb' : 'steady';
  if (first) return [growthLine(`test-${kind}-again`, { seconds, week: first.number }, test)];
  const form = knownFormOf(runner);
  if (kind === 'climb' || !form) return [growthLine(`test-${kind}`, { seconds }, test)];
  const metersOf = (vdot: number) =>
    Math.round((seconds * 1000) / paceTableOf(vdot).threshold / FIXED_STEP_METERS) *
    FIXED_STEP_METERS;
  const meters = metersOf(form.value);
  const otherMeters = Math.max(metersOf(form.value + FASTER_VDOT), meters + FIXED_STEP_METERS);
  return [
    growthLine('test-steady', { seconds }, test),
    growthLine('test-steady-marks', { meters, otherMeters }, test),
  ];
}
