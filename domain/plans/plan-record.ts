import { array, number, object, string, type NumberSchema, type ObjectSchema } from 'yup';
import {
  ATHLETE_PROFILE_LIMITS,
  CALENDAR_DAY_PATTERN,
  ISO_WEEKDAYS,
} from '../athletes/athlete-profile.ts';
import { RECORD_METERS } from '../training/performance/record-readings.ts';
import type { StoredShape } from '../stored-shape.ts';
import { buildPlan, type PlanOutcome } from './build-plan.ts';
import { PLAN_LIMITS } from './plan-limits.ts';
import { PLAN_GOAL_KINDS, type PlanGoalKind } from './training-plan.ts';
import type { PlanRunner, PlanWish } from './plan-wish.ts';

/** A plan is built for who is well or has a niggle. */
export const PLANNED_HEALTH = ['well', 'niggle'] as const;

/**
 * users/{uid}/trainingPlans/current: what an accepted plan was built from. The builder is
 * deterministic, so this is the plan: small, and always within the limits.
 */
export interface PlanRecord {
  goalKind: PlanGoalKind;
  goalMeters: number | null;
  goalSeconds: number | null;
  /** YYYY-MM-DD. */
  goalDay: string | null;
  event: string | null;
  /** The runner's day on which it was made, YYYY-MM-DD. */
  madeOn: string;
  weeks: number;
  weekdays: number[];
  longRunWeekday: number | null;
  weeklyMeters: number;
  longestMeters: number | null;
  daysSinceLastRun: number | null;
  vdotTenths: number | null;
  vdotUncertaintyTenths: number | null;
  easyPaceSecondsPerKilometer: number | null;
  age: number | null;
  /** Measured only. */
  thresholdHeartRate: number | null;
  health: (typeof PLANNED_HEALTH)[number];
}

/** What a plan is of use by. */
export const PLAN_RECORD_SHAPE = {
  goalKind: 'string',
  madeOn: 'string',
  weeks: 'number',
  weekdays: 'array',
  weeklyMeters: 'number',
  health: 'string',
} as const satisfies StoredShape<PlanRecord>;

/** What people can run; beyond it something was mistyped. */
export const PLAN_RECORD_LIMITS = {
  goalMeters: [1000, 100_000],
  goalSeconds: [120, ATHLETE_PROFILE_LIMITS.recordMaximumSeconds],
  weeklyMetersMaximum: 400_000,
  longestMetersMaximum: 200_000,
  daysSinceLastRunMaximum: 400,
  vdotTenths: [100, 900],
  vdotUncertaintyTenthsMaximum: 100,
  easyPace: [150, 900],
  ageMaximum: 130,
  thresholdHeartRate: [80, 240],
} as const;

function whole(least: number, most: number): NumberSchema<number> {
  return number().required().integer().min(least).max(most);
}

function wholeOrNull(least: number, most: number): NumberSchema<number | null> {
  return number().defined().nullable().integer().min(least).max(most);
}

const LIMITS = PLAN_RECORD_LIMITS;

/** What a runner may write as their plan, the server's times aside. Strict. */
export const planRecordSchema: ObjectSchema<PlanRecord> = object({
  goalKind: string().required().oneOf(PLAN_GOAL_KINDS),
  goalMeters: wholeOrNull(...LIMITS.goalMeters),
  goalSeconds: wholeOrNull(...LIMITS.goalSeconds),
  goalDay: string().defined().nullable().matches(CALENDAR_DAY_PATTERN),
  event: string().defined().nullable().max(ATHLETE_PROFILE_LIMITS.eventMaxLength),
  madeOn: string().required().matches(CALENDAR_DAY_PATTERN),
  weeks: whole(1, PLAN_LIMITS.weeksMaximum),
  weekdays: array(number().required().oneOf(ISO_WEEKDAYS))
    .defined()
    .min(PLAN_LIMITS.sessionsMinimum)
    .max(ISO_WEEKDAYS.length),
  longRunWeekday: number()
    .defined()
    .nullable()
    .oneOf([...ISO_WEEKDAYS, null]),
  weeklyMeters: whole(0, LIMITS.weeklyMetersMaximum),
  longestMeters: wholeOrNull(1, LIMITS.longestMetersMaximum),
  daysSinceLastRun: wholeOrNull(0, LIMITS.daysSinceLastRunMaximum),
  vdotTenths: wholeOrNull(...LIMITS.vdotTenths),
  vdotUncertaintyTenths: wholeOrNull(0, LIMITS.vdotUncertaintyTenthsMaximum),
  easyPaceSecondsPerKilometer: wholeOrNull(...LIMITS.easyPace),
  age: wholeOrNull(0, LIMITS.ageMaximum),
  thresholdHeartRate: wholeOrNull(...LIMITS.thresholdHeartRate),
  health: string().required().oneOf(PLANNED_HEALTH),
})
  .noUnknown()
  .strict();

