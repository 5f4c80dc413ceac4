import type { ComputedAnalysis } from '../activities/computed-analysis.ts';
import type { StoredShape } from '../stored-shape.ts';
import type { Fact } from './facts/fact.ts';
import type { CoachFeedback } from './feedback/coach-feedback.ts';

/** users/{uid}/activities/{id}/detail/analysis: the computed figures with the coach's reading of them. */
export interface ActivityAnalysis extends ComputedAnalysis {
  /** Every figure that words about this activity may use. */
  facts: readonly Fact[];
  feedback: CoachFeedback | null;
  /** More of what came before was on its way when it was read, so nothing is said of weeks; absent = no. */
  isHistoryArriving?: boolean;
}

/** What every screen and every answer needs of an analysis. */
export const ACTIVITY_ANALYSIS_SHAPE = {
  summary: 'object',
  splits: 'array',
  laps: 'array',
  intervals: 'array',
  bestEfforts: 'array',
  facts: 'array',
  missing: 'array',
} as const satisfies StoredShape<ActivityAnalysis>;
