import { ATHLETE_PROFILE_LIMITS, ISO_WEEKDAYS } from '../athletes/athlete-profile.ts';
import { isCalendarDay } from '../measures/calendar-day.ts';
import { RECORD_METERS } from '../training/performance/record-readings.ts';
import { StoredShapeFailure, type StoredShape } from '../stored-shape.ts';
import { buildPlan, type PlanOutcome } from './build-plan.ts';
import {
  linesOfText,
  PLAN_LINES_PATTERN,
  planLinesOf,
  planOfLines,
  textOfLines,
} from './plan-lines.ts';
import type { PlanGoalKind, TrainingPlan } from './training-plan.ts';
import { PLAN_INJURIES, type PlanInjury, type PlanRunner, type PlanWish } from './plan-wish.ts';

/** A plan is built for who is well or has a niggle. */
export const PLANNED_HEALTH = ['well', 'niggle'] as const;

/** Raised with each change of the builder, so that it is known by which one a plan was made. */
export const PLAN_BUILDER_VERSION = 13;

/** What a plan is built from. Whole figures, so that the same plan comes of them. */
interface PlanInputs {
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
  /** Null = none, or not said. */
  injury: PlanInjury | null;
  clubWeekdays: number[];
  minutesOnOtherDays: number | null;
  isHot: boolean;
  isHilly: boolean;
  /** A line for each: `2027-01-10 10000`. */
  racesOnTheWay: string;
}

/**
 * users/{uid}/trainingPlans/current: an accepted plan with what it was built from. The sessions are
 * stored, so that a running plan stays as it was taken when the builder changes.
 */
export interface PlanRecord extends PlanInputs {
  builderVersion: number;
  /** First and last day, YYYY-MM-DD. */
  startDay: string;
  endDay: string;
  /** See `planLinesOf`. */
  sessions: string;
  /** What became of single sessions, a line for each. */
  marks: string;
  /** Since when the runner pauses, YYYY-MM-DD; null = they do not. */
  pausedOn: string | null;
  /** The last day of the pause, YYYY-MM-DD; null = not known yet. */
  pausedUntil: string | null;
  /** What was changed since it was taken, a line for each. */
  changes: string;
  /** Names the state of the plan that was read; empty = it was not stored yet. */
  revision: string;
}

/** What stands in `details`, so that the rules have few fields to look at. */
type DetailField =
  | 'daysSinceLastRun'
  | 'vdotUncertaintyTenths'
  | 'age'
  | 'thresholdHeartRate'
  | 'injury'
  | 'clubWeekdays'
  | 'minutesOnOtherDays'
  | 'isHot'
  | 'isHilly'
  | 'racesOnTheWay'
  | 'builderVersion'
  | 'startDay'
  | 'endDay'
  | 'marks'
  | 'pausedOn'
  | 'pausedUntil'
  | 'changes';

/** As it lies in the database. */
export type StoredPlan = Omit<PlanRecord, DetailField> & {
  /** Lines that begin with what they say, such as `end 2027-03-14` or `mark 2026-12-01 2 ill`. */
  details: string;
  /** The revision that this one takes the place of; the rules refuse it where another is stored. */
  basedOn: string;
};

/** What the first plans were stored without. */
type LaterField = 'sessions' | 'details' | 'revision';

/** As it is read: at first only what a plan was built from was stored, each in a field. */
export type StoredPlanRecord = Omit<StoredPlan, LaterField | 'basedOn'> &
  Partial<Pick<StoredPlan, LaterField>> &
  Partial<Pick<PlanRecord, DetailField>>;

/** What a plan is of use by. */
export const PLAN_RECORD_SHAPE = {
  goalKind: 'string',
  madeOn: 'string',
  weeks: 'number',
  weekdays: 'array',
  weeklyMeters: 'number',
  health: 'string',
  sessions: 'string?',
  details: 'string?',
  revision: 'string?',
} as const satisfies StoredShape<StoredPlanRecord>;

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
  minutesOnOtherDays: [20, 600],
  detailsMaxLength: 60_000,
} as const;

