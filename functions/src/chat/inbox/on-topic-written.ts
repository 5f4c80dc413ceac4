import { onDocumentWritten } from 'firebase-functions/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { partiesOfCoachTopic } from '@tasuki/domain/chat/topic';
import { startJob } from '../../jobs/start-job.ts';
import { firestore } from '../../platform/admin-app.ts';
import { storedStrings } from '@tasuki/domain/stored-strings';
import { followingWrite } from '../../platform/firestore/following-write.ts';
import { FUNCTION_SIZES } from '../../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../../platform/region.ts';
import { askToRefreshRoster } from '../../roster/ask-to-refresh-roster.ts';
import { askToDeleteLeftGroup } from '../groups/delete-left-group-job.ts';
import { takeUnsafeTitleAway } from './take-unsafe-title-away.ts';
import { fillLists, fillListsInTurn, LARGE_GROUP } from './fill-lists.ts';
import { notifyReaders } from './notify-readers.ts';

/** Everybody who takes part, or did until now, has the conversation in their list as it is. */
export const onTopicWritten = onDocumentWritten(
  {
    document: 'topics/{topicId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onTopicWritten,
    retry: true,
  },
  followingWrite(async ({ params: { topicId }, data }) => {
    const before = storedStrings(data?.before.get('participantIds'));
    const after = storedStrings(data?.after.get('participantIds'));
    if (isLeftGroup(data?.after)) {
      await askToDeleteLeftGroup(topicId, new Date(), firestore());
    }
    // The write comes back as an event of its own; what else this one brings is shown all the same.
    const titles = { before: titleOf(data?.before), title: titleOf(data?.after) };
    await takeUnsafeTitleAway(topicId, titles, firestore());
    const readers = readersToNotify(data?.before, data?.after);
    // A person who joins or leaves is shown at once.
    if (after.length > LARGE_GROUP && isDeepStrictEqual(before, after)) {
      const dependencies = { firestore: firestore(), startJob };
      await fillListsInTurn(topicId, { uids: after, readers }, new Date(), dependencies);
      return;
    }
    await fillLists(topicId, new Set([...before, ...after]), firestore());
    await followInRoster(topicId, data?.before, data?.after);
    await notifyReaders(topicId, readers, new Date(), firestore());
  }),
);

function titleOf(topic: DocumentSnapshot | undefined): string {
  const title: unknown = topic?.get('title');
  return typeof title === 'string' ? title : '';
}

/** Whether nobody was in a group any more. */
function isLeftGroup(topic: DocumentSnapshot | undefined): boolean {
  return topic?.get('kind') === 'group' && storedStrings(topic.get('participantIds')).length === 0;
}

/** The people who may not have read a message that has come. */
function readersToNotify(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): string[] {
  if (!after?.exists || (after.get('kind') ?? 'ai') === 'ai') return [];
  if (isDeepStrictEqual(before?.get('lastMessageAt'), after.get('lastMessageAt'))) return [];
  return storedStrings(after.get('participantIds')).filter(
    (uid) => uid !== after.get('lastAuthorUid'),
  );
}

/** Updates the coach's roster, which shows runners who wait for an answer. */
async function followInRoster(
  topicId: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const runnerUid: unknown = after?.get('runnerUid');
  if (after?.get('kind') !== 'coach' || typeof runnerUid !== 'string') return;
  // If the newest message was taken back, only its words changed.
  const isSame = ['lastMessageAt', 'lastText'].every((field) =>
    isDeepStrictEqual(before?.get(field), after.get(field)),
  );
  if (isSame) return;
  const parties = partiesOfCoachTopic(runnerUid, topicId);
  if (!parties) return;
  const dependencies = { firestore: firestore(), startJob };
  await askToRefreshRoster(parties, new Date(), dependencies, 'message');
}
