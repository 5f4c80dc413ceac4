/**
 * What takes all of a person's data along, or deletes it, requires a sign-in that is not older than
 * this: a browser that was left open, or a stolen token, is not enough.
 */
export const RECENT_SIGN_IN_MINUTES = 5;

/** Whether somebody has proven who they are a moment ago. */
export function isSignInRecent(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * 60_000;
}
