import { describe, expect, it } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { NO_CAUTIONS, openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { withWords } from '@tasuki/domain/coaching/safety/caution-words';
import { asking, easyRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';
import { lastAnswer } from '../answers/talks.ts';

const NOW = new Date('2026-11-29T00:00:00Z');

const cautionOf = (text: string) => openCaution(withWords(NO_CAUTIONS, text, NOW), NOW);

describe.each([
  ['en', 'my daughter passed out at practice', 'your child'],
  ['en', 'My son was running with me. He collapsed and was out cold.', 'your child'],
  ['ja', '小学生の娘が走ると胸が痛いって言うんだけど練習メニューは?', 'お子さん'],
  ['zh', '我儿子10岁跑步说胸口疼 怎么练', '孩子'],
  ['zh-tw', '女兒12歲跑步昏倒 下週怎麼練', '孩子'],
  ['vi', 'con em 9 tuổi chạy hay kêu đau ngực, tập sao', 'con'],
] as const)('a sign of a child of the runner’s, in %s: %j', (language, text, child) => {
  const runner = { ...topicOf(easyRun(), { history: RICH_HISTORY }), language };

  it('is answered with what to do for the child', () => {
    const answer = answerQuestion(asking(text, runner));
    expect(answer.sentences.join('')).toContain(child);
    expect(answer.isSafetyFirst).toBe(true);
    expect(answer.planCard).toBeUndefined();
  });

  it('holds nothing of the runner’s', () => {
    expect(cautionOf(text)).toBeNull();
    expect(lastAnswer([text, 'What should I run tomorrow?'], runner).isSafetyFirst).toBe(false);
  });
});

it.each([
  'my daughter fainted and i have chest pain too',
  'i have chest pain. my son is fine.',
  '息子が熱を出した。私も胸が痛い。',
  '女儿发烧了，我胸口也疼',
  'con gái bị sốt, tôi cũng bị đau ngực',
])('leaves the runner’s own sign beside it: %j', (text) => {
  expect(cautionOf(text)?.kind).toBe('doctor');
});

it.each([
  'my son has a fever, can I run tomorrow',
  '娘が熱を出した',
  '女儿发烧了',
  'con gái bị sốt',
])('does not take the fever of a child for the runner’s: %j', (text) => {
  expect(cautionOf(text)).toBeNull();
});

it.each([
  ...['i have a fever', 'caught a cold', 'ive been throwing up all night', 'head cold, can i run'],
  ...['熱があります', '風邪ひいた', '昨夜からずっと吐いてる', '嘔吐してます'],
  ...['我发烧了', '感冒了流鼻涕', '吐了一晚上', '我發燒了', '整晚都在吐', '咳很兇有痰'],
  ...['em bị sốt', 'bị cảm sổ mũi', 'nôn cả đêm', 'toi bi sot', 'oi mua tu sang'],
])('holds or eases the plan for an illness left to the app: %j', (text) => {
  expect(['fever', 'illness']).toContain(cautionOf(text)?.kind);
});
