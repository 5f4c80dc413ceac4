import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { REPORT_LIMITS } from '@tasuki/domain/chat/moderation/message-report';
import { moderationCaseId } from '@tasuki/domain/chat/moderation/moderation-case';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { askForReply } from '../../../../functions/src/chat/ask-for-reply.ts';
import { followCoachLink } from '../../../../functions/src/chat/follow-coach-link.ts';
import { refreshInboxEntry } from '../../../../functions/src/chat/inbox/refresh-inbox-entry.ts';
import { JUDGE_MESSAGE } from '../../../../functions/src/chat/moderation/ask-to-judge.ts';
import {
  judgeMessageJob,
  PROVIDER_TURNS,
} from '../../../../functions/src/chat/moderation/judge-message-job.ts';
import { reportMessage } from '../../../../functions/src/chat/moderation/report-message.ts';
import { hideByOwnRules } from '../../../../functions/src/chat/moderation/judge-message.ts';
import { digestOfWords } from '../../../../functions/src/chat/moderation/stored-moderation.ts';
import { takeInMessage } from '../../../../functions/src/chat/take-in-message.ts';
import { showChangedMessage } from '../../../../functions/src/chat/show-changed-message.ts';
import { jobHandlers } from '../../../../functions/src/jobs/job-handler.ts';
import { jobId } from '../../../../functions/src/jobs/job-kind.ts';
import { runJob } from '../../../../functions/src/jobs/run-job.ts';
import { takeFreeTurn } from '../../../../functions/src/platform/take-turn.ts';
import { newMessage, newTopic } from '../../chat-fixture.ts';
import { chatFirestore, clock } from '../../chat-script.ts';
import { attachmentStore } from '../attachment-store.ts';

const RUDE = 'You are a worthless piece of shit.';
const startJob = async () => Promise.resolve();

let runnerUid: string;
let coachId: string;
let topicId: string;
let asked: string[];

beforeEach(async () => {
  asked = [];
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
  await write(firestorePaths.user(runnerUid), { language: 'ja' });
  await write(firestorePaths.coachLink(runnerUid, coachId), {
    runnerUid,
    coachId,
    planId: 'free',
    state: 'active',
    sharesActivities: false,
  });
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
  for (const uid of [runnerUid, coachId]) await refreshInboxEntry({ topicId, uid }, chatFirestore);
});

/** Runs the job that a message's arrival asks for. */
async function judge(
  { topicId: topic, messageId }: MessageReference,
  provided: string[] | 'unchecked' = [],
) {
  const handler = judgeMessageJob({
    firestore: chatFirestore,
    store: attachmentStore(),
    isProviderAsked: true,
    moderate: async (text) => {
      if (typeof text === 'string') asked.push(text);
      return Promise.resolve(provided);
    },
  });
  await runJob(jobId(JUDGE_MESSAGE, `${topic}_${messageId}`), {
    firestore: chatFirestore,
    handlers: jobHandlers([handler]),
    now: clock.date,
    enqueue: async () => Promise.resolve(),
  });
}

async function arrive(uid: string, text: string): Promise<MessageReference> {
  const reference = await newMessage({ uid, topicId }, text);
  await takeIn(reference);
  return reference;
}

async function takeIn(reference: MessageReference): Promise<void> {
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
}

async function messageData({ topicId: topic, messageId }: MessageReference) {
  return (await chatFirestore.doc(firestorePaths.message(topic, messageId)).get()).data();
}

async function caseOf(reference: MessageReference) {
  const path = firestorePaths.moderationCase(moderationCaseId(reference));
  return (await chatFirestore.doc(path).get()).data();
}

async function entryOf(uid: string) {
  return (await chatFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).get()).data();
}

async function edit(reference: MessageReference, text: string): Promise<void> {
  const path = firestorePaths.message(topicId, reference.messageId);
  await chatFirestore.doc(path).update({ text, editedAt: Timestamp.fromDate(clock.date()) });
}

it('asks the provider about a message without addresses, numbers and places', async () => {
  const text = 'Call 090-1234-5678 or hanako@example.jp, we meet at 35.68124, 139.76712 at six.';
  const reference = await arrive(runnerUid, text);
  await judge(reference);
  expect(asked).toEqual(['Call […] or […], we meet at […] at six.']);
  expect(await messageData(reference)).toMatchObject({ text });
});

