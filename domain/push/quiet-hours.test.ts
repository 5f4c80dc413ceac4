import { describe, expect, it } from 'vitest';
import { DEFAULT_QUIET_HOURS, endOfQuietHours } from './quiet-hours.ts';

/** 2026-11-26, Tokyo time. */
function inTokyo(time: string): Date {
  return new Date(`2026-11-26T${time}+09:00`);
}

describe('the end of quiet hours', () => {
  it('is the next morning, also before midnight', () => {
    for (const [time, end] of [
      ['21:30:00', '2026-11-27T07:00:00+09:00'],
      ['23:59:59', '2026-11-27T07:00:00+09:00'],
      ['00:00:00', '2026-11-26T07:00:00+09:00'],
      ['06:59:30', '2026-11-26T07:00:00+09:00'],
    ] as const) {
      const found = endOfQuietHours(inTokyo(time), DEFAULT_QUIET_HOURS, 'Asia/Tokyo');
      expect(found, time).toEqual(new Date(end));
    }
  });

  it('is none during the day', () => {
    for (const time of ['07:00:00', '12:00:00', '21:29:59']) {
      const found = endOfQuietHours(inTokyo(time), DEFAULT_QUIET_HOURS, 'Asia/Tokyo');
      expect(found, time).toBeNull();
    }
  });

  it('follows the person, not the server', () => {
    // Noon in Tokyo is night in London.
    const found = endOfQuietHours(inTokyo('12:00:00'), DEFAULT_QUIET_HOURS, 'Europe/London');
    expect(found).toEqual(new Date('2026-11-26T07:00:00Z'));
  });

  it('may lie within a day, or be switched off', () => {
    const nap = { quietFromMinutes: 780, quietUntilMinutes: 840 };
    expect(endOfQuietHours(inTokyo('13:30:00'), nap, 'Asia/Tokyo')).toEqual(inTokyo('14:00:00'));
    expect(endOfQuietHours(inTokyo('14:00:00'), nap, 'Asia/Tokyo')).toBeNull();
    const never = { quietFromMinutes: 0, quietUntilMinutes: 0 };
    expect(endOfQuietHours(inTokyo('00:00:00'), never, 'Asia/Tokyo')).toBeNull();
  });

  it('are those of the default zone where an account names none that is known', () => {
    // The rules accept anything that looks like a zone. A person who writes an unknown one is
    // notified all the same.
    for (const zone of ['Nowhere/Land', 'x', '']) {
      expect(endOfQuietHours(inTokyo('12:00:00'), DEFAULT_QUIET_HOURS, zone), zone).toBeNull();
      expect(endOfQuietHours(inTokyo('23:00:00'), DEFAULT_QUIET_HOURS, zone), zone).toEqual(
        new Date('2026-11-27T07:00:00+09:00'),
      );
    }
  });
});
