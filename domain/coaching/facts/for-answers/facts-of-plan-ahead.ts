import { dayNumberOf, mondayOf } from '../../../measures/calendar-day.ts';
import { DAYS_A_WEEK } from '../../../measures/durations.ts';
import { planOfRecord, type PlanRecord } from '../../../plans/plan-record.ts';
import { isLongKind, type PlanSession, type PlanWeek } from '../../../plans/training-plan.ts';
import type { QuotedFact } from '../conversation.ts';
import type { FactProof } from '../fact.ts';
import { makeFact } from '../make-fact.ts';

/** What lies ahead in a plan. Days are day numbers; null = there is none any more. */
export interface PlanAhead {
  raceDay: number | null;
  lastDay: number;
  /** The longest training run that is still to come. */
  longest: PlanSession | null;
  /** The Monday of the first week of the taper. */
  taperDay: number | null;
  thisWeek: PlanWeek | null;
  nextWeek: PlanWeek | null;
  /** The week with the most kilometres from next week on. */
  peakWeek: PlanWeek | null;
}

/**
 * What lies ahead in the runner's plan.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @returns null where there is no plan, or it is over
 */
export function planAhead(record: PlanRecord | null, today: number): PlanAhead | null {
  const plan = record && planOfRecord(record);
  if (!plan || dayNumberOf(plan.endDay) < today) return null;
  const monday = mondayOf(today);
  const weekOf = (day: number) => plan.weeks.find((week) => dayNumberOf(week.monday) === day);
  const later = plan.weeks.filter((week) => dayNumberOf(week.monday) > monday);
  const longRuns = plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ day, kind }) => isLongKind(kind) && dayNumberOf(day) >= today);
  const taper = plan.weeks.find(({ phase }) => phase === 'taper');
  const raceDay = plan.goal.day === null ? null : dayNumberOf(plan.goal.day);
  const taperDay = taper ? dayNumberOf(taper.monday) : null;
  return {
    raceDay: raceDay !== null && raceDay >= today ? raceDay : null,
    lastDay: dayNumberOf(plan.endDay),
    longest: longRuns.toSorted((a, b) => b.meters - a.meters)[0] ?? null,
    taperDay: taperDay !== null && taperDay >= today ? taperDay : null,
    thisWeek: weekOf(monday) ?? null,
    nextWeek: weekOf(monday + DAYS_A_WEEK) ?? null,
    peakWeek: later.toSorted((a, b) => b.meters - a.meters)[0] ?? null,
  };
}

const MODEL: FactProof = { kind: 'model' };

/** Figures of what lies ahead in the plan, as `answer.plan.…`: distances in metres, times in days and weeks. */
export function factsOfPlanAhead(record: PlanRecord | null, today: number): QuotedFact[] {
  const ahead = planAhead(record, today);
  if (!ahead) return [];
  const { raceDay, lastDay, longest, thisWeek, nextWeek, peakWeek } = ahead;
  const count = (id: string, value: number | null, method: 'days-until' | 'training-plan') =>
    makeFact(`answer.plan.${id}`, value, { unit: 'count', method, proof: MODEL });
  const distance = (id: string, meters: number | null) =>
    makeFact(`answer.plan.${id}`, meters, {
      unit: 'roundMeters',
      method: 'training-plan',
      proof: MODEL,
    });
  const daysLeft = raceDay === null ? null : raceDay - today;
  const weeksLeft = (mondayOf(lastDay) - mondayOf(today)) / DAYS_A_WEEK + 1;
  const long = nextWeek && nextWeek.longMeters > 0 ? nextWeek.longMeters : null;
  return [
    ...count('race.days', daysLeft, 'days-until'),
    ...count('race.weeks', daysLeft === null ? null : daysLeft / DAYS_A_WEEK, 'days-until'),
    ...count('weeksLeft', weeksLeft, 'training-plan'),
    ...distance('longest.distance', longest?.meters ?? null),
    ...distance('week.distance', thisWeek?.meters ?? null),
    ...distance('peak.distance', peakWeek?.meters ?? null),
    ...distance('next.distance', nextWeek?.meters ?? null),
    ...count('next.runs', nextWeek?.sessions.length ?? null, 'training-plan'),
    ...distance('next.long', long),
  ].map((fact) => ({ ...fact, activityId: null }));
}
