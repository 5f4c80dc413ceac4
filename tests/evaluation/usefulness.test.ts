import { expect, test } from 'vitest';
import { generatedRecordings } from './all-recordings.ts';
import { meanUsefulness, readAsRunner } from './usefulness.ts';

const results = generatedRecordings([1])
  .map(readAsRunner)
  .filter((result) => result !== null)
  .filter(({ isRun }) => isRun);

test.each([
  ['first runs', false, 3.5],
  ['runs with a history', true, 4],
])('the feedback on %s is useful by its rubric', (_, hasHistory, least) => {
  const ofThem = results.filter((result) => result.hasHistory === hasHistory);
  expect(ofThem.length).toBeGreaterThan(10);
  expect(meanUsefulness(ofThem)).toBeGreaterThanOrEqual(least);
});
