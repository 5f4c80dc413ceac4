import type { EarlierActivity } from '../facts/earlier-runs.ts';

/** A noted pain keeps hard and long sessions away for this many days, unless a later note ends it. */
export const NOTED_PAIN_DAYS = 7;

/**
 * Whether pain was noted on an earlier activity and nothing was noted since that ends it.
 *
 * @param earlier newest first
 */
export function isPainRecent(earlier: readonly EarlierActivity[]): boolean {
  const last = earlier.find(({ activity }) => activity.notedPain !== undefined);
  return last?.activity.notedPain === 'felt' && last.daysAgo <= NOTED_PAIN_DAYS;
}
