/** How far one run goes beyond the longest of the 30 days before it. */
export type SessionSpike = 'none' | 'small' | 'moderate' | 'large';

/** A run may be longer than the longest of the 30 days before it by this ratio. */
const SPIKE_FREE_SHARE = 1.1;

/**
 * The single-run rule, the one with the best evidence in running: of 5205 runners.
 *
 * @see Frandsen et al., Br J Sports Med 59:1203 (2025); observational
 * @param distanceMeters of the run
 * @param longestMeters longest run of the 30 days before; null after a break, when the rule says nothing
 * @returns null where there is nothing to compare with
 */
export function sessionSpike(
  distanceMeters: number,
  longestMeters: number | null,
): SessionSpike | null {
  if (longestMeters === null || longestMeters <= 0) return null;
  const share = distanceMeters / longestMeters;
  // A share of exactly 1.1 may come out a hair above it.
  if (share <= SPIKE_FREE_SHARE + 1e-9) return 'none';
  if (share <= 1.3) return 'small';
  return share <= 2 ? 'moderate' : 'large';
}

/** The longest run that is no spike. */
export function longestWithoutSpike(longestMeters: number): number {
  return longestMeters * SPIKE_FREE_SHARE;
}

/** A week of 20 to 30 % less, every third or fourth: a coaching convention without a trial. */
export function isCutBackWeek(weekBeforeMeters: number, weekMeters: number): boolean {
  if (weekBeforeMeters <= 0) return false;
  const share = weekMeters / weekBeforeMeters;
  return share >= 0.7 - 1e-9 && share <= 0.8 + 1e-9;
}

/**
 * Whether the long run is no more than 30 % of its week (Daniels). At three runs
 * a week that cannot be kept: use {@link sessionSpike} there.
 */
export function isLongRunWithinWeek(longRunMeters: number, weekMeters: number): boolean {
  return longRunMeters <= weekMeters * 0.3 + 1e-9;
}

export interface VolumeBand {
  leastMeters: number;
  mostMeters: number;
}

/**
 * Weekly distance of a two-week taper: 41 to 60 % less than the peak, with
 * intensity and frequency kept.
 *
 * @see Bosquet et al., Med Sci Sports Exerc 39:1358 (2007)
 */
export function taperBand(peakWeekMeters: number): VolumeBand {
  return { leastMeters: peakWeekMeters * 0.4, mostMeters: peakWeekMeters * 0.59 };
}

/**
 * Whether enough of the training is easy: three quarters and more below the
 * first threshold, the aim being 80 %.
 *
 * @param shares easy, moderate and hard, in any unit
 * @see Seiler, Int J Sports Physiol Perform 5:276 (2010)
 */
export function isMostlyEasy(
  shares: readonly [easy: number, moderate: number, hard: number],
): boolean {
  const total = shares[0] + shares[1] + shares[2];
  return total > 0 && shares[0] / total >= 0.75;
}

/** Daniels: an easy day for each 3 km raced. */
const RACE_METERS_PER_EASY_DAY = 3000;

/** Days without hard running after a race, at least two. */
export function raceRecoveryDays(distanceMeters: number): number {
  return Math.max(2, Math.round(distanceMeters / RACE_METERS_PER_EASY_DAY));
}
