import { isDeepStrictEqual } from 'node:util';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { mentionsAi } from '@tasuki/domain/chat/mention';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { followingWrite } from '../platform/firestore/following-write.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { currentBlobStore } from '../blob-store/current-blob-store.ts';
import { answerMessage } from './answer-message.ts';
import { deleteAttachmentsOfMessage } from './attachments/delete-attachments.ts';
import { followDraftOfTopic } from './drafts/follow-draft.ts';
import { askToJudge } from './moderation/ask-to-judge.ts';
import { hideByOwnRules } from './moderation/judge-message.ts';
import { showChangedMessage } from './show-changed-message.ts';
import { storedMessage } from './stored-chat.ts';

/** What an author changed or deleted stands in the lists of conversations no longer. */
export const onMessageUpdated = onDocumentUpdated(
  {
    document: 'topics/{topicId}/messages/{messageId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onMessageUpdated,
    retry: true,
  },
  followingWrite(async ({ params, data }) => {
    // A reply that is being written changes twice a second, and is shown by who writes it.
    if (data?.after.get('kind') !== 'participant') return;
    if (!isDeepStrictEqual(data.before.get('deletedAt'), data.after.get('deletedAt'))) {
      const store = await currentBlobStore();
      await deleteAttachmentsOfMessage(params, { firestore: firestore(), store });
    } else if (data.before.get('text') === data.after.get('text')) {
      // What was judged unsafe is shown in no list; everything else follows from other words.
      if (!isDeepStrictEqual(data.before.get('unsafeFor'), data.after.get('unsafeFor'))) {
        await showChangedMessage(params, firestore());
      }
      return;
    }
    const text: unknown = data.after.get('text');
    const message = storedMessage(data.after);
    if (message) await hideByOwnRules(params, message, new Date(), firestore());
    await showChangedMessage(params, firestore());
    const dependencies = { firestore: firestore(), startJob };
    // Other words may be the first that mention the AI.
    if (typeof text === 'string' && mentionsAi(text)) {
      await answerMessage(params, new Date(), dependencies);
    }
    await followDraftOfTopic(params.topicId, new Date(), dependencies);
    const uid: unknown = data.after.get('authorUid');
    if (typeof uid === 'string') await askToJudge({ ...params, uid }, new Date(), dependencies);
  }),
);
