import type { InboxEntry } from '../inbox-entry.ts';

/** For whom a sound is made, and what they look at meanwhile. */
interface Reader {
  uid: string;
  /** The conversation that is open in a window that is looked at; null = none is. */
  openTopicId: string | null;
}

/**
 * When the newest message came for which a sound may be made. It is somebody else's, in a conversation that is
 * neither muted nor archived, and not on screen right now.
 *
 * @param unread conversations with something unread
 * @returns milliseconds since 1970; 0 = there is none
 */
export function newestToSound(
  unread: readonly Pick<
    InboxEntry,
    'id' | 'isMuted' | 'isArchived' | 'lastAuthorUid' | 'lastMessageAt'
  >[],
  { uid, openTopicId }: Reader,
): number {
  const sounding = unread.filter(
    ({ id, isMuted, isArchived, lastAuthorUid }) =>
      !isMuted && !isArchived && lastAuthorUid !== uid && id !== openTopicId,
  );
  return Math.max(0, ...sounding.map(({ lastMessageAt }) => lastMessageAt.getTime()));
}
