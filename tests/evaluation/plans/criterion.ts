import type { PlanView } from './plan-view.ts';

/** One of the 22 criteria. */
export interface Criterion {
  id: string;
  /** What is scored, and how, in one or two sentences: the written rubric. */
  rubric: string;
  /** 0 to 5; null where it does not apply to this plan. */
  score: (view: PlanView) => number | null;
}
