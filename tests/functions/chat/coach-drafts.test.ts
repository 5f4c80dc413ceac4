import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftDecision } from '@tasuki/domain/chat/drafts/draft-calls';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { DRAFT_LIMITS, type CoachDraft } from '@tasuki/domain/chat/drafts/coach-draft';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AnswerOptions, Answerer } from '../../../functions/src/chat/answerer.ts';
import { followDraft } from '../../../functions/src/chat/drafts/follow-draft.ts';
import { settleDraft } from '../../../functions/src/chat/drafts/settle-draft.ts';
import { takeDraft } from '../../../functions/src/chat/drafts/take-draft.ts';
import { writeDraftJob } from '../../../functions/src/chat/drafts/write-draft-job.ts';
import { followCoachLink } from '../../../functions/src/chat/follow-coach-link.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { answerConversation } from '../../../functions/src/coaching/answer-conversation.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import { barrier, newMessage, startJob } from '../chat-fixture.ts';
import { chatFirestore, clock, scripted, WHOLE } from '../chat-script.ts';
import { noQueue } from '../jobs/sweep-here.ts';

const SHARES = {
  state: 'active',
  sharesActivities: true,
  consentVersion: SHARING_CONSENT_VERSION,
} as const;
const DEPENDENCIES = { firestore: chatFirestore, startJob };

let runnerUid: string;
let coachId: string;
let topicId: string;

async function setDocument(path: string, fields: object): Promise<void> {
  await chatFirestore.doc(path).set(fields);
}

async function setLink(changes: object): Promise<void> {
  const path = firestorePaths.coachLink(runnerUid, coachId);
  await setDocument(path, { runnerUid, coachId, planId: 'free', ...SHARES, ...changes });
}

async function follow(): Promise<void> {
  await followDraft({ topicId, runnerUid }, clock.date(), DEPENDENCIES);
}

beforeEach(async () => {
  runnerUid = `runner${randomUUID().replaceAll('-', '')}`;
  coachId = `coach${randomUUID().replaceAll('-', '')}`;
  topicId = coachTopicId(runnerUid, coachId);
  const coach = { kind: 'human', name: 'Kenji Arai', isApproved: true, isPublished: true };
  await setDocument(firestorePaths.coach(coachId), coach);
  await setDocument(firestorePaths.accountState(coachId), {
    uid: coachId,
    roles: ['runner', 'coach'],
  });
  await setDocument(firestorePaths.draftSettings(coachId), { isOn: true });
  for (const row of [{ id: 'shown' }, { id: 'private', visibleToCoach: false }]) {
    await setDocument(firestorePaths.activity(runnerUid, row.id), {
      ...exampleActivityRow({ ownerUid: runnerUid, ...row }),
      startedAt: new Date(clock.date().getTime() - 86_400_000),
    });
  }
  await setLink({});
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
});

async function write(uid: string, text: string): Promise<MessageReference> {
  const reference = await newMessage({ uid, topicId }, text);
  await takeInMessage(reference, clock.date(), DEPENDENCIES);
  return reference;
}

function jobs(answer: Answerer): JobDependencies {
  const handler = writeDraftJob({ firestore: chatFirestore, answer, now: clock.date });
  return {
    firestore: chatFirestore,
    handlers: jobHandlers([handler]),
    now: clock.date,
    enqueue: noQueue,
  };
}

async function runDraftJob(answer: Answerer = scripted({})) {
  return runJob(`write-draft_${topicId}`, jobs(answer));
}

async function draft(): Promise<CoachDraft | null> {
  const snapshot = await chatFirestore.doc(firestorePaths.draft(topicId, coachId)).get();
  return snapshot.exists ? fromStored<CoachDraft>(snapshot.data()) : null;
}

async function isListed(): Promise<boolean> {
  return (await chatFirestore.doc(firestorePaths.waitingDraft(coachId, runnerUid)).get()).exists;
}

/** A message of the runner with the draft that answers it. */
async function draftedMessage(text = 'How should I run tomorrow?') {
  const reference = await write(runnerUid, text);
  await runDraftJob();
  const written = await draft();
  if (!written) throw new Error('no draft was written');
  return { ...reference, ...written };
}

