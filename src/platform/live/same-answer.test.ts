import { expect, it } from 'vitest';
import { isSameAnswer, withSameRows } from './same-answer.ts';

const DAY = '2026-11-30T08:00:00Z';
const row = (id: string, change = {}) => ({
  id,
  at: new Date(DAY),
  speeds: [1.5, null, Number.NaN],
  policy: { analyse: true },
  ...change,
});

it('takes what was read twice for the same', () => {
  expect(isSameAnswer([row('a')], [row('a')])).toBe(true);
  expect(isSameAnswer(null, null)).toBe(true);
});

it.each([
  ['another time', { at: new Date('2026-11-30T08:00:01Z') }],
  ['another value deep in it', { policy: { analyse: false } }],
  ['a shorter list', { speeds: [1.5, null] }],
  ['one more field', { note: null }],
  ['nothing in the place of something', { policy: null }],
  ['a list in the place of an object', { policy: [] }],
  ['a time as text', { at: DAY }],
])('tells apart %s', (_name, change) => {
  expect(isSameAnswer(row('a'), row('a', change))).toBe(false);
  expect(isSameAnswer(row('a', change), row('a'))).toBe(false);
});

it('tells a field that is not there from one of another name', () => {
  expect(isSameAnswer({ a: undefined }, { b: undefined })).toBe(false);
});

it('takes no bytes for the same, since it does not read them', () => {
  expect(isSameAnswer(new Uint8Array([1]), new Uint8Array([1]))).toBe(false);
});

it('keeps the rows that did not change, and the list where none did', () => {
  const before = [row('a'), row('b')];
  expect(withSameRows(before, [row('a'), row('b')])).toBe(before);
  const after = withSameRows(before, [row('b'), row('a', { speeds: [] }), row('c')]);
  expect(after[0]).toBe(before[1]);
  expect(after[1]).not.toBe(before[0]);
  expect(after.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(withSameRows(before, [row('a')])).toHaveLength(1);
});
