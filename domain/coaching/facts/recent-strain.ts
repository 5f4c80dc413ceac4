import { raceRecoveryDays } from '../../training/load/volume-rules.ts';
import {
  isHardPurpose,
  weeksOf,
  type EarlierActivity,
  type WeeksOfDay,
  WEEK_DAYS,
} from './earlier-runs.ts';

/** Seven days are a jump if they exceed the usual week by this share and by these metres. */
const JUMP_SHARE = 1.3;
const JUMP_METERS = 5000;
/** Up to here seven days are near the usual. */
export const NEAR_USUAL_SHARE = 1.1;
/** Fatigue over fitness from which on the runner is tired, once there is a fitness to speak of. */
const TIRED_SHARE = 1.5;
const LEAST_FITNESS = 15;
/** Beats above those of the usual easy run from which on an easy run has cost more than it should. */
export const COSTLY_BEATS = 5;

/**
 * What earlier days still ask of the coming ones. It follows from the runner's
 * history alone, so that every message of the same days says the same.
 */
export interface RecentStrain {
  /** A race whose easy days have not passed, this day among them. */
  isRaceNear: boolean;
  /** Tomorrow still is one of those days. */
  isRaceBinding: boolean;
  /** The seven days up to now are a jump. */
  isJump: boolean;
  /** They were one at some time within the last seven days, now included. */
  isJumpLately: boolean;
  /** They were, and are not near the usual again. */
  isJumpBinding: boolean;
}

/**
 * @param runs what was run before, newest first
 * @param ownMeters distance run in the session that is read
 */
export function strainOf(runs: readonly EarlierActivity[], ownMeters: number): RecentStrain {
  const easyDaysLeft = Math.max(
    -1,
    ...runs
      .filter(({ activity }) => activity.purpose === 'race')
      .map(({ activity, daysAgo }) => raceRecoveryDays(activity.distanceMeters ?? 0) - daysAgo),
  );
  const now = weeksOf(runs, 0, ownMeters);
  const days = [0, ...runs.map(({ daysAgo }) => daysAgo).filter((daysAgo) => daysAgo < WEEK_DAYS)];
  const isJumpLately = days.some((daysAgo) => isJumpOf(weeksOf(runs, daysAgo, ownMeters)));
  return {
    isRaceNear: easyDaysLeft >= 0,
    isRaceBinding: easyDaysLeft > 0,
    isJump: isJumpOf(now),
    isJumpLately,
    isJumpBinding:
      isJumpLately && now !== null && now.weekMeters > now.meanMeters * NEAR_USUAL_SHARE,
  };
}

function isJumpOf(weeks: WeeksOfDay | null): boolean {
  if (!weeks || weeks.meanMeters <= 0) return false;
  const { weekMeters, meanMeters } = weeks;
  return weekMeters >= meanMeters * JUMP_SHARE && weekMeters - meanMeters >= JUMP_METERS;
}

/** Load well above what the runner is used to; false where it is not known. */
export function isLoadHigh(fitness: number | null, fatigue: number | null): boolean {
  if (fitness === null || fatigue === null) return false;
  return fitness >= LEAST_FITNESS && fatigue > fitness * TIRED_SHARE;
}

/** The last run was hard and on the day before; one of the same day belongs to this session. */
export function isAfterHardDay([last]: readonly EarlierActivity[]): boolean {
  return last?.daysAgo === 1 && isHardPurpose(last.activity.purpose);
}
