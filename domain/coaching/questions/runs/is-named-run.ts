import type { RecentActivity } from '../../../training/recent-activity.ts';
import { isOfKind } from './kinds-of-runs.ts';
import type { NamedRuns } from './named-runs.ts';

/** Runs of about a distance differ from it by this share at most. */
const ABOUT_SHARE = 0.04;
/** From here on a run is hilly: less may be the drift of a barometer. */
const HILLY_METERS = 100;
const HILLY_SHARE = 0.012;

/** Whether a run is as a question names it. */
export function isNamedRun(
  activity: RecentActivity,
  { kind, meters, isAbout, seconds, isHilly }: NamedRuns,
): boolean {
  const length = activity.distanceMeters ?? 0;
  const climbed = activity.ascentMeters ?? 0;
  if (isHilly && (climbed < HILLY_METERS || climbed < length * HILLY_SHARE)) return false;
  if (kind !== null && !isOfKind(activity, kind)) return false;
  if (seconds !== null && activity.movingSeconds < seconds) return false;
  if (meters === null) return true;
  return isAbout ? Math.abs(length / meters - 1) <= ABOUT_SHARE : length >= meters;
}
