import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elevationCurveOf, gainWithin, smoothAltitude } from './elevation-gain.ts';

describe('climb', () => {
  test('less descent is what the altitude rose, but for the last unfinished step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 3000, noNaN: true }), { minLength: 2, maxLength: 80 }),
        (altitudes) => {
          const { ascentMeters, descentMeters } = elevationCurveOf(Float64Array.from(altitudes));
          const net = (ascentMeters.at(-1) ?? 0) - (descentMeters.at(-1) ?? 0);
          const rise = (altitudes.at(-1) ?? 0) - (altitudes[0] ?? 0);
          expect(Math.abs(net - rise)).toBeLessThanOrEqual(3 + 1e-6);
        },
      ),
    );
  });

  test('is not made by a barometer that drifts', () => {
    const altitudes = Float64Array.from({ length: 600 }, (_, index) => 50 + Math.sin(index / 9));
    expect(elevationCurveOf(altitudes).ascentMeters.at(-1)).toBe(0);
  });

  test('passes over missing readings', () => {
    const altitudes = Float64Array.of(Number.NaN, 10, Number.NaN, 20, Number.NaN);
    expect(elevationCurveOf(altitudes).ascentMeters.at(-1)).toBe(10);
    expect(elevationCurveOf(new Float64Array()).ascentMeters).toHaveLength(0);
  });

  test('adds up over any cut', () => {
    const elapsed = Float64Array.from({ length: 101 }, (_, index) => index);
    const { ascentMeters } = elevationCurveOf(elapsed.map((second) => second / 2));
    const whole = gainWithin(ascentMeters, elapsed, { startSeconds: 0, endSeconds: 100 });
    const halves =
      gainWithin(ascentMeters, elapsed, { startSeconds: 0, endSeconds: 41 }) +
      gainWithin(ascentMeters, elapsed, { startSeconds: 41, endSeconds: 100 });
    expect(halves).toBeCloseTo(whole, 9);
    expect(whole).toBeGreaterThan(46);
  });
});

describe('smoothed altitude', () => {
  test('keeps a single wrong reading from climbing a hill', () => {
    const elapsed = Float64Array.from({ length: 60 }, (_, index) => index);
    const altitudes = elapsed.map((second) => (second === 30 ? 60 : 50));
    const smooth = smoothAltitude(altitudes, elapsed);
    expect(elevationCurveOf(altitudes).ascentMeters.at(-1)).toBe(10);
    expect(elevationCurveOf(smooth).ascentMeters.at(-1)).toBe(0);
  });

  test('leaves missing readings missing and levels level', () => {
    const smooth = smoothAltitude(Float64Array.of(7, Number.NaN, 7), Float64Array.of(0, 1, 2));
    expect([...smooth]).toEqual([7, Number.NaN, 7]);
  });
});
