import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { formatPastDay, formatRecentDay } from '@tasuki/domain/measures/format-measure';
import { expect } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { todayOf } from '@tasuki/domain/coaching/answers/asked-runs/facts-asked-for';
import { checkSentence } from '@tasuki/domain/coaching/sentence-check/check-sentence';
import type { Conversation, ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import { QUESTION_INTENTS } from '@tasuki/domain/coaching/questions/question-phrases';
import { factReferences, feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { FEEDBACK_LIMITS, feedbackLength } from '@tasuki/domain/coaching/feedback/write-feedback';
import type { Language } from '@tasuki/domain/language';
import { asking, type TalkOptions } from './conversation-samples.ts';
import { questionsOf } from '../questions/question-samples.ts';
import { SAMPLES_EN } from '../questions/question-samples-en.ts';
import { SAMPLES_JA } from '../questions/question-samples-ja.ts';
import { SAMPLES_VI } from '../questions/question-samples-vi.ts';
import { SAMPLES_ZH } from '../questions/question-samples-zh.ts';
import { SAMPLES_ZH_TW } from '../questions/question-samples-zh-tw.ts';

/** Questions of each language. */
export const SAMPLES = {
  ja: SAMPLES_JA,
  en: SAMPLES_EN,
  zh: SAMPLES_ZH,
  'zh-tw': SAMPLES_ZH_TW,
  vi: SAMPLES_VI,
};

/**
 * So many ways of each intent; all of them in a soak.
 *
 * @param first the first of them, so that several callers together ask more of them
 */
export function someQuestions(language: Language, ways: number, first = 0): string[] {
  const asked = questionsOf(SAMPLES[language]);
  if (process.env.SOAK) return asked.map(({ text }) => text);
  return QUESTION_INTENTS.flatMap((intent) => {
    const ofIntent = asked.filter((one) => one.intent === intent).map(({ text }) => text);
    return Array.from(
      { length: Math.min(ways, ofIntent.length) },
      (_, way) => ofIntent[(first + way) % ofIntent.length],
    ).filter((text) => text !== undefined);
  });
}

/** What the coach says, references in place of figures. */
export function textOf(conversation: Conversation): string {
  return answerQuestion(conversation).sentences.join('');
}

/** The name of a month has a number in most languages, and is no figure. */
function withoutMonths(text: string): string {
  return text.replace(/\d{1,2}月/g, '先月').replace(/tháng \d{1,2}/g, 'tháng trước');
}

/** A race and a time that the runner asked about are repeated as a question, and are no figure of theirs. */
const REPEATED_WISH =
  /(?:(?:5|10) ?(?:km|公里)[^.。?？]{0,7}?)?\d{1,2}:\d{2}(?::\d{2})?(?=\?|？|ですね|ですか| ?[吗嗎]？| à\?| phải không\?)/g;

function withoutRepeated(text: string): string {
  return withoutMonths(text).replace(REPEATED_WISH, '');
}

const WEEKS_LISTED = 6;

/** Without the days of stored runs and the first days of weeks, which the coach writes in words. */
function withoutDays(text: string, { history, language, now }: Conversation): string {
  const days = history.map(({ startedAt, utcOffsetMinutes }) =>
    dayNumber(startedAt, utcOffsetMinutes ?? 0),
  );
  const thisMonday = mondayOf(dayNumber(now, 0));
  const mondays = Array.from({ length: WEEKS_LISTED }, (_, weeks) => thisMonday - 7 * weeks);
  const written = [...days, ...days.map(mondayOf), ...mondays].map((day) =>
    formatRecentDay(day, language),
  );
  const longestFirst = [...new Set(written)].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((left, day) => left.replaceAll(day, ''), text);
}

/** Without the days and years of runs before the recent weeks, which are written in words as well. */
function withoutDates(text: string, conversation: Conversation): string {
  const { longHistory, language } = conversation;
  if (!longHistory) return text;
  const today = todayOf(conversation);
  const days = [...longHistory.weeks].flatMap(([monday, { activities }]) => [
    monday,
    ...activities.map((run) => run.dayNumber),
  ]);
  const longestFirst = days
    .map((day) => formatPastDay(day, today, language))
    .toSorted((a, b) => b.length - a.length);
  return longestFirst
    .reduce((left, day) => left.replaceAll(day, ''), text)
    .replaceAll(/(?<!\d)20\d\d(?!\d)/g, '');
}

/** What holds for whatever the coach answers. */
export function expectCleanAnswer(conversation: Conversation): void {
  const { language, turns } = conversation;
  const { sentences, facts: ofQuestion = [] } = answerQuestion(conversation);
  const facts = [...conversation.facts, ...ofQuestion];
  const text = sentences.join('');
  expect(text.trim()).not.toBe('');
  const known = new Set(facts.map(({ id }) => id));
  for (const id of factReferences(text)) expect(known.has(id), id).toBe(true);
  const readable = (said: string) =>
    withoutRepeated(withoutDays(withoutDates(said, conversation), conversation));
  const plain = readable(text).replace(/\{\{[^}]*\}\}/g, '');
  expect(plain).not.toMatch(/\p{Nd}|[{}[\]!！]/u);
  for (const sentence of sentences) {
    const check = checkSentence(readable(sentence), { facts, runnerTexts: [], language });
    expect({ sentence, check }).toEqual({ sentence, check: { isClean: true } });
  }
  const isByWords = language === 'en' || language === 'vi';
  for (const units of ['metric', 'imperial'] as const) {
    const [words = ''] = feedbackText({ sentences: [{ role: 'finding', text }] }, facts, {
      language,
      units,
    });
    expect(words).not.toMatch(/NaN|undefined|null|Infinity|–(?!\d)/);
    if (units === conversation.locale.units) {
      expect(feedbackLength(words, language), words).toBeLessThanOrEqual(
        isByWords ? FEEDBACK_LIMITS.words : FEEDBACK_LIMITS.characters,
      );
    }
  }
  const last = turns.findLast(({ author }) => author === 'coach');
  if (last) expect(text.trim()).not.toBe(last.text.trim());
}

/** Talks through the questions; the coach's answers are part of the thread, as they are stored. */
export function talk(questions: readonly string[], options: TalkOptions = {}): ConversationTurn[] {
  const turns: ConversationTurn[] = [];
  for (const question of questions) {
    const conversation = asking(question, { ...options, earlier: turns });
    turns.push(
      { author: 'runner', text: question },
      { author: 'coach', text: textOf(conversation) },
    );
  }
  return turns;
}

/** The answer to the last question of a talk. */
export function lastAnswer(questions: readonly string[], options: TalkOptions = {}) {
  const earlier = talk(questions.slice(0, -1), options);
  return answerQuestion(asking(questions.at(-1) ?? '', { ...options, earlier }));
}
