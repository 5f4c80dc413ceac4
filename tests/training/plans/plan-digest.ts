import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { buildPlan } from '../../../domain/plans/build-plan.ts';
import { randomRunner } from './random-runner.ts';

/** One figure for the plans of so many random runners: the same plans have the same. */
export function digestOfPlans(count: number): string {
  const hash = createHash('sha256');
  for (let seed = 0; seed < count; seed += 1) {
    const { runner, wish } = randomRunner(seed);
    hash.update(JSON.stringify(buildPlan(runner, wish)));
  }
  return hash.digest('hex');
}

// Run by itself it prints the digest, so that another time zone can be tried in a process of its own.
if (basename(process.argv[1] ?? '') === 'plan-digest.ts') {
  process.stdout.write(digestOfPlans(Number(process.argv[2])));
}
