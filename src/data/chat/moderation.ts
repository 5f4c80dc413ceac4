import type { ModerationAct } from '@tasuki/domain/chat/moderation/moderation-acts';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { ModerationRow, NewReport } from '@tasuki/domain/chat/moderation/moderation-calls';
import { callFunction } from '../../platform/firebase/callable-functions.ts';

/** Words of somebody else that a reader may report. */
export interface ReportedPlace extends MessageReference {
  /** Author of the reported correction of that reply; null = the message itself is reported. */
  correctionBy: string | null;
}

/** Reports somebody else's message, or correction of an AI's reply. Safe to repeat. */
export async function reportMessage(
  { topicId, messageId, correctionBy }: ReportedPlace,
  { reason, text }: Pick<NewReport, 'reason' | 'text'>,
): Promise<void> {
  await callFunction('reportMessage', { topicId, messageId, correctionBy, reason, text });
}

/**
 * One page of what waits for an admin, the newest first.
 *
 * @param after the last one of the page before; null = the newest page
 */
export async function readModerationCases(
  after: ModerationRow | null,
): Promise<{ cases: ModerationRow[]; isLast: boolean }> {
  const { cases, isLast } = await callFunction('listModerationCases', {
    openedBefore: after?.openedAt ?? null,
    caseId: after?.id ?? null,
  });
  return { cases, isLast };
}

/** Decides about a flagged or reported message, as the admin has read it. Safe to repeat. */
export async function decideModeration(
  { topicId, messageId, correctionBy, updatedAt, wordsDigest }: ModerationRow,
  decision: ModerationAct,
): Promise<void> {
  await callFunction('decideModeration', {
    topicId,
    messageId,
    correctionBy,
    decision,
    caseUpdatedAt: updatedAt,
    wordsDigest,
  });
}
