import { expect, test } from 'vitest';
import { exampleActivityRow } from './example-activity-row.ts';
import { nextStepRow } from './next-step-row.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
/** The evening before, at the place of the run. */
const YESTERDAY = {
  startedAt: new Date('2026-11-21T09:00:00Z'),
  utcOffsetMinutes: 540,
  feedbackNextStep: 'Rest tomorrow.',
};

test('takes the proposal after the newest run', () => {
  const rows = [exampleActivityRow({ ...YESTERDAY, id: 'newest' })];
  expect(nextStepRow(rows, NOW)?.id).toBe('newest');
});

test('says nothing once its days are over', () => {
  const rows = [exampleActivityRow(YESTERDAY)];
  expect(nextStepRow(rows, new Date('2026-11-23T09:00:00Z'))).toBeNull();
});

test('counts days where the run was', () => {
  // There it is the day after tomorrow already.
  const rows = [exampleActivityRow(YESTERDAY)];
  expect(nextStepRow(rows, new Date('2026-11-22T15:30:00Z'))).toBeNull();
});

test('lets no older run speak where the newest has no proposal', () => {
  const older = exampleActivityRow({ ...YESTERDAY, id: 'older' });
  for (const newest of [
    { feedbackNextStep: null },
    { feedbackState: 'pending' },
    { feedbackState: 'withheld' },
  ] as const) {
    const rows = [exampleActivityRow({ ...YESTERDAY, startedAt: NOW, ...newest }), older];
    expect(nextStepRow(rows, NOW)).toBeNull();
  }
});

test('passes over duplicates, hidden runs and change-overs', () => {
  for (const left of [{ duplicateOf: 'x' }, { isHidden: true }, { isTransition: true }]) {
    const rows = [
      exampleActivityRow({ ...YESTERDAY, feedbackNextStep: null, ...left }),
      exampleActivityRow({ ...YESTERDAY, id: 'main' }),
    ];
    expect(nextStepRow(rows, NOW)?.id).toBe('main');
  }
});
