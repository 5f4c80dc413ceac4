import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { showChangedMessage } from '../../../functions/src/chat/show-changed-message.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { noteActivityNote } from '../../../functions/src/plans/note-activity-note.ts';
import { newMessage, newTopic, startJob } from '../chat-fixture.ts';
import { chatFirestore, clock } from '../chat-script.ts';

async function cautionsOf(uid: string) {
  return (await chatFirestore.doc(firestorePaths.cautions(uid)).get()).data();
}

it('keeps when a runner wrote of a sign, also when the event comes twice and late', async () => {
  const topic = await newTopic();
  const takeIn = async (reference: Parameters<typeof takeInMessage>[0]) =>
    takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
  const sign = await newMessage(topic, 'I had chest pain on the hill today');
  await takeIn(sign);
  const first = await cautionsOf(topic.uid);
  expect(first).toMatchObject({ signs: { cardiac: expect.any(Timestamp) as unknown } });
  const cleared = await newMessage(topic, 'My doctor says I can run again.');
  await takeIn(cleared);
  await takeIn(sign);
  expect(await cautionsOf(topic.uid)).toMatchObject({
    signs: first?.['signs'] as unknown,
    doctorAt: expect.any(Timestamp) as unknown,
  });
});

it('keeps nothing of other words, nor of what a coach writes', async () => {
  const topic = await newTopic();
  await chatFirestore.doc(firestorePaths.topic(topic.topicId)).update({ runnerUid: 'another' });
  const message = await newMessage(topic, 'Did you have chest pain?');
  await takeInMessage(message, clock.date(), { firestore: chatFirestore, startJob });
  expect(await cautionsOf('another')).toBeUndefined();
  expect(await cautionsOf(topic.uid)).toBeUndefined();
});

it('reads changed words too, and leaves what the runner has cleared', async () => {
  const topic = await newTopic();
  const clearedAt = Timestamp.fromDate(new Date('2026-11-01T00:00:00Z'));
  await chatFirestore.doc(firestorePaths.cautions(topic.uid)).set({ clearedAt });
  const message = await newMessage(topic, 'All fine');
  await chatFirestore
    .doc(firestorePaths.message(topic.topicId, message.messageId))
    .update({ text: 'Left knee hurts' });
  await showChangedMessage(message, chatFirestore);
  expect(await cautionsOf(topic.uid)).toMatchObject({
    painAt: expect.any(Timestamp) as unknown,
    clearedAt,
  });
});

it('reads the note on an activity when it is written, and no other change of the activity', async () => {
  const { uid } = await newTopic();
  const row = chatFirestore.doc(firestorePaths.activity(uid, 'run-1'));
  await row.set({ sport: 'Run', note: null });
  const before = await row.get();
  await row.update({ note: '走っている間、胸が締めつけられるように痛かった' });
  const after = await row.get();
  await noteActivityNote(uid, { before: after, after }, chatFirestore);
  expect(await cautionsOf(uid)).toBeUndefined();
  await noteActivityNote(uid, { before, after }, chatFirestore);
  const cardiac = Timestamp.fromDate(after.updateTime?.toDate() ?? new Date(0));
  expect(await cautionsOf(uid)).toMatchObject({ signs: { cardiac } });
});
