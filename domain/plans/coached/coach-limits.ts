import type { BrokenRule, PlanRule } from '../check-plan.ts';
import { newlyBroken, type MeasuredPlan } from '../changes/move-session.ts';
import { planOfRecord, runnerOf, wishOf, type PlanRecord } from '../plan-record.ts';
import type { TrainingPlan } from '../training-plan.ts';

/** What a plan is measured by: the runner and the wish that it was made of. */
export function measuredPlanOf(record: PlanRecord): MeasuredPlan | null {
  const plan = planOfRecord(record);
  return plan && { plan, runner: runnerOf(record), wish: wishOf(record) };
}

/** What makes a plan unreadable is no limit that anybody may exceed. */
const OF_FORM: ReadonlySet<PlanRule> = new Set<PlanRule>(['figures', 'dates', 'weeks']);

/** The limits that a coach's change exceeds and the plan before it kept, one for each rule: the worst. */
export interface CoachLimits {
  /** A coach may exceed these after a warning, under their name. */
  exceeded: readonly BrokenRule[];
  /** The change cannot be a plan. */
  isUnreadable: boolean;
}

/** Which limits a coach's change exceeds. */
export function coachLimitsOf(measured: MeasuredPlan, after: TrainingPlan): CoachLimits {
  const broken = newlyBroken(measured, after);
  const exceeded = broken.filter(({ rule }) => !OF_FORM.has(rule));
  const shareOf = ({ found, allowed }: BrokenRule) => Math.abs(found - allowed);
  const worst = [...Map.groupBy(exceeded, ({ rule }) => rule).values()].map((rows) =>
    rows.reduce((one, other) => (shareOf(other) > shareOf(one) ? other : one)),
  );
  return { exceeded: worst, isUnreadable: broken.length > exceeded.length };
}
