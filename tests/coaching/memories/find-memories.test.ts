import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { findMemories } from '@tasuki/domain/coaching/memories/find-memories';
import { MEMORY_LIMITS } from '@tasuki/domain/memories/memory';
import { QUESTIONS_FOR_TUNING } from '../../evaluation/questions/questions-for-tuning.ts';
import { processorMilliseconds } from '../../figures/processor-milliseconds.ts';
import { isHeldBack, MEMORY_SAMPLES, type MemorySample } from './memory-samples.ts';

/** What is found in a sample that is not what it says. */
function wrongIn(samples: readonly MemorySample[]): string[] {
  return samples.flatMap(([text, ...kinds]) => {
    const found = findMemories(text).map(({ kind }) => kind);
    const isRight = found.length === kinds.length && kinds.every((kind) => found.includes(kind));
    return isRight ? [] : [`${text} → ${found.join(', ') || 'nothing'}`];
  });
}

function samplesOf(language: Language, heldBack: boolean): MemorySample[] {
  return MEMORY_SAMPLES[language].filter((_sample, index) => isHeldBack(index) === heldBack);
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('remembers what is worth it, and nothing else', () => {
    expect(wrongIn(samplesOf(language, false))).toEqual([]);
  });

  it('does so with nine of ten words that no pattern was made for', () => {
    const samples = samplesOf(language, true);
    // Only how many, so that nobody tunes on them.
    expect(wrongIn(samples).length).toBeLessThanOrEqual(samples.length / 10);
  });
});

it('finds next to nothing in what runners ask', () => {
  const asked = QUESTIONS_FOR_TUNING.map((question) => question[3]);
  const noted = asked.filter((text) => findMemories(text).some(({ kind }) => kind !== 'injury'));
  expect(noted.length).toBeLessThanOrEqual(asked.length / 200);
});

it('makes two notes of a sentence that says two things, each of its own part', () => {
  expect(findMemories("I've got runner's knee, and I can't train on Fridays.")).toEqual([
    { kind: 'injury', text: "I've got runner's knee" },
    { kind: 'schedule', text: "I can't train on Fridays." },
  ]);
});

it('keeps one line that is no longer than a note may be, and whole characters', () => {
  const [note] = findMemories(`My left knee hurts ${'🏃'.repeat(200)}\n and more`);
  expect(note?.text.length).toBeLessThanOrEqual(MEMORY_LIMITS.textMaxLength);
  expect(note?.text).toMatch(/^My left knee hurts (?:🏃)+…$/u);
});

it('takes no long time for any text, however long', () => {
  for (const part of [
    'my knee hurts ',
    'I can run on Mondays ',
    '水曜日は走れません',
    'a.',
    '? ',
  ]) {
    const text = part.repeat(Math.floor(4000 / part.length));
    expect(processorMilliseconds(() => void findMemories(text))).toBeLessThan(2000);
  }
});
