import { dayNumber } from '../measures/calendar-day.ts';
import type { ActivityRow } from './activity-row.ts';

/** Later than the day after the run, what was proposed for the next days may be over. */
const NEXT_STEP_DAYS = 1;

/**
 * The row whose proposal answers what comes next: the newest one that counts, of today or yesterday where it was
 * run. Null where the newest has no proposal, since an older one knows nothing of the newest.
 *
 * @param rows newest first, as lists hold them
 */
export function nextStepRow(
  rows: readonly ActivityRow[],
  now: Date,
): (ActivityRow & { feedbackNextStep: string }) | null {
  const newest = rows.find(
    ({ isTransition, isHidden, duplicateOf }) => !isTransition && !isHidden && duplicateOf === null,
  );
  if (!newest || newest.feedbackState !== 'ready') return null;
  const { startedAt, utcOffsetMinutes, feedbackNextStep } = newest;
  const days = dayNumber(now, utcOffsetMinutes) - dayNumber(startedAt, utcOffsetMinutes);
  if (days < 0 || days > NEXT_STEP_DAYS || !feedbackNextStep) return null;
  return { ...newest, feedbackNextStep };
}
