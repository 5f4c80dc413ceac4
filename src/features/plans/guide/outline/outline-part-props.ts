import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';

/** A plan with whom and what it was built from. */
export interface OutlinePartProps {
  plan: TrainingPlan;
  runner: PlanRunner;
  wish: PlanWish;
}
