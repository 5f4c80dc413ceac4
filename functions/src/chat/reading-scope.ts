import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { readableByAllFrom } from '@tasuki/domain/chat/groups/group';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoachLink } from '../coaches/stored-coach.ts';
import { storedTopic, type StoredTopic } from './stored-chat.ts';

/**
 * How much of a runner's data an answer may hold. That is all of it, what a human coach may read, or
 * nothing.
 */
export type ReadingScope = 'runner' | 'coach' | 'nothing';

type TopicOfPeople = Pick<StoredTopic, 'kind' | 'runnerUid' | 'participantIds'>;

/** Those beside the runner who read a conversation of people. */
function coachesIn({ runnerUid, participantIds }: TopicOfPeople): string[] {
  return participantIds.filter((uid) => uid !== runnerUid);
}

/** Finds how much everybody in a conversation may read, as their links are now. */
export async function readScope(topic: TopicOfPeople, firestore: Firestore): Promise<ReadingScope> {
  // Nobody's data are everybody's in a group.
  if (topic.kind === 'group') return 'nothing';
  const coaches = coachesIn(topic);
  if (topic.kind !== 'coach') return coaches.length === 0 ? 'runner' : 'coach';
  const links = await Promise.all(
    coaches.map(async (uid) => firestore.doc(firestorePaths.coachLink(topic.runnerUid, uid)).get()),
  );
  // A coach who returns later reads what was answered meanwhile, and may be shared nothing.
  const isShared = links.length > 0 && links.every((link) => sharesWith(topic, link));
  return isShared ? 'coach' : 'nothing';
}

function sharesWith({ runnerUid }: TopicOfPeople, snapshot: DocumentSnapshot): boolean {
  const link = storedCoachLink(snapshot);
  return link?.runnerUid === runnerUid && isSharing(link);
}

function isLinked({ runnerUid }: TopicOfPeople, snapshot: DocumentSnapshot): boolean {
  const link = storedCoachLink(snapshot);
  return link?.runnerUid === runnerUid && link.state === 'active';
}

/** Whether a link still allows what is being written with a scope. */
export function allowsScope(
  topic: TopicOfPeople,
  scope: ReadingScope,
  link: DocumentSnapshot,
): boolean {
  return scope === 'coach' ? sharesWith(topic, link) : isLinked(topic, link);
}

/** The links by which people read a conversation; none where the runner is alone with the AI. */
export function linkPathsOf(topic: TopicOfPeople): string[] {
  if (topic.kind !== 'coach') return [];
  return coachesIn(topic).map((uid) => firestorePaths.coachLink(topic.runnerUid, uid));
}

/** Whether what was read for a conversation may still be written into it. */
export async function isScopeOpen(
  topic: TopicOfPeople,
  scope: ReadingScope,
  transaction: Transaction,
  firestore: Firestore,
): Promise<boolean> {
  const paths = linkPathsOf(topic);
  if (paths.length === 0) return true;
  const links = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  return links.every((link) => allowsScope(topic, scope, link));
}

/**
 * Whether what was said before may still be read by everybody who reads an answer. In a group its owner may
 * have stopped sharing the history meanwhile.
 *
 * @param asked the group as it was when the answer was begun
 */
export async function isThreadOpen(
  asked: StoredTopic,
  { topicId, askedAt }: { topicId: string; askedAt: Date },
  transaction: Transaction,
  firestore: Firestore,
): Promise<boolean> {
  if (asked.kind !== 'group') return true;
  const topic = storedTopic(await transaction.get(firestore.doc(firestorePaths.topic(topicId))));
  if (topic?.kind !== 'group') return false;
  const from = readableByAllFrom(topic, askedAt)?.getTime() ?? 0;
  return from <= (readableByAllFrom(asked, askedAt)?.getTime() ?? 0);
}
