import { expect, it } from 'vitest';
import { dayNumberOf } from '../../../measures/calendar-day.ts';
import { askedPast } from './asked-past.ts';

const TODAY = dayNumberOf('2026-11-21');

it.each([
  ['whats my 5k record', { ask: 'best', meters: 5000 }],
  ['what is my fastest mile?', { ask: 'best', meters: 1609.344 }],
  ['我的半马pb', { ask: 'best', meters: 21_097.5 }],
  ['我的全馬PB', { ask: 'best', meters: 42_195 }],
  ['best 5k of the year', { ask: 'best', meters: 5000, span: { kind: 'year', yearsAgo: 0 } }],
  ['have I run a marathon before?', { ask: 'best', meters: 42_195, seconds: null }],
  ['have I ever run 10k under 50?', { ask: 'best', meters: 10_000, seconds: 3000 }],
  ['PB for 15k?', { ask: 'best', meters: null, isOther: true }],
  ['whens the last time i ran more than 15k', { ask: 'least', wants: 'last' }],
  ['我跑過幾次半馬', { ask: 'least', wants: 'count' }],
  ['compare this year with last year', { ask: 'besideYear' }],
  ['did I run more in 2025 than this year?', { ask: 'besideYear' }],
  ['去年と比べて走行距離どう？', { ask: 'besideYear' }],
  ['去年同期我跑了多少', { ask: 'besideYear' }],
  ['去年の合計', { ask: 'sum', span: { kind: 'year', yearsAgo: 1 } }],
  ['how many km two years ago?', { ask: 'sum', span: { kind: 'year', yearsAgo: 2 } }],
  ['how far since March 2025?', { ask: 'sum', span: { kind: 'since', monthsAgo: 20 } }],
  ['how many km in the last 6 months', { ask: 'sum', span: { kind: 'days', days: 182 } }],
  ['longest run of 2025', { ask: 'longest', span: { kind: 'year', yearsAgo: 1 } }],
  ['tuần nhiều km nhất', { ask: 'top', unit: 'week' }],
  ['em đã từng chạy half marathon chưa', { ask: 'best', meters: 21_097.5 }],
])('reads what is asked of years: %s', (text, expected) => {
  expect(askedPast(text, TODAY)).toMatchObject({ of: 'past', ...expected });
});

it.each([
  'how far did I run so far this week',
  'how many km did i run so far this month',
  'how many km last month?',
  'what was my fastest km today',
  'is my 5k pace faster than last year',
  'did I run more in 2024 than in 2023?',
  'how many km should I run next year?',
  'cho xem split từng km hôm qua đi',
])('leaves to others what it is not about: %s', (text) => {
  expect(askedPast(text, TODAY)).toBeNull();
});
