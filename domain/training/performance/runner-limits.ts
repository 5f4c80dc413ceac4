import type { ActivitySummary } from '../../activities/activity-summary.ts';
import { vdotOf } from './vdot.ts';

/** Over shorter ways sprints and a lost position look like records. */
const LEAST_METERS = 3000;
/** About one runner in ten thousand races beyond it. */
const VDOT_MAXIMUM = 72;

/**
 * Whether a session was faster, over its distance, than nearly anybody runs: a ride that is
 * called a run looks like this.
 */
export function isFasterThanRunners({
  distanceMeters,
  movingSeconds,
}: Pick<ActivitySummary, 'distanceMeters' | 'movingSeconds'>): boolean {
  if (distanceMeters === null || distanceMeters < LEAST_METERS) return false;
  const vdot = vdotOf({ distanceMeters, elapsedSeconds: movingSeconds });
  // Beyond the formula's speeds nobody runs at all.
  return vdot === null || vdot > VDOT_MAXIMUM;
}
