import type { ActivitySummary } from '../../activities/activity-summary.ts';
import type { Split } from '../../activities/computed-analysis.ts';
import { vdotOf } from './vdot.ts';

/** Over shorter ways sprints and a lost position look like records. */
const LEAST_METERS = 3000;
/** About one runner in ten thousand races beyond it. */
const VDOT_MAXIMUM = 72;
/** About one in a hundred does: enough to ask where no sensor shows that somebody ran. */
const VDOT_MAXIMUM_WITHOUT_SENSORS = 60;

/** A thousand metres were never run in less: 2:11.96 by Noah Ngeny, 1999. */
const KILOMETER_SECONDS_MINIMUM = 131;
const LOST_SHARE_MAXIMUM = 0.1;

/** Whether a kilometre of it was faster than anybody has run one: by car or bike, or lost by GPS. */
export function hasImpossibleKilometer(splits: readonly Split[]): boolean {
  return splits.some(isImpossible);
}

/** Whether few enough kilometres were impossible for the rest to be a run, whose position was lost for a while. */
export function isMostlyPossible(splits: readonly Split[]): boolean {
  return splits.filter(isImpossible).length <= splits.length * LOST_SHARE_MAXIMUM;
}

function isImpossible({ isRemainder, paceSecondsPerKilometer }: Split): boolean {
  return !isRemainder && paceSecondsPerKilometer < KILOMETER_SECONDS_MINIMUM;
}

/** Whether a way was covered faster than nearly anybody runs, whatever sensors say. */
export function isBeyondRunners(
  { distanceMeters, movingSeconds }: Pick<ActivitySummary, 'distanceMeters' | 'movingSeconds'>,
  mostVdot = VDOT_MAXIMUM,
): boolean {
  if (distanceMeters === null || distanceMeters < LEAST_METERS) return false;
  const vdot = vdotOf({ distanceMeters, elapsedSeconds: movingSeconds });
  // Beyond the formula's speeds nobody runs at all.
  return vdot === null || vdot > mostVdot;
}

/**
 * Whether a session without counted steps was faster, over its distance, than nearly anybody runs:
 * a ride that is called a run looks like this.
 */
export function isFasterThanRunners(
  summary: Pick<
    ActivitySummary,
    'distanceMeters' | 'movingSeconds' | 'averageHeartRateBeatsPerMinute'
  >,
): boolean {
  const hasHeartRate = summary.averageHeartRateBeatsPerMinute !== null;
  return isBeyondRunners(summary, hasHeartRate ? VDOT_MAXIMUM : VDOT_MAXIMUM_WITHOUT_SENSORS);
}
