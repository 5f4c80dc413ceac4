import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/admin-app.ts';
import { storedStrings } from '../platform/firestore/stored-strings.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { refreshInboxEntry } from './refresh-inbox-entry.ts';

/** Everybody who takes part, or did until now, has the conversation in their list as it is. */
export const onTopicWritten = onDocumentWritten(
  {
    document: 'topics/{topicId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onTopicWritten,
    retry: true,
  },
  async ({ params: { topicId }, data }) => {
    const uids = new Set([
      ...storedStrings(data?.before.get('participantIds')),
      ...storedStrings(data?.after.get('participantIds')),
    ]);
    await Promise.all(
      [...uids].map(async (uid) => refreshInboxEntry({ topicId, uid }, firestore())),
    );
  },
);
