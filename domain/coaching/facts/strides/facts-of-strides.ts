import type { SessionPurpose } from '../../../activities/session-purpose.ts';
import { stridesOf } from '../../../training/structure/strides.ts';
import type { ActivityAnalysis } from '../../activity-analysis.ts';
import type { Fact } from '../fact.ts';
import { makeFact } from '../make-fact.ts';
import type { MeasuredSession } from '../measured-session.ts';

/** Purposes that strides at the end are a second one beside. */
const BESIDE_STRIDES: ReadonlySet<SessionPurpose> = new Set<SessionPurpose>([
  'recovery',
  'easy',
  'steady',
  'long',
]);

/** Strides after a run whose purpose was another. */
export function factsOfStrides(
  { purpose }: ActivityAnalysis,
  { timeline }: MeasuredSession,
): Fact[] {
  const strides = BESIDE_STRIDES.has(purpose) ? stridesOf(timeline) : null;
  if (!strides) return [];
  const { count, startSeconds, endSeconds } = strides;
  return makeFact('strides.count', count, {
    unit: 'count',
    method: 'strides',
    proof: { kind: 'stretch', stretch: { startSeconds, endSeconds } },
  });
}
