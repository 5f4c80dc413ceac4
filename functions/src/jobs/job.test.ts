import { expect, it } from 'vitest';
import { backOffSeconds, JOB_LIMITS } from './job.ts';

it('waits twice as long after every failure, up to a bound', () => {
  const waits = [1, 2, 3, 4, 5, 6, 20].map(backOffSeconds);
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, JOB_LIMITS.backOffMaximumSeconds]);
});
