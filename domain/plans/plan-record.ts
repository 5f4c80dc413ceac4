import { ATHLETE_SEXES, type AthleteSex } from '../athletes/athlete-physiology.ts';
import { ATHLETE_PROFILE_LIMITS, ISO_WEEKDAYS } from '../athletes/athlete-profile.ts';
import { dayNumberOf, isCalendarDay } from '../measures/calendar-day.ts';
import { RECORD_METERS } from '../training/performance/record-meters.ts';
import { StoredShapeFailure, type StoredShape } from '../stored-shape.ts';
import { linesOfText, PLAN_LINES_PATTERN, planOfLines, textOfLines } from './plan-lines.ts';
import type { PlanGoalKind, TrainingPlan } from './training-plan.ts';
import {
  PLAN_FACTS,
  PLAN_INJURIES,
  type DaysOff,
  type MinutesByWeekday,
  type PlanFact,
  type PlanInjury,
  type PlanRunner,
  type PlanWish,
} from './plan-wish.ts';

/** A plan is built for a runner who is well or has a niggle. */
export const PLANNED_HEALTH = ['well', 'niggle'] as const;

/** What a plan is built from. Whole figures, so that the same plan comes of them. */
export interface PlanInputs {
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
  /** The longest running without a walk, seconds; null = not said. */
  stretchSeconds: number | null;
  vdotTenths: number | null;
  vdotUncertaintyTenths: number | null;
  easyPaceSecondsPerKilometer: number | null;
  age: number | null;
  /** Null = not given. */
  sex: AthleteSex | null;
  facts: PlanFact[];
  /** Measured only. */
  thresholdHeartRate: number | null;
  health: (typeof PLANNED_HEALTH)[number];
  /** Null = none, or not said. */
  injury: PlanInjury | null;
  /** See `isMildAche`. */
  isAcheMild: boolean;
  clubWeekdays: number[];
  minutesOnOtherDays: number | null;
  /** Of single weekdays; null = one figure for all. */
  minutesByWeekday: MinutesByWeekday | null;
  /** Days in a row without running. */
  daysOff: DaysOff[];
  isHot: boolean;
  isHilly: boolean;
  /** Of the race, metres; null = not known. */
  climbMeters: number | null;
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
  | 'stretchSeconds'
  | 'vdotUncertaintyTenths'
  | 'age'
  | 'sex'
  | 'facts'
  | 'thresholdHeartRate'
  | 'injury'
  | 'isAcheMild'
  | 'clubWeekdays'
  | 'minutesOnOtherDays'
  | 'minutesByWeekday'
  | 'daysOff'
  | 'isHot'
  | 'isHilly'
  | 'climbMeters'
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
  stretchSeconds: [30, 7200],
  vdotTenths: [100, 900],
  vdotUncertaintyTenthsMaximum: 100,
  easyPace: [150, 900],
  ageMaximum: 130,
  thresholdHeartRate: [80, 240],
  minutesOnOtherDays: [20, 600],
  climbMeters: [1, 20_000],
  daysOffMaximum: 6,
  /** Who is away for longer pauses the plan. */
  daysOffLengthMaximum: 14,
  detailsMaxLength: 60_000,
  /** Nobody trains for more in half a year. */
  racesOnTheWayMaximum: 12,
} as const;

/** What the rules take as well. Every line ends with a line break. */
export const PLAN_RECORD_PATTERNS = {
  details: '([a-z0-9~:;.=\\t -]+\\n)+',
  sessions: PLAN_LINES_PATTERN,
  revision: '[0-9a-f-]{8,36}',
} as const;

const LIMITS = PLAN_RECORD_LIMITS;

/** A figure as it may be stored: whole, and not beyond what people can run. */
export function storableFigure(
  value: number | null,
  [least, most]: readonly [number, number],
): number | null {
  return value === null ? null : Math.min(most, Math.max(least, Math.round(value)));
}

/** Half marathons end in half metres, and only whole ones are stored. */
function exactMeters(meters: number | null): number | null {
  return Object.values(RECORD_METERS).find((exact) => Math.round(exact) === meters) ?? meters;
}

