import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { SIGN_QUESTION_WORDS } from '@tasuki/domain/coaching/answers/sign-question-words';
import { joinSentences } from '@tasuki/domain/coaching/answers/write-answer';
import type { ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { SAFETY_WORDS } from '@tasuki/domain/coaching/feedback/word-books';
import { signAnswerIn } from '@tasuki/domain/coaching/learnt-signs/asking-back/sign-answer';
import { findRedFlags } from '@tasuki/domain/coaching/safety/red-flags';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { QUESTIONS_HELD_BACK } from '../../evaluation/questions/questions-held-back.ts';
import { QUESTIONS_OF_RUNNERS_HELD_BACK } from '../../evaluation/questions/questions-of-runners-held-back.ts';
import { QUESTIONS_OF_STRANGERS_HELD_BACK } from '../../evaluation/questions/questions-of-strangers-held-back.ts';
import { asking, RICH_HISTORY } from '../answers/conversation-samples.ts';

/** In words that the rules do not know, with a question about training. */
const DOUBTFUL: Readonly<Record<Language, string>> = {
  en: 'felt as if someone tied a rope round my ribs up the last climb, gone at the top. What should I run tomorrow?',
  ja: '登りの最後で肋骨のあたりをベルトで締められたみたいになった、上に着いたら消えた。明日は何を走ればいい？',
  zh: '跑到一半手指头忽然不像自己的，抓不住水壶，一会儿又好了。下次该怎么跑？',
  'zh-tw': '跑到一半右手指頭忽然不像自己的，抓不住水壺，一下子又好了。下次該怎麼跑？',
  vi: 'dốc cuối thấy quanh sườn như có đai siết lại, lên tới đỉnh thì hết. Mai chạy gì?',
};

const runnerOf = (language: Language) => ({ language, history: RICH_HISTORY });

/** The conversation goes on behind a question of the coach. */
function after(question: string, said: readonly string[], language: Language) {
  const earlier: ConversationTurn[] = [];
  const messages = [question, ...said];
  for (const text of messages.slice(0, -1)) {
    const asked = answerQuestion(asking(text, { ...runnerOf(language), earlier }));
    earlier.push(
      { author: 'runner', text },
      {
        author: 'coach',
        text: asked.sentences.join(''),
        ...(asked.asksSign !== undefined && { asksSign: asked.asksSign }),
      },
    );
  }
  return answerQuestion(asking(messages.at(-1) ?? '', { ...runnerOf(language), earlier }));
}

describe.each(LANGUAGES)('a message that may tell of a sign, in %s', (language) => {
  const doubtful = DOUBTFUL[language];
  const words = SIGN_QUESTION_WORDS[language];
  const path = join(import.meta.dirname, '..', '..', '..', 'locales', language, 'chat.json');
  const { signAsked } = JSON.parse(readFileSync(path, 'utf8')) as {
    signAsked: Record<'yes' | 'no', string>;
  };

  test('is asked about before anything of training is said', () => {
    expect(findRedFlags(doubtful)).toEqual([]);
    const answer = answerQuestion(asking(doubtful, runnerOf(language)));
    expect(answer).toMatchObject({ asksSign: true, isSafetyFirst: true });
    expect(answer.sentences.join('')).toBe(joinSentences(words.asked, language));
    expect(factReferences(answer.sentences.join(''))).toEqual([]);
  });

  test('is answered after the chip that says no, as if nothing had been asked', () => {
    const answer = after(doubtful, [signAsked.no], language);
    expect(answer.isSafetyFirst).toBe(false);
    expect(answer.asksSign).toBeUndefined();
    expect(factReferences(answer.sentences.join('')).length).toBeGreaterThan(0);
  });

  test('is a sign after the chip that says yes', () => {
    const answer = after(doubtful, [signAsked.yes], language);
    expect(answer).toMatchObject({
      isSafetyFirst: true,
      endedBy: 'doctor',
      providedSign: 'warning-sign',
    });
    expect(answer.sentences.join('')).toBe(
      joinSentences(SAFETY_WORDS[language]['warning-sign'], language),
    );
  });

  test('is asked about again where neither is said', () => {
    const answer = after(doubtful, ['42'], language);
    expect(answer).toMatchObject({ asksSign: true, isSafetyFirst: true });
    expect(answer.sentences.join('')).toBe(joinSentences(words.again, language));
    expect(after(doubtful, ['42', signAsked.no], language).isSafetyFirst).toBe(false);
  });

  test('has chips that are understood', () => {
    expect(signAnswerIn(signAsked.yes)).toBe('yes');
    expect(signAnswerIn(signAsked.no)).toBe('no');
  });
});

test('a sign that is affirmed holds every plan until a doctor has cleared it', () => {
  const earlier: ConversationTurn[] = [
    { author: 'runner', text: DOUBTFUL.en },
    { author: 'coach', text: SIGN_QUESTION_WORDS.en.asked.join(' '), asksSign: true },
    { author: 'runner', text: 'Yes, I do.', providedSign: 'warning-sign' },
    { author: 'coach', text: SAFETY_WORDS.en['warning-sign'].join(' ') },
  ];
  const held = answerQuestion(
    asking('What should I run tomorrow?', { ...runnerOf('en'), earlier }),
  );
  expect(held).toMatchObject({ isSafetyFirst: true, endedBy: 'doctor' });
  const cleared = answerQuestion(
    asking('The doctor cleared me to run', { ...runnerOf('en'), earlier }),
  );
  expect(cleared.isSafetyFirst).toBe(false);
});

test('a sign that is named in the answer is answered as one', () => {
  const answer = after(DOUBTFUL.en, ['no, but I fainted afterwards'], 'en');
  expect(answer.sentences.join('')).toBe(joinSentences(SAFETY_WORDS.en.syncope, 'en'));
});

test('what somebody else was asked is no question to who asks next', () => {
  const earlier: ConversationTurn[] = [
    { author: 'member', text: DOUBTFUL.en },
    { author: 'coach', text: SIGN_QUESTION_WORDS.en.asked.join(' '), asksSign: true },
  ];
  const answer = answerQuestion(asking('How should I warm up?', { ...runnerOf('en'), earlier }));
  expect(answer.asksSign).toBeUndefined();
  expect(answer.isSafetyFirst).toBe(false);
});

test.each([
  ['no'],
  ['Nope, just tired'],
  ["I'm fine, just slow"],
  ['いえ、ないです'],
  ['大丈夫です'],
  ['没有，就是累'],
  ['都沒有'],
  ['không có gì'],
  ['ko'],
  ['dạ không'],
])('%j is a no', (text) => {
  expect(signAnswerIn(text)).toBe('no');
});

test.each([['yes'], ['yeah a bit'], ['はい'], ['あります'], ['有'], ['有一点'], ['có'], ['dạ có']])(
  '%j is a yes',
  (text) => {
    expect(signAnswerIn(text)).toBe('yes');
  },
);

test.each([
  ['what should I run on sunday, the long one or the tempo we talked about last week?'],
  ['northern route or the park?'],
  ['no chest pain but I fainted'],
  ['cổ vũ cho tôi đi'],
])('%j is neither', (text) => {
  expect(signAnswerIn(text)).toBeNull();
});

test.each([
  ['en', 'i keep getting stitches when i run after lunch'],
  ['ja', 'また横腹が痛くて立ち止まった'],
  ['zh', '跑着跑着右边侧腹痛起来'],
  ['zh-tw', '跑著跑著右邊側腹痛起來'],
  ['vi', 'cứ ăn trưa xong chạy là bị xóc hông'],
] as const)('a stitch is no sign, in %s: %s', (language, text) => {
  expect(answerQuestion(asking(text, runnerOf(language))).asksSign).toBeUndefined();
});

test.each([
  ['en', 'stitch at 4k and the world went grey'],
  ['en', 'got a stitch, then everything went black for a second'],
] as const)('what comes with a stitch is asked about, in %s: %s', (language, text) => {
  expect(answerQuestion(asking(text, runnerOf(language))).isSafetyFirst).toBe(true);
});

test('hardly any question of runners is asked about', () => {
  const questions = [
    ...QUESTIONS_HELD_BACK,
    ...QUESTIONS_OF_RUNNERS_HELD_BACK,
    ...QUESTIONS_OF_STRANGERS_HELD_BACK,
  ];
  const asked = questions.filter(
    ([, , , text]) => answerQuestion(asking(text, { history: RICH_HISTORY })).asksSign === true,
  );
  expect(asked.length / questions.length).toBeLessThan(0.02);
});
