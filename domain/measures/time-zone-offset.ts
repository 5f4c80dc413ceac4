import { MINUTE_MILLISECONDS } from './durations.ts';

/**
 * How many minutes a time zone is ahead of UTC at a moment.
 *
 * @param timeZone of the tz database, as an account stores it
 * @returns null where there is no such zone
 * @example timeZoneOffsetMinutes('Asia/Tokyo', new Date()) // 540
 */
export function timeZoneOffsetMinutes(timeZone: string, moment: Date): number | null {
  let shown: string;
  try {
    // As 2026-11-27 05:36:40, so that it can be read as if it were UTC.
    const style = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
    shown = new Intl.DateTimeFormat('sv-SE', style).format(moment);
  } catch {
    return null;
  }
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  return Math.round((Date.parse(`${shown.replace(' ', 'T')}Z`) - seconds) / MINUTE_MILLISECONDS);
}
