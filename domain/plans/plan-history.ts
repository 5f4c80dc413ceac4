import type { ActivityRow } from '../activities/activity-row.ts';
import { isOpenToCoach } from '../activities/open-to-coach.ts';
import type { RecentActivity } from '../training/recent-activity.ts';

/** The fields by which {@link countsForPlan} decides. */
export type PlanHistoryField =
  | 'policy'
  | 'isPurged'
  | 'visibleToCoach'
  | 'isHidden'
  | 'duplicateOf';

/** What a plan and its changes are computed from of one activity. */
export type PlanHistoryRow = RecentActivity & Pick<ActivityRow, PlanHistoryField | 'createdAt'>;

/**
 * Whether a plan is built from an activity. A sharing coach reads the plan, and with it from what
 * it was built. So it counts what a coach may read of the runs, whether or not there is a coach.
 * What is left out makes a plan more careful, never harder.
 */
export function countsForPlan(row: Pick<ActivityRow, PlanHistoryField>): boolean {
  return isOpenToCoach(row) && row.policy.analyse && row.isPurged !== true;
}
