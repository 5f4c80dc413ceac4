import {
  ISO_WEEKDAYS,
  RECORD_DISTANCES,
  type RecordDistance,
} from '@tasuki/domain/athletes/athlete-profile';
import { NO_TIME, secondsOf, type TimeParts } from '@tasuki/domain/measures/time-parts';
import {
  PLAN_ACHES,
  type PlanAnswers,
  type PlanQuestion,
} from '@tasuki/domain/plans/plan-questions';
import { PLAN_RECORD_LIMITS, storableDaysOff } from '@tasuki/domain/plans/plan-record';
import {
  PLAN_FACTS,
  PLAN_HEALTH,
  PLAN_INJURIES,
  type DaysOff,
  type PlanFact,
  type PlanHealth,
  type PlanInjury,
  RESULT_FACTS,
  type ResultFact,
} from '@tasuki/domain/plans/plan-wish';
import type { PlanGoal } from '@tasuki/domain/plans/training-plan';
import { RECORD_METERS } from '@tasuki/domain/training/performance/record-meters';
import type { ListedTarget } from '../../../data/athletes/athlete-profiles.ts';

/** The values of the form. Choices are text; '' = the choice that stands for none. */
export interface PlanFields {
  goal: string;
  /** Minutes without a break that a return leads to; '' = the plan chooses. */
  returnMinutes: string;
  health: string;
  injury: string;
  ache: string;
  weekdays: number[];
  longRunWeekday: string;
  weeklyMeters: string;
  stretchSeconds: string;
  raceDistance: string;
  raceTime: TimeParts;
  raceFact: string;
  minutes: string;
  /** Whether each day has minutes of its own, which then go before `minutes`. */
  hasDayMinutes: boolean;
  dayMinutes: Record<DayField, string>;
  hasDaysOff: boolean;
  /** A last day that is empty is the first one; a first one that is empty stands for none. */
  daysOff: DaysOff[];
  clubWeekdays: number[];
  isHot: boolean;
  isHilly: boolean;
  facts: Record<AskedFact, boolean>;
  climbMeters: string;
}

const UNASKED: ReadonlySet<PlanFact> = new Set<PlanFact>(['raced', ...RESULT_FACTS]);
/** Facts that runners may add themselves; what a record says is not asked. */
export const ASKED_FACTS = PLAN_FACTS.filter((fact): fact is AskedFact => !UNASKED.has(fact));
export type AskedFact = Exclude<PlanFact, 'raced' | ResultFact>;
/** Those that speak of the race. */
export const FACTS_OF_RACE: ReadonlySet<AskedFact> = new Set(['first-time', 'to-finish']);

/** The goal that was said in a conversation. */
export const SAID_GOAL = 'said';
/** Running without a walk, as far as it is a matter of minutes; the last one stands for more, too. Seconds. */
export const STRETCHES = [60, 120, 180, 300, 480, 720, 1200, 1800] as const;
/** Running without a break to come back to. Minutes. */
export const RETURN_MINUTES = [20, 30, 45, 60] as const;
/** That a day other than that of the long run leaves for running. */
export const MINUTES = [30, 45, 60, 75, 90] as const;
/** That a single day leaves, which may be that of the long run. */
export const DAY_MINUTES = [30, 40, 45, 50, 60, 75, 90, 105, 120, 150, 180, 240, 300] as const;

/** The field of a weekday; Monday is `d1`. */
export type DayField = `d${(typeof ISO_WEEKDAYS)[number]}`;

const NO_DAYS_OFF: DaysOff = { from: '', to: '' };

const NO_DAY_MINUTES: Record<DayField, string> = {
  d1: '',
  d2: '',
  d3: '',
  d4: '',
  d5: '',
  d6: '',
  d7: '',
};

/** Climb of a race, metres. */
export const CLIMBS = [200, 400, 600, 800, 1200, 1800, 2500, 3500, 5000] as const;
/** The share of the longest run in a week that is given in round figures; cautious. */
const LONGEST_OF_WEEK_SHARE = 0.35;

/** A race that a plan can lead to. */
export type PlannableRace = ListedTarget & { distance: RecordDistance };

