import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { fillInboxes } from '../../../scripts/data-updates/fill-inboxes.ts';
import { newTopic } from '../chat-fixture.ts';
import { chatFirestore } from '../chat-script.ts';

it('puts conversations from before the lists into them, and leaves what is there', async () => {
  const earlier = await newTopic();
  const later = await newTopic();
  const entryOf = ({ uid, topicId }: { uid: string; topicId: string }) =>
    chatFirestore.doc(firestorePaths.inboxEntry(uid, topicId));
  await entryOf(later).set({ isMuted: true });
  expect(await fillInboxes(chatFirestore)).toBeGreaterThan(0);
  expect((await entryOf(earlier).get()).data()).toMatchObject({
    kind: 'ai',
    role: 'runner',
    unreadCount: 0,
    isArchived: false,
  });
  expect((await entryOf(later).get()).data()).toEqual({ isMuted: true });
  expect(await fillInboxes(chatFirestore)).toBe(0);
});

it('passes over a conversation without the time of its last message, and fills the others', async () => {
  const broken = await newTopic();
  const intact = await newTopic();
  await chatFirestore
    .doc(firestorePaths.topic(broken.topicId))
    .update({ lastMessageAt: FieldValue.delete() });
  await fillInboxes(chatFirestore);
  const entryOf = ({ uid, topicId }: { uid: string; topicId: string }) =>
    chatFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).get();
  expect((await entryOf(intact)).exists).toBe(true);
  expect((await entryOf(broken)).exists).toBe(false);
});
