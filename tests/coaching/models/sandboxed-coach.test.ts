import { expect, it } from 'vitest';
import { checkSentence } from '@tasuki/domain/coaching/sentence-check/check-sentence';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { SentenceSplitter } from '@tasuki/domain/coaching/text/split-sentences';
import { findUnsafeAdvice } from '@tasuki/domain/coaching/safety/unsafe-advice';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { coachPrompt } from '../../../functions/src/coaching/coach-prompt.ts';
import { FactLedger } from '../../../functions/src/coaching/fact-ledger.ts';
import { goodAnswer } from '../../../sandbox/models/sandboxed-answer.ts';
import { asking, SAMPLE_RUNNERS } from '../answers/conversation-samples.ts';

const QUESTIONS: Record<Language, readonly string[]> = {
  en: [
    'How was it?',
    'And tomorrow?',
    'How was my week?',
    'Am I improving?',
    'What could I run in a race?',
    'Should I rest?',
    'How do I warm up?',
  ],
  ja: [
    'どうでしたか？',
    '明日は？',
    '今週はどうでしたか？',
    '上達していますか？',
    'レースの予想は？',
    '休むべき？',
    'ウォームアップは？',
  ],
  zh: [
    '跑得怎么样？',
    '明天呢？',
    '这一周如何？',
    '我进步了吗？',
    '比赛能跑多少？',
    '该休息吗？',
    '怎么热身？',
  ],
  'zh-tw': [
    '跑得怎麼樣？',
    '明天呢？',
    '這一週如何？',
    '我進步了嗎？',
    '比賽能跑多少？',
    '該休息嗎？',
    '怎麼熱身？',
  ],
  vi: [
    'Thế nào?',
    'Ngày mai thì sao?',
    'Tuần này ra sao?',
    'Tôi có tiến bộ không?',
    'Thi đấu được bao nhiêu?',
    'Có nên nghỉ không?',
    'Khởi động thế nào?',
  ],
};

const RUNNERS = Object.entries(SAMPLE_RUNNERS).map(([name, make]) => [name, make()] as const);

it.each(LANGUAGES)('a sandboxed model that answers well passes every check in %s', (language) => {
  const answers = new Set<string>();
  for (const [runner, options] of RUNNERS) {
    for (const question of QUESTIONS[language]) {
      const conversation = { ...asking(question, { ...options, language }), language };
      const { instructions, messages } = coachPrompt(
        conversation,
        null,
        new FactLedger(conversation.facts),
        { problem: null },
      );
      const answer = goodAnswer({
        apiId: 'any',
        isStreamed: true,
        instructions,
        turns: messages.map(({ content }) => ({
          author: 'user',
          text: typeof content === 'string' ? content : '',
        })),
        toolNames: [],
        toolResults: [],
      });
      const splitter = new SentenceSplitter();
      for (const sentence of [...splitter.push(answer), ...splitter.end()]) {
        const checked = checkSentence(sentence, {
          facts: conversation.facts,
          runnerTexts: [],
          language,
        });
        expect({ runner, sentence, checked }).toEqual({
          runner,
          sentence,
          checked: { isClean: true },
        });
        expect({ sentence, advice: findUnsafeAdvice(sentence) }).toEqual({
          sentence,
          advice: null,
        });
      }
      if (conversation.history.length > 0 && conversation.activity) {
        expect({ runner, question, ids: factReferences(answer).length > 0 }).toEqual({
          runner,
          question,
          ids: true,
        });
      }
      answers.add(answer);
    }
  }
  expect(answers.size).toBeGreaterThan(20);
});
