import { ATHLETE_PROFILE_LIMITS } from '../athletes/athlete-profile.ts';
import { raceMetersOf } from '../training/performance/record-meters.ts';
import { buildPlan, type PlanOutcome } from './build-plan.ts';
import { planLinesOf, textOfLines } from './plan-lines.ts';
import {
  hasSessions,
  PLAN_RECORD_LIMITS,
  planOfRecord,
  readPlanRecord,
  runnerOf,
  storableDaysOff,
  storableFigure,
  storableMinutes,
  wishOf,
  type PlanInputs,
  type PlanRecord,
  type StoredPlanRecord,
} from './plan-record.ts';
import { PLAN_FACTS, type PlanRunner, type PlanWish } from './plan-wish.ts';
import type { TrainingPlan } from './training-plan.ts';

/** Raised with each change of the builder, so that it is known by which one a plan was made. */
export const PLAN_BUILDER_VERSION = 36;

const LIMITS = PLAN_RECORD_LIMITS;

/** What a plan is built from, of a runner and a wish. */
function inputsOf(runner: PlanRunner, wish: PlanWish): PlanInputs {
  const { goal } = wish;
  const { heartRate, vdot } = runner;
  const isMeasured = heartRate !== null && heartRate.basis !== 'age-estimate';
  return {
    goalKind: goal.kind,
    goalMeters: storableFigure(goal.meters && raceMetersOf(goal.meters), LIMITS.goalMeters),
    goalSeconds: storableFigure(goal.seconds, LIMITS.goalSeconds),
    goalDay: goal.day,
    event: goal.event?.slice(0, ATHLETE_PROFILE_LIMITS.eventMaxLength) ?? null,
    madeOn: wish.today,
    weeks: wish.weeks,
    weekdays: [...wish.weekdays],
    longRunWeekday: wish.longRunWeekday,
    weeklyMeters: storableFigure(runner.weeklyMeters, [0, LIMITS.weeklyMetersMaximum]) ?? 0,
    longestMeters: storableFigure(runner.longestMeters, [1, LIMITS.longestMetersMaximum]),
    daysSinceLastRun: storableFigure(runner.daysSinceLastRun, [0, LIMITS.daysSinceLastRunMaximum]),
    stretchSeconds: storableFigure(runner.stretchSeconds ?? null, LIMITS.stretchSeconds),
    vdotTenths: storableFigure(vdot && vdot.value * 10, LIMITS.vdotTenths),
    vdotUncertaintyTenths: storableFigure(vdot && vdot.uncertainty * 10, [
      0,
      LIMITS.vdotUncertaintyTenthsMaximum,
    ]),
    easyPaceSecondsPerKilometer: storableFigure(
      runner.easyPaceSecondsPerKilometer,
      LIMITS.easyPace,
    ),
    age: storableFigure(runner.age, [0, LIMITS.ageMaximum]),
    sex: runner.sex ?? null,
    facts: PLAN_FACTS.filter((fact) => runner.facts?.includes(fact)),
    thresholdHeartRate: isMeasured
      ? storableFigure(heartRate.thresholdBeatsPerMinute, LIMITS.thresholdHeartRate)
      : null,
    health: runner.health === 'niggle' ? 'niggle' : 'well',
    injury: runner.injury ?? null,
    isAcheMild: runner.isAcheMild === true,
    clubWeekdays: [...wish.clubWeekdays],
    minutesOnOtherDays: storableFigure(wish.minutesOnOtherDays, LIMITS.minutesOnOtherDays),
    minutesByWeekday: storableMinutes(wish.minutesByWeekday ?? {}),
    daysOff: storableDaysOff(wish.daysOff ?? []),
    isHot: wish.isHot,
    isHilly: wish.isHilly,
    climbMeters: storableFigure(wish.climbMeters ?? null, LIMITS.climbMeters),
    racesOnTheWay: textOfLines(
      wish.racesOnTheWay
        .slice(0, LIMITS.racesOnTheWayMaximum)
        .map(({ day, meters }) => `${day} ${Math.round(meters)}`),
    ),
  };
}

/** The record of a plan that was just built. */
function recordOf(inputs: PlanInputs, plan: TrainingPlan): PlanRecord {
  return {
    ...inputs,
    builderVersion: PLAN_BUILDER_VERSION,
    startDay: plan.startDay,
    endDay: plan.endDay,
    sessions: planLinesOf(plan),
    marks: '',
    pausedOn: null,
    pausedUntil: null,
    changes: '',
    revision: '',
  };
}

/** A plan before it is taken. What is shown is what would be stored. */
export type ProposedPlan =
  | { outcome: 'built'; plan: TrainingPlan; record: PlanRecord }
  | Exclude<PlanOutcome, { outcome: 'built' }>;

/** What can be proposed to a runner; refused where health comes first. */
export function proposedPlan(runner: PlanRunner, wish: PlanWish): ProposedPlan {
  const inputs = inputsOf(runner, wish);
  const { health, hasRedFlag } = runner;
  const outcome = buildPlan({ ...runnerOf(inputs), health, hasRedFlag }, wishOf(inputs));
  if (outcome.outcome !== 'built') return outcome;
  const record = recordOf(inputs, outcome.plan);
  return { outcome: 'built', record, plan: planOfRecord(record) ?? outcome.plan };
}

/**
 * A stored record with its plan. One of the time when only the inputs were stored gets the plan that
 * the builder makes of them; it stays with the first change. Stored sessions are never built anew,
 * since marks, changes and a pause would be lost with the next write.
 *
 * @returns null where there is no plan to be made of it
 * @throws StoredShapeFailure 'training-plan/newer-version' where this release cannot read its sessions
 */
export function completeRecord(stored: StoredPlanRecord): PlanRecord | null {
  const record = readPlanRecord(stored);
  if (!record || hasSessions(record)) return record;
  const outcome = buildPlan(runnerOf(record), wishOf(record));
  if (outcome.outcome !== 'built') return null;
  return { ...recordOf(record, outcome.plan), revision: record.revision };
}
