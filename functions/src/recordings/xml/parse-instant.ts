import { isClockOffset } from '../clock-offset.ts';

const INSTANT =
  /^\s*(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:[.,](\d+))?\s*(Z|[+-]\d{2}:?\d{2})?\s*$/i;

export interface Instant {
  /** Since 1970 UTC. */
  seconds: number;
  /** The zone that the text gave; null for UTC or none. */
  offsetMinutes: number | null;
}

/**
 * Reads an ISO 8601 instant as TCX and GPX write it; without a zone it is UTC,
 * as both formats demand. Null for anything else, also for an offset that no clock has.
 *
 * @example parseInstant('2017-03-19T16:49:30+09:00')?.offsetMinutes // 540
 */
export function parseInstant(text: string | null): Instant | null {
  const match = INSTANT.exec(text ?? '');
  if (!match) return null;
  const [, year, month, day, hour, minute, second, fraction, zone] = match;
  const milliseconds = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const offsetMinutes = zone === undefined || zone.toUpperCase() === 'Z' ? null : offsetOf(zone);
  if (offsetMinutes !== null && !isClockOffset(offsetMinutes)) return null;
  return {
    seconds: milliseconds / 1000 + Number(`0.${fraction ?? '0'}`) - (offsetMinutes ?? 0) * 60,
    offsetMinutes,
  };
}

function offsetOf(zone: string): number {
  const digits = zone.replace(/\D/g, '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return zone.startsWith('-') ? -minutes : minutes;
}
