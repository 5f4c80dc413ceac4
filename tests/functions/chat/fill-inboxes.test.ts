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
