import type { PlanSession, TrainingPlan } from '../training-plan.ts';

/** A session that a change puts in the place of another; null on one side = added, or taken out. */
export interface SessionDifference {
  /** YYYY-MM-DD. */
  day: string;
  before: PlanSession | null;
  after: PlanSession | null;
}

/** A week whose distance a change alters. Metres. */
export interface WeekDifference {
  /** YYYY-MM-DD. */
  monday: string;
  beforeMeters: number;
  afterMeters: number;
}

export interface PlanDifference {
  sessions: readonly SessionDifference[];
  weeks: readonly WeekDifference[];
}

function keyOf({ day, id }: PlanSession): string {
  return `${day} ${id}`;
}

function sessionsOf({ weeks }: TrainingPlan): Map<string, PlanSession> {
  return new Map(
    weeks.flatMap(({ sessions }) => sessions.map((one) => [keyOf(one), one] as const)),
  );
}

/** What the runner would notice: how far, how and how fast. */
function looksOf({ kind, meters, target, steps }: PlanSession): string {
  return JSON.stringify([kind, meters, target, steps]);
}

/**
 * What differs between two plans, computed from their sessions. Reasons alone are no difference.
 *
 * @returns by day, earliest first
 */
export function planDifference(before: TrainingPlan, after: TrainingPlan): PlanDifference {
  const [earlier, later] = [sessionsOf(before), sessionsOf(after)];
  const keys = [...new Set([...earlier.keys(), ...later.keys()])].sort();
  const sessions = keys.flatMap((key): SessionDifference[] => {
    const [one, other] = [earlier.get(key) ?? null, later.get(key) ?? null];
    if (one && other && looksOf(one) === looksOf(other)) return [];
    return [{ day: key.slice(0, 'YYYY-MM-DD'.length), before: one, after: other }];
  });
  const metersOf = (plan: TrainingPlan) =>
    new Map(plan.weeks.map(({ monday, meters }) => [monday, meters]));
  const [metersBefore, metersAfter] = [metersOf(before), metersOf(after)];
  const mondays = [...new Set([...metersBefore.keys(), ...metersAfter.keys()])].sort();
  const weeks = mondays
    .map((monday) => ({
      monday,
      beforeMeters: metersBefore.get(monday) ?? 0,
      afterMeters: metersAfter.get(monday) ?? 0,
    }))
    .filter(({ beforeMeters, afterMeters }) => beforeMeters !== afterMeters);
  return { sessions, weeks };
}
