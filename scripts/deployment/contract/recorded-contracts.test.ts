import { expect, it } from 'vitest';
import { contractBreaks } from './contract-breaks.ts';
import { readShapes } from './read-shapes.ts';
import { isRecorded, readRecordedContracts, withContract } from './recorded-contracts.ts';

/** Breaks that are meant, word for word, with the reason why an open browser may fail. */
const MEANT: ReadonlyMap<string, string> = new Map();

it.each(readRecordedContracts())(
  'browsers of the recorded contract $version go on working',
  ({ callables }) => {
    const found = contractBreaks(callables, readShapes());
    expect(found.filter((sentence) => !MEANT.has(sentence))).toEqual([]);
  },
  60_000,
);

it('records a contract once, and keeps the last two', () => {
  const shapes = (name: string) => ({
    [name]: { request: { type: 'object' }, response: 'string' },
  });
  const first = withContract([], shapes('a'), '2026-01-01');
  expect(withContract(first, shapes('a'), '2026-01-02')).toBe(first);
  const third = withContract(
    withContract(first, shapes('b'), '2026-01-02'),
    shapes('c'),
    '2026-01-03',
  );
  expect(third.map(({ version }) => version)).toEqual([2, 3]);
  expect(isRecorded(third, shapes('c'))).toBe(true);
  expect(isRecorded(third, shapes('b'))).toBe(false);
});
