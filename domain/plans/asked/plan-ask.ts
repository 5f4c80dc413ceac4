import type { EasierCause } from '../changes/gentler-session.ts';
import type { PlanGoal } from '../training-plan.ts';

/** A change of training that a runner asks for in words; the builder computes what it comes to. */
export type PlanAsk =
  /** A plan for a goal, as far as it was said; null and none = not said. */
  | { kind: 'new'; goal: Pick<PlanGoal, 'meters' | 'seconds' | 'day'>; runsPerWeek: number | null }
  /**
   * Days YYYY-MM-DD; without a day to go to, the nearest that fits. `session`: what is to be moved, where
   * its kind was said. Without a session on the day, or without a day, it is the next of that kind.
   */
  | {
      kind: 'move';
      fromDay: string | null;
      toDay: string | null;
      session?: MovedSession;
    }
  /** Runs did not take place: whatever follows from what was run. */
  | { kind: 'missed' }
  | { kind: 'easier'; cause: EasierCause }
  /** Null metres = the distance was not said. */
  | { kind: 'race'; day: string; meters: number | null };

/** Sessions that runners call by their kind. */
export type MovedSession = 'long' | 'tempo' | 'intervals';

export const PLAN_ASK_KINDS = [
  'new',
  'move',
  'missed',
  'easier',
  'race',
] as const satisfies readonly PlanAsk['kind'][];
