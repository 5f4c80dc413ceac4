import { boolean, date, object, string, type ObjectSchema } from 'yup';
import {
  EMBEDDED_ACTIVITY_ID_PATTERN,
  MESSAGE_LIMITS,
  QUOTED_MESSAGE_ID_PATTERN,
  type ParticipantMessage,
} from './message.ts';

/**
 * The fields of a participant's new message, the server's time aside. Strict; `firestore.rules`
 * decides the same; beyond it, `authorUid` must be the writer's own.
 */
export const participantMessageDocumentSchema: ObjectSchema<
  Omit<
    ParticipantMessage,
    | 'id'
    | 'createdAt'
    | 'editedAt'
    | 'deletedAt'
    | 'fromDraft'
    | 'attachments'
    | 'unsafeFor'
    | 'removedAt'
  >
> = object({
  kind: string()
    .required()
    .oneOf(['participant'] as const),
  authorUid: string().required(),
  text: string().required().max(MESSAGE_LIMITS.textMaxLength),
  writtenAt: date().required(),
  isStopRequested: boolean().required().isFalse(),
  quotedMessageId: string().matches(QUOTED_MESSAGE_ID_PATTERN).nullable(),
  embeddedActivityId: string().matches(EMBEDDED_ACTIVITY_ID_PATTERN).nullable(),
})
  .noUnknown()
  .strict();

/**
 * The one field that an author may change to end the reply to a message. Never taken back. Strict.
 */
export const stopRequestDocumentSchema: ObjectSchema<Pick<ParticipantMessage, 'isStopRequested'>> =
  object({ isStopRequested: boolean().required().isTrue() }).noUnknown().strict();

/**
 * An author's new words, the server's time aside. Strict; beyond it, `firestore.rules` takes them only
 * within `MESSAGE_LIMITS.editMinutes` of the message's arrival.
 */
export const messageEditDocumentSchema: ObjectSchema<Pick<ParticipantMessage, 'text'>> = object({
  text: string().required().max(MESSAGE_LIMITS.textMaxLength),
})
  .noUnknown()
  .strict();

/** The fields that take a message's words away, the server's time aside. Strict. */
export const messageDeletionDocumentSchema: ObjectSchema<Pick<ParticipantMessage, 'text'>> = object(
  { text: string().defined().max(0) },
)
  .noUnknown()
  .strict();
