import { dayNumberOf, weekdayOf } from '@tasuki/domain/measures/calendar-day';
import { defaultAnswers, missingQuestions } from '@tasuki/domain/plans/plan-questions';
import {
  isLongKind,
  type PlanReasonCode,
  type PlanSession,
  type TrainingPlan,
} from '@tasuki/domain/plans/training-plan';
import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  raceSecondsOf,
  trainingPacesOf,
} from '@tasuki/domain/training/performance/vdot';
import { slowerByHills, slowerByLack } from '@tasuki/domain/plans/goal/race-times';
import { hillsOf } from '@tasuki/domain/plans/plan-paces';
import { assumptionsOf } from '@tasuki/domain/plans/said/outline/plan-assumptions';
import { doubtsOf } from '@tasuki/domain/plans/said/outline/plan-doubts';
import type { PlanWish } from '@tasuki/domain/plans/plan-wish';
import type { Criterion } from '../criterion.ts';
import {
  isFaster,
  isHurting,
  restartRunOf,
  median,
  pointsOf,
  pointsOfChecks,
  runsIn,
  shareOf,
  type PlanView,
} from '../plan-view.ts';

/** So many questions at most. */
const QUESTIONS_MAXIMUM = 5;
/** Beside the plan, each with what its answer would change; and what it took for granted. */
const PLAN_DOUBTS_ASKED = [3, 5] as const;
const LEAST_ASSUMPTIONS = 3;
/** Shares of a week before a break of ten days, and of four weeks. */
const LONG_BREAK_DAYS = 28;
/** From here on running begins anew, by walks or by short easy runs. */
const GENTLE_RETURN_DAYS = 21;
const BREAK_DAYS = 10;
const AFTER_BREAK = [0.5, 0.8] as const;
/** With a niggle, and after five to nine days off. */
const SHORT_BREAK_DAYS = 5;
const BELOW_USUAL = [0.65, 0.88] as const;
/** Who was hurt walks in between at first. */
const AFTER_INJURY = [0.35, 0.8] as const;
const AFTER_LONG_BREAK = [0.1, 0.6] as const;
const NEW_WEEK = [4000, 10_000] as const;
const MEAN_RUN_METERS = 3000;
const NEW_RUNS_MAXIMUM = 4;

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

/** An ultra is run near the pace of easy running, and any other race faster. */
function isRacedLikeItsLength({ weeks }: TrainingPlan, meters: number): boolean {
  const sessions = weeks.flatMap((week) => week.sessions);
  const race = sessions.at(-1);
  const easy = sessions.findLast(({ kind }) => kind === 'easy' || kind === 'long');
  if (!race || !easy) return true;
  const [racePace, easyPace] = [race.seconds / race.meters, easy.seconds / easy.meters];
  return meters > 42_195 ? racePace > easyPace * 0.88 : racePace < easyPace * 0.98;
}

function goalScore({ plan, wish, raceDay, sessions, mayRunFast, isNew }: PlanView): number {
  const last = sessions.at(-1);
  const { goal } = wish;
  if (goal.meters === null) {
    const isWhole = plan.weeks.length === wish.weeks;
    return pointsOfChecks([isWhole, sessions.every(({ session }) => session.kind !== 'race')]);
  }
  const { paceFast, paceSlow } = last?.session.target ?? { paceFast: null, paceSlow: null };
  const wished = goal.seconds === null ? null : (goal.seconds * 1000) / goal.meters;
  return pointsOfChecks([
    last?.session.kind === 'race' && last.day === raceDay,
    last?.session.meters === goal.meters,
    goal.day === null || plan.endDay === goal.day,
    wished === null ||
      (paceFast !== null && paceSlow !== null && paceFast <= wished && wished <= paceSlow),
    !mayRunFast || plan.weeks.some(({ fasterMeters }) => fasterMeters > 0),
    wished !== null || isNew || isRacedLikeItsLength(plan, goal.meters),
  ]);
}

