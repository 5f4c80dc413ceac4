import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { followCoachLink } from '../../../functions/src/chat/follow-coach-link.ts';
import { openCoachTopic } from '../../../functions/src/chat/open-coach-topic.ts';
import { refreshInboxEntry } from '../../../functions/src/chat/inbox/refresh-inbox-entry.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { askForReply } from '../../../functions/src/chat/ask-for-reply.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { newMessage } from '../chat-fixture.ts';
import { chatFirestore, clock } from '../chat-script.ts';

const NO_CLAIMS = { isCoach: false };
const COACH_CLAIMS = { isCoach: true };
const startJob = async () => Promise.resolve();

const SEED = 20_261_122;
const figure = soakFigure(24, { seed: SEED });

let runnerUid: string;
let coachId: string;
let topicId: string;

beforeEach(async () => {
  runnerUid = `runner${randomUUID().replaceAll('-', '')}`;
  coachId = `coach${randomUUID().replaceAll('-', '')}`;
  topicId = coachTopicId(runnerUid, coachId);
  const write = async (path: string, fields: object) => chatFirestore.doc(path).set(fields);
  await write(firestorePaths.coach(coachId), {
    kind: 'human',
    name: 'Kenji Arai',
    isApproved: true,
    isPublished: true,
  });
  await write(firestorePaths.accountState(coachId), { uid: coachId, roles: ['runner', 'coach'] });
  await write(firestorePaths.publicProfile(runnerUid), { uid: runnerUid, displayName: 'Hana' });
  await setLink('active');
});

async function setLink(state: 'active' | 'ended'): Promise<void> {
  await chatFirestore
    .doc(firestorePaths.coachLink(runnerUid, coachId))
    .set({ runnerUid, coachId, planId: 'free', state, sharesActivities: false });
}

/** Does what the triggers do: of the link, and then of the topic. */
async function follow(): Promise<void> {
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
  await refreshLists();
}

async function refreshLists(): Promise<void> {
  for (const uid of [runnerUid, coachId]) await refreshInboxEntry({ topicId, uid }, chatFirestore);
}

async function write(uid: string, text: string) {
  const reference = await newMessage({ uid, topicId }, text);
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
  await refreshLists();
  return reference;
}

async function topicData() {
  return (await chatFirestore.doc(firestorePaths.topic(topicId)).get()).data();
}

async function entryOf(uid: string) {
  return (await chatFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).get()).data();
}

async function markRead(uid: string): Promise<void> {
  const entry = await entryOf(uid);
  const marks = { readAt: entry?.['lastMessageAt'] as Date, unreadCount: 0 };
  await chatFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).update(marks);
}

it('gives runner and coach their conversation with the link, in both lists', async () => {
  await follow();
  expect(await topicData()).toMatchObject({
    kind: 'coach',
    participantIds: [runnerUid, coachId],
    people: [
      { uid: runnerUid, name: 'Hana', role: 'runner' },
      { uid: coachId, name: 'Kenji Arai', role: 'coach' },
    ],
  });
  expect(await entryOf(runnerUid)).toMatchObject({ role: 'runner', unreadCount: 0 });
  expect(await entryOf(coachId)).toMatchObject({ role: 'coach', unreadCount: 0 });
});

it('opens it for either of them, once, and for nobody else', async () => {
  const parties = { runnerUid, coachId };
  const open = async (uid: string, claims = NO_CLAIMS) =>
    openCoachTopic(parties, { uid, claims, now: clock.date() }, { firestore: chatFirestore });
  await expect(open('somebody', COACH_CLAIMS)).rejects.toMatchObject({ code: 'coach/not-found' });
  await expect(open(coachId)).rejects.toMatchObject({ code: 'coach/not-found' });
  expect(await topicData()).toBeUndefined();
  await Promise.all([open(runnerUid), open(coachId, COACH_CLAIMS), open(runnerUid)]);
  const { updateTime } = await chatFirestore.doc(firestorePaths.topic(topicId)).get();
  expect(await open(runnerUid)).toEqual({ topicId });
  expect((await chatFirestore.doc(firestorePaths.topic(topicId)).get()).updateTime).toEqual(
    updateTime,
  );
});

it('opens none with the built-in coach, nor by a link of another runner', async () => {
  await chatFirestore.doc(firestorePaths.coach(coachId)).update({ kind: 'ai' });
  await follow();
  expect(await topicData()).toBeUndefined();
  await chatFirestore.doc(firestorePaths.coach(coachId)).update({ kind: 'human' });
  await chatFirestore
    .doc(firestorePaths.coachLink(runnerUid, coachId))
    .update({ runnerUid: 'another' });
  await follow();
  expect(await topicData()).toBeUndefined();
});

it('leaves a coach in their own conversations where they once took themselves', async () => {
  coachId = runnerUid;
  const topic = chatFirestore.doc(firestorePaths.topic(`${runnerUid}-coach`));
  await topic.set({ kind: 'ai', runnerUid, participantIds: [runnerUid] });
  await setLink('ended');
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
  expect((await topic.get()).get('participantIds')).toEqual([runnerUid]);
  await setLink('active');
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
  expect(
    (await chatFirestore.doc(firestorePaths.topic(coachTopicId(runnerUid, coachId))).get()).exists,
  ).toBe(false);
});

