import { boolean, date, object, string, type ObjectSchema } from 'yup';
import { MESSAGE_LIMITS, type ParticipantMessage } from './message.ts';

/**
 * What a participant writes as a new message, the server's time aside. Strict;
 * `firestore.rules` decides the same; beyond it, `authorUid` must be the writer's own.
 */
export const participantMessageDocumentSchema: ObjectSchema<
  Omit<ParticipantMessage, 'id' | 'createdAt'>
> = object({
  kind: string()
    .required()
    .oneOf(['participant'] as const),
  authorUid: string().required(),
  text: string().required().max(MESSAGE_LIMITS.textMaxLength),
  writtenAt: date().required(),
  isStopRequested: boolean().required().isFalse(),
})
  .noUnknown()
  .strict();

/** What an author may change in a message: that its reply is to end. Never taken back. Strict. */
export const stopRequestDocumentSchema: ObjectSchema<Pick<ParticipantMessage, 'isStopRequested'>> =
  object({ isStopRequested: boolean().required().isTrue() }).noUnknown().strict();
