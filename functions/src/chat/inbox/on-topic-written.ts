import { onDocumentWritten } from 'firebase-functions/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { partiesOfCoachTopic } from '@tasuki/domain/chat/topic';
import { startJob } from '../../jobs/start-job.ts';
import { firestore } from '../../platform/admin-app.ts';
import { storedStrings } from '../../platform/firestore/stored-strings.ts';
import { FUNCTION_SIZES } from '../../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../../platform/region.ts';
import { askToRefreshRoster } from '../../roster/ask-to-refresh-roster.ts';
import { askToMailUnread } from './mail-unread-job.ts';
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
    await followInRoster(topicId, data?.before, data?.after);
    await followByMail(topicId, data?.before, data?.after);
  },
);

/** Who does not read a message of somebody else gets a mail in a while. */
async function followByMail(
  topicId: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  if (!after?.exists || (after.get('kind') ?? 'ai') === 'ai') return;
  if (isDeepStrictEqual(before?.get('lastMessageAt'), after.get('lastMessageAt'))) return;
  const readers = storedStrings(after.get('participantIds')).filter(
    (uid) => uid !== after.get('lastAuthorUid'),
  );
  await Promise.all(
    readers.map(async (uid) => askToMailUnread({ uid, topicId }, new Date(), firestore())),
  );
}

/** Who waits for an answer stands in the coach's roster. */
async function followInRoster(
  topicId: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const runnerUid: unknown = after?.get('runnerUid');
  if (after?.get('kind') !== 'coach' || typeof runnerUid !== 'string') return;
  // Where the newest message was taken back, only its words changed.
  const isSame = ['lastMessageAt', 'lastText'].every((field) =>
    isDeepStrictEqual(before?.get(field), after.get(field)),
  );
  if (isSame) return;
  const parties = partiesOfCoachTopic(runnerUid, topicId);
  if (!parties) return;
  await askToRefreshRoster(parties, new Date(), { firestore: firestore(), startJob });
}
