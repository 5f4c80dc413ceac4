/** Checks whether a clock somewhere on earth differs from UTC by `minutes`. */
export function isClockOffset(minutes: number): boolean {
  return minutes >= -12 * 60 && minutes <= 14 * 60;
}
