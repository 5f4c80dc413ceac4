import type { PlanFeel, PlanSession } from '../training-plan.ts';

/** How the pace of the race feels, in a long run and in repeats; others have one feel for each effort. */
export type SessionFeel = PlanFeel | 'race-controlled' | 'race-repeats';

/** How a session feels: race pace is no effort without anything left. */
export function feelOfSession({ kind, steps, target: { feel } }: PlanSession): SessionFeel {
  const main = steps.find(({ part, effort }) => part === 'main' && effort === 'race');
  if (!main || feel !== 'hard-but-even') return feel;
  return kind === 'long-pace' || main.repeats === 1 ? 'race-controlled' : 'race-repeats';
}
