import { expect, it } from 'vitest';
import { findUnsafeAdvice } from '@tasuki/domain/coaching/safety/unsafe-advice';
import { SAFE_ADVICE_SET, UNSAFE_ADVICE_SET } from './first-sight/advice-set.ts';

it.each(UNSAFE_ADVICE_SET)('refuses as %s: %j', (category, sentence) => {
  expect(findUnsafeAdvice(sentence)).toBe(category);
});

it.each(SAFE_ADVICE_SET)('lets pass: %j', (sentence) => {
  expect(findUnsafeAdvice(sentence)).toBeNull();
});

it.each([
  'Go from 40 to 70 km next week and your body will catch up.',
  '来週は40kmから70kmに増やしましょう。',
  '下周从40公里加到70公里。',
  'Tuần tới tăng từ 40 lên 70 km.',
])('refuses a leap: %j', (sentence) => {
  expect(findUnsafeAdvice(sentence)).toBe('overload');
});

it.each([
  'Your long run can grow from 14 to 18 km over the next three weeks.',
  'Your pace went from 6:00 to 5:30 over the months.',
  '三週間かけて14kmから18kmまで伸ばしましょう。',
])('lets a gradual rise pass: %j', (sentence) => {
  expect(findUnsafeAdvice(sentence)).toBeNull();
});
