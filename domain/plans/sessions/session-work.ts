import { isHardKind, isLongKind, type PlanSession } from '../training-plan.ts';

/**
 * How long the fast part of a hard session takes altogether, rests left out; by the middle of its pace
 * where metres are given.
 *
 * @returns seconds; null where the session has no such part, or no pace is known
 */
export function workSecondsOf({ kind, steps, target }: PlanSession): number | null {
  if (!isHardKind(kind) || kind === 'long' || kind === 'race' || kind === 'test') return null;
  const { paceFast, paceSlow } = target;
  const pace = paceFast === null || paceSlow === null ? null : (paceFast + paceSlow) / 2;
  const main = steps.find(({ part }) => part === 'main');
  if (!main || (isLongKind(kind) && steps.length < 2)) return null;
  const each = main.seconds ?? (pace === null ? null : ((main.meters ?? 0) * pace) / 1000);
  return each === null ? null : Math.round((each * main.repeats) / MINUTE) * MINUTE;
}

const MINUTE = 60;

/**
 * How long a session is run faster than easy, rests and strides left out. Metres count by the middle of its pace, or
 * by the mean pace of the session where none is known. Seconds.
 */
export function fasterSecondsOf({
  steps,
  target,
  meters,
  seconds,
}: Pick<PlanSession, 'steps' | 'target' | 'meters' | 'seconds'>): number {
  const { paceFast, paceSlow } = target;
  const mean = meters > 0 ? (seconds * 1000) / meters : 0;
  const pace = paceFast === null || paceSlow === null ? mean : (paceFast + paceSlow) / 2;
  return steps
    .filter(({ part, effort }) => part === 'main' && effort !== 'easy')
    .reduce(
      (sum, step) => sum + step.repeats * (step.seconds ?? ((step.meters ?? 0) * pace) / 1000),
      0,
    );
}

/** How long a session is run, walks left out; for other sessions than races. Seconds. */
export function runSecondsOf({
  kind,
  steps,
  seconds,
}: Pick<PlanSession, 'kind' | 'steps' | 'seconds'>): number {
  if (kind !== 'run-walk') return seconds;
  return steps
    .filter(({ part }) => part === 'main')
    .reduce((sum, step) => sum + (step.seconds ?? 0) * step.repeats, 0);
}

/** Whether a test is run for minutes at a fixed effort, so that no result of it is a time over a distance. */
export function isAtFixedEffort({ kind, steps }: Pick<PlanSession, 'kind' | 'steps'>): boolean {
  return kind === 'test' && steps.every(({ effort }) => effort !== 'test');
}

/** Whether a session is a test all out over a distance. */
export function isTimedTest(session: Pick<PlanSession, 'kind' | 'steps'>): boolean {
  return session.kind === 'test' && !isAtFixedEffort(session);
}
