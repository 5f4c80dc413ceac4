import { DAY_MINUTES, MINUTE_MILLISECONDS } from '../measures/durations.ts';

/** From when until when nothing is sent, in minutes of the person's day. The same twice = never quiet. */
export interface QuietHours {
  quietFromMinutes: number;
  quietUntilMinutes: number;
}

/** 21:30 to 07:00. */
export const DEFAULT_QUIET_HOURS: QuietHours = { quietFromMinutes: 1290, quietUntilMinutes: 420 };

/** The zone of accounts without a known one. */
export const FALLBACK_TIME_ZONE = 'Asia/Tokyo';

/**
 * When the quiet hours are over in which a moment lies.
 *
 * @param timeZone e.g. 'Asia/Tokyo'; for one that nobody knows the quiet hours of {@link FALLBACK_TIME_ZONE} hold
 * @returns null where it lies in none
 */
export function endOfQuietHours(
  moment: Date,
  { quietFromMinutes, quietUntilMinutes }: QuietHours,
  timeZone: string,
): Date | null {
  const minutes = minutesOfDay(moment, timeZone);
  const lasts = minutesBetween(quietFromMinutes, quietUntilMinutes);
  if (minutesBetween(quietFromMinutes, minutes) >= lasts) return null;
  const wholeMinute = Math.floor(moment.getTime() / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS;
  const left = minutesBetween(minutes, quietUntilMinutes);
  return new Date(wholeMinute + left * MINUTE_MILLISECONDS);
}

/** How many minutes from one time of day to the next time that it is another one. */
function minutesBetween(from: number, until: number): number {
  return (until - from + DAY_MINUTES) % DAY_MINUTES;
}

function minutesOfDay(moment: Date, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(moment);
  const valueOf = (type: 'hour' | 'minute') =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return valueOf('hour') * 60 + valueOf('minute');
}

/** An account may hold any text that looks like a zone. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, ...style });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return new Intl.DateTimeFormat('en-GB', { timeZone: FALLBACK_TIME_ZONE, ...style });
  }
}