function within(value: number | null, [least, most]: readonly [number, number]): number | null {
  return value === null ? null : Math.min(most, Math.max(least, Math.round(value)));
}

/** What is stored of a runner and a wish: whole figures, so that the same plan comes of them. */
export function planRecordOf(runner: PlanRunner, wish: PlanWish): PlanRecord {
  const { goal } = wish;
  const { heartRate, vdot } = runner;
  const isMeasured = heartRate !== null && heartRate.basis !== 'age-estimate';
  return {
    goalKind: goal.kind,
    goalMeters: within(goal.meters, LIMITS.goalMeters),
    goalSeconds: within(goal.seconds, LIMITS.goalSeconds),
    goalDay: goal.day,
    event: goal.event?.slice(0, ATHLETE_PROFILE_LIMITS.eventMaxLength) ?? null,
    madeOn: wish.today,
    weeks: wish.weeks,
    weekdays: [...wish.weekdays],
    longRunWeekday: wish.longRunWeekday,
    weeklyMeters: within(runner.weeklyMeters, [0, LIMITS.weeklyMetersMaximum]) ?? 0,
    longestMeters: within(runner.longestMeters, [1, LIMITS.longestMetersMaximum]),
    daysSinceLastRun: within(runner.daysSinceLastRun, [0, LIMITS.daysSinceLastRunMaximum]),
    vdotTenths: within(vdot && vdot.value * 10, LIMITS.vdotTenths),
    vdotUncertaintyTenths: within(vdot && vdot.uncertainty * 10, [
      0,
      LIMITS.vdotUncertaintyTenthsMaximum,
    ]),
    easyPaceSecondsPerKilometer: within(runner.easyPaceSecondsPerKilometer, LIMITS.easyPace),
    age: within(runner.age, [0, LIMITS.ageMaximum]),
    thresholdHeartRate: isMeasured
      ? within(heartRate.thresholdBeatsPerMinute, LIMITS.thresholdHeartRate)
      : null,
    health: runner.health === 'niggle' ? 'niggle' : 'well',
  };
}

/** Half marathons end in half metres, and only whole ones are stored. */
function exactMeters(meters: number | null): number | null {
  return Object.values(RECORD_METERS).find((exact) => Math.round(exact) === meters) ?? meters;
}

/** The runner whom a record was made of; a sign would have kept it from being made. */
function runnerOf(record: PlanRecord): PlanRunner {
  const { vdotTenths, vdotUncertaintyTenths, thresholdHeartRate } = record;
  return {
    weeklyMeters: record.weeklyMeters,
    longestMeters: record.longestMeters,
    daysSinceLastRun: record.daysSinceLastRun,
    vdot:
      vdotTenths === null
        ? null
        : { value: vdotTenths / 10, uncertainty: (vdotUncertaintyTenths ?? 0) / 10 },
    easyPaceSecondsPerKilometer: record.easyPaceSecondsPerKilometer,
    age: record.age,
    heartRate:
      thresholdHeartRate === null
        ? null
        : {
            thresholdBeatsPerMinute: thresholdHeartRate,
            maximumBeatsPerMinute: thresholdHeartRate / 0.9,
            restingBeatsPerMinute: 60,
            basis: 'threshold',
          },
    health: record.health,
    hasRedFlag: false,
  };
}

function wishOf(record: PlanRecord): PlanWish {
  return {
    goal: {
      kind: record.goalKind,
      meters: exactMeters(record.goalMeters),
      seconds: record.goalSeconds,
      day: record.goalDay,
      event: record.event,
    },
    today: record.madeOn,
    weeks: record.weeks,
    weekdays: record.weekdays,
    sessionsPerWeek: record.weekdays.length,
    longRunWeekday: record.longRunWeekday,
    clubWeekdays: [],
    minutesOnOtherDays: null,
    isHot: false,
    isHilly: false,
    racesOnTheWay: [],
  };
}

/** Builds the plan of a record. */
export function planOfRecord(record: PlanRecord): PlanOutcome {
  return buildPlan(runnerOf(record), wishOf(record));
}

/** A plan before it is taken: what is shown is what would be stored, the plan of its rounded figures. */
export interface ProposedPlan {
  outcome: PlanOutcome;
  record: PlanRecord;
}

/** What can be proposed to a runner; refused where health comes first. */
export function proposedPlan(runner: PlanRunner, wish: PlanWish): ProposedPlan {
  const record = planRecordOf(runner, wish);
  const { health, hasRedFlag } = runner;
  return {
    record,
    outcome: buildPlan({ ...runnerOf(record), health, hasRedFlag }, wishOf(record)),
  };
}
