import { expect, it } from 'vitest';
import { indicesWith, patternOfLines, separateLines } from './separate-lines.ts';

it.each([
  [/\bpain\b/, ['no pain', 'none', 'pain', ''], [0, 2]],
  [/^pain$/g, ['pain', 'a pain', 'pain'], [0, 2]],
  // Neither a space nor a word that must not follow reaches into the next text.
  [/chest\s+pain/, ['chest', 'pain'], []],
  [/pain(?! gone)/, ['pain', ' gone'], [0]],
  [/(?<!no )pain/, ['no ', 'pain'], [1]],
  [/a/, ['', '', 'aaa', 'a'], [2, 3]],
])('finds %s where it would find it in each text alone', (pattern, texts, indices) => {
  const found = indicesWith(patternOfLines(pattern), texts, separateLines(texts));
  expect(found).toEqual(indices);
  expect(found).toEqual(texts.flatMap((text, at) => (text.search(pattern) === -1 ? [] : at)));
});