it('counts what each has not read, and what they wrote as read by themselves', async () => {
  await follow();
  await write(runnerUid, 'Good morning.');
  await write(runnerUid, 'May I run today?');
  expect(await entryOf(runnerUid)).toMatchObject({ unreadCount: 0, lastAuthorUid: runnerUid });
  expect(await entryOf(coachId)).toMatchObject({ unreadCount: 2, lastText: 'May I run today?' });
  await markRead(coachId);
  await refreshLists();
  expect(await entryOf(coachId)).toMatchObject({ unreadCount: 0 });
  await write(coachId, 'Easily, yes.');
  await write(runnerUid, 'Thank you!');
  expect(await entryOf(runnerUid)).toMatchObject({ unreadCount: 0 });
  expect(await entryOf(coachId)).toMatchObject({ unreadCount: 1 });
});

it('counts the first message for a coach whose list is late, and none from before they came back', async () => {
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
  await chatFirestore.doc(firestorePaths.inboxEntry(coachId, topicId)).delete();
  await write(runnerUid, 'Good morning.');
  expect(await entryOf(coachId)).toMatchObject({ unreadCount: 1 });
  await setLink('ended');
  await follow();
  clock.passSeconds(60);
  await setLink('active');
  await follow();
  expect(await entryOf(coachId)).toMatchObject({ unreadCount: 0 });
});

it('has no AI answer what people write to each other, whoever asks for it', async () => {
  await follow();
  const reference = await write(runnerUid, 'How was my run?');
  for (const user of [null, { uid: runnerUid }, { uid: coachId, claims: COACH_CLAIMS }]) {
    const request = { user, isAnew: true, now: clock.date() };
    await expect(askForReply(reference, request, chatFirestore)).rejects.toMatchObject({
      code: 'message/not-found',
    });
  }
  const messages = await chatFirestore.collection(firestorePaths.messages(topicId)).get();
  expect(messages.size).toBe(1);
});

it('shows no more to a coach whose link has ended, and takes both back in when it begins anew', async () => {
  await follow();
  await write(runnerUid, 'Good morning.');
  await setLink('ended');
  await follow();
  expect(await topicData()).toMatchObject({ participantIds: [runnerUid] });
  expect(await entryOf(coachId)).toBeUndefined();
  expect(await entryOf(runnerUid)).toMatchObject({ lastText: 'Good morning.' });
  // A message that the coach sent just before is shown nowhere as the newest.
  await write(coachId, 'Too late.');
  expect(await entryOf(runnerUid)).toMatchObject({ lastText: 'Good morning.' });
  await setLink('active');
  await follow();
  expect(await topicData()).toMatchObject({ participantIds: [runnerUid, coachId] });
  expect(await entryOf(coachId)).toMatchObject({ lastText: 'Good morning.', unreadCount: 0 });
});

it('takes a coach without the role out of the lists at once', async () => {
  await follow();
  await chatFirestore.doc(firestorePaths.accountState(coachId)).update({ roles: ['runner'] });
  await write(runnerUid, 'Good morning.');
  expect(await entryOf(coachId)).toBeUndefined();
});

it('brings an archived conversation back with what is written to its person, unless it is muted', async () => {
  await follow();
  const entry = chatFirestore.doc(firestorePaths.inboxEntry(coachId, topicId));
  await entry.update({ isArchived: true });
  await refreshLists();
  expect(await entryOf(coachId)).toMatchObject({ isArchived: true });
  await write(runnerUid, 'Are you there?');
  expect(await entryOf(coachId)).toMatchObject({ isArchived: false, unreadCount: 1 });
  await entry.update({ isArchived: true, isMuted: true });
  await write(runnerUid, 'Hello?');
  expect(await entryOf(coachId)).toMatchObject({ isArchived: true, unreadCount: 2 });
});

it('keeps counts and order true while events come late, twice and shuffled', async () => {
  await follow();
  const seeded = seededRandom(SEED);
  const random = () => seeded.uniform();
  const pending: (() => Promise<void>)[] = [];
  const EVENTS = IS_SOAK ? 1000 : 60;
  for (let index = 0; index < EVENTS; index += 1) {
    const uid = random() < 0.5 ? runnerUid : coachId;
    const reference = await newMessage({ uid, topicId }, `Message ${index}`);
    const arrive = async () => {
      await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
      await refreshLists();
    };
    pending.push(arrive);
    if (random() < 0.3) pending.push(arrive);
    if (random() < 0.2) {
      const last = pending.length - 1;
      const other = Math.floor(random() * pending.length);
      [pending[last], pending[other]] = [pending[other] ?? arrive, pending[last] ?? arrive];
    }
    if (random() < 0.3) {
      await pending.shift()?.();
      figure.tried();
    }
    if (random() < 0.05) await markRead(random() < 0.5 ? runnerUid : coachId);
  }
  for (const event of pending) {
    await event();
    figure.tried();
  }
  const messages = await chatFirestore
    .collection(firestorePaths.messages(topicId))
    .orderBy('createdAt')
    .get();
  for (const uid of [runnerUid, coachId]) {
    const entry = await entryOf(uid);
    const readAt = millisecondsOf(entry?.['readAt']);
    const unread = messages.docs.filter(
      (message) => millisecondsOf(message.get('createdAt')) > readAt,
    );
    expect(entry?.['lastText']).toBe(messages.docs.at(-1)?.get('text'));
    expect(entry?.['unreadCount']).toBe(Math.min(unread.length, 100));
    expect(unread.filter((message) => message.get('authorUid') === uid)).toEqual([]);
  }
});

function millisecondsOf(value: unknown): number {
  if (!(value instanceof Timestamp)) throw new Error('No time');
  return value.toMillis();
}