it('hides what our own rules find at its arrival, also in the lists, whatever else its author writes', async () => {
  const reference = await arrive(coachId, RUDE);
  // No job has run: thousands of harmless messages may stand before it.
  expect(await messageData(reference)).toMatchObject({ text: RUDE, unsafeFor: ['harassment'] });
  expect((await chatFirestore.doc(firestorePaths.topic(topicId)).get()).get('lastText')).toBe('');
  expect(await caseOf(reference)).toMatchObject({
    state: 'open',
    authorUid: coachId,
    flags: ['harassment'],
    reportCount: 0,
    removedText: null,
  });
});

it('lists hidden words for no moment where the AI is asked with them', async () => {
  const text = `@AI ${RUDE}`;
  const reference = await newMessage({ uid: coachId, topicId }, text);
  const message = { text, attachments: [], authorUid: coachId };
  await hideByOwnRules(reference, message, clock.date(), chatFirestore);
  // Cut off right behind the write that lists the question.
  const cutOff = Object.create(chatFirestore, {
    runTransaction: { value: async () => Promise.reject(new Error('cut off')) },
  }) as typeof chatFirestore;
  const request = { user: null, isAnew: false, now: clock.date() };
  await expect(askForReply(reference, request, cutOff)).rejects.toThrow('cut off');
  const topic = await chatFirestore.doc(firestorePaths.topic(topicId)).get();
  expect(topic.get('lastAuthorUid')).toBe(coachId);
  expect(topic.get('lastText')).toBe('');
});

/** A message of files alone arrives. */
async function arriveFiles(uid: string, ...names: string[]): Promise<MessageReference> {
  const reference = await newMessage({ uid, topicId }, '');
  const attachments = names.map((name, index) => ({
    id: `file${index}`,
    kind: 'file',
    type: 'application/pdf',
    name,
    sizeBytes: 1000,
    widthPixels: null,
    heightPixels: null,
    hasPoster: false,
  }));
  await chatFirestore
    .doc(firestorePaths.message(topicId, reference.messageId))
    .update({ attachments });
  await takeIn(reference);
  return reference;
}

it('hides files that are named with unsafe words, and tells an admin how they are called', async () => {
  const rudeName = 'You_are_a-worthless.piece_of_shit.pdf';
  const reference = await arriveFiles(coachId, 'plan.pdf', rudeName);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: ['harassment'] });
  expect((await chatFirestore.doc(firestorePaths.topic(topicId)).get()).get('lastText')).toBe('');
  await judge(reference);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: ['harassment'] });
  const opened = await caseOf(reference);
  expect(opened).toMatchObject({ state: 'open', flags: ['harassment'], authorUid: coachId });
  expect(opened?.['caseText']).toContain(rudeName);
  // There are no words to ask a provider about.
  expect(asked).toEqual([]);
  const path = firestorePaths.moderationCase(moderationCaseId(reference));
  const dismissedDigest = digestOfWords(`📎 plan.pdf\n📎 ${rudeName}`);
  await chatFirestore.doc(path).update({ state: 'dismissed', dismissedDigest });
  await judge(await retaken(reference));
  expect(await messageData(reference)).toMatchObject({ unsafeFor: [] });
});

/** Its event comes once more. */
async function retaken(reference: MessageReference): Promise<MessageReference> {
  await takeIn(reference);
  return reference;
}

it('leaves files alone whose names say nothing', async () => {
  const reference = await arriveFiles(runnerUid, 'IMG_2031.jpg', 'Osaka-marathon.2026.pdf');
  await judge(reference);
  expect(await messageData(reference)).not.toHaveProperty('unsafeFor');
  expect(await caseOf(reference)).toBeUndefined();
});

it('changes nothing where the event or the job comes twice', async () => {
  const reference = await arrive(coachId, RUDE);
  await judge(reference);
  const [message, opened] = [await messageData(reference), await caseOf(reference)];
  clock.passSeconds(60);
  await takeIn(reference);
  await judge(reference);
  await judge(reference);
  expect(await messageData(reference)).toEqual(message);
  expect(await caseOf(reference)).toEqual(opened);
});

it('leaves the slang of runners alone, and asks the provider all the same', async () => {
  const reference = await arrive(coachId, 'Kill that last interval!');
  await judge(reference);
  expect(asked).toEqual(['Kill that last interval!']);
  expect(await messageData(reference)).not.toHaveProperty('unsafeFor');
  expect(await caseOf(reference)).toBeUndefined();
});

