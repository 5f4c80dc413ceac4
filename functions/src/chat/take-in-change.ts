import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { mentionsAi } from '@tasuki/domain/chat/mention';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { answerMessage } from './answer-message.ts';
import { deleteAttachmentsOfMessage } from './attachments/delete-attachments.ts';
import { countMessage } from './count-message.ts';
import { followDraftOfTopic } from './drafts/follow-draft.ts';
import { askToJudge } from './moderation/ask-to-judge.ts';
import { hideByOwnRules } from './moderation/judge-message.ts';
import { showChangedMessage } from './show-changed-message.ts';
import { storedMessage, type StoredMessage } from './stored-chat.ts';

interface ChangeDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
  openStore: () => Promise<Pick<BlobStore, 'removeAll'>>;
}

/**
 * Does what follows from a change of a person's message: its author wrote other words or deleted it, or it was
 * judged. Other words take a turn as a new message does. Called twice, late or out of order, it shows nothing else.
 *
 * @throws TasukiFailure 'common/unavailable' once all else is done, where a flood of the author's keeps the
 *   change from being counted; the event comes again later
 */
export async function takeInChange(
  reference: MessageReference,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
  now: Date,
  dependencies: ChangeDependencies,
): Promise<void> {
  const { firestore } = dependencies;
  const hasOther = (field: string) => !isDeepStrictEqual(before.get(field), after.get(field));
  const isDeleted = hasOther('deletedAt');
  if (isDeleted) {
    const store = await dependencies.openStore();
    await deleteAttachmentsOfMessage(reference, { firestore, store });
  }
  const message = storedMessage(after);
  if (!message) return;
  const hasOtherWords = isDeleted || hasOther('text');
  // Before it is counted, so that a flood delays nothing that protects its readers.
  if (hasOtherWords) await hideByOwnRules(reference, message, now, firestore);
  // The same words once more count too: every device that shows the conversation gets them.
  const isCounted =
    !hasOther('editedAt') || (await countMessage(message.authorUid, now, firestore));
  if (hasOtherWords) await followWords(reference, message, now, dependencies);
  // A message that was judged unsafe is shown in no list; everything else follows from other words.
  else if (hasOther('unsafeFor')) await showChangedMessage(reference, firestore);
  if (!isCounted) {
    throw new TasukiFailure('common/unavailable', { message: 'the count was being written' });
  }
}

/** Shows, answers and judges what a message says now. */
async function followWords(
  reference: MessageReference,
  { authorUid: uid, text }: StoredMessage,
  now: Date,
  dependencies: ChangeDependencies,
): Promise<void> {
  await showChangedMessage(reference, dependencies.firestore);
  // Other words may be the first that mention the AI.
  if (mentionsAi(text)) await answerMessage(reference, now, dependencies);
  await followDraftOfTopic(reference.topicId, now, dependencies);
  await askToJudge({ ...reference, uid }, now, dependencies);
}
