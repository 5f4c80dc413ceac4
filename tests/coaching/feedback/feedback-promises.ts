import { expect } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { CoachFeedback } from '@tasuki/domain/coaching/feedback/coach-feedback';
import { FACT_METHODS } from '@tasuki/domain/coaching/facts/fact-methods';
import {
  factReferences,
  feedbackLead,
  feedbackText,
} from '@tasuki/domain/coaching/feedback/render-feedback';
import { FEEDBACK_LIMITS, feedbackLength } from '@tasuki/domain/coaching/feedback/write-feedback';
import type { Language } from '@tasuki/domain/language';

function limitOf(language: Language): number {
  return language === 'en' || language === 'vi'
    ? FEEDBACK_LIMITS.words
    : FEEDBACK_LIMITS.characters;
}

/** What holds for the facts of any activity. */
export function expectSoundFacts({ facts }: ActivityAnalysis): void {
  const ids = facts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const fact of facts) {
    expect(Number.isFinite(fact.value), fact.id).toBe(true);
    expect(FACT_METHODS).toContain(fact.method);
    if (fact.proof.kind === 'history' || fact.proof.kind === 'model') continue;
    const { startSeconds, endSeconds } = fact.proof.stretch;
    expect(endSeconds, fact.id).toBeGreaterThanOrEqual(startSeconds);
  }
}

/** What holds for the coach's words on any activity, in any language and units. */
export function expectPromisesKept(feedback: CoachFeedback, analysis: ActivityAnalysis): void {
  const { language, sentences } = feedback;
  const ids = new Set(analysis.facts.map(({ id }) => id));
  const roles = sentences.map(({ role }) => role);
  expect(roles[0]).toBe('purpose');
  expect(roles.at(-1)).toBe('nextStep');
  expect(roles.filter((role) => role === 'finding').length).toBeLessThanOrEqual(3);
  for (const { text } of sentences) {
    expect(text.replace(/\{\{[^}]*\}\}/g, '')).not.toMatch(/\p{Nd}|[{}[\]]/u);
    for (const id of factReferences(text)) expect(ids.has(id), id).toBe(true);
  }
  for (const units of ['metric', 'imperial'] as const) {
    const locale = { language, units };
    const words = feedbackText(feedback, analysis.facts, locale).join(' ');
    expect(words).not.toMatch(/NaN|undefined|null|Infinity|\{\{|[!！]|–(?!\d)/);
    expect(feedbackLead(feedback, analysis.facts, locale)).not.toMatch(/[.。,，、;；]$/);
    if (units === 'metric') {
      expect(feedbackLength(words, language), words).toBeLessThanOrEqual(limitOf(language));
    }
  }
}
