import { describe, expect, test } from 'vitest';
import { repetitionLength } from './facts-of-intervals.ts';

function works(...measured: [meters: number, seconds: number][]) {
  return measured.map(([distanceMeters, elapsedSeconds]) => ({ distanceMeters, elapsedSeconds }));
}

describe('the length of repetitions', () => {
  test('is the round distance that GPS measured around', () => {
    expect(repetitionLength(works([1012, 233], [994, 226], [1006, 228], [991, 229]))).toEqual({
      value: 1000,
      unit: 'repetitionMeters',
      isNominal: true,
    });
  });

  test('is a round time where the times agree better than the distances', () => {
    expect(repetitionLength(works([850, 180], [790, 180], [820, 181], [870, 180]))).toEqual({
      value: 3,
      unit: 'minutes',
      isNominal: true,
    });
    expect(repetitionLength(works([190, 31], [240, 30], [150, 29], [200, 30]))?.unit).toBe(
      'seconds',
    );
  });

  test('is what was measured where a watch set it to no round number', () => {
    expect(repetitionLength(works([793, 202], [854, 202], [836, 202], [850, 202]))).toEqual({
      value: 202,
      unit: 'seconds',
      isNominal: false,
    });
  });

  test('overlooks one cut short in seven, not more', () => {
    const full: [number, number] = [400, 90];
    const cut: [number, number] = [180, 41];
    expect(repetitionLength(works(full, full, full, full, full, full, cut))?.value).toBe(400);
    expect(repetitionLength(works(full, full, full, full, full, cut, cut))).toBeNull();
  });

  test('is none for a ladder', () => {
    expect(repetitionLength(works([400, 90], [800, 185], [1200, 290], [800, 184]))).toBeNull();
    expect(repetitionLength([])).toBeNull();
  });
});
