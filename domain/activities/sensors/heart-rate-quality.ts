/** How far the heart rate of a recording can be trusted. */
export type HeartRateQuality =
  | 'reliable'
  /** Measured for a part of the time only, so that its mean does not stand for the whole. */
  | 'partial'
  /** Leaps as no heart does, or equals the cadence: nothing may be concluded from it. */
  | 'erratic'
  | 'absent';

/**
 * Whether a mean heart rate stands for the whole activity, so that it may be compared. A device's
 * own mean without readings does.
 *
 * @param quality absent in documents from before it was stored. They stay as they are: most are
 *   right, and nothing in them shows which are not
 */
export function isHeartRateOfWhole(quality: HeartRateQuality | null | undefined): boolean {
  return quality !== 'erratic' && quality !== 'partial';
}
