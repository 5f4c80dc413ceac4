import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { costTable, dearestItems, monthlyCosts, RUNNER_COUNTS } from './cost-model.ts';

const PAGE = readFileSync(join(repositoryRoot, 'docs/cost-model.md'), 'utf8');

/** The cells of a row without the formatter's padding. */
function cellsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) =>
      line
        .replaceAll(/^\| | \|$/g, '')
        .replaceAll(/ +/g, ' ')
        .trim(),
    );
}

it('the page has the table that the measured counts make', () => {
  const written = cellsOf(PAGE);
  for (const row of cellsOf(costTable())) expect(written).toContain(row);
});

it('the page says how to halve the three dearest items, in their order', () => {
  const [, part = ''] = PAGE.split('## The three dearest');
  const [first, second, third] = dearestItems(RUNNER_COUNTS[1]);
  const named = [...part.matchAll(/^\d\. \*\*([^*]+)\*\*/gm)].map(([, name]) =>
    name?.toLowerCase(),
  );
  expect(named).toEqual([first, second, third]);
});

it('costs grow with the runners alone, but for what runs without them', () => {
  const [small, large] = [monthlyCosts(1000), monthlyCosts(10_000_000)];
  expect(large.writes.dollars / small.writes.dollars).toBeCloseTo(10_000);
  expect(large.reads.dollars / small.reads.dollars).toBeLessThan(10_000);
});
