import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { mentionsAi } from '@tasuki/domain/chat/mention';
import { listedWords } from '@tasuki/domain/chat/listed-words';
import { isBetweenPeople, isForOthers, type TopicPerson } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { rememberMessage } from '../memories/remember-message.ts';
import { answerMessage } from './answer-message.ts';
import { countMessage } from './count-message.ts';
import { followDraft } from './drafts/follow-draft.ts';
import { askToJudge } from './moderation/ask-to-judge.ts';
import { hideByOwnRules } from './moderation/judge-message.ts';
import { offerHelp } from './moderation/offer-help.ts';
import { newestOfTopic } from './newest-of-topic.ts';
import { noteMessage } from './note-message.ts';
import { readGroupName } from './groups/group-member.ts';
import { readNames } from './open-coach-topic.ts';
import { refreshInboxEntry } from './inbox/refresh-inbox-entry.ts';
import { storedMessage, storedTopic, type StoredTopic } from './stored-chat.ts';

/**
 * Does what follows from a message's arrival. It has the AI answer, or shows the message in a
 * conversation of people. There the AI answers only when it is mentioned. Called twice, late or out of order, it does nothing more.
 *
 * @throws TasukiFailure 'common/unavailable' once all else is done, where a flood of the author's keeps the
 *   message from being counted; the event comes again later
 */
export async function takeInMessage(
  reference: MessageReference,
  now: Date,
  dependencies: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<void> {
  const { firestore } = dependencies;
  const { topicId, messageId } = reference;
  const [topicSnapshot, messageSnapshot] = await firestore.getAll(
    firestore.doc(firestorePaths.topic(topicId)),
    firestore.doc(firestorePaths.message(topicId, messageId)),
  );
  const topic = storedTopic(topicSnapshot);
  const message = storedMessage(messageSnapshot);
  // Safety first: it must be known whatever becomes of the answer.
  if (topic && message) await noteMessage(topic, message, message.createdAt, firestore);
  // Before any list shows it, and before there is a turn for the provider.
  if (message) await hideByOwnRules(reference, message, now, firestore);
  if (topic && message) await offerHelp(reference, { topic, message }, firestore);
  // Before anything that costs more, and before the rules are asked about the next one.
  const isCounted = !message || (await countMessage(message.authorUid, now, firestore));
  // In a burst only the last message is shown; the others have nothing to write.
  const isOfPeople = topic !== undefined && isBetweenPeople(topic);
  if (isOfPeople && message && message.createdAt >= topic.lastMessageAt) {
    await showNewest(reference, firestore);
  }
  const isForAi = !isOfPeople || (message !== null && mentionsAi(message.text));
  if (isForAi) await answerMessage(reference, now, dependencies);
  // The topic may show a newer message by now, which says nothing of this one's author.
  if (!message) return;
  const { authorUid: uid, createdAt: wroteAt } = message;
  await refreshInboxEntry({ topicId, uid, wroteAt }, firestore);
  // Last, so that nothing else waits for it.
  if (topic) await rememberMessage(reference, { topic, message }, firestore);
  if (topic?.kind === 'coach') {
    await followDraft({ topicId, runnerUid: topic.runnerUid }, now, dependencies);
  }
  // A message that nobody else reads is not judged.
  if (topic && isForOthers(topic)) {
    await askToJudge({ topicId, messageId, uid }, now, dependencies);
  }
  if (!isCounted) {
    throw new TasukiFailure('common/unavailable', { message: 'the count was being written' });
  }
}

/** A message whose author takes part no more is shown nowhere as the newest. */
async function showNewest({ topicId, messageId }: MessageReference, firestore: Firestore) {
  const topicReference = firestore.doc(firestorePaths.topic(topicId));
  await firestore.runTransaction(async (transaction) => {
    const [topicSnapshot, messageSnapshot] = await transaction.getAll(
      topicReference,
      firestore.doc(firestorePaths.message(topicId, messageId)),
    );
    const topic = storedTopic(topicSnapshot);
    const message = storedMessage(messageSnapshot);
    if (!topic || !message || !topic.participantIds.includes(message.authorUid)) return;
    const { authorUid, createdAt } = message;
    const text = listedWords(message);
    const shown = newestOfTopic(topic, { text, at: createdAt, authorUid });
    if (!shown) return;
    const people = await peopleByNewNames(transaction, topic, authorUid, firestore);
    transaction.update(topicReference, { ...shown, people });
  });
}

/** Names change; a conversation shows those of its newest message. */
async function peopleByNewNames(
  transaction: Transaction,
  { kind, runnerUid, people = [] }: StoredTopic,
  authorUid: string,
  firestore: Firestore,
): Promise<TopicPerson[]> {
  if (kind === 'group') return peopleByNameOf(transaction, people, authorUid, firestore);
  const coach = people.find(({ role }) => role === 'coach');
  if (!coach) return [...people];
  const named = await readNames(transaction, { runnerUid, coachId: coach.uid }, firestore);
  return people.map((person) => ({
    ...person,
    name: named.find(({ uid }) => uid === person.uid)?.name ?? person.name,
  }));
}

/** In a group only the author's is read. */
async function peopleByNameOf(
  transaction: Transaction,
  people: readonly TopicPerson[],
  authorUid: string,
  firestore: Firestore,
): Promise<TopicPerson[]> {
  const author = people.find(({ uid }) => uid === authorUid);
  if (!author) return [...people];
  const name = await readGroupName(transaction, author, firestore);
  return people.map((person) => (person === author ? { ...person, name } : person));
}
