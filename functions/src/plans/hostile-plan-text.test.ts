import { expect, it } from 'vitest';
import { listedNewPlan } from '@tasuki/domain/plans/coached/new-plan';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { storedPlanOf } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const ID = '0123456789abcdef0123';
const WHOLE = JSON.stringify(storedPlanOf(PROPOSED.record, ID));
const DEEP = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;

// A coach may write it past the app, and functions read it in a process that serves others.
it('sees at once that a text is no plan', () => {
  const before = process.threadCpuUsage();
  for (const plan of [
    DEEP,
    '['.repeat(60_000) + ']'.repeat(60_000),
    'null',
    '"plan"',
    WHOLE.replace(/"madeOn":"[^"]*"/, `"madeOn":${DEEP}`),
    WHOLE.replace(/"weekdays":\[/, `"weekdays":[${DEEP},`),
  ]) {
    const stored = { id: ID, plan, note: '', updatedAt: new Date() };
    expect(listedNewPlan('coach', stored).record).toBeNull();
  }
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});
