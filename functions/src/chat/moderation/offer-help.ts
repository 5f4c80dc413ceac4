import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/callables';
import type { InboxHelp } from '@tasuki/domain/chat/inbox-entry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readAthlete } from '../../activities/athlete.ts';
import { refreshInboxEntry } from '../inbox/refresh-inbox-entry.ts';
import { storedInboxEntry, type StoredMessage } from '../stored-chat.ts';

/**
 * Puts the words of help beside a message whose author speaks of harming themselves. They lie in the
 * author's own list, where nobody else reads. Safe to repeat.
 */
export async function offerHelp(
  { topicId, messageId }: MessageReference,
  { authorUid, text }: Pick<StoredMessage, 'authorUid' | 'text'>,
  firestore: Firestore,
): Promise<void> {
  const { despairWordsFor } = await import('@tasuki/domain/coaching/answers/safety-words');
  const { locale } = await readAthlete(firestore, authorUid);
  const help: InboxHelp = { messageId, text: despairWordsFor(text, locale.language) };
  if (!(await refreshInboxEntry({ topicId, uid: authorUid }, firestore))) return;
  const reference = firestore.doc(firestorePaths.inboxEntry(authorUid, topicId));
  await firestore.runTransaction(async (transaction) => {
    const entry = storedInboxEntry(await transaction.get(reference));
    if (!entry || entry.help?.messageId === messageId) return;
    transaction.update(reference, { help });
  });
}
