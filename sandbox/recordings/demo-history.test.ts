import { describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { demoHistory, demoRecording } from './demo-history.ts';
import { simulateRun } from './simulate-run.ts';

const TOKYO_OFFSET_MILLISECONDS = 9 * 3600 * 1000;

function tokyoDay(date: Date): string {
  return new Date(date.getTime() + TOKYO_OFFSET_MILLISECONDS).toISOString().slice(0, 10);
}

describe("the demo runner's eight weeks", () => {
  const sunday = demoHistory('2026-11-22');

  it('reach back eight weeks from a Sunday', () => {
    const days = sunday.map(({ plan }) => tokyoDay(plan.startedAt));
    expect(days.at(-1)).toBe('2026-11-22');
    expect(days.every((day) => day >= '2026-09-28' && day <= '2026-11-22')).toBe(true);
    expect(days[0]).toBe('2026-09-29');
    expect(new Set(days).size).toBe(days.length);
  });

  it.each(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'])(
    'end on %s when that is yesterday',
    (endsOn) => {
      const sessions = demoHistory(endsOn);
      const last = sessions.at(-1);
      expect(last && tokyoDay(last.plan.startedAt)).toBe(endsOn);
      expect(sessions.length).toBeGreaterThan(30);
      for (const { plan } of sessions) {
        expect(plan.startedAt.getTime()).toBeLessThan(
          Date.parse(`${endsOn}T00:00:00+09:00`) + DAY_MILLISECONDS,
        );
      }
    },
  );

  it('are the same whenever they are made', () => {
    expect(demoHistory('2026-11-22')).toEqual(sunday);
    const [first] = sunday;
    if (!first) throw new Error('No session');
    expect(Buffer.compare(demoRecording(first), demoRecording(first))).toBe(0);
  });

  it('build up like a half marathon plan: most of it easy, no week far above what was run before', () => {
    const weekKilometers = new Map<number, number>();
    const firstMonday = Date.parse('2026-09-28T00:00:00+09:00');
    for (const { plan } of sunday) {
      const week = Math.floor((plan.startedAt.getTime() - firstMonday) / (7 * DAY_MILLISECONDS));
      const meters = simulateRun(plan).samples.at(-1)?.distanceMeters ?? 0;
      weekKilometers.set(week, (weekKilometers.get(week) ?? 0) + meters / 1000);
    }
    const weeks = [...weekKilometers.values()];
    expect(weeks.length).toBe(8);
    for (const [index, kilometers] of weeks.entries()) {
      expect(kilometers).toBeGreaterThan(28);
      const mostBefore = Math.max(...weeks.slice(0, index), 42);
      expect(kilometers).toBeLessThan(mostBefore * 1.2);
    }
    const hard = sunday.filter(({ name }) => /tempo|intervals|hills|race/.test(name));
    expect(hard.length / sunday.length).toBeLessThan(0.4);
  });

  it('know what can go wrong with a sensor', () => {
    const kinds = new Set(sunday.flatMap(({ plan }) => plan.faults.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([
      'cadenceLock',
      'heartRateDropout',
      'heartRateSpike',
      'positionScatter',
    ]);
    expect(sunday.some(({ plan }) => plan.terrain === 'treadmill')).toBe(true);
  });
});
