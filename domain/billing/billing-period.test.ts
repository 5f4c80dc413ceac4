import { describe, expect, it } from 'vitest';
import { periodStart, type BillingInterval } from './billing-period.ts';

function starts(anchor: string, interval: BillingInterval, count: number): string[] {
  return Array.from({ length: count }, (_, number) =>
    periodStart(new Date(anchor), interval, number).toISOString().slice(0, 16),
  );
}

describe('the beginnings of periods', () => {
  it('return to the 31st after a shorter month', () => {
    expect(starts('2027-01-31T23:30:00Z', 'month', 5)).toEqual([
      '2027-01-31T23:30',
      '2027-02-28T23:30',
      '2027-03-31T23:30',
      '2027-04-30T23:30',
      '2027-05-31T23:30',
    ]);
  });

  it('return to 29 February in the next leap year', () => {
    expect(starts('2028-02-29T00:00:00Z', 'year', 5)).toEqual([
      '2028-02-29T00:00',
      '2029-02-28T00:00',
      '2030-02-28T00:00',
      '2031-02-28T00:00',
      '2032-02-29T00:00',
    ]);
  });

  it('count days as 24 hours, and pass the end of a year', () => {
    expect(starts('2026-12-31T15:00:00Z', 'day', 2)).toEqual([
      '2026-12-31T15:00',
      '2027-01-01T15:00',
    ]);
    expect(starts('2026-12-31T15:00:00Z', 'month', 3).at(-1)).toBe('2027-02-28T15:00');
  });
});
