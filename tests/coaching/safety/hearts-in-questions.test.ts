import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import { expect, test } from 'vitest';
import { asking, easyRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';

const RUN = topicOf(easyRun(), { history: RICH_HISTORY });

test.each([
  'sao km đầu nhịp tim cao vậy',
  'sao nhịp tim cây số đầu cao thế',
  'vì sao 2 phút đầu tim 170',
  'sao km dau nhip tim cao vay',
])('the first kilometre is no pain in the chest: %s', (text) => {
  expect(findRedFlag(text)).toBeNull();
  const { isSafetyFirst, sentences } = answerQuestion(asking(text, { ...RUN, language: 'vi' }));
  expect(isSafetyFirst).toBe(false);
  expect(sentences.length).toBeGreaterThan(0);
});

test.each(['km đầu đau ngực quá', '3 km dau nguc qua', 'km đầu đau tim', 'dau tim tu km dau'])(
  'a pain in the chest in the first kilometre is one: %s',
  (text) => {
    expect(findRedFlag(text)?.category).toBe('cardiac');
  },
);

test.each([
  ['en', 'my heart skips beats when I run'],
  ['en', 'my heart keeps missing a beat on easy runs, keep going?'],
  ['zh', '跑步时心脏漏跳'],
  ['vi', 'tim đập nhanh và hụt nhịp khi chạy'],
  ['vi', 'tim hụt nhịp lúc chạy'],
] as const)('a heart that skips beats needs a doctor first, in %s: %s', (language, text) => {
  expect(answerQuestion(asking(text, { ...RUN, language })).isSafetyFirst).toBe(true);
});
