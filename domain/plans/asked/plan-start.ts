import {
  RECORD_DISTANCES,
  type AthleteProfile,
  type AthleteTarget,
} from '../../athletes/athlete-profile.ts';
import {
  heartRateReferenceOf,
  maximumFromRaces,
} from '../../training/heart-rate/heart-rate-reference.ts';
import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import type { RememberedOfRunner } from '../../memories/remembered-of-runner.ts';
import { RECORD_METERS } from '../../training/performance/record-meters.ts';
import { readRecords } from '../../training/performance/record-readings.ts';
import { summariseHistory, type TrainingHistory } from '../../training/training-history.ts';
import { PLAN_LIMITS } from '../plan-limits.ts';
import { countsForPlan, type PlanHistoryRow } from '../plan-history.ts';
import type { KnownOfRunner, PlanAnswers } from '../plan-questions.ts';
import { proposedPlan, type ProposedPlan } from '../proposed-plan.ts';
import { racesOnTheWayOf } from './races-on-the-way.ts';
import { runnerAtStart, type KnownAtStart } from '../runner-at-start.ts';
import type { PlanFact } from '../plan-wish.ts';
import type { PlanGoal } from '../training-plan.ts';
import type { MomentPlace } from './plan-moment.ts';

/** Weeks of a plan whose goal has no day. */
const OPEN_WEEKS = 12;

/** What is known of a runner when they ask for a plan. */
export interface PlanStartKnowledge {
  place: MomentPlace;
  atStart: KnownAtStart;
  ofRunner: KnownOfRunner;
  /** Distances that the runner has a record over. */
  racedMeters: readonly number[];
  /** Races that were entered, in any order. */
  tournaments: readonly { date: string; distance: NonNullable<AthleteTarget['distance']> | null }[];
}

/**
 * What a plan begins from, of a profile and the recordings of twelve weeks.
 *
 * @param athlete what the runner says about themselves
 */
export function planStartOf(
  {
    athlete,
    rows,
    tournaments,
    remembered,
  }: {
    athlete: Omit<AthleteProfile, 'createdAt' | 'updatedAt'>;
    rows: readonly PlanHistoryRow[];
    tournaments: PlanStartKnowledge['tournaments'];
    /** Of what the runner said in chat and still holds; left out = nothing. */
    remembered?: RememberedOfRunner;
  },
  place: MomentPlace,
): PlanStartKnowledge {
  const { now, utcOffsetMinutes, caution } = place;
  const counted = rows.filter(countsForPlan);
  const history = summariseHistory(counted, { startedAt: now, utcOffsetMinutes });
  const { best } = readRecords(athlete.recordSeconds);
  const year = now.getFullYear();
  return {
    place,
    atStart: {
      history,
      beforeBreak: historyBeforeBreak(counted, history.daysSinceLast, place),
      recordVdot: best?.vdot ?? null,
      sex: athlete.sex,
      age: athlete.birthYear === null ? null : year - athlete.birthYear,
      heartRate: heartRateReferenceOf(athlete, maximumFromRaces(counted), year),
      caution,
    },
    ofRunner: {
      history,
      hasRecord: best !== null,
      availableWeekdays: athlete.availableWeekdays,
      isAiling: caution?.kind === 'pain' || remembered?.isInjured === true,
      ...(remembered && { remembered: remembered.schedule }),
      ...(remembered?.facts && { rememberedFacts: remembered.facts }),
    },
    racedMeters: RECORD_DISTANCES.filter(
      (distance) => athlete.recordSeconds[distance] !== null,
    ).map((distance) => RECORD_METERS[distance]),
    tournaments,
  };
}

/** The weeks up to the last run, where a long break makes running begin anew; null = there was none. */
function historyBeforeBreak(
  counted: readonly PlanHistoryRow[],
  daysSinceLast: number | null,
  { utcOffsetMinutes }: MomentPlace,
): TrainingHistory | null {
  if ((daysSinceLast ?? 0) < PLAN_LIMITS.breakDays) return null;
  const last = Math.max(...counted.map(({ startedAt }) => startedAt.getTime()));
  // The day after it, so that its own week counts.
  return summariseHistory(counted, {
    startedAt: new Date(last + DAY_MILLISECONDS),
    utcOffsetMinutes,
  });
}

/** The plan that a goal and answers lead to, or why there is none. */
export function planFromStart(
  { place: { today }, atStart, racedMeters, tournaments }: PlanStartKnowledge,
  goal: PlanGoal,
  answers: PlanAnswers,
): ProposedPlan {
  const isRaced = racedMeters.some((meters) => meters === goal.meters);
  const facts: PlanFact[] = isRaced
    ? [...answers.facts.filter((fact) => fact !== 'first-time'), 'raced']
    : answers.facts;
  return proposedPlan(runnerAtStart(atStart, { ...answers, facts }), {
    goal,
    today,
    weeks: OPEN_WEEKS,
    weekdays: answers.weekdays,
    sessionsPerWeek: answers.weekdays.length,
    longRunWeekday: answers.longRunWeekday,
    clubWeekdays: answers.clubWeekdays.filter((day) => answers.weekdays.includes(day)),
    minutesOnOtherDays: answers.minutesOnOtherDays,
    ...(answers.daysOff && { daysOff: answers.daysOff }),
    ...(answers.minutesByWeekday && { minutesByWeekday: answers.minutesByWeekday }),
    isHot: answers.isHot,
    isHilly: answers.isHilly,
    climbMeters: answers.isHilly ? (answers.climbMeters ?? null) : null,
    racesOnTheWay: racesOnTheWayOf(tournaments, { goal, today, weeks: OPEN_WEEKS }),
  });
}
