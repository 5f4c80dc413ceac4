import type { PlanEffort, PlanStep } from '../training-plan.ts';

/** Distances of sessions are multiples of this. */
export const DRAFT_STEP_METERS = 100;
/** Jogged between repetitions, slower than easy. */
export const JOG_SHARE = 1.15;

export function floorTo(meters: number, step: number): number {
  return Math.floor(meters / step + 1e-9) * step;
}

/** @param pace seconds a kilometre */
export function metersIn(seconds: number, pace: number): number {
  return (seconds * 1000) / pace;
}

/** A step of a session, once and without a rest where nothing else is said. */
export function stepOf(
  part: PlanStep['part'],
  effort: PlanEffort,
  length: { meters: number } | { seconds: number },
  { repeats = 1, restSeconds = null }: Partial<Pick<PlanStep, 'repeats' | 'restSeconds'>> = {},
): PlanStep {
  return { part, effort, repeats, meters: null, seconds: null, restSeconds, ...length };
}
