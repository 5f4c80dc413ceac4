import { expect, it } from 'vitest';
import { exampleActivityRow } from '../activities/example-activity-row.ts';
import { sourcePolicy } from '../activities/source-policy.ts';
import { countsForPlan } from './plan-history.ts';

it('counts a run that a coach may read', () => {
  expect(countsForPlan(exampleActivityRow({}))).toBe(true);
});

it.each([
  ['that the runner hides', { isHidden: true }],
  ['that Strava’s terms keep from a coach', { visibleToCoach: false }],
  ['that Strava’s terms keep from any figure', { policy: sourcePolicy('strava', 'standard') }],
  ['that is a copy', { duplicateOf: 'another' }],
  ['whose figures are gone', { isPurged: true }],
])('counts no run %s', (_, change) => {
  expect(countsForPlan(exampleActivityRow(change))).toBe(false);
});