/** What the rules take as well. Every line ends with a line break. */
export const PLAN_RECORD_PATTERNS = {
  details: '([a-z0-9~:;.=\\t -]+\\n)+',
  sessions: PLAN_LINES_PATTERN,
  revision: '[0-9a-f-]{8,36}',
} as const;

const LIMITS = PLAN_RECORD_LIMITS;

function within(value: number | null, [least, most]: readonly [number, number]): number | null {
  return value === null ? null : Math.min(most, Math.max(least, Math.round(value)));
}

/** What a plan is built from, of a runner and a wish. */
function inputsOf(runner: PlanRunner, wish: PlanWish): PlanInputs {
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
    injury: runner.injury ?? null,
    clubWeekdays: [...wish.clubWeekdays],
    minutesOnOtherDays: within(wish.minutesOnOtherDays, LIMITS.minutesOnOtherDays),
    isHot: wish.isHot,
    isHilly: wish.isHilly,
    racesOnTheWay: textOfLines(
      wish.racesOnTheWay
        .slice(0, RACES_MAXIMUM)
        .map(({ day, meters }) => `${day} ${Math.round(meters)}`),
    ),
  };
}

/** More races than this in half a year nobody trains for. */
const RACES_MAXIMUM = 12;

/** Half marathons end in half metres, and only whole ones are stored. */
function exactMeters(meters: number | null): number | null {
  return Object.values(RECORD_METERS).find((exact) => Math.round(exact) === meters) ?? meters;
}

/** The runner whom a record was made of; a sign would have kept it from being made. */
export function runnerOf(record: PlanInputs): PlanRunner {
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
    injury: record.injury,
    hasRedFlag: false,
  };
}