function startScore({ plan, runner, build, isNew, training }: PlanView): number | null {
  const [first] = build;
  if (!first) return null;
  const longest = Math.max(
    0,
    ...training
      .filter(({ day }) => day < dayNumberOf(first.monday) + 7)
      .map(({ session }) => session.meters),
  );
  const isNoJump = longest <= Math.max(restartRunOf(runner), (runner.longestMeters ?? 0) * 1.1) + 1;
  if (isNew) return isWithin(first.meters, NEW_WEEK) && isNoJump ? 5 : 1;
  const share = first.meters / runner.weeklyMeters;
  const breakDays = plan.startDay ? (runner.daysSinceLastRun ?? 0) : 0;
  if (breakDays >= BREAK_DAYS) {
    const isHurt = (runner.injury ?? null) !== null;
    const span =
      breakDays >= GENTLE_RETURN_DAYS ? AFTER_LONG_BREAK : isHurt ? AFTER_INJURY : AFTER_BREAK;
    return isWithin(share, span) && isNoJump ? 5 : 1;
  }
  if (isHurting(runner) || breakDays >= SHORT_BREAK_DAYS) {
    return isWithin(share, BELOW_USUAL) && isNoJump ? 5 : 1;
  }
  const nearness = [
    [0.5, 1.3],
    [0.65, 1.2],
    [0.75, 1.15],
    [0.85, 1.1],
    [0.92, 1.08],
  ] as const;
  return isNoJump ? nearness.filter((span) => isWithin(share, span)).length : 1;
}

/** What is decisive and not known must be asked, with a default for each question. */
function askingScore({ runner, wish, plan }: PlanView): number {
  const known = {
    history: {
      runCount: runner.weeklyMeters > 0 ? 12 : 0,
      weeklyMeters: runner.weeklyMeters > 0 ? runner.weeklyMeters : null,
      vdot: runner.vdot ? ({ basis: 'race', value: runner.vdot.value } as const) : null,
    },
    hasRecord: false,
    availableWeekdays: [],
  };
  const asked = missingQuestions(known as Parameters<typeof missingQuestions>[0]);
  const answers = defaultAnswers(known as Parameters<typeof defaultAnswers>[0]);
  return pointsOfChecks([
    asked.includes('health') && asked.includes('days'),
    // Who does not run yet has no race to name.
    runner.vdot !== null || runner.weeklyMeters === 0 || asked.includes('recent-race'),
    runner.weeklyMeters > 0 || asked.includes('running-now'),
    asked.length <= QUESTIONS_MAXIMUM && new Set(asked).size === asked.length,
    answers.weekdays.length >= 3 && answers.health === 'well',
    isWithin(doubtsOf(plan, runner, wish).length, PLAN_DOUBTS_ASKED),
    assumptionsOf(runner, wish).length >= LEAST_ASSUMPTIONS,
  ]);
}

/** Pace of the kind of session by the formula of Daniels and Gilbert, seconds a kilometre. */
const SLOWEST_OVER_FORM = 1.03;

/** Repeats of minutes are run at the pace of 3 to 5 km, and no faster than the book's. */
function intervalPaceOf(vdot: number): number {
  const between = (raceSecondsOf(vdot, 3000) / 3 + raceSecondsOf(vdot, 5000) / 5) / 2;
  return Math.max(trainingPacesOf(vdot).interval, between);
}

