import { outlineLine, type OutlineLine } from './outline/outline-line.ts';
import type { MarkedRunner } from '../goal/result-marks.ts';
import { nameOfSession, type PlanSessionName } from '../sessions/session-name.ts';
import type { PlanSession } from '../training-plan.ts';
import type { PlanRunner } from '../plan-wish.ts';
import type { TestPaces } from './test-examples.ts';
import { WEEK_WATCHES } from './week-watch.ts';

/** What a week asks for that the weeks before it did not, or why it asks for less. */
export const WEEK_GROWTHS = [
  'from-week',
  'run-time',
  'stretch',
  'long-more',
  'long-more-time',
  'pace-first',
  'pace-more',
  'steady-more',
  'work-first',
  'work-more',
  'work-longer',
  'work-rest',
  'work-quicker',
  'work-same',
  'work-less',
  'climb',
  'climb-again',
  'vertical',
  'vertical-again',
  'climb-second',
  'climb-second-again',
  'climb-slope',
  'climb-slope-again',
  'hike',
  'hike-on',
  'hike-on-again',
  'poles',
  'descents',
  'two-days',
  'two-days-again',
  'walks',
  'fuel',
  'test-sets',
  'test-sets-paces',
  'test-race-pace',
  'test-examples',
  'test-example',
  'test-example-training',
  'test-heat',
  'test-heat-again',
  'test-compare',
  'test-result',
  'test-result-race',
  'test-result-last',
  'test-again',
  'test-again-last',
  'test-goal',
  'test-goal-hint',
  'test-goal-wish',
  'test-goal-pace',
  'test-flat',
  'test-hours',
  'test-club',
  'test-steady',
  'test-steady-marks',
  'test-steady-again',
  'test-climb',
  'test-climb-again',
  'return-check-stretch',
  'return-check-week',
  'lighter',
  'lighter-running',
  'taper',
  'taper-race',
  ...WEEK_WATCHES,
] as const;
export type WeekGrowthCode = (typeof WEEK_GROWTHS)[number];

/** A line of it; it names the session that it is of. */
export interface WeekGrowth extends OutlineLine<WeekGrowthCode> {
  session: PlanSessionName | null;
  /** That follow from a result; null in other lines. */
  paces: TestPaces | null;
}

/** What is known of the runner; without their week no goal is compared with a test. */
export type GrowthRunner = Pick<PlanRunner, 'facts'> &
  Partial<MarkedRunner & NewRunner & Pick<PlanRunner, 'health' | 'injury'>>;
type NewRunner = Pick<PlanRunner, 'weeklyMeters' | 'longestMeters' | 'stretchSeconds'>;

/** A line of a week, with the figures that its words name. */
export function growthLine(
  code: WeekGrowthCode,
  figures: Partial<OutlineLine<WeekGrowthCode>>,
  session: PlanSession | null = null,
): WeekGrowth {
  return {
    ...outlineLine(code, figures),
    code,
    session: session && nameOfSession(session),
    paces: null,
  };
}
