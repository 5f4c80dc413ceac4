import { expect, it } from 'vitest';
import { MESSAGE_LIMITS } from '@tasuki/domain/chat/message';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import { THREAD_LIMITS } from '../../../functions/src/chat/read-thread.ts';
import { withoutIdentities } from '@tasuki/domain/coaching/text/without-identities';
import { quickestMilliseconds } from '../../figures/processor-milliseconds.ts';
import { asking, RICH_HISTORY } from '../answers/conversation-samples.ts';

const PHRASES = [
  ...['x', '@', '.', ',', '?', '-', "'", '1', '\n', 'a@', 'a.', 'a.b@', '1.1 ', '1.111  ', '+1 ('],
  ...['痛', '我', '很', '没有', '医生', 'が', '胸が', '先生', '走', '😀', '\u200d'],
  ...['「', '“', '『“「', "'«", '\n>'],
  ...['*', '_', '`', '**a ', '*1', '`a', 'ﷺ', 'and ﷺ'],
  ...['e\u0301', '\u0301', 'ế', 'không ', 'khong ', 'tuần trước '],
  ...[
    'no ',
    'pain ',
    'pain, ',
    'chest ',
    'my heart ',
    'i ran 5 km, ',
    'chest. ',
    'why ',
    'doctor ',
  ],
  // Each clause reports a leave or a talk, and the whole sentence may doubt it.
  ...[
    '医生说能跑 ',
    '先生に走っていいと言われた ',
    'my doctor cleared me to run, ',
    '医生说能跑吗 ',
  ],
];

/** Up to 90 ms on a quiet machine and 220 ms on a busy one; a second or more where it is not linear. */
const ANSWER_MILLISECONDS = 600;
const READING_MILLISECONDS = 300;

const filled = (phrase: string, length: number) =>
  phrase.repeat(Math.ceil(length / phrase.length)).slice(0, length);

it.each(PHRASES)('a thread of nothing but "%s" is answered in no time', (phrase) => {
  const text = filled(phrase, MESSAGE_LIMITS.textMaxLength);
  const texts = Math.floor(THREAD_LIMITS.characters / MESSAGE_LIMITS.textMaxLength);
  const earlier = Array.from({ length: texts - 1 }, () => ({ author: 'runner' as const, text }));
  const conversation = asking(text, { history: RICH_HISTORY, earlier });
  const answer = () => void answerQuestion(conversation);
  expect(quickestMilliseconds(answer, ANSWER_MILLISECONDS)).toBeLessThan(ANSWER_MILLISECONDS);
});

it.each(PHRASES)('a text of nothing but "%s" is read for signs and names in no time', (phrase) => {
  const text = filled(phrase, THREAD_LIMITS.characters);
  const findSign = () => void findRedFlag(text);
  const leaveOutNames = () => void withoutIdentities(text, ['Hanako', '花子']);
  for (const read of [findSign, leaveOutNames]) {
    expect(quickestMilliseconds(read, READING_MILLISECONDS)).toBeLessThan(READING_MILLISECONDS);
  }
});

it('takes a sign for said that is denied over and over', () => {
  const denied = filled('no chest pain ', 14 * 200);
  expect(findRedFlag(denied)?.category).toBe('cardiac');
  expect(findRedFlag(filled('no chest pain ', 14 * 30))).toBeNull();
});
