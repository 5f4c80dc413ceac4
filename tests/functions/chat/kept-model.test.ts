import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForReply } from '../../../functions/src/chat/ask-for-reply.ts';
import { chooseTopicModel } from '../../../functions/src/chat/choose-topic-model.ts';
import { openTopic } from '../../../functions/src/chat/open-topic.ts';
import { adminFirestore } from '../admin.ts';

const FIRST = '2026-11-27-1';
const SECOND = '2026-11-27-2';
const NOW = new Date('2026-11-27T09:00:00Z');

let uid: string;
let questions: number;
beforeEach(() => {
  uid = `runner${randomUUID()}`;
  questions = 0;
});

async function setDefault(defaultModel: AnswererKey | null): Promise<void> {
  await adminFirestore.doc(firestorePaths.user(uid)).set({ defaultModel }, { merge: true });
}

async function open(conversation: string): Promise<string> {
  const place = { activityId: null, conversation };
  const { topicId } = await openTopic(place, { uid, now: NOW }, { firestore: adminFirestore });
  expect(topicId).toBe(topicIdOf(uid, null, conversation));
  return topicId;
}

/** Asks something, and says who is to answer. */
async function askedIn(topicId: string): Promise<unknown> {
  questions += 1;
  const at = new Date(NOW.getTime() + questions * 1000);
  const messageId = `question${questions}${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await adminFirestore.doc(firestorePaths.message(topicId, messageId)).set({
    kind: 'participant',
    authorUid: uid,
    text: 'How far tomorrow?',
    isStopRequested: false,
    createdAt: at,
    writtenAt: at,
  });
  const request = { user: { uid, claims: {} }, isAnew: false, now: at };
  await askForReply({ topicId, messageId }, request, adminFirestore);
  const reply = adminFirestore.doc(firestorePaths.message(topicId, replyIdOf(messageId)));
  return (await reply.get()).get('askedModel');
}

async function choose(topicId: string, model: AnswererKey | null): Promise<unknown> {
  return chooseTopicModel({ topicId, model }, { uid, claims: {} }, { firestore: adminFirestore });
}

it('stays as it was when the first question was asked; a new default is for new conversations', async () => {
  await setDefault('gpt-4o');
  const old = await open(FIRST);
  expect(await askedIn(old)).toBe('gpt-4o');
  await setDefault('claude-haiku-4-5');
  expect(await askedIn(old)).toBe('gpt-4o');
  expect(await askedIn(await open(SECOND))).toBe('claude-haiku-4-5');
});

it('stays Tasuki’s choice where that was asked', async () => {
  await setDefault(null);
  const old = await open(FIRST);
  expect(await askedIn(old)).toBeNull();
  await setDefault('gpt-4o');
  expect(await askedIn(old)).toBeNull();
});

it('follows the default until something is asked, and a choice of its own from then on', async () => {
  await setDefault('gpt-4o');
  const topicId = await open(FIRST);
  await setDefault('claude-haiku-4-5');
  expect(await askedIn(topicId)).toBe('claude-haiku-4-5');
  await choose(topicId, 'embedded');
  expect(await askedIn(topicId)).toBe('embedded');
  // As in a new conversation, by the default of now.
  expect(await choose(topicId, null)).toEqual({ model: 'claude-haiku-4-5' });
  await setDefault('gpt-4o');
  expect(await askedIn(topicId)).toBe('claude-haiku-4-5');
});
