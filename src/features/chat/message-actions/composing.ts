import type { ChatMessage, ParticipantMessage } from '@tasuki/domain/chat/message';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { WrittenDraft } from '../composer/written-draft.ts';

/** The composer's subject beside a new message: a quoted one, or words that are changed. */
export type Composing =
  | { kind: 'quote'; message: ChatMessage }
  | {
      kind: 'edit';
      message: ParticipantMessage;
      /** The words as they are being changed. */
      draft: WrittenDraft;
      /** Why they were refused; null = they were not. */
      failureCode: FailureCode | null;
    };
