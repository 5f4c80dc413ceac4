import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { joinSentences } from '@tasuki/domain/coaching/answers/write-answer';
import type { ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import { SAFETY_WORDS } from '@tasuki/domain/coaching/feedback/word-books';
import { readThreadSafety } from '@tasuki/domain/coaching/safety/thread-safety';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForReply } from '../../../functions/src/chat/ask-for-reply.ts';
import {
  CORRECTION_TURNS,
  correctReply,
} from '../../../functions/src/chat/corrections/correct-reply.ts';
import { CORRECTION_READ_LIMITS } from '../../../functions/src/chat/corrections/read-corrections.ts';
import { readThread, THREAD_LIMITS } from '../../../functions/src/chat/read-thread.ts';
import { storedMessage, type StoredTopic } from '../../../functions/src/chat/stored-chat.ts';
import { fillTopic, newMessage, newTopic, replyPath, replyTo } from '../chat-fixture.ts';
import { chatFirestore, clock } from '../chat-script.ts';

const COACH = 'the-coach';
const DEPENDENCIES = { firestore: chatFirestore };
type ThreadPlace = Parameters<typeof readThread>[3] &
  Pick<StoredTopic, 'memberSince' | 'isHistoryShared'>;

let uid: string;
let topicId: string;
let question: MessageReference;

beforeEach(async () => {
  ({ uid, topicId } = await newTopic());
  question = await newMessage({ uid, topicId }, 'How was it?');
  await writeReply('done');
});

async function writeReply(state: string): Promise<void> {
  clock.passSeconds(1);
  await chatFirestore.doc(replyPath(question)).set({
    kind: 'reply',
    replyTo: question.messageId,
    state,
    answeredBy: 'embedded',
    text: 'A hilly run.',
    facts: [],
    language: 'en',
    createdAt: Timestamp.fromDate(clock.date()),
    updatedAt: Timestamp.fromDate(clock.date()),
  });
}

async function correct(text: string | null, by = uid) {
  const messageId = replyIdOf(question.messageId);
  const user = { uid: by, claims: { isCoach: true }, now: clock.date() };
  return correctReply({ topicId, messageId, text }, user, DEPENDENCIES);
}

/** The thread that the next answerer is given. */
async function nextThread(
  place: ThreadPlace = { kind: 'ai', runnerUid: uid, participantIds: [uid] },
) {
  const next = await newMessage({ uid, topicId }, 'And tomorrow?');
  const snapshot = await chatFirestore.doc(firestorePaths.message(topicId, next.messageId)).get();
  const message = storedMessage(snapshot);
  if (!message) throw new Error('the question is missing');
  return readThread(chatFirestore, topicId, { id: next.messageId, message }, place);
}

async function nextTurns(): Promise<ConversationTurn[]> {
  return (await nextThread()).turns;
}

it('stands at the reply, one of each person, and enters the context of the next answer', async () => {
  await correct('On a track.');
  expect(await correct('It was on a track, flat.')).toEqual({
    isCorrected: true,
    safetyWords: null,
  });
  const { corrections, correctedBy } = await replyTo(question);
  expect(corrections).toMatchObject([{ authorUid: uid, text: 'It was on a track, flat.' }]);
  expect(correctedBy).toEqual([uid]);
  expect(await nextTurns()).toMatchObject([
    { author: 'runner', text: 'How was it?' },
    { author: 'coach', text: 'A hilly run.' },
    { author: 'runner', text: 'It was on a track, flat.', isCorrection: true },
    { author: 'runner', text: 'And tomorrow?' },
  ]);
});

it('is taken away by its author, and enters no answer any more', async () => {
  await correct('On a track.');
  expect(await correct(null)).toEqual({ isCorrected: false, safetyWords: null });
  expect(await replyTo(question)).toMatchObject({ corrections: [], correctedBy: [] });
  expect((await nextTurns()).some(({ isCorrection }) => isCorrection)).toBe(false);
});

describe('a correction from long ago', () => {
  const LATER = 2 * THREAD_LIMITS.turns;

  it('enters the context of answers that are given none of the words around it', async () => {
    await correct('It was on a track, flat.');
    await fillTopic({ uid, topicId }, LATER);
    const { turns, corrections } = await nextThread();
    expect(turns.some(({ isCorrection }) => isCorrection)).toBe(false);
    expect(corrections).toMatchObject([
      { author: 'runner', text: 'It was on a track, flat.', reply: 'A hilly run.' },
    ]);
    await correct(null);
    expect((await nextThread()).corrections).toEqual([]);
  });

  it('is one of a bounded number, those made last', async () => {
    const count = CORRECTION_READ_LIMITS.replies + 2;
    for (let index = 0; index < count; index += 1) {
      question = await newMessage({ uid, topicId }, `Question ${index}?`);
      await writeReply('done');
      await correct(`No, ${index}.`);
    }
    const { corrections } = await nextThread();
    expect(corrections).toHaveLength(CORRECTION_READ_LIMITS.replies);
    expect(corrections[0]?.text).toBe(`No, ${count - 1}.`);
  });

  it('is left out with the question that it goes back to', async () => {
    await correct('It was on a track, flat.');
    await fillTopic({ uid, topicId }, LATER);
    const path = firestorePaths.message(topicId, question.messageId);
    await chatFirestore.doc(path).update({ text: '', deletedAt: clock.date() });
    expect((await nextThread()).corrections).toEqual([]);
  });

  it('is left out where somebody reads the group only from later on', async () => {
    await correct('It was on a track, flat.');
    clock.passSeconds(60);
    const since = { [COACH]: clock.date() };
    await fillTopic({ uid, topicId }, LATER);
    const group = { kind: 'group', runnerUid: uid, participantIds: [uid, COACH] } as const;
    const open = { ...group, memberSince: since, isHistoryShared: true };
    expect((await nextThread(open)).corrections).toHaveLength(1);
    expect((await nextThread({ ...open, isHistoryShared: false })).corrections).toEqual([]);
  });
});

