import { expect, it } from 'vitest';
import { planOfRandomRunner } from './plan-of-random-runner.ts';

it('never asks for a faster way down: hills of one length keep their rest', () => {
  let count = 0;
  for (let seed = 0; seed < 150; seed += 1) {
    const { outcome } = planOfRandomRunner(seed);
    if (outcome.outcome !== 'built') continue;
    const rests = new Map<number, number>();
    for (const session of outcome.plan.weeks.flatMap(({ sessions }) => sessions)) {
      if (session.kind !== 'hills') continue;
      for (const { effort, seconds, restSeconds } of session.steps) {
        if (effort !== 'hill' || seconds === null || restSeconds === null) continue;
        expect(restSeconds, String(seed)).toBeGreaterThanOrEqual(rests.get(seconds) ?? 0);
        rests.set(seconds, restSeconds);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(50);
});