/** Races whose distance is known, the next one first. */
export function plannableRaces(targets: readonly ListedTarget[]): PlannableRace[] {
  return targets
    .flatMap((target) =>
      target.distance === null ? [] : [{ ...target, distance: target.distance }],
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}

export function raceChoice({ id }: PlannableRace): string {
  return `race:${id}`;
}

/**
 * The first values of the form.
 *
 * @param goal the choice of the goal
 */
export function firstFields(defaults: PlanAnswers, goal: string): PlanFields {
  return {
    goal,
    returnMinutes: '',
    health: defaults.health,
    injury: '',
    ache: '',
    weekdays: defaults.weekdays,
    longRunWeekday: String(defaults.longRunWeekday ?? ''),
    weeklyMeters: '',
    stretchSeconds: '',
    raceDistance: '',
    raceTime: NO_TIME,
    raceFact: '',
    minutes: String(
      MINUTES.findLast((minutes) => minutes <= (defaults.minutesOnOtherDays ?? 0)) ?? '',
    ),
    hasDayMinutes: false,
    dayMinutes: NO_DAY_MINUTES,
    hasDaysOff: false,
    daysOff: Array.from({ length: PLAN_RECORD_LIMITS.daysOffMaximum }, () => NO_DAYS_OFF),
    clubWeekdays: defaults.clubWeekdays,
    isHot: defaults.isHot,
    isHilly: defaults.isHilly,
    facts: {
      birth: defaults.facts.includes('birth'),
      shins: defaults.facts.includes('shins'),
      calf: defaults.facts.includes('calf'),
      ankle: defaults.facts.includes('ankle'),
      knee: defaults.facts.includes('knee'),
      thigh: defaults.facts.includes('thigh'),
      stomach: defaults.facts.includes('stomach'),
      shifts: defaults.facts.includes('shifts'),
      walks: defaults.facts.includes('walks'),
      'first-time': defaults.facts.includes('first-time'),
      'to-finish': defaults.facts.includes('to-finish'),
    },
    climbMeters: String(defaults.climbMeters ?? ''),
  };
}

export function healthOf(chosen: string): PlanHealth {
  return PLAN_HEALTH.find((one) => one === chosen) ?? 'well';
}

/** A niggle is one of something, while who comes back may have paused for another reason. */
export function unnamedInjury(health: string): PlanInjury | null {
  return healthOf(health) === 'niggle' ? 'other' : null;
}

/** How a niggle is, where it does not hurt now. */
export function acheOf(chosen: string): Pick<PlanAnswers, 'ache'> {
  const ache = PLAN_ACHES.find((one) => one === chosen);
  return ache ? { ache } : {};
}

/** The goal behind a choice. */
export function goalOf(
  chosen: string,
  {
    races,
    saidGoal,
    returnMinutes = '',
  }: { races: readonly PlannableRace[]; saidGoal: PlanGoal | null; returnMinutes?: string },
): PlanGoal {
  if (chosen === SAID_GOAL && saidGoal) return saidGoal;
  const none = { meters: null, seconds: null, day: null, event: null };
  if (chosen === 'fitness') return { ...none, kind: chosen };
  if (chosen === 'return') {
    return {
      ...none,
      kind: chosen,
      seconds: returnMinutes === '' ? null : Number(returnMinutes) * 60,
    };
  }
  const race = races.find((one) => raceChoice(one) === chosen);
  if (race) {
    return {
      kind: 'race',
      meters: RECORD_METERS[race.distance],
      seconds: race.recordSeconds,
      day: race.date,
      event: race.event,
    };
  }
  const distance = RECORD_DISTANCES.find((one) => one === chosen) ?? 'tenKilometers';
  return { ...none, kind: 'distance', meters: RECORD_METERS[distance] };
}

/**
 * The answers that the form holds.
 *
 * @param questions those that were asked; what was not asked stays as it is in `defaults`
 */
export function answersOf(
  fields: PlanFields,
  { questions, defaults }: { questions: readonly PlanQuestion[]; defaults: PlanAnswers },
): PlanAnswers {
  const isRunningAsked = questions.includes('running-now');
  const weeklyMeters = Number(fields.weeklyMeters);
  return {
    ...defaults,
    health: healthOf(fields.health),
    injury: questions.includes('injury')
      ? (PLAN_INJURIES.find((one) => one === fields.injury) ?? unnamedInjury(fields.health))
      : null,
    ...(questions.includes('injury') && acheOf(fields.ache)),
    weekdays: fields.weekdays,
    longRunWeekday: fields.longRunWeekday === '' ? null : Number(fields.longRunWeekday),
    weeklyMeters: isRunningAsked ? weeklyMeters : null,
    longestMeters: isRunningAsked ? weeklyMeters * LONGEST_OF_WEEK_SHARE : null,
    stretchSeconds:
      questions.includes('stretch') && fields.stretchSeconds !== ''
        ? Number(fields.stretchSeconds)
        : null,
    recentRace: questions.includes('recent-race') ? raceOf(fields) : null,
    ...minutesOf(fields),
    ...(fields.hasDaysOff && { daysOff: daysOffOf(fields.daysOff) }),
    clubWeekdays: fields.clubWeekdays,
    isHot: fields.isHot,
    isHilly: fields.isHilly,
    facts: ASKED_FACTS.filter((fact) => fields.facts[fact]),
    climbMeters: fields.isHilly && fields.climbMeters !== '' ? Number(fields.climbMeters) : null,
  };
}

/** Those that were chosen. */
function daysOffOf(daysOff: readonly DaysOff[]): DaysOff[] {
  return daysOff
    .filter(({ from }) => from !== '')
    .map(({ from, to }) => ({ from, to: to === '' ? from : to }));
}

/** Whether days off that were chosen can be kept. */
export function areDaysOffPossible(daysOff: readonly DaysOff[]): boolean {
  const chosen = daysOffOf(daysOff);
  return storableDaysOff(chosen).length === chosen.length;
}

/** One figure for all days but that of the long run, or those of each day. */
function minutesOf({
  minutes,
  hasDayMinutes,
  dayMinutes,
  weekdays,
}: PlanFields): Pick<PlanAnswers, 'minutesOnOtherDays' | 'minutesByWeekday'> {
  const ofDays = ISO_WEEKDAYS.flatMap((day) => {
    const value = dayMinutes[`d${day}`];
    return value === '' || !weekdays.includes(day) ? [] : [[day, Number(value)] as const];
  });
  if (!hasDayMinutes || ofDays.length === 0) {
    return { minutesOnOtherDays: minutes === '' ? null : Number(minutes) };
  }
  return { minutesOnOtherDays: null, minutesByWeekday: Object.fromEntries(ofDays) };
}

function raceOf({ raceDistance, raceTime, raceFact }: PlanFields): PlanAnswers['recentRace'] {
  const distance = RECORD_DISTANCES.find((one) => one === raceDistance);
  const seconds = secondsOf(raceTime);
  const fact = RESULT_FACTS.find((one) => one === raceFact);
  return distance && typeof seconds === 'number'
    ? { meters: RECORD_METERS[distance], seconds, ...(fact && { fact }) }
    : null;
}
