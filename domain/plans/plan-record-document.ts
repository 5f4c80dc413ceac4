import {
  array,
  number,
  object,
  string,
  type NumberSchema,
  type ObjectSchema,
  type StringSchema,
} from 'yup';
import {
  ATHLETE_PROFILE_LIMITS,
  CALENDAR_DAY_PATTERN,
  ISO_WEEKDAYS,
} from '../athletes/athlete-profile.ts';
import { PLAN_LIMITS } from './plan-limits.ts';
import { PLAN_LINES_MAX_LENGTH } from './plan-lines.ts';
import {
  PLAN_RECORD_LIMITS,
  PLAN_RECORD_PATTERNS,
  PLANNED_HEALTH,
  type StoredPlan,
} from './plan-record.ts';
import { PLAN_GOAL_KINDS } from './training-plan.ts';

/** Text of lines that is nothing else, from its beginning to its end. */
function linesOf(pattern: string, maxLength: number): StringSchema<string> {
  return string()
    .defined()
    .max(maxLength)
    .matches(new RegExp(`^(?:${pattern})$`));
}

function whole(least: number, most: number): NumberSchema<number> {
  return number().required().integer().min(least).max(most);
}

function wholeOrNull(least: number, most: number): NumberSchema<number | null> {
  return number().defined().nullable().integer().min(least).max(most);
}

/** What a runner may write as their plan, the server's times aside. Strict. */
export const planRecordSchema: ObjectSchema<StoredPlan> = object({
  goalKind: string().required().oneOf(PLAN_GOAL_KINDS),
  goalMeters: wholeOrNull(...PLAN_RECORD_LIMITS.goalMeters),
  goalSeconds: wholeOrNull(...PLAN_RECORD_LIMITS.goalSeconds),
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
  weeklyMeters: whole(0, PLAN_RECORD_LIMITS.weeklyMetersMaximum),
  longestMeters: wholeOrNull(1, PLAN_RECORD_LIMITS.longestMetersMaximum),
  vdotTenths: wholeOrNull(...PLAN_RECORD_LIMITS.vdotTenths),
  easyPaceSecondsPerKilometer: wholeOrNull(...PLAN_RECORD_LIMITS.easyPace),
  health: string().required().oneOf(PLANNED_HEALTH),
  sessions: linesOf(PLAN_RECORD_PATTERNS.sessions, PLAN_LINES_MAX_LENGTH),
  details: linesOf(PLAN_RECORD_PATTERNS.details, PLAN_RECORD_LIMITS.detailsMaxLength),
  revision: string()
    .required()
    .matches(new RegExp(`^(?:${PLAN_RECORD_PATTERNS.revision})$`)),
  basedOn: string()
    .defined()
    .matches(new RegExp(`^(?:${PLAN_RECORD_PATTERNS.revision})?$`)),
})
  .noUnknown()
  .strict();
