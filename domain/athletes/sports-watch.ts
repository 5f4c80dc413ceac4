/** Makers of sports watches that are offered by name; any other can be typed. */
export const SPORTS_WATCH_MAKERS = [
  'Garmin',
  'Apple',
  'COROS',
  'Polar',
  'Suunto',
  'Samsung',
  'Google',
  'Huawei',
  'Amazfit',
  'Casio',
  'Wahoo',
] as const;

/** Stored where somebody runs without a watch, or with the telephone. */
export const NO_SPORTS_WATCH = 'none';

/**
 * The maker of a stored entry as it is written properly; null = not given.
 *
 * @example sportsWatchOf(' garmin ') // 'Garmin'
 */
export function sportsWatchOf(stored: string | null): string | null {
  const typed = stored?.trim() ?? '';
  if (typed === '') return null;
  const known = [...SPORTS_WATCH_MAKERS, NO_SPORTS_WATCH].find(
    (maker) => maker.toLowerCase() === typed.toLowerCase(),
  );
  return known ?? typed;
}