it('shows what our rules do not know at once, and hides it once the provider finds it', async () => {
  const text = 'Words that our rules do not know';
  const reference = await arrive(coachId, text);
  const lastText = async () =>
    (await chatFirestore.doc(firestorePaths.topic(topicId)).get()).get('lastText') as unknown;
  expect(await messageData(reference)).not.toHaveProperty('unsafeFor');
  expect(await lastText()).toBe(text);
  await judge(reference, ['sexual', 'violence']);
  await showChangedMessage(reference, chatFirestore);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: ['sexual'] });
  expect(await lastText()).toBe('');
});

it('asks the provider of each conversation in turns of its own', async () => {
  const own = await newTopic();
  const [here, there] = [await arrive(coachId, 'Hello'), await newMessage(own, 'Hello')];
  const personOf = JUDGE_MESSAGE.personOf;
  expect(personOf({ ...here, uid: coachId })).not.toBe(personOf({ ...there, uid: coachId }));
  expect(personOf({ ...here, uid: coachId })).not.toBe(personOf({ ...here, uid: runnerUid }));
});

it('keeps hidden what the provider found, until other words are judged', async () => {
  const reference = await arrive(coachId, 'Words that our rules do not know');
  await judge(reference, ['sexual']);
  await edit(reference, RUDE);
  await takeIn(reference);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: ['sexual', 'harassment'] });
  await judge(reference);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: ['harassment'] });
});

describe('words in the place of hidden ones, which the provider has not judged', () => {
  const hidden = async () => {
    const reference = await arrive(coachId, 'Words that our rules do not know');
    await judge(reference, ['sexual']);
    expect(await messageData(reference)).toMatchObject({ unsafeFor: ['sexual'] });
    await edit(reference, 'Other words that our rules do not know');
    await takeIn(reference);
    return reference;
  };

  it('stay hidden while it gives no answer, and are shown once it finds nothing', async () => {
    const reference = await hidden();
    await judge(reference, 'unchecked');
    expect(await messageData(reference)).toMatchObject({ unsafeFor: ['sexual'] });
    clock.passSeconds(5 * 60);
    await judge(reference, 'unchecked');
    expect(await messageData(reference)).toMatchObject({ unsafeFor: ['sexual'] });
    clock.passSeconds(10 * 60);
    await judge(reference);
    expect(await messageData(reference)).toMatchObject({ unsafeFor: [] });
    expect(asked).toHaveLength(4);
  });

  it('stay hidden while their author has no turn', async () => {
    const reference = await hidden();
    for (let turn = 1; turn < PROVIDER_TURNS.burst; turn += 1) {
      await takeFreeTurn(coachId, PROVIDER_TURNS, clock.date(), chatFirestore);
    }
    await judge(reference);
    expect(asked).toHaveLength(1);
    expect(await messageData(reference)).toMatchObject({ unsafeFor: ['sexual'] });
    clock.passSeconds(5 * 60);
    await judge(reference);
    expect(await messageData(reference)).toMatchObject({ unsafeFor: [] });
  });

  it('are not asked about without end', async () => {
    const reference = await hidden();
    for (let time = 0; time < 10; time += 1) {
      await judge(reference, 'unchecked');
      clock.passSeconds(3 * 60 * 60);
    }
    expect(asked).toHaveLength(1 + 7);
    expect(await messageData(reference)).toMatchObject({ unsafeFor: ['sexual'] });
  });
});

it('judges by our own rules where somebody writes more than the provider is asked about', async () => {
  for (let turn = 0; turn < PROVIDER_TURNS.burst; turn += 1) {
    await takeFreeTurn(runnerUid, PROVIDER_TURNS, clock.date(), chatFirestore);
  }
  const reference = await arrive(runnerUid, RUDE);
  await judge(reference, ['sexual']);
  expect(asked).toEqual([]);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: ['harassment'] });
});

async function casesOf(authorUid: string): Promise<number> {
  const cases = chatFirestore.collection(firestorePaths.moderationCases());
  return (await cases.where('authorUid', '==', authorUid).get()).size;
}

