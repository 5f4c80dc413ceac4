import { expect, test } from 'vitest';
import { topicExamples } from '@tasuki/domain/coaching/questions/topics/topic-classifier';
import { QUESTIONS_AFTER_RUNS_HELD_BACK } from '../../evaluation/questions/questions-after-runs-held-back.ts';
import { QUESTIONS_HELD_BACK } from '../../evaluation/questions/questions-held-back.ts';
import { QUESTIONS_OF_CLUB_RUNNERS_HELD_BACK } from '../../evaluation/questions/questions-of-club-runners-held-back.ts';
import { QUESTIONS_OF_FORUM_READERS_HELD_BACK } from '../../evaluation/questions/questions-of-forum-readers-held-back.ts';
import { QUESTIONS_OF_RUNNERS_HELD_BACK } from '../../evaluation/questions/questions-of-runners-held-back.ts';
import { QUESTIONS_OF_STRANGERS_HELD_BACK } from '../../evaluation/questions/questions-of-strangers-held-back.ts';
import { QUESTIONS_OF_TEXTING_RUNNERS_HELD_BACK } from '../../evaluation/questions/questions-of-texting-runners-held-back.ts';
import { QUESTIONS_OF_THIRTY_HELD_BACK } from '../../evaluation/questions/questions-of-thirty-held-back.ts';
import { HELD_OUT_EN } from './question-held-out-en.ts';
import { HELD_OUT_JA } from './question-held-out-ja.ts';
import { HELD_OUT_VI } from './question-held-out-vi.ts';
import { HELD_OUT_ZH_TW } from './question-held-out-zh-tw.ts';
import { HELD_OUT_ZH } from './question-held-out-zh.ts';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function learntTexts(): ReadonlySet<string> {
  const texts = new Set<string>();
  topicExamples((text) => {
    texts.add(lettersOf(text));
    return false;
  });
  return texts;
}
const linesOf = (lines: string) => lines.split('\n').filter((line) => line !== '');

test('no question that measures is an example that is learnt', () => {
  const measuring = [
    ...[HELD_OUT_EN, HELD_OUT_JA, HELD_OUT_VI, HELD_OUT_ZH, HELD_OUT_ZH_TW].flatMap((held) =>
      Object.values(held).flatMap(linesOf),
    ),
    ...[
      QUESTIONS_AFTER_RUNS_HELD_BACK,
      QUESTIONS_HELD_BACK,
      QUESTIONS_OF_CLUB_RUNNERS_HELD_BACK,
      QUESTIONS_OF_FORUM_READERS_HELD_BACK,
      QUESTIONS_OF_RUNNERS_HELD_BACK,
      QUESTIONS_OF_STRANGERS_HELD_BACK,
      QUESTIONS_OF_TEXTING_RUNNERS_HELD_BACK,
      QUESTIONS_OF_THIRTY_HELD_BACK,
    ].flatMap((questions) => questions.map(([, , , text]) => text)),
  ];
  const learnt = learntTexts();
  expect(learnt.size).toBeGreaterThan(5000);
  expect(measuring.length).toBeGreaterThan(500);
  expect(measuring.filter((text) => learnt.has(lettersOf(text)))).toEqual([]);
});
