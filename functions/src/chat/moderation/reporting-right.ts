import type { Firestore } from 'firebase-admin/firestore';
import { mayReadAt } from '@tasuki/domain/chat/groups/group';
import { mayReportOfLeft, type LeftGroup } from '@tasuki/domain/chat/groups/left-group';
import { partiesOfCoachTopic } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoachLink } from '../../coaches/stored-coach.ts';
import { plainReader } from '../../platform/firestore/read-stored.ts';
import type { StoredTopic } from '../stored-chat.ts';
import { mayUseTopic, type TopicUser } from '../topic-access.ts';

const storedLeftGroup = plainReader<LeftGroup>({ readableFrom: 'date?', leftAt: 'date' });

interface Reporting {
  topicId: string;
  topic: StoredTopic;
  user: TopicUser;
  now: Date;
}

/**
 * Says of which moments of a conversation somebody may report messages: what they can read now. For
 * some days after they left, were removed or lost the coach link, it is what they could read until
 * then. So an author cannot prevent a report by removing the reader.
 *
 * @returns null where they may report nothing
 */
export async function reportingRight(
  { topicId, topic, user, now }: Reporting,
  firestore: Firestore,
): Promise<((saidAt: Date) => boolean) | null> {
  const { uid } = user;
  const left = await readLeft(topicId, topic, uid, firestore);
  const wasRead = (saidAt: Date) => left !== null && mayReportOfLeft(left, saidAt, now);
  if (await mayUseTopic(topic, user, firestore)) {
    return (saidAt) => mayReadAt(topic, uid, saidAt) || wasRead(saidAt);
  }
  return left !== null && wasRead(left.leftAt) ? wasRead : null;
}

/** What somebody could read until they left; null = they never left, or it is long ago. */
async function readLeft(
  topicId: string,
  { kind, runnerUid }: StoredTopic,
  uid: string,
  firestore: Firestore,
): Promise<Pick<LeftGroup, 'readableFrom' | 'leftAt'> | null> {
  if (kind === 'group') {
    const left = await firestore.doc(firestorePaths.leftGroup(uid, topicId)).get();
    return storedLeftGroup(left) ?? null;
  }
  if (kind !== 'coach' || partiesOfCoachTopic(uid, topicId)?.coachId !== uid) return null;
  const link = storedCoachLink(await firestore.doc(firestorePaths.coachLink(runnerUid, uid)).get());
  if (link?.runnerUid !== runnerUid || link.state !== 'ended' || !link.updatedAt) return null;
  return { readableFrom: null, leftAt: link.updatedAt.toDate() };
}
