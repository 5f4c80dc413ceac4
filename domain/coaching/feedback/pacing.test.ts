import { describe, expect, test } from 'vitest';
import type { SessionView } from '../facts/session-view.ts';
import { FINDING_TESTS } from './finding-tests.ts';
import { pacingOnHills } from './pacing.ts';

/** A session of which only these figures are known. */
function viewOf(
  values: Readonly<Record<string, number>>,
  change: Partial<SessionView> = {},
): SessionView {
  const value = (id: string) => values[id] ?? null;
  return {
    value,
    has: (...ids: string[]) => ids.every((id) => id in values),
    change: (from: string, to: string) => {
      const [first, second] = [value(from), value(to)];
      return first === null || second === null ? null : (100 * (second - first)) / first;
    },
    readDifferently: (first: string, second: string) =>
      Math.round(value(first) ?? 0) !== Math.round(value(second) ?? 0),
    isMountainous: false,
    isHilly: false,
    analysis: { summary: { elapsedSeconds: 3600, movingSeconds: 3600 }, facts: [], intervals: [] },
    source: { isIndoor: false },
    ...change,
  } as unknown as SessionView;
}

/** Halves and outer quarters as if on the flat, in per cent of pace slower at the end. */
function onHills(halves: number, ends: number) {
  return pacingOnHills(
    viewOf({
      'half.first.gradedPace': 400,
      'half.second.gradedPace': 400 * (1 + halves / 100),
      'quarter.first.gradedPace': 400,
      'quarter.last.gradedPace': 400 * (1 + ends / 100),
    }),
  );
}

describe('an effort over hills', () => {
  test('is even where its halves differ by less than errors of altitude make of them', () => {
    expect(onHills(0.5, 1)).toBe('even');
    expect(onHills(-2.5, -4)).toBe('even');
    expect(onHills(2.6, 4)).toBe('mixed');
    expect(onHills(-2.6, -4)).toBe('mixed');
  });

  test('is not even where its outer quarters are far apart', () => {
    expect(onHills(2, 8)).toBe('even');
    expect(onHills(2, 9.7)).toBe('mixed');
    expect(onHills(-1, -9)).toBe('mixed');
  });

  test('builds or fades only beyond what is left open', () => {
    expect(onHills(-3, -4)).toBe('build');
    expect(onHills(5, 3)).toBe('fade');
    expect(onHills(5, 2.9)).toBe('mixed');
    expect(onHills(4.9, 6)).toBe('mixed');
  });
});

describe('a race whose first quarter was the faster one', () => {
  const startFast = (second: number) =>
    FINDING_TESTS['race.startFast'](
      viewOf({
        'half.first.pace': 300,
        'half.second.pace': second,
        'quarter.first.pace': 298,
        'quarter.last.pace': 309,
      }),
    );

  test('began fast, whether or not an error of position makes it a fade', () => {
    expect(startFast(307)).toBe(true);
    expect(startFast(309.2)).toBe(true);
  });

  test('did not where its halves were even', () => {
    expect(startFast(304)).toBe(false);
  });
});
