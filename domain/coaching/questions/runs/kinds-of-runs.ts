import type { RecentActivity } from '../../../training/recent-activity.ts';
import { isEasyPurpose, isHardPurpose } from '../../facts/earlier-runs.ts';

/** Kinds of runs that runners ask for by their name. */
export const RUN_KINDS = ['easy', 'long', 'tempo', 'intervals', 'race', 'hard'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** Whether a run was of a kind, as its coach reads it or its runner calls it. */
export function isOfKind({ purpose, saidPurpose }: RecentActivity, kind: RunKind): boolean {
  if (saidPurpose === kind) return true;
  switch (kind) {
    case 'easy':
      return isEasyPurpose(purpose);
    case 'hard':
      return isHardPurpose(purpose) && purpose !== 'long';
    case 'long':
    case 'tempo':
    case 'intervals':
    case 'race':
      return purpose === kind;
  }
}
