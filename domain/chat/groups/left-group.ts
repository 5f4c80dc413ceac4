import { REPORT_LIMITS } from '../moderation/message-report.ts';
import { DAY_MILLISECONDS } from '../../measures/durations.ts';

/** users/{uid}/leftGroups/{topicId}: what somebody could read of a group that they have left. The functions' alone. */
export interface LeftGroup {
  /** From when on they read; null = from the beginning. */
  readableFrom: Date | null;
  leftAt: Date;
  /** When the document goes. */
  expiresAt: Date;
}

/** Until when who has left a conversation reports what they could read in it. */
export function reportableUntil(leftAt: Date): Date {
  return new Date(leftAt.getTime() + REPORT_LIMITS.daysAfterLeaving * DAY_MILLISECONDS);
}

/** Whether somebody who has left a group may still report what was said there at a moment. */
export function mayReportOfLeft(
  { readableFrom, leftAt }: Pick<LeftGroup, 'readableFrom' | 'leftAt'>,
  saidAt: Date,
  now: Date,
): boolean {
  const wasReadable = readableFrom === null || saidAt >= readableFrom;
  return wasReadable && saidAt <= leftAt && now <= reportableUntil(leftAt);
}
