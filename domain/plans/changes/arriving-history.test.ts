import { expect, it } from 'vitest';
import { isHistoryArriving } from './arriving-history.ts';

const NOW = new Date('2026-12-20T12:00:00Z');

function row(startedAt: string, createdAt: string) {
  return { startedAt: new Date(startedAt), createdAt: new Date(createdAt) };
}

it.each([
  ['runs of weeks ago came in just now', '2026-12-01T07:00:00Z', '2026-12-20T11:58:00Z', true],
  ['they came in an hour ago', '2026-12-01T07:00:00Z', '2026-12-20T11:00:00Z', false],
  ['the run of this morning came in', '2026-12-20T07:00:00Z', '2026-12-20T11:58:00Z', false],
  ['a watch was a day late', '2026-12-19T07:00:00Z', '2026-12-20T11:58:00Z', false],
])('knows of a history on its way when %s', (_when, startedAt, createdAt, isArriving) => {
  expect(isHistoryArriving([row(startedAt, createdAt)], NOW)).toBe(isArriving);
});