async function settle(
  {
    draftId,
    action,
    text = null,
  }: Pick<DraftDecision, 'draftId' | 'action'> & {
    text?: string | null;
  },
  caller: { uid: string; claims: { isCoach: boolean } } = {
    uid: coachId,
    claims: { isCoach: true },
  },
) {
  const decision = { runnerUid, draftId, action, text };
  return settleDraft(decision, { ...caller, now: clock.date() }, { firestore: chatFirestore });
}

async function messagesOf(uid: string) {
  const { docs } = await chatFirestore
    .collection(firestorePaths.messages(topicId))
    .where('authorUid', '==', uid)
    .get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

describe('a draft', () => {
  it('answers the runner’s newest message, from what the coach may read, on the coach’s budget', async () => {
    const received: { conversation: Conversation; options: AnswerOptions }[] = [];
    const reference = await write(runnerUid, 'How should I run tomorrow?');
    await runDraftJob(async (conversation, options, hooks) => {
      received.push({ conversation, options });
      return scripted({})(conversation, options, hooks);
    });
    expect(await draft()).toMatchObject({
      state: 'waiting',
      messageId: reference.messageId,
      text: WHOLE.trim(),
    });
    expect(await isListed()).toBe(true);
    expect(received[0]?.conversation.history.map(({ id }) => id)).toEqual(['shown']);
    expect(received[0]?.options).toMatchObject({
      uid: coachId,
      runner: { uid: runnerUid, reader: 'coach' },
    });
    // To the runner nothing has changed.
    expect(await messagesOf(coachId)).toEqual([]);
    await takeInMessage(reference, clock.date(), DEPENDENCIES);
    expect(await runDraftJob()).toBe('taken elsewhere');
  });

  it('is not written where drafts are off, nothing is shared, or the AI is asked', async () => {
    await setDocument(firestorePaths.draftSettings(coachId), { isOn: false });
    await write(runnerUid, 'Good morning.');
    await setDocument(firestorePaths.draftSettings(coachId), { isOn: true });
    await setLink({ sharesActivities: false });
    await write(runnerUid, 'Are you there?');
    await setLink({});
    await write(runnerUid, '@AI how was my week?');
    expect(await runDraftJob()).toBe('taken elsewhere');
    expect(await draft()).toBeNull();
  });

  it('gives way to a newer message, and is gone when the coach answers', async () => {
    const first = await draftedMessage();
    const second = await write(runnerUid, 'Or should I rest?');
    expect(await draft()).toBeNull();
    expect(await isListed()).toBe(false);
    await expect(settle({ draftId: first.draftId, action: 'send' })).rejects.toMatchObject({
      code: 'draft/gone',
    });
    await runDraftJob();
    expect(await draft()).toMatchObject({ messageId: second.messageId });
    await write(coachId, 'Rest.');
    expect(await draft()).toBeNull();
    expect(await isListed()).toBe(false);
    // The first message's event comes once more, late.
    await takeInMessage(first, clock.date(), DEPENDENCIES);
    expect(await runDraftJob()).toBe('taken elsewhere');
  });

  it('goes with the words that it answers', async () => {
    const { messageId } = await draftedMessage();
    const message = chatFirestore.doc(firestorePaths.message(topicId, messageId));
    await message.update({ text: '', deletedAt: clock.date() });
    await follow();
    expect(await draft()).toBeNull();
    expect(await isListed()).toBe(false);
  });

  it('is one for a flood, and answers its last message', async () => {
    for (let index = 0; index < 20; index += 1) await write(runnerUid, `Question ${index}?`);
    const open = await chatFirestore
      .collection(firestorePaths.jobs())
      .where('payload.topicId', '==', topicId)
      .get();
    // Each message is judged by a job of its own.
    const drafts = open.docs.map(({ id }) => id).filter((id) => id.startsWith('write-draft_'));
    expect(drafts).toEqual([`write-draft_${topicId}`]);
    let asked = 0;
    clock.passSeconds(3600);
    await runDraftJob(async (...question) => {
      asked += 1;
      return scripted({})(...question);
    });
    expect(asked).toBe(1);
    const newest = (await messagesOf(runnerUid)).find(
      (message) => (message as { text?: string }).text === 'Question 19?',
    );
    expect(await draft()).toMatchObject({ messageId: newest?.id });
  });

  it('is left out where the writing fails, says nothing, or was flagged', async () => {
    await write(runnerUid, 'How should I run tomorrow?');
    expect(await runDraftJob(async () => Promise.reject(new Error('no model answers')))).toBe(
      'to be repeated',
    );
    expect(await draft()).toBeNull();
    clock.passSeconds(60);
    await runDraftJob(scripted({ sentences: [] }));
    expect(await draft()).toBeNull();
    await write(runnerUid, 'And the day after?');
    await runDraftJob(async (...question) => ({
      ...(await scripted({})(...question)),
      isFlagged: true,
    }));
    expect(await draft()).toBeNull();
    expect(await isListed()).toBe(false);
  });

  it('puts a sign that belongs to a doctor first, and keeps the caution as ever', async () => {
    await write(runnerUid, 'I had chest pain on the hill today. How fast tomorrow?');
    await runDraftJob(answerConversation);
    expect(await draft()).toMatchObject({ isSafetyFirst: true, answeredBy: 'embedded' });
    const caution = await chatFirestore.doc(firestorePaths.cautions(runnerUid)).get();
    expect(caution.exists).toBe(true);
  });

  it('holds no reference in place of a figure', async () => {
    await write(runnerUid, 'How was my week?');
    await runDraftJob(answerConversation);
    expect((await draft())?.text).not.toMatch(/\{\{|\}\}/);
  });

  it.each([
    ['the link ends', async () => setLink({ state: 'ended', sharesActivities: false })],
    ['the runner stops sharing', async () => setLink({ sharesActivities: false })],
    [
      'the coach’s right is taken',
      async () =>
        chatFirestore.doc(firestorePaths.accountState(coachId)).update({ roles: ['runner'] }),
    ],
  ])('is gone, and cannot be sent, when %s', async (_what, change) => {
    const { draftId } = await draftedMessage();
    await change();
    await expect(settle({ draftId, action: 'send' })).rejects.toMatchObject({
      code: 'topic/not-found',
    });
    await follow();
    expect(await draft()).toBeNull();
    expect(await isListed()).toBe(false);
    expect(await messagesOf(coachId)).toEqual([]);
  });

  it.each([
    ['the link ends', async () => setLink({ state: 'ended', sharesActivities: false })],
    ['the coach answers', async () => write(coachId, 'Rest.')],
    ['the runner writes again', async () => write(runnerUid, 'Or should I rest?')],
    [
      'drafts are switched off',
      async () => setDocument(firestorePaths.draftSettings(coachId), { isOn: false }),
    ],
  ])('is not stored when %s while it is written', async (_what, change) => {
    await write(runnerUid, 'How should I run tomorrow?');
    const pause = barrier();
    const running = runDraftJob(
      scripted({
        say: async (index) => {
          if (index === 1) await pause.wait();
        },
      }),
    );
    await pause.reached;
    await change();
    pause.open();
    await running;
    expect(await draft()).toBeNull();
    expect(await isListed()).toBe(false);
  });
});

describe('a coach’s decision', () => {
  it('sends the draft as it is, once, however often it is asked', async () => {
    const { draftId, text } = await draftedMessage();
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => settle({ draftId, action: 'send' })),
    );
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ messageId: draftId })));
    expect(await messagesOf(coachId)).toMatchObject([{ id: draftId, text, fromDraft: 'asIs' }]);
    expect(await isListed()).toBe(false);
    await takeInMessage({ topicId, messageId: draftId }, clock.date(), DEPENDENCIES);
    expect(await settle({ draftId, action: 'send' })).toEqual({ messageId: draftId });
    expect(await messagesOf(coachId)).toHaveLength(1);
  });

  it('sends what the coach made of it, and of two tabs that differ one', async () => {
    const { draftId } = await draftedMessage();
    const answers = await Promise.allSettled([
      settle({ draftId, action: 'sendEdited', text: 'Easy, Hana.' }),
      settle({ draftId, action: 'sendEdited', text: 'Rest, Hana.' }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'draft/gone' },
    });
    const [sent, ...more] = await messagesOf(coachId);
    expect(sent).toMatchObject({ fromDraft: 'edited' });
    expect(more).toEqual([]);
  });

  it('says that words are the AI’s where nothing was changed', async () => {
    const { draftId, text } = await draftedMessage();
    await settle({ draftId, action: 'sendEdited', text });
    expect(await messagesOf(coachId)).toMatchObject([{ fromDraft: 'asIs' }]);
  });

  it('discards it for good: no event brings it back', async () => {
    const { draftId, messageId } = await draftedMessage();
    await settle({ draftId, action: 'discard' });
    expect(await draft()).toMatchObject({ state: 'discarded', text: '' });
    expect(await isListed()).toBe(false);
    await takeInMessage({ topicId, messageId }, clock.date(), DEPENDENCIES);
    expect(await runDraftJob()).toBe('taken elsewhere');
    expect(await settle({ draftId, action: 'discard' })).toEqual({ messageId: null });
    await expect(settle({ draftId, action: 'send' })).rejects.toMatchObject({ code: 'draft/gone' });
    expect(await messagesOf(coachId)).toEqual([]);
  });

  it('is the coach’s alone', async () => {
    const { draftId } = await draftedMessage();
    for (const caller of [
      { uid: runnerUid, claims: { isCoach: false } },
      { uid: 'another-coach', claims: { isCoach: true } },
      { uid: coachId, claims: { isCoach: false } },
    ]) {
      await expect(settle({ draftId, action: 'send' }, caller)).rejects.toMatchObject({
        code: 'topic/not-found',
      });
    }
    for (const text of [null, '  ']) {
      await expect(settle({ draftId, action: 'sendEdited', text })).rejects.toMatchObject({
        code: 'common/invalid-request',
      });
    }
    expect(await draft()).toMatchObject({ state: 'waiting' });
  });
});

