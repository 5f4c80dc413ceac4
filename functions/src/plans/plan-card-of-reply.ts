import { createHash } from 'node:crypto';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { PlanCardDraft } from '@tasuki/domain/plans/asked/answer-plan-ask';
import type { PlanCard } from '@tasuki/domain/plans/asked/plan-card';

const ID_LENGTH = 20;

/**
 * A card with the id by which the plan's history names it. A reply that is written twice from the same
 * plan names the same card; one that is asked for anew, after the plan changed, another.
 *
 * @returns null where nothing is proposed
 */
export function planCardOf(
  { topicId, messageId }: MessageReference,
  draft: PlanCardDraft | null,
): PlanCard | null {
  if (draft?.kind !== 'change') return draft;
  const named = `${topicId}/${messageId}/${draft.planKey}`;
  const id = createHash('sha256').update(named).digest('hex').slice(0, ID_LENGTH);
  return { ...draft, id };
}