/** A line of `changes` with paces of a test or a race that the runner took; see `plan-change.ts`. */
const TAKEN_PACES = /^\d+ [a-z]+ paces [\d-]+ made(?: |\t|$)/;

function hasTakenPaces({ changes = '' }: Partial<Pick<PlanRecord, 'changes'>>): boolean {
  return linesOfText(changes).some((line) => TAKEN_PACES.test(line));
}

/** The runner whom a record was made of; a sign would have kept it from being made. */
export function runnerOf(record: PlanInputs & Partial<Pick<PlanRecord, 'changes'>>): PlanRunner {
  const { vdotTenths, vdotUncertaintyTenths, thresholdHeartRate } = record;
  return {
    weeklyMeters: record.weeklyMeters,
    longestMeters: record.longestMeters,
    daysSinceLastRun: record.daysSinceLastRun,
    stretchSeconds: record.stretchSeconds,
    ...(hasTakenPaces(record) && { isFormTested: true }),
    vdot:
      vdotTenths === null
        ? null
        : { value: vdotTenths / 10, uncertainty: (vdotUncertaintyTenths ?? 0) / 10 },
    easyPaceSecondsPerKilometer: record.easyPaceSecondsPerKilometer,
    age: record.age,
    sex: record.sex,
    facts: record.facts,
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
    isAcheMild: record.isAcheMild,
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
    ...(record.minutesByWeekday && { minutesByWeekday: record.minutesByWeekday }),
    ...(record.daysOff.length > 0 && { daysOff: record.daysOff }),
    isHot: record.isHot,
    isHilly: record.isHilly,
    climbMeters: record.climbMeters,
    racesOnTheWay: linesOfText(record.racesOnTheWay).map((line) => {
      const [day = '', meters] = line.split(' ');
      return { day, meters: exactMeters(Number(meters)) ?? 0 };
    }),
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
    stretchSeconds,
    vdotUncertaintyTenths,
    age,
    sex,
    facts,
    thresholdHeartRate,
    injury,
    isAcheMild,
    clubWeekdays,
    minutesOnOtherDays,
    minutesByWeekday,
    daysOff,
    isHot,
    isHilly,
    climbMeters,
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
    ...figure('climb', climbMeters),
    ...figure('days-since', daysSinceLastRun),
    ...figure('stretch', stretchSeconds),
    ...figure('uncertainty', vdotUncertaintyTenths),
    ...figure('age', age),
    ...(sex === null ? [] : [`sex ${sex}`]),
    ...facts.map((fact) => `fact ${fact}`),
    ...figure('threshold', thresholdHeartRate),
    ...figure('minutes', minutesOnOtherDays),
    ...Object.entries(minutesByWeekday ?? {}).map(
      ([weekday, minutes]) => `day-minutes ${weekday} ${minutes}`,
    ),
    ...daysOff.map(({ from, to }) => `off ${from} ${to}`),
    ...(injury === null ? [] : [`injury ${injury}`]),
    ...(isAcheMild ? ['mild'] : []),
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

/** What lines such as `2 75` say; null = nothing. */
function minutesOfLines(lines: readonly string[]): MinutesByWeekday | null {
  const said = Object.fromEntries(
    lines
      .filter((line) => /^[1-7] \d{1,4}$/u.test(line))
      .map((line) => line.split(' ').map(Number)),
  ) as MinutesByWeekday;
  return storableMinutes(said);
}

/** Minutes of weekdays as they may be stored; null = none. */
export function storableMinutes(said: MinutesByWeekday): MinutesByWeekday | null {
  const kept = ISO_WEEKDAYS.flatMap((weekday) => {
    const minutes = storableFigure(said[weekday] ?? null, LIMITS.minutesOnOtherDays);
    return minutes === null ? [] : [[weekday, minutes] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Days off as they may be stored: in order, real days, none of them for too long. */
export function storableDaysOff(daysOff: readonly DaysOff[]): DaysOff[] {
  return daysOff
    .filter(({ from, to }) => isCalendarDay(from) && isCalendarDay(to) && from <= to)
    .filter(({ from, to }) => dayNumberOf(to) - dayNumberOf(from) < LIMITS.daysOffLengthMaximum)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .slice(0, LIMITS.daysOffMaximum);
}

/** What the lines of `details` say, by their first word. */
function detailsOf(text: string): Pick<PlanRecord, DetailField> {
  const said = Map.groupBy(linesOfText(text), (line) => line.split(' ', 1)[0] ?? '');
  const all = (word: string) => (said.get(word) ?? []).map((line) => line.slice(word.length + 1));
  const dayOf = (word: string) => all(word).find(isCalendarDay) ?? '';
  const figure = (word: string, limits: readonly [number, number]) => {
    const [value] = all(word);
    return value === undefined || !/^\d+$/u.test(value)
      ? null
      : storableFigure(Number(value), limits);
  };
  return {
    daysSinceLastRun: figure('days-since', [0, LIMITS.daysSinceLastRunMaximum]),
    stretchSeconds: figure('stretch', LIMITS.stretchSeconds),
    vdotUncertaintyTenths: figure('uncertainty', [0, LIMITS.vdotUncertaintyTenthsMaximum]),
    age: figure('age', [0, LIMITS.ageMaximum]),
    sex: ATHLETE_SEXES.find((one) => one === all('sex')[0]) ?? null,
    facts: PLAN_FACTS.filter((fact) => all('fact').includes(fact)),
    thresholdHeartRate: figure('threshold', LIMITS.thresholdHeartRate),
    injury: PLAN_INJURIES.find((one) => one === all('injury')[0]) ?? null,
    isAcheMild: said.has('mild'),
    clubWeekdays: [...new Set(all('club').map(Number))].filter((day) =>
      ISO_WEEKDAYS.some((one) => one === day),
    ),
    minutesOnOtherDays: figure('minutes', LIMITS.minutesOnOtherDays),
    minutesByWeekday: minutesOfLines(all('day-minutes')),
    daysOff: storableDaysOff(
      all('off').map((line) => {
        const [from = '', to = ''] = line.split(' ');
        return { from, to };
      }),
    ),
    isHot: said.has('hot'),
    isHilly: said.has('hilly'),
    climbMeters: figure('climb', LIMITS.climbMeters),
    racesOnTheWay: textOfLines(
      all('race').filter(isRaceLine).slice(0, LIMITS.racesOnTheWayMaximum),
    ),
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
 * A record as it is read. One of the time when only the inputs were stored has no sessions yet
 * ({@link hasSessions}); `completeRecord` builds them.
 *
 * @returns null where a day that it goes by is none
 * @throws StoredShapeFailure 'training-plan/newer-version' where this release cannot read its sessions
 */
export function readPlanRecord(stored: StoredPlanRecord): PlanRecord | null {
  const { sessions = '', details = '', revision = '', ...fields } = stored;
  const record: PlanRecord = { ...detailsOf(details), ...fields, sessions, revision };
  const days = [record.madeOn, ...(record.goalDay === null ? [] : [record.goalDay])];
  // The rules know the form of a day and not the calendar.
  if (!days.every(isCalendarDay)) return null;
  if (!hasSessions(record)) return record;
  if (record.startDay !== '' && record.endDay !== '' && planOfRecord(record)) return record;
  throw new StoredShapeFailure(
    'trainingPlans/current',
    'sessions',
    'plan of this release',
    'training-plan/newer-version',
  );
}

/** Whether a record holds a plan, and not only what one is built from. */
export function hasSessions({ sessions }: Pick<PlanRecord, 'sessions'>): boolean {
  return sessions !== '';
}

/** Reading a plan of many weeks takes a phone a tenth of a second, and several parts of a page ask for it. */
const plansByRecord = new WeakMap<PlanRecord, TrainingPlan | null>();

/** The plan as it was taken and changed since; null where its text is none. A record is read once. */
export function planOfRecord(record: PlanRecord): TrainingPlan | null {
  const known = plansByRecord.get(record);
  if (known !== undefined) return known;
  const { startDay, endDay, sessions } = record;
  const plan = planOfLines(sessions, { goal: wishOf(record).goal, startDay, endDay });
  plansByRecord.set(record, plan);
  return plan;
}

/** Whether a plan takes the place that a new one would need. */
export function isPlanCurrent(plan: Pick<PlanRecord, 'endDay'> | null, today: string): boolean {
  return plan !== null && plan.endDay >= today;
}
