import { describe, expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { asking, easyRun } from '../answers/conversation-samples.ts';
import { textOf } from '../answers/talks.ts';
import { earlierRun, easyWeeks, NOW } from './coach-samples.ts';

/** What has come so far of more: the last days, newest first. */
const ARRIVED = [earlierRun(2), earlierRun(4), earlierRun(5, { distanceMeters: 3000 })];

function read(language: Language, history: readonly RecentActivity[], isHistoryArriving: boolean) {
  const analysis = coachActivity({
    decoded: easyRun(),
    athlete: UNKNOWN_PHYSIOLOGY,
    history,
    isHistoryArriving,
    language,
    note: null,
    now: NOW,
  });
  if (!analysis.feedback) throw new Error('Nothing was said');
  const sentences = feedbackText(analysis.feedback, analysis.facts, { language, units: 'metric' });
  return { analysis, said: sentences.join(' ') };
}

const STILL_ARRIVING: Readonly<Record<Language, RegExp>> = {
  en: /still arriving|on their way/,
  ja: /途中/,
  zh: /导入|导完/,
  'zh-tw': /匯入|匯完/,
  vi: /đang được tải về|còn đang về/,
};

describe('while a history arrives', () => {
  test.each(LANGUAGES)(
    'a run is set beside no week, and the runner learns why in %s',
    (language) => {
      const { analysis, said } = read(language, ARRIVED, true);
      expect(said).toMatch(STILL_ARRIVING[language]);
      const figures = analysis.feedback?.sentences.flatMap(({ text }) => text.match(/{{[^}]+}}/g));
      expect(figures?.filter((one) => /history\.|week\.|beyond/.test(one ?? ''))).toEqual([]);
      expect(analysis.facts.filter(({ id }) => /^(?:history|week|load\.f)/.test(id))).toEqual([]);
    },
  );

  test('no run is called the first, or too long after the few that are here', () => {
    const first = read('en', [], true).said;
    expect(first).not.toMatch(/first of yours|first look|benchmark/);
    const long = read('en', [earlierRun(3, { distanceMeters: 4000 })], true);
    expect(long.analysis.feedback?.sentences.at(-1)?.text).toMatch(/next\.duration/);
    expect(read('en', [earlierRun(3, { distanceMeters: 4000 })], false).said).not.toBe(long.said);
  });

  test('nothing is missing once all of it is here', () => {
    const { said, analysis } = read('en', easyWeeks(), false);
    expect(said).not.toMatch(STILL_ARRIVING.en);
    expect(analysis.facts.some(({ id }) => id === 'history.weeks.mean')).toBe(true);
  });

  test.each(LANGUAGES)('the chat waits with weeks as well in %s', (language) => {
    const history = easyWeeks();
    const question = {
      en: 'how was my week?',
      ja: '今週どうだった？',
      zh: '这周怎么样？',
      'zh-tw': '這週怎麼樣？',
      vi: 'tuần này thế nào?',
    }[language];
    const asked = asking(question, { history, language });
    const facts = conversationFacts({ ...asked, isHistoryArriving: true });
    const said = textOf({ ...asked, isHistoryArriving: true, facts });
    expect(said).toMatch(STILL_ARRIVING[language]);
    expect(said).not.toMatch(/{{runner\.(?:week|seven|month)/);
    const ofWeeks = facts.filter(({ id }) => /^runner\.(?:week|month|longest|trend)/.test(id));
    expect(ofWeeks).toEqual([]);
  });

  test('the chat speaks of single runs all the same', () => {
    const asked = asking('how far was my last run?', { history: easyWeeks() });
    const facts = conversationFacts({ ...asked, isHistoryArriving: true });
    expect(textOf({ ...asked, isHistoryArriving: true, facts })).toContain('{{recent.1.distance}}');
  });
});
