import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Answerer } from '../../../functions/src/chat/answerer.ts';
import { askForReply } from '../../../functions/src/chat/ask-for-reply.ts';
import { showChangedMessage } from '../../../functions/src/chat/show-changed-message.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import {
  arrive,
  askedMessage,
  barrier,
  jobIdOf,
  newMessage,
  newTopic,
  replyTo,
  startJob,
} from '../chat-fixture.ts';
import { chatFirestore, clock, replyDependencies, scripted } from '../chat-script.ts';

async function deleteWords({ topicId, messageId }: MessageReference): Promise<void> {
  await chatFirestore
    .doc(firestorePaths.message(topicId, messageId))
    .update({ text: '', deletedAt: Timestamp.fromDate(clock.date()) });
}

async function topicData(topicId: string) {
  return (await chatFirestore.doc(firestorePaths.topic(topicId)).get()).data();
}

async function peopleTopic() {
  const topic = await newTopic();
  await chatFirestore.doc(firestorePaths.topic(topic.topicId)).update({ kind: 'coach' });
  return topic;
}

async function takeIn(reference: MessageReference): Promise<void> {
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
}

it('shows the newest message in the list as its author changed it, and nothing of a deleted one', async () => {
  const topic = await peopleTopic();
  const reference = await newMessage(topic, 'Run 20 km tomorow');
  await takeIn(reference);
  await chatFirestore
    .doc(firestorePaths.message(topic.topicId, reference.messageId))
    .update({ text: 'Run 20 km tomorrow' });
  await showChangedMessage(reference, chatFirestore);
  expect(await topicData(topic.topicId)).toMatchObject({ lastText: 'Run 20 km tomorrow' });
  await deleteWords(reference);
  await showChangedMessage(reference, chatFirestore);
  await showChangedMessage(reference, chatFirestore);
  const shown = await topicData(topic.topicId);
  expect(shown).toMatchObject({ lastText: '', lastAuthorUid: topic.uid });
});

it('leaves the list alone where an older message was changed', async () => {
  const topic = await peopleTopic();
  const older = await newMessage(topic, 'Good morning.');
  await takeIn(older);
  await takeIn(await newMessage(topic, 'How are you?'));
  await deleteWords(older);
  await showChangedMessage(older, chatFirestore);
  expect(await topicData(topic.topicId)).toMatchObject({ lastText: 'How are you?' });
});

it('shows no words of a message that was deleted before its arrival was handled', async () => {
  const topic = await peopleTopic();
  const reference = await newMessage(topic, 'Sent by mistake');
  await deleteWords(reference);
  await showChangedMessage(reference, chatFirestore);
  await takeIn(reference);
  expect(await topicData(topic.topicId)).toMatchObject({ lastText: '' });
});

it('answers no deleted message, whoever asks', async () => {
  const reference = await newMessage(await newTopic(), 'Never mind');
  await deleteWords(reference);
  await arrive(reference);
  const request = { user: null, isAnew: true, now: clock.date() };
  await expect(askForReply(reference, request, chatFirestore)).rejects.toMatchObject({
    code: 'message/not-found',
  });
  const messages = await chatFirestore.collection(firestorePaths.messages(reference.topicId)).get();
  expect(messages.size).toBe(1);
});

it('ends a reply whose question is deleted while it is being written', async () => {
  const message = await askedMessage();
  const pause = barrier();
  const script = scripted({ say: async () => pause.wait() });
  const answer: Answerer = async (conversation, options, hooks) => {
    options.signal.addEventListener('abort', pause.open);
    return script(conversation, options, hooks);
  };
  const running = runJob(jobIdOf(message), replyDependencies(answer));
  await pause.reached;
  await deleteWords(message);
  expect(await running).toBe('done');
  expect(await replyTo(message)).toMatchObject({ state: 'stopped', text: '' });
});

it('gives whoever answers later neither the deleted words nor what was answered to them', async () => {
  const topic = await newTopic();
  const received: Conversation['turns'][] = [];
  const answer: Answerer = async (conversation, options, hooks) => {
    received.push(conversation.turns);
    const question = conversation.turns.at(-1)?.text ?? '';
    return scripted({ sentences: [`You said: ${question}`] })(conversation, options, hooks);
  };
  const secret = await newMessage(topic, 'My secret');
  await arrive(secret);
  await runJob(jobIdOf(secret), replyDependencies(answer));
  await deleteWords(secret);
  const next = await newMessage(topic, 'How far?');
  await arrive(next);
  await runJob(jobIdOf(next), replyDependencies(answer));
  expect(received.at(-1)?.map(({ text }) => text)).toEqual(['How far?']);
});