export function wishOf(record: PlanInputs): PlanWish {
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
    clubWeekdays: record.clubWeekdays,
    minutesOnOtherDays: record.minutesOnOtherDays,
    isHot: record.isHot,
    isHilly: record.isHilly,
    racesOnTheWay: linesOfText(record.racesOnTheWay).map((line) => {
      const [day = '', meters] = line.split(' ');
      return { day, meters: exactMeters(Number(meters)) ?? 0 };
    }),
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

/**
 * A record as it is stored, in the place of the revision that was read.
 *
 * @param revision names the new state; random, in the pattern of `PLAN_RECORD_PATTERNS.revision`
 */
export function storedPlanOf(record: PlanRecord, revision: string): StoredPlan {
  const {
    daysSinceLastRun,
    vdotUncertaintyTenths,
    age,
    thresholdHeartRate,
    injury,
    clubWeekdays,
    minutesOnOtherDays,
    isHot,
    isHilly,
    racesOnTheWay,
    builderVersion,
    startDay,
    endDay,
    marks,
    pausedOn,
    pausedUntil,
    changes,
    revision: basedOn,
    ...fields
  } = record;
  const each = (word: string, text: string) => linesOfText(text).map((line) => `${word} ${line}`);
  const figure = (word: string, value: number | null) =>
    value === null ? [] : [`${word} ${value}`];
  const lines = [
    `builder ${builderVersion}`,
    `start ${startDay}`,
    `end ${endDay}`,
    ...(pausedOn === null ? [] : [`paused ${pausedOn}`]),
    ...(pausedUntil === null ? [] : [`paused-until ${pausedUntil}`]),
    ...(isHot ? ['hot'] : []),
    ...(isHilly ? ['hilly'] : []),
    ...figure('days-since', daysSinceLastRun),
    ...figure('uncertainty', vdotUncertaintyTenths),
    ...figure('age', age),
    ...figure('threshold', thresholdHeartRate),
    ...figure('minutes', minutesOnOtherDays),
    ...(injury === null ? [] : [`injury ${injury}`]),
    ...clubWeekdays.map((day) => `club ${day}`),
    ...each('race', racesOnTheWay),
    ...each('mark', marks),
    ...each('change', changes),
  ];
  return { ...fields, details: textOfLines(lines), revision, basedOn };
}

/** A text may come from anybody, and the time of building a plan grows with its races. */
function isRaceLine(line: string): boolean {
  const [day = '', meters = '', ...rest] = line.split(' ');
  const [least, most] = LIMITS.goalMeters;
  const isDistance = /^\d+$/u.test(meters) && Number(meters) >= least && Number(meters) <= most;
  return isDistance && rest.length === 0 && isCalendarDay(day);
}

/** What the lines of `details` say, by their first word. */
function detailsOf(text: string): Pick<PlanRecord, DetailField> {
  const said = Map.groupBy(linesOfText(text), (line) => line.split(' ', 1)[0] ?? '');
  const all = (word: string) => (said.get(word) ?? []).map((line) => line.slice(word.length + 1));
  const dayOf = (word: string) => all(word).find(isCalendarDay) ?? '';
  const figure = (word: string, limits: readonly [number, number]) => {
    const [value] = all(word);
    return value === undefined || !/^\d+$/u.test(value) ? null : within(Number(value), limits);
  };
  return {
    daysSinceLastRun: figure('days-since', [0, LIMITS.daysSinceLastRunMaximum]),
    vdotUncertaintyTenths: figure('uncertainty', [0, LIMITS.vdotUncertaintyTenthsMaximum]),
    age: figure('age', [0, LIMITS.ageMaximum]),
    thresholdHeartRate: figure('threshold', LIMITS.thresholdHeartRate),
    injury: PLAN_INJURIES.find((one) => one === all('injury')[0]) ?? null,
    clubWeekdays: [...new Set(all('club').map(Number))].filter((day) =>
      ISO_WEEKDAYS.some((one) => one === day),
    ),
    minutesOnOtherDays: figure('minutes', LIMITS.minutesOnOtherDays),
    isHot: said.has('hot'),
    isHilly: said.has('hilly'),
    racesOnTheWay: textOfLines(all('race').filter(isRaceLine).slice(0, RACES_MAXIMUM)),
    builderVersion: Number(all('builder')[0] ?? 1),
    startDay: dayOf('start'),
    endDay: dayOf('end'),
    marks: textOfLines(all('mark')),
    pausedOn: dayOf('paused') || null,
    pausedUntil: dayOf('paused-until') || null,
    changes: textOfLines(all('change')),
  };
}

/**
 * A record as it is read. One of the time when only the inputs were stored gets the plan that the
 * builder makes of them; it stays with the first change. Stored sessions are never built anew, since
 * marks, changes and a pause would be lost with the next write.
 *
 * @returns null where there is no plan to be made of it
 * @throws StoredShapeFailure 'training-plan/newer-version' where this release cannot read its sessions
 */
export function completeRecord(stored: StoredPlanRecord): PlanRecord | null {
  const { sessions = '', details = '', revision = '', ...fields } = stored;
  const record: PlanRecord = { ...detailsOf(details), ...fields, sessions, revision };
  const days = [record.madeOn, ...(record.goalDay === null ? [] : [record.goalDay])];
  // The rules know the form of a day and not the calendar.
  if (!days.every(isCalendarDay)) return null;
  if (record.startDay !== '' && record.endDay !== '' && planOfRecord(record)) return record;
  if (sessions !== '') {
    throw new StoredShapeFailure(
      'trainingPlans/current',
      'sessions',
      'plan of this release',
      'training-plan/newer-version',
    );
  }
  const outcome = buildPlan(runnerOf(record), wishOf(record));
  return outcome.outcome === 'built' ? { ...recordOf(record, outcome.plan), revision } : null;
}

/** The plan as it was taken and changed since; null where its text is none. */
export function planOfRecord(record: PlanRecord): TrainingPlan | null {
  const { startDay, endDay, sessions } = record;
  return planOfLines(sessions, { goal: wishOf(record).goal, startDay, endDay });
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

/** Whether a plan takes the place that a new one would need. */
export function isPlanCurrent(plan: Pick<PlanRecord, 'endDay'> | null, today: string): boolean {
  return plan !== null && plan.endDay >= today;
}