it('is a coach’s too, while the link is active and no longer', async () => {
  const topic = chatFirestore.doc(firestorePaths.topic(topicId));
  await topic.update({ kind: 'coach', participantIds: [uid, COACH] });
  const link = chatFirestore.doc(firestorePaths.coachLink(uid, COACH));
  await link.set({ runnerUid: uid, coachId: COACH, state: 'active', sharesActivities: false });
  await chatFirestore.doc(firestorePaths.accountState(COACH)).set({ roles: ['runner', 'coach'] });
  await correct('On a track.');
  await correct('Too slow an answer.', COACH);
  expect((await replyTo(question)).correctedBy).toEqual([uid, COACH]);
  const turns = (await nextTurns()).filter(({ isCorrection }) => isCorrection);
  expect(turns.map(({ author }) => author)).toEqual(['runner', 'humanCoach']);
  await link.update({ state: 'ended' });
  await expect(correct('Again.', COACH)).rejects.toMatchObject({ code: 'topic/not-found' });
});

it('is refused to strangers, at messages of people and at words that are being written', async () => {
  await expect(correct('No.', 'a-stranger')).rejects.toMatchObject({ code: 'topic/not-found' });
  const atQuestion = { topicId, messageId: question.messageId, text: 'No.' };
  const user = { uid, now: clock.date() };
  await expect(correctReply(atQuestion, user, DEPENDENCIES)).rejects.toMatchObject({
    code: 'message/not-found',
  });
  await writeReply('writing');
  await expect(correct('No.')).rejects.toMatchObject({ code: 'message/not-found' });
});

it('is refused where others would have to read abuse in it', async () => {
  const RUDE = 'You are a worthless piece of shit.';
  // A correction that nobody else reads is not judged.
  await expect(correct(RUDE)).resolves.toMatchObject({ isCorrected: true });
  await correct(null);
  const topic = chatFirestore.doc(firestorePaths.topic(topicId));
  await topic.update({ kind: 'group', memberSince: {}, isHistoryShared: true });
  // People who join later may read it.
  await expect(correct(RUDE)).rejects.toMatchObject({ code: 'message/unsafe-correction' });
  await topic.update({ participantIds: [uid, COACH] });
  await expect(correct(RUDE)).rejects.toMatchObject({ code: 'message/unsafe-correction' });
  expect((await replyTo(question)).corrections).toEqual([]);
  await expect(correct('It was on a track.')).resolves.toMatchObject({ isCorrected: true });
});

it('is made only so often', async () => {
  for (let count = 0; count < CORRECTION_TURNS.burst; count += 1) await correct(`Flat ${count}.`);
  await expect(correct('Once more.')).rejects.toMatchObject({ code: 'auth/too-many-requests' });
});

it('goes with the words that it corrected', async () => {
  await correct('On a track.');
  await askForReply(question, { user: { uid }, isAnew: true, now: clock.date() }, chatFirestore);
  const reply = await replyTo(question);
  expect(reply.corrections).toBeUndefined();
  expect(reply.correctedBy).toBeUndefined();
});

it('keeps what a runner says there of their health, and says what comes first', async () => {
  const { safetyWords } = await correct('No, I had chest pain all the way.');
  expect(safetyWords).toBe(joinSentences(SAFETY_WORDS.en.cardiac, 'en'));
  const cautions = await chatFirestore.doc(firestorePaths.cautions(uid)).get();
  expect(cautions.exists).toBe(true);
});

it('counts from when it was made: a doctor’s leave before it clears nothing', async () => {
  const said = async (text: string) => {
    clock.passSeconds(60);
    return newMessage({ uid, topicId }, text);
  };
  await said('I had chest pain on the hill.');
  await said('The doctor cleared me.');
  const before = await nextTurns();
  clock.passSeconds(60);
  await correct('No, the chest pain is back today.');
  clock.passSeconds(60);
  const after = await nextTurns();
  const heldFor = (turns: ConversationTurn[]) =>
    readThreadSafety({ activity: null, history: [], turns, now: clock.date() }).heldFor;
  expect(heldFor(before)).toBeNull();
  expect(heldFor(after)).toBe('cardiac');
});

it('is written no more once the coach of the conversation is gone', async () => {
  const topic = chatFirestore.doc(firestorePaths.topic(topicId));
  await topic.update({ kind: 'coach', participantIds: [uid] });
  await expect(correct('On a track.')).rejects.toMatchObject({ code: 'topic/not-found' });
});
