import { MINUTE_MILLISECONDS } from '../measures/durations.ts';

/**
 * Export and deletion of all of a person's data require a sign-in that is not older than this. A
 * browser that was left open, or a stolen token, is not enough.
 */
export const RECENT_SIGN_IN_MINUTES = 5;
/**
 * The same before a sign-in method is added or removed. It is longer, so that a newcomer who links
 * a watch at the end of the first steps is not asked again.
 */
export const RECENT_SIGN_IN_MINUTES_FOR_LINKS = 15;
/** The same before an admin gives or takes a right. It is longer, for who works through a list of people. */
export const RECENT_SIGN_IN_MINUTES_FOR_ADMIN_ACTS = 30;

/** Whether somebody has proven who they are within the last minutes. */
export function isSignInRecent(
  signedInAt: Date,
  now: Date,
  minutes: number = RECENT_SIGN_IN_MINUTES,
): boolean {
  return now.getTime() - signedInAt.getTime() <= minutes * MINUTE_MILLISECONDS;
}
