import type { AthleteProfile, AthleteTarget } from '../../athletes/athlete-profile.ts';
import {
  heartRateReferenceOf,
  maximumFromRaces,
} from '../../training/heart-rate/heart-rate-reference.ts';
import type { RememberedOfRunner } from '../../memories/remembered-of-runner.ts';
import { readRecords } from '../../training/performance/record-readings.ts';
import { summariseHistory } from '../../training/training-history.ts';
import { countsForPlan, type PlanHistoryRow } from '../plan-history.ts';
import type { KnownOfRunner, PlanAnswers } from '../plan-questions.ts';
import { proposedPlan, type ProposedPlan } from '../proposed-plan.ts';
import { racesOnTheWayOf } from './races-on-the-way.ts';
import { runnerAtStart, type KnownAtStart } from '../runner-at-start.ts';
import type { PlanGoal } from '../training-plan.ts';
import type { MomentPlace } from './plan-moment.ts';

/** Weeks of a plan whose goal has no day. */
const OPEN_WEEKS = 12;

/** What is known of a runner when they ask for a plan. */
export interface PlanStartKnowledge {
  place: MomentPlace;
  atStart: KnownAtStart;
  ofRunner: KnownOfRunner;
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
      recordVdot: best?.vdot ?? null,
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
    },
    tournaments,
  };
}

/** The plan that a goal and answers lead to, or why there is none. */
export function planFromStart(
  { place: { today }, atStart, tournaments }: PlanStartKnowledge,
  goal: PlanGoal,
  answers: PlanAnswers,
): ProposedPlan {
  return proposedPlan(runnerAtStart(atStart, answers), {
    goal,
    today,
    weeks: OPEN_WEEKS,
    weekdays: answers.weekdays,
    sessionsPerWeek: answers.weekdays.length,
    longRunWeekday: answers.longRunWeekday,
    clubWeekdays: answers.clubWeekdays.filter((day) => answers.weekdays.includes(day)),
    minutesOnOtherDays: answers.minutesOnOtherDays,
    isHot: answers.isHot,
    isHilly: answers.isHilly,
    racesOnTheWay: racesOnTheWayOf(tournaments, { goal, today, weeks: OPEN_WEEKS }),
  });
}
