import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { conversationUnits } from '../../../functions/src/account-export/conversation-units.ts';
import { askForReply } from '../../../functions/src/chat/ask-for-reply.ts';
import { chooseTopicModel } from '../../../functions/src/chat/choose-topic-model.ts';
import { adminFirestore } from '../admin.ts';
import { attachmentStore } from './attachment-store.ts';

const RUNNER = 'topic-access-runner';
const COACH = 'topic-access-coach';
const TOPIC = `${RUNNER}-shared`;
const QUESTION = 'aQuestionOfTheRunner1';
const SHARED = { state: 'active', sharesActivities: true, consentVersion: SHARING_CONSENT_VERSION };

async function writeConversation(link: Record<string, unknown> | null): Promise<void> {
  const said = { kind: 'participant', text: 'words', isStopRequested: false };
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 0, 0, seconds));
  const message = (id: string) => adminFirestore.doc(firestorePaths.message(TOPIC, id));
  await adminFirestore.doc(firestorePaths.topic(TOPIC)).set({
    title: 'After the race',
    runnerUid: RUNNER,
    participantIds: [RUNNER, COACH],
    lastText: '',
    lastMessageAt: at(0),
  });
  await message(QUESTION).set({ ...said, authorUid: RUNNER, createdAt: at(1), writtenAt: at(1) });
  await message('fromTheCoach12345678').set({
    ...said,
    authorUid: COACH,
    createdAt: at(2),
    writtenAt: at(2),
  });
  const linkReference = adminFirestore.doc(firestorePaths.coachLink(RUNNER, COACH));
  await linkReference.delete();
  if (link) await linkReference.set({ runnerUid: RUNNER, coachId: COACH, ...link });
  await adminFirestore
    .doc(firestorePaths.accountState(COACH))
    .set({ uid: COACH, roles: ['runner', 'coach'] });
}

async function ask(uid: string, claims = { isCoach: true }): Promise<unknown> {
  const request = { user: { uid, claims }, isAnew: false, now: new Date() };
  return askForReply({ topicId: TOPIC, messageId: QUESTION }, request, adminFirestore);
}

async function choose(uid: string, claims = { isCoach: true }): Promise<unknown> {
  const choice = { topicId: TOPIC, model: null };
  return chooseTopicModel(choice, { uid, claims }, { firestore: adminFirestore });
}

async function exported(uid: string): Promise<string> {
  let text = '';
  for await (const { files } of conversationUnits(uid, null, {
    firestore: adminFirestore,
    store: attachmentStore(),
  })) {
    for (const { content } of files) {
      if (typeof content === 'string' || content instanceof Uint8Array)
        throw new Error('No stream');
      for await (const piece of content) text += Buffer.from(piece).toString();
    }
  }
  return text;
}

it.each([
  ['no link', null],
  ['an ended link', { ...SHARED, state: 'ended' }],
  ['a link that shares no more', { ...SHARED, sharesActivities: false }],
  ['a link without a consent', { ...SHARED, consentVersion: null }],
  ['a link of another runner', { ...SHARED, runnerUid: 'another' }],
])('gives a coach with %s nothing of a conversation but their own words', async (_what, link) => {
  await writeConversation(link);
  await expectOwnWordsAlone();
});

it('gives a former coach no more, though the link has not ended yet', async () => {
  await writeConversation(SHARED);
  const state = adminFirestore.doc(firestorePaths.accountState(COACH));
  await state.update({ roles: ['runner'] });
  await expectOwnWordsAlone();
  await state.delete();
  await expectOwnWordsAlone();
});

async function expectOwnWordsAlone(): Promise<void> {
  await expect(ask(COACH)).rejects.toMatchObject({ code: 'topic/not-found' });
  await expect(choose(COACH)).rejects.toMatchObject({ code: 'topic/not-found' });
  const text = await exported(COACH);
  expect(text).toContain('fromTheCoach12345678');
  expect(text).not.toContain(QUESTION);
  expect(text).not.toContain('After the race');
  expect(await exported(RUNNER)).toContain('fromTheCoach12345678');
}

it('gives a coach nothing in a session that has not shown the second factor', async () => {
  await writeConversation(SHARED);
  const claims = { isCoach: false };
  await expect(ask(COACH, claims)).rejects.toMatchObject({ code: 'topic/not-found' });
  await expect(choose(COACH, claims)).rejects.toMatchObject({ code: 'topic/not-found' });
  await expect(ask(RUNNER, claims)).resolves.toMatchObject({ state: 'writing' });
});

it('lets a coach use a conversation, and the runner alone choose a model, while the runner shares', async () => {
  await writeConversation(SHARED);
  await expect(choose(COACH)).rejects.toMatchObject({ code: 'common/permission-denied' });
  await expect(choose(RUNNER)).resolves.toEqual({ model: null });
  await expect(ask(COACH)).resolves.toMatchObject({ state: 'writing' });
});

it('leaves the runner’s words out of a coach’s export, which takes no second factor', async () => {
  await writeConversation(SHARED);
  const text = await exported(COACH);
  expect(text).toContain('fromTheCoach12345678');
  expect(text).not.toContain(QUESTION);
  expect(text).not.toContain('After the race');
});