function ownPaceOf(
  { kind, steps }: PlanSession,
  vdot: number,
  wish: PlanWish,
  weeklyMeters: number,
): number | null {
  const { meters, seconds } = wish.goal;
  const paces = trainingPacesOf(vdot);
  const isMarathon = meters === MARATHON_METERS;
  const isRacePace = steps.some(
    ({ effort }) => effort === 'race' || (isMarathon && effort === 'marathon'),
  );
  if (meters !== null && isRacePace) {
    // Over a long race who runs little loses more than the formula says.
    const forecast =
      raceSecondsOf(vdot, meters) *
      slowerByLack(meters, weeklyMeters) *
      slowerByHills(hillsOf(wish));
    const wished = ((seconds ?? forecast) * 1000) / meters;
    // A goal far above today's form is held back in training.
    const fastest = isMarathon ? (paces.marathon + paces.threshold) / 2 : paces.threshold;
    // One below it is trained no slower than this.
    const slowest = (forecast * 1000 * SLOWEST_OVER_FORM) / meters;
    const trained = isMarathon ? wished : Math.min(wished, slowest);
    return meters >= HALF_MARATHON_METERS ? Math.max(trained, fastest) : trained;
  }
  const easy = paces.easySlow - 1;
  const own: Partial<Record<PlanSession['kind'], number>> = {
    tempo: paces.threshold,
    intervals: intervalPaceOf(vdot),
    repetitions: paces.repetitionPer400Meters / 0.4,
    'marathon-pace': paces.marathon,
    // Near a short race it ends as fast as a tempo run.
    'long-pace': steps.some(({ effort }) => effort === 'threshold')
      ? paces.threshold
      : paces.marathon,
    easy,
    strides: easy,
    long: easy,
  };
  return own[kind] ?? null;
}

/** Less than all of VDOT is left after a break. */
const KEPT_SHARE = 0.98;
const WIDE_SHARE = 0.05;

function isWide({ target: { paceFast, paceSlow } }: PlanSession): boolean {
  return paceFast === null || (paceSlow !== null && paceSlow >= paceFast * (1 + WIDE_SHARE));
}

function isSlowerThan({ target: { paceFast } }: PlanSession, pace: number): boolean {
  return paceFast !== null && paceFast > pace + 2;
}

const BY_EFFORT: ReadonlySet<PlanReasonCode> = new Set<PlanReasonCode>([
  'long-rolling',
  'long-descents',
  'tempo-uphill',
]);

function targetsScore({ runner, wish, training, isNew }: PlanView): number {
  return pointsOf(
    shareOf(
      training.filter(({ session }) => session.kind !== 'race'),
      ({ session }) => {
        const { paceFast, paceSlow, heartRateHigh } = session.target;
        const { heartRate, vdot, easyPaceSecondsPerKilometer } = runner;
        const isEasy = ['easy', 'recovery', 'strides', 'long', 'run-walk'].includes(session.kind);
        if (heartRate && heartRate.basis !== 'age-estimate' && isEasy) {
          const most = heartRate.thresholdBeatsPerMinute * 0.9;
          if (heartRateHigh === null || heartRateHigh > most) return false;
        } else if (!heartRate && heartRateHigh !== null) return false;
        // No pace: slower than an easy run, by feel.
        if (session.kind === 'recovery') return paceFast === null;
        if (wish.isHot || isNew) return paceFast === null;
        // On hilly ground effort counts, and a pace of flat ground would mislead.
        if (BY_EFFORT.has(session.reason.code)) return paceFast === null;
        if (!vdot && easyPaceSecondsPerKilometer === null) return paceFast === null;
        // After four weeks off nothing of before says what the runner can do now.
        if ((runner.daysSinceLastRun ?? 0) >= LONG_BREAK_DAYS) return paceFast === null;
        // Of an easy pace other paces follow only widely.
        if (!vdot) return isEasy || isWide(session);
        const kept = (runner.daysSinceLastRun ?? 0) >= BREAK_DAYS ? KEPT_SHARE : 1;
        if (kept < 1 && isEasy) return isSlowerThan(session, trainingPacesOf(vdot.value).easyFast);
        if (kept < 1) return paceFast === null || isSlowerThan(session, 0);
        const own = ownPaceOf(session, vdot.value, wish, runner.weeklyMeters);
        if (own === null) return paceFast === null;
        return paceFast !== null && paceSlow !== null && paceFast <= own && own <= paceSlow;
      },
    ),
  );
}

