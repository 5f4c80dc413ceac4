import { expect, it } from 'vitest';
import { figuresOfSource, figureTable } from './figures.ts';

it('adds up the parts of a figure and says how to repeat it', () => {
  const part = { number: 15, count: 600, failures: [], milliseconds: 1500 } as const;
  const { text, areAllRight } = figureTable(
    [
      { ...part, seed: 7 },
      { ...part, seed: null },
    ],
    [15],
  );
  expect(text).toContain('seed 7, count 1,200, failures 0, 3.0 s; repeat: npm run soak 15');
  expect(areAllRight).toBe(true);
});

it('fails for a failure, and for a figure that nobody measured', () => {
  const failed = { number: 12, seed: null, count: 5, failures: ['read'], milliseconds: 1 } as const;
  expect(figureTable([failed], [12])).toMatchObject({ areAllRight: false });
  expect(figureTable([failed], [12]).text).toContain('! read');
  expect(figureTable([], [13])).toMatchObject({ areAllRight: false });
});

it('finds the figures of a test file', () => {
  expect(figuresOfSource('const a = soakFigure(12); soakFigure(7, { seed: 1 })')).toEqual([7, 12]);
  expect(figuresOfSource('soakFigure(120, {})')).toEqual([]);
});
