/** Lengths of time, for calculations with moments, timers and recordings. */
export const MINUTE_MILLISECONDS = 60_000;
export const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
export const DAYS_A_WEEK = 7;
export const DAY_MINUTES = 24 * 60;
export const DAY_SECONDS = 24 * 3600;