function availabilityScore({ wish, training, build }: PlanView): number {
  const runs = training.filter(({ session }) => session.kind !== 'race');
  const longs = runs.filter(({ session }) => isLongKind(session.kind));
  const mayBeLong =
    wish.longRunWeekday !== null && wish.weekdays.includes(wish.longRunWeekday)
      ? wish.longRunWeekday
      : null;
  const minutes = wish.minutesOnOtherDays;
  // A test stands where the legs are rested, whichever day the club has.
  const faster = build.flatMap(({ sessions }) =>
    sessions.filter((one) => isFaster(one) && one.kind !== 'test'),
  );
  const longDay = mayBeLong ?? 0;
  const possibleClubDays = wish.clubWeekdays.filter(
    (day) =>
      wish.weekdays.includes(day) && Math.min((day - longDay + 7) % 7, (longDay - day + 7) % 7) > 1,
  );
  const onClubDays = shareOf(faster, ({ day }) =>
    possibleClubDays.includes(weekdayOf(dayNumberOf(day))),
  );
  return pointsOf(
    Math.min(
      shareOf(runs, ({ day }) => wish.weekdays.includes(weekdayOf(day))),
      shareOf(longs, ({ day }) => mayBeLong === null || weekdayOf(day) === mayBeLong),
      shareOf(
        runs.filter(({ session }) => !isLongKind(session.kind)),
        ({ session }) => minutes === null || session.seconds <= minutes * 60 * 1.02,
      ),
      // Of two faster sessions one may be the runner's own.
      possibleClubDays.length === 0 || onClubDays >= 0.5 ? 1 : onClubDays,
    ),
  );
}

function frequencyScore(view: PlanView): number | null {
  const { build, wish, isNew } = view;
  if (build.length === 0) return null;
  const days = Math.min(6, new Set(wish.weekdays).size);
  const wished = Math.min(
    wish.sessionsPerWeek,
    days === 6 ? 7 : days,
    isNew ? NEW_RUNS_MAXIMUM : 7,
  );
  const week = median(build.map(({ meters }) => meters));
  const sensible = Math.max(3, Math.min(wished, Math.floor(week / MEAN_RUN_METERS)));
  const found = median(build.map((one) => runsIn(one, view)));
  return Math.max(0, 5 - Math.abs(found - sensible));
}

export const START_AND_FIT: readonly Criterion[] = [
  {
    id: 'goal',
    rubric:
      'Six checks: the plan ends with the race, on its day, over its distance, with the wished time in its target, holds faster running where that is sensible, and races an ultra slower than easy and anything else faster. Without a race: the weeks asked for, and no race.',
    score: goalScore,
  },
  {
    id: 'starting-point',
    rubric:
      'First week against the runner’s own: within 8 % is 5, 15 % below or 10 % above 4, and so on. After a break half to 80 %, after a long one at most 60 %, with a niggle that is no mild ache or after five days off 65 to 88 %, for who never ran 4 to 10 km. A jump of the longest run is 1.',
    score: startScore,
  },
  {
    id: 'asking-back',
    rubric:
      'Seven checks: health and days are asked, a race where no fitness is known, the week where none is recorded, at most five questions, a default for each. Beside the plan two to four questions are open, and three assumptions named.',
    score: askingScore,
  },
  {
    id: 'individual-targets',
    rubric:
      'Share of sessions whose range holds the runner’s own pace by the formula, with heart rates from measured values only, and none that is made up. 98 % is 5, 90 % is 4, 75 % is 3.',
    score: targetsScore,
  },
  {
    id: 'availability',
    rubric:
      'Share of sessions on the runner’s days, of long runs on the wished day, within the minutes, and half of the faster ones, tests left out, on club days. The worst of the four counts.',
    score: availabilityScore,
  },
  {
    id: 'frequency',
    rubric:
      'Usual runs a week against those wished for, or against one for each 3 km of small weeks: a point less for each run that differs.',
    score: frequencyScore,
  },
];
