import { buildPlan } from '@tasuki/domain/plans/build-plan';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';
import { randomRunner } from './random-runner.ts';

/** Tests of a day look at so many runners, and the files of a worker at the same ones. */
const KEPT = 600;

interface Planned {
  runner: PlanRunner;
  wish: PlanWish;
  outcome: ReturnType<typeof buildPlan>;
}

const kept = new Map<number, Planned>();

/**
 * The plan of a runner made up by a seed. The files of a worker share it, since to build one takes longer than
 * most tests read it. Who compares one building with another calls `buildPlan`.
 */
export function planOfRandomRunner(seed: number): Planned {
  const known = kept.get(seed);
  if (known) return known;
  const { runner, wish } = randomRunner(seed);
  const planned = { runner, wish, outcome: buildPlan(runner, wish) };
  if (seed < KEPT) kept.set(seed, planned);
  return planned;
}
