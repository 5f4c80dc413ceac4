import type { PlanSession, PlanSessionKind } from '../training-plan.ts';

/** What a session is called: its kind, or a more exact name for what it consists of. */
export const EXACT_SESSION_NAMES = [
  'fartlek',
  'cruise',
  'tempo-quick',
  'long-progressive',
  'race-pace',
] as const;
export type PlanSessionName = PlanSessionKind | (typeof EXACT_SESSION_NAMES)[number];

/**
 * The name of a session, read from its steps and its reason, so that it needs no field of its own.
 *
 * @example nameOfSession(tempoIn3Pieces) // 'cruise'
 */
export function nameOfSession({
  kind,
  steps,
  reason,
}: Pick<PlanSession, 'kind' | 'steps' | 'reason'>): PlanSessionName {
  const main = steps.find(({ part }) => part === 'main');
  if (kind === 'intervals' && main && main.seconds !== null) return 'fartlek';
  if (kind === 'intervals' && main?.effort === 'race') return 'race-pace';
  if (kind === 'tempo' && steps.some(({ part }) => part === 'strides')) return 'tempo-quick';
  if (kind === 'tempo' && main && main.repeats > 1) return 'cruise';
  return kind === 'long-pace' && reason.code === 'long-progressive' ? 'long-progressive' : kind;
}