describe('a coach’s drafts of a day', () => {
  it('are as many as the limit says, also when they are asked for at once', async () => {
    const day = clock.date().toISOString().slice(0, 10);
    const drafts = DRAFT_LIMITS.draftsPerCoachAndDay - 3;
    await setDocument(firestorePaths.draftUsage(coachId, day), { uid: coachId, day, drafts });
    const taken = await Promise.all(
      Array.from({ length: 12 }, async (_item, index) =>
        takeDraft({ coachId, runnerUid: `runner${index}` }, clock.date(), chatFirestore),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(3);
    await write(runnerUid, 'How should I run tomorrow?');
    await runDraftJob();
    expect(await draft()).toBeNull();
  });

  it('are not used up by one runner', async () => {
    const take = async (uid: string) =>
      takeDraft({ coachId, runnerUid: uid }, clock.date(), chatFirestore);
    for (let count = 0; count < DRAFT_LIMITS.draftsPerRunnerAndDay; count += 1) {
      expect(await take(runnerUid)).toBe(true);
    }
    expect(await take(runnerUid)).toBe(false);
    expect(await take(`another-${runnerUid}`)).toBe(true);
  });

  it('are not spent by one runner who writes to many coaches', async () => {
    let taken = 0;
    for (let index = 0; index < DRAFT_LIMITS.draftsCausedByRunner.atOnce + 5; index += 1) {
      const parties = { coachId: `${coachId}x${index}`, runnerUid };
      if (await takeDraft(parties, clock.date(), chatFirestore)) taken += 1;
    }
    expect(taken).toBe(DRAFT_LIMITS.draftsCausedByRunner.atOnce);
    const other = { coachId: `${coachId}x0`, runnerUid: `another-${runnerUid}` };
    expect(await takeDraft(other, clock.date(), chatFirestore)).toBe(true);
  });

  it('cost a runner nothing at a coach who has none left', async () => {
    const day = clock.date().toISOString().slice(0, 10);
    const drafts = DRAFT_LIMITS.draftsPerCoachAndDay;
    await setDocument(firestorePaths.draftUsage(coachId, day), { uid: coachId, day, drafts });
    for (let count = 0; count < DRAFT_LIMITS.draftsCausedByRunner.atOnce; count += 1) {
      expect(await takeDraft({ coachId, runnerUid }, clock.date(), chatFirestore)).toBe(false);
    }
    const other = { coachId: `${coachId}x0`, runnerUid };
    expect(await takeDraft(other, clock.date(), chatFirestore)).toBe(true);
  });
});
