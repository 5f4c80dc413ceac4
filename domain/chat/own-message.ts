import { MINUTE_MILLISECONDS } from '../measures/durations.ts';
import { MESSAGE_LIMITS, type ParticipantMessage } from './message.ts';

/**
 * Whether a message's words were deleted. Before the server has set the time of the deletion, the
 * missing words say so: nobody can send a message without any.
 */
export function isDeletedMessage({
  text,
  deletedAt,
}: Pick<ParticipantMessage, 'text' | 'deletedAt'>): boolean {
  return text === '' || (deletedAt ?? null) !== null;
}

/** Whether somebody may delete a message: it is theirs, has arrived, and still has its words. */
export function mayDeleteMessage(
  message: Pick<ParticipantMessage, 'authorUid' | 'text' | 'createdAt' | 'deletedAt'>,
  uid: string,
): boolean {
  return message.authorUid === uid && message.createdAt !== null && !isDeletedMessage(message);
}

/**
 * Whether somebody may still change a message's words. `firestore.rules` decides the same.
 *
 * @param now the reader's clock, so that at the very end of the time the rules may still refuse
 */
export function mayEditMessage(
  message: Pick<ParticipantMessage, 'authorUid' | 'text' | 'createdAt' | 'deletedAt'>,
  uid: string,
  now: Date,
): boolean {
  if (!mayDeleteMessage(message, uid) || message.createdAt === null) return false;
  const until = message.createdAt.getTime() + MESSAGE_LIMITS.editMinutes * MINUTE_MILLISECONDS;
  return now.getTime() < until;
}
