/** Slower than this is standing still, in metres per second; GPS drifts at 0.3 m/s. */
export const STANDING_METERS_PER_SECOND = 0.5;
