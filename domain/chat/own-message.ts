import { MINUTE_MILLISECONDS } from '../measures/durations.ts';
import { MESSAGE_LIMITS, type ParticipantMessage } from './message.ts';

/**
 * Whether a message was deleted. Before the server has set the time of the deletion, the missing words
 * say so: nobody can send a message without words or files.
 */
export function isDeletedMessage({
  text,
  deletedAt,
  attachments = [],
}: Pick<ParticipantMessage, 'text' | 'deletedAt' | 'attachments'>): boolean {
  return (text === '' && attachments.length === 0) || (deletedAt ?? null) !== null;
}

type OwnedMessage = Pick<
  ParticipantMessage,
  'authorUid' | 'text' | 'createdAt' | 'deletedAt' | 'attachments'
>;

/** Whether somebody may delete a message: it is theirs, has arrived, and is not deleted. */
export function mayDeleteMessage(message: OwnedMessage, uid: string): boolean {
  return message.authorUid === uid && message.createdAt !== null && !isDeletedMessage(message);
}

/**
 * Whether somebody may still change a message's words; one of files alone has none. `firestore.rules` decides the same.
 *
 * @param now the reader's clock, so that at the very end of the time the rules may still refuse
 */
export function mayEditMessage(message: OwnedMessage, uid: string, now: Date): boolean {
  if (!mayDeleteMessage(message, uid) || message.createdAt === null || message.text === '')
    return false;
  const until = message.createdAt.getTime() + MESSAGE_LIMITS.editMinutes * MINUTE_MILLISECONDS;
  return now.getTime() < until;
}

/** Whether a message's words are hidden until a reader asks for them. Its author always sees them. */
export function isHiddenAtFirst({
  unsafeFor = [],
}: Pick<ParticipantMessage, 'unsafeFor'>): boolean {
  return unsafeFor.length > 0;
}
