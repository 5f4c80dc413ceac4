import { expect, test } from 'vitest';
import { mutatedFiles, sampleOf } from './mutation-sample.ts';

const FILES = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts'];

test('the same seed draws the same files, and another seed others', () => {
  expect(sampleOf(FILES, 3, 7)).toEqual(sampleOf(FILES, 3, 7));
  const drawn = new Set([1, 2, 3, 4, 5, 6].map((seed) => sampleOf(FILES, 3, seed).join()));
  expect(drawn.size).toBeGreaterThan(1);
});

test('a sample holds each file at most once, and all of them where it is large', () => {
  expect(new Set(sampleOf(FILES, 4, 3)).size).toBe(4);
  expect(sampleOf(FILES, 100, 3)).toEqual(FILES);
});

test('tests, words and phrases are not mutated', () => {
  expect(
    mutatedFiles([
      'domain/training/load/zones.ts',
      'domain/training/load/zones.test.ts',
      'domain/coaching/answers/words/answers-en.ts',
      'domain/coaching/questions/question-phrases-en-short.ts',
      'domain/coaching/answers/answer-part.ts',
    ]),
  ).toEqual(['domain/coaching/answers/answer-part.ts', 'domain/training/load/zones.ts']);
});
