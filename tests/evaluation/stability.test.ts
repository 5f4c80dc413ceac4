import { expect, test } from 'vitest';
import { generatedRecordings } from './all-recordings.ts';
import { keptShare, measureStability, stabilityLines } from './stability.ts';

const SEEDS = process.env['SOAK'] === '1' ? [1, 2, 3, 4, 5, 6, 7, 8] : [1];
const SEED = 20_261_122;
const LEAST_PURPOSES = 0.995;
const LEAST_FINDINGS = 0.99;

test('the coach says the same of a recording that its sensors disturb', () => {
  const report = measureStability(generatedRecordings(SEEDS), SEED);
  const lines = stabilityLines(report).join('\n');
  expect(keptShare(report.purposes), lines).toBeGreaterThanOrEqual(LEAST_PURPOSES);
  expect(keptShare(report.findings), lines).toBeGreaterThanOrEqual(LEAST_FINDINGS);
}, 120_000);
