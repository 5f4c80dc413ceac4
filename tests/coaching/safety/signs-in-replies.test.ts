import { describe, expect, test } from 'vitest';
import { findUnsafeAdvice } from '../../../domain/coaching/safety/unsafe-advice.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { SIGNS_CARED_FOR, SIGNS_PLAYED_DOWN } from './signs-in-replies.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SIGNS_PLAYED_DOWN[language])('played down: %s', (reply) => {
    expect(findUnsafeAdvice(reply)).not.toBeNull();
  });

  test.each(SIGNS_CARED_FOR[language])('nothing unsafe: %s', (reply) => {
    expect(findUnsafeAdvice(reply)).toBeNull();
  });
});

describe('a sign that is asked about or noted', () => {
  test.each([
    'How is your knee today?',
    'I am sorry that your knee hurts.',
    '膝が痛いと言っていましたね。',
    '你说过膝盖疼。',
    'Bạn có kể là đầu gối đau.',
  ])('needs no call for care: %s', (reply) => {
    expect(findUnsafeAdvice(reply)).toBeNull();
  });

  test.each([
    'I am sorry that your knee hurts. Finish the session as planned.',
    '膝が痛いと言っていましたね。予定どおり走りましょう。',
    '你说过膝盖疼。照常训练就好。',
    'Bạn có kể là đầu gối đau. Cứ tập như kế hoạch.',
  ])('allows no order to go on: %s', (reply) => {
    expect(findUnsafeAdvice(reply)).toBe('through-warning');
  });

  test('allows what calls for care', () => {
    expect(findUnsafeAdvice('I am sorry that your knee hurts. Rest first.')).toBeNull();
  });
});