it('puts no more messages of one author before an admin than a person may report, and hides all of them', async () => {
  const messages: MessageReference[] = [];
  for (let count = 0; count < REPORT_LIMITS.atOnce + 2; count += 1) {
    messages.push(await arrive(coachId, `${RUDE} ${count}`));
  }
  for (const message of messages) {
    await judge(message, ['harassment']);
    expect(await messageData(message)).toMatchObject({ unsafeFor: ['harassment'] });
  }
  expect(await casesOf(coachId)).toBe(REPORT_LIMITS.atOnce);
  // A reader brings before an admin what was hidden alone.
  const last = messages.at(-1) ?? { topicId, messageId: '' };
  await reportMessage(
    { ...last, reason: 'harassment', text: '' },
    { uid: runnerUid, claims: { isCoach: false }, now: clock.date() },
    { firestore: chatFirestore },
  );
  expect(await caseOf(last)).toMatchObject({ state: 'open', reportCount: 1 });
  clock.passSeconds(REPORT_LIMITS.everyMinutes * 60);
  expect(await caseOf(await arrive(coachId, RUDE))).toMatchObject({ state: 'open' });
});

it('takes no turn of the author’s where the case is open, or nobody else reads', async () => {
  const reference = await arrive(coachId, RUDE);
  for (let count = 0; count < REPORT_LIMITS.atOnce; count += 1) {
    await edit(reference, `${RUDE} ${count}`);
    await takeIn(reference);
    await judge(reference);
  }
  const own = await newTopic();
  const alone = { uid: coachId, topicId: own.topicId };
  for (let count = 0; count < REPORT_LIMITS.atOnce; count += 1) {
    await takeIn(await newMessage(alone, RUDE));
  }
  expect(await caseOf(await arrive(coachId, RUDE))).toMatchObject({ state: 'open' });
});

it('follows the words that its author changes, and keeps the case', async () => {
  const reference = await arrive(coachId, RUDE);
  await judge(reference);
  await edit(reference, 'Sorry, that was out of line.');
  await takeIn(reference);
  await judge(reference);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: [] });
  expect(await caseOf(reference)).toMatchObject({ state: 'open', flags: ['harassment'] });
});

it('keeps each flagged version for an admin, also of what was flagged for the same', async () => {
  const reference = await arrive(coachId, RUDE);
  await judge(reference);
  const worse = 'You pathetic cunt, I will break your legs.';
  clock.passSeconds(60);
  await edit(reference, worse);
  await takeIn(reference);
  await judge(reference);
  await edit(reference, 'Good morning.');
  await takeIn(reference);
  await judge(reference);
  const opened = await caseOf(reference);
  expect(opened).toMatchObject({ flags: ['harassment'] });
  expect(opened?.['caseText']).toBe(`${RUDE}\n\n${worse}`);
});

it('judges no words that are others by now, nor deleted ones', async () => {
  const text = 'Words that our rules do not know';
  const reference = await newMessage({ uid: coachId, topicId }, text);
  await takeIn(reference);
  const handler = judgeMessageJob({
    firestore: chatFirestore,
    store: attachmentStore(),
    isProviderAsked: true,
    moderate: async () => {
      await edit(reference, 'Good morning.');
      return ['sexual'];
    },
  });
  const dependencies = {
    firestore: chatFirestore,
    handlers: jobHandlers([handler]),
    now: clock.date,
    enqueue: async () => Promise.resolve(),
  };
  await runJob(jobId(JUDGE_MESSAGE, `${topicId}_${reference.messageId}`), dependencies);
  expect(await messageData(reference)).not.toHaveProperty('unsafeFor');
  const deleted = await arrive(coachId, text);
  await chatFirestore
    .doc(firestorePaths.message(topicId, deleted.messageId))
    .update({ text: '', deletedAt: Timestamp.fromDate(clock.date()) });
  await judge(deleted, ['sexual']);
  expect(await caseOf(deleted)).toBeUndefined();
});

it('does not flag words again that an admin found to be all right, but others', async () => {
  const reference = await arrive(coachId, RUDE);
  await judge(reference);
  const path = firestorePaths.moderationCase(moderationCaseId(reference));
  await chatFirestore
    .doc(path)
    .update({ state: 'dismissed', dismissedDigest: digestOfWords(RUDE) });
  await takeIn(reference);
  await judge(reference);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: [] });
  expect(await caseOf(reference)).toMatchObject({ state: 'dismissed' });
  await edit(reference, 'kys');
  await takeIn(reference);
  await judge(reference);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: ['self-harm'] });
  expect(await caseOf(reference)).toMatchObject({
    state: 'open',
    flags: ['harassment', 'self-harm'],
  });
});

