import { expect, it } from 'vitest';
import type { ActivityRow } from './activity-row.ts';
import { exampleActivityRow } from './example-activity-row.ts';
import { isOpenTo, isOpenToCoach, OPEN_TO_COACH_FIELDS } from './open-to-coach.ts';

it('opens to a coach what the source allows, the runner does not hide, and repeats nothing', () => {
  expect(isOpenToCoach(exampleActivityRow())).toBe(true);
  expect(isOpenToCoach(exampleActivityRow({ isHidden: true }))).toBe(false);
  expect(isOpenToCoach(exampleActivityRow({ visibleToCoach: false }))).toBe(false);
  expect(isOpenToCoach(exampleActivityRow({ duplicateOf: 'main' }))).toBe(false);
});

it.each(OPEN_TO_COACH_FIELDS)('keeps a row without %s from the coach', (field) => {
  const row: Partial<ActivityRow> = exampleActivityRow();
  delete row[field];
  expect(isOpenToCoach(row as ActivityRow)).toBe(false);
});

it('opens everything to the runner', () => {
  const closed = exampleActivityRow({ isHidden: true, visibleToCoach: false });
  expect(isOpenTo('runner', closed)).toBe(true);
  expect(isOpenTo('coach', closed)).toBe(false);
});
