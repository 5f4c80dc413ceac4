import { expect, test } from 'vitest';
import { dayNumber } from '../../../measures/calendar-day.ts';
import { dayOfWhetherRan } from './whether-ran.ts';

/** Wednesday, 25 November 2026. */
const TODAY = dayNumber(new Date('2026-11-25T12:00:00Z'), 0);

test.each([
  'did i run sunday? cant remember if it saved',
  '日曜って走りましたっけ',
  '周日我跑了吗',
  '禮拜天我有跑步嗎 忘了',
  'chủ nhật mình có chạy không nhỉ',
])('asks whether there was a run on Sunday: %s', (text) => {
  expect(dayOfWhetherRan(text, TODAY)?.daysAgo).toBe(3);
});

test.each([
  'did i run too fast on sunday',
  'did i run enough this week',
  '日曜のラン、後半ペース落ちてた？',
  '昨天的跑步没同步过来',
  'chủ nhật mình chạy thế nào',
])('asks something else: %s', (text) => {
  expect(dayOfWhetherRan(text, TODAY)).toBeNull();
});
