import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import { sharedData } from '../../recordings/shared-data.ts';

const GOLDEN_PATH = `${sharedData}coaching-golden.json`;

interface GoldenRedFlag {
  id: string;
  topic: string;
  inputs: { text: string };
  expected: { category: string; action: string };
}

test('answers every golden red flag with its category and action', () => {
  if (!existsSync(GOLDEN_PATH)) {
    console.log('Golden red flags not checked: ../shared/data/coaching-golden.json is absent.');
    return;
  }
  const { cases } = JSON.parse(readFileSync(GOLDEN_PATH, 'utf8')) as { cases: GoldenRedFlag[] };
  const redFlags = cases.filter(({ topic }) => topic === 'safety_red_flag');
  expect(redFlags.length).toBeGreaterThan(0);

  const answers = redFlags.map(({ id, inputs }) => {
    const found = findRedFlag(inputs.text);
    return { id, category: found?.category ?? 'none', action: found?.action ?? 'coach-normally' };
  });

  expect(answers).toEqual(
    redFlags.map(({ id, expected }) => ({
      id,
      category: expected.category.replaceAll('_', '-'),
      action: expected.action.replaceAll('_', '-'),
    })),
  );
});
