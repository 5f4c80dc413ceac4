import { object, string } from 'yup';
import type { CallSchemas } from '../../call-schemas.ts';
import { DOCUMENT_ID_PATTERN } from '../../document-id.ts';
import { MESSAGE_ID_PATTERN, MESSAGE_LIMITS } from '../message.ts';
import { DRAFT_ACTIONS, type DraftAction } from './coach-draft.ts';

/** The call about what the AI drafts for coaches. */
export interface DraftCalls {
  /** Sends or discards what the AI drafted for a coach to send to a runner. Safe to repeat. */
  settleDraft: { request: DraftDecision; response: SettledDraft };
}

export interface DraftDecision {
  runnerUid: string;
  draftId: string;
  action: DraftAction;
  /** The text that is sent instead of the draft; null unless the action is `sendEdited`. */
  text: string | null;
}
/** `messageId`: what the draft became; null = it was discarded. */
export interface SettledDraft {
  messageId: string | null;
}

export const draftCallSchemas: CallSchemas<DraftCalls> = {
  settleDraft: object({
    runnerUid: string().required().matches(DOCUMENT_ID_PATTERN),
    draftId: string().required().matches(MESSAGE_ID_PATTERN),
    action: string().required().oneOf(DRAFT_ACTIONS),
    text: string().defined().nullable().min(1).max(MESSAGE_LIMITS.textMaxLength),
  }),
};
