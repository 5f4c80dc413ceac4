import type { Correction, CoachReply } from './message.ts';

export const CORRECTION_LIMITS = { textMaxLength: 1000 } as const;

/** Somebody's own correction of a reply; null = they made none. */
export function correctionBy(
  { corrections = [] }: Pick<CoachReply, 'corrections'>,
  uid: string,
): Correction | null {
  return corrections.find(({ authorUid }) => authorUid === uid) ?? null;
}

/** Whether a reply can be corrected: it is whole, and has words. */
export function isCorrectable({ state, text }: Pick<CoachReply, 'state' | 'text'>): boolean {
  return state !== 'writing' && text !== '';
}
