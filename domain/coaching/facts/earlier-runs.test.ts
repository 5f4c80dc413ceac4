import { expect, it } from 'vitest';
import { proofBy } from './earlier-runs.ts';
import { PROOF_ACTIVITIES_MAXIMUM } from './fact.ts';

it('names the activities of a proof, the newest where there are many', () => {
  const runs = Array.from({ length: PROOF_ACTIVITIES_MAXIMUM + 12 }, (_, index) => ({
    id: `run${index}`,
  }));
  const proof = proofBy(84, runs);
  expect(proof.activityCount).toBe(PROOF_ACTIVITIES_MAXIMUM + 12);
  expect(proof.activityIds).toHaveLength(PROOF_ACTIVITIES_MAXIMUM);
  expect(proof.activityIds?.[0]).toBe('run0');
  expect(proofBy(7, runs.slice(0, 2)).activityIds).toEqual(['run0', 'run1']);
});
