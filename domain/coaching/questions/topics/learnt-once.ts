import { atOnce, type InSteps } from './topic-example.ts';

/** What is learnt once in a process, ahead of its first use where there is time. */
export interface LearntOnce<Result> {
  /**
   * Learns some of it. With time before the first use it is called again and again, with other work between the
   * calls.
   *
   * @returns whether all is learnt
   */
  learnSome: () => boolean;
  /** What was learnt; whatever is left is learnt first. */
  get: () => Result;
}

/** @param learn its steps, of which each takes some milliseconds */
export function learntOnce<Result extends object>(
  learn: () => InSteps<Result>,
): LearntOnce<Result> {
  const learning = learn();
  let learnt: Result | null = null;
  return {
    learnSome: () => {
      if (learnt) return true;
      const step = learning.next();
      if (step.done === true) learnt = step.value;
      return step.done === true;
    },
    get: () => (learnt ??= atOnce(learning)),
  };
}