it('offers words of help to the author alone, and hides nothing', async () => {
  const reference = await arrive(runnerUid, 'もう死にたい。');
  await judge(reference, ['self-harm', 'self-harm/intent']);
  expect(await messageData(reference)).not.toHaveProperty('unsafeFor');
  expect(await caseOf(reference)).toBeUndefined();
  expect(await entryOf(runnerUid)).toMatchObject({
    help: {
      messageId: reference.messageId,
      text: expect.stringContaining('ひとりで抱えなくて大丈夫です') as string,
    },
  });
  expect(await entryOf(coachId)).not.toHaveProperty('help');
  // Later changes of the list keep it.
  await arrive(coachId, 'I am here.');
  await refreshInboxEntry({ topicId, uid: runnerUid }, chatFirestore);
  expect(await entryOf(runnerUid)).toMatchObject({ help: { messageId: reference.messageId } });
});

it('says at once whom to see beside a runner’s own words of a sign, and to nobody else', async () => {
  const reference = await arrive(runnerUid, '今日走っていて胸が痛くて気が遠くなりました。');
  // No job has run: the coach may be asleep, and the emergency is now.
  expect(await entryOf(runnerUid)).toMatchObject({
    help: {
      messageId: reference.messageId,
      text: expect.stringContaining('救急車') as string,
    },
  });
  expect(await entryOf(coachId)).not.toHaveProperty('help');
  const next = await arrive(runnerUid, '明日は休みます。');
  await edit(next, 'また胸が痛いです。');
  await showChangedMessage(next, chatFirestore);
  await takeIn(next);
  await judge(next);
  expect(await entryOf(runnerUid)).toMatchObject({ help: { messageId: next.messageId } });
});

it('says at once where to find help beside a runner’s own words of abuse, and to nobody else', async () => {
  const reference = await arrive(runnerUid, '監督に体を触られます。誰にも言えません。');
  expect(await entryOf(runnerUid)).toMatchObject({
    help: {
      messageId: reference.messageId,
      text: expect.stringContaining('#8891') as string,
    },
  });
  expect(await entryOf(coachId)).not.toHaveProperty('help');
});

it.each([
  ['a coach who says when to stop', () => coachId, 'I had chest pain last year. See a doctor.'],
  [
    'a sign that a doctor has cleared',
    () => runnerUid,
    'My doctor cleared me after the chest pain.',
  ],
  ['a runner without a sign', () => runnerUid, 'My calves are a little tired.'],
])('says nothing of a doctor to %s', async (_who, author, text) => {
  const reference = await arrive(author(), text);
  await judge(reference);
  for (const uid of [runnerUid, coachId]) expect(await entryOf(uid)).not.toHaveProperty('help');
});

it('judges nothing that nobody else reads', async () => {
  const own = await newTopic();
  const reference = await newMessage(own, RUDE);
  await takeIn(reference);
  await judge(reference);
  expect(asked).toEqual([]);
  expect(await messageData(reference)).not.toHaveProperty('unsafeFor');
});

it('judges what its author writes alone in a group, since who joins later may read it', async () => {
  const own = await newTopic();
  const { uid } = own;
  const group = { kind: 'group', runnerUid: '', ownerUid: uid, people: [], isHistoryShared: true };
  await chatFirestore.doc(firestorePaths.topic(own.topicId)).update(group);
  const reference = await newMessage(own, RUDE);
  await takeIn(reference);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: ['harassment'] });
  await judge(reference, ['sexual']);
  expect(asked).toEqual([RUDE]);
  expect(await caseOf(reference)).toMatchObject({ flags: ['harassment', 'sexual'] });
});

it('judges what a runner changes after the end of a link, since a new one shows it', async () => {
  const reference = await arrive(runnerUid, 'Good morning.');
  await chatFirestore
    .doc(firestorePaths.coachLink(runnerUid, coachId))
    .update({ state: 'ended', sharesActivities: false });
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
  await edit(reference, RUDE);
  const message = { text: RUDE, attachments: [], authorUid: coachId };
  await hideByOwnRules(reference, message, clock.date(), chatFirestore);
  expect(await messageData(reference)).toMatchObject({ unsafeFor: ['harassment'] });
});
