import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { MessageReference, ReplyChunk } from '@tasuki/domain/chat/replies/reply-calls';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AnswerOptions, Answerer } from '../../../functions/src/chat/answerer.ts';
import { askForReply } from '../../../functions/src/chat/ask-for-reply.ts';
import { chooseTopicModel } from '../../../functions/src/chat/choose-topic-model.ts';
import { followCoachLink } from '../../../functions/src/chat/follow-coach-link.ts';
import { retryReply } from '../../../functions/src/chat/retry-reply.ts';
import { streamReply } from '../../../functions/src/chat/stream-reply.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { barrier, jobIdOf, newMessage, replyTo, startJob } from '../chat-fixture.ts';
import { chatFirestore, clock, replyDependencies, scripted, SENTENCES } from '../chat-script.ts';

let runnerUid: string;
let coachId: string;
let topicId: string;

async function setLink(changes: object): Promise<void> {
  await chatFirestore
    .doc(firestorePaths.coachLink(runnerUid, coachId))
    .set({ runnerUid, coachId, planId: 'free', ...changes });
}

const SHARES = {
  state: 'active',
  sharesActivities: true,
  consentVersion: SHARING_CONSENT_VERSION,
} as const;

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
  const rows = [
    { id: 'shown' },
    { id: 'private', visibleToCoach: false },
    { id: 'hidden', isHidden: true, note: 'My knee hurt.', distanceMeters: 27_300 },
  ];
  for (const row of rows) {
    await write(firestorePaths.activity(runnerUid, row.id), {
      ...exampleActivityRow({ ownerUid: runnerUid, ...row }),
      startedAt: new Date(clock.date().getTime() - 86_400_000),
    });
  }
  await setLink(SHARES);
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
});

async function write(uid: string, text: string): Promise<MessageReference> {
  const reference = await newMessage({ uid, topicId }, text);
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
  return reference;
}

/** One who answers as scripted, and keeps what it was asked with. */
function asked(answer: Answerer = scripted({})) {
  const received: { conversation: Conversation; options: AnswerOptions }[] = [];
  const listening: Answerer = async (conversation, options, hooks) => {
    received.push({ conversation, options });
    return answer(conversation, options, hooks);
  };
  return { received, answer: listening };
}

it('has the AI answer between people when it is mentioned, once however often it is asked', async () => {
  const plain = await write(runnerUid, 'Good morning, Kenji.');
  const reference = await write(coachId, '@AI how was her week?');
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
  const { received, answer } = asked();
  expect(await runJob(jobIdOf(reference), replyDependencies(answer))).toBe('done');
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
  expect(received).toHaveLength(1);
  expect(received[0]?.conversation.turns).toMatchObject([
    { author: 'runner', text: 'Good morning, Kenji.' },
    { author: 'humanCoach', text: 'how was her week?' },
  ]);
  const replies = await chatFirestore
    .collection(firestorePaths.messages(topicId))
    .where('kind', '==', 'reply')
    .get();
  expect(replies.docs.map(({ id }) => id)).toEqual([replyIdOf(reference.messageId)]);
  expect(await replyTo(reference)).toMatchObject({ state: 'done', text: SENTENCES.join('') });
  const request = { user: null, isAnew: true, now: clock.date() };
  await expect(askForReply(plain, request, chatFirestore)).rejects.toMatchObject({
    code: 'message/not-found',
  });
});

it('reads of the runner what the coach may read, on the budget of who asked', async () => {
  const reference = await write(coachId, '@AI how was her week?');
  const { received, answer } = asked();
  await runJob(jobIdOf(reference), replyDependencies(answer));
  const [{ conversation, options } = { conversation: null, options: null }] = received;
  expect(conversation?.history.map(({ id }) => id)).toEqual(['shown']);
  expect(JSON.stringify(conversation)).not.toMatch(/private|hidden|knee/);
  expect(options).toMatchObject({
    uid: coachId,
    runner: { uid: runnerUid, reader: 'coach' },
  });
});

it('reads the activity that the question shows, where the coach may read it', async () => {
  const analysis = {
    summary: {},
    splits: [],
    laps: [],
    intervals: [],
    bestEfforts: [],
    facts: [],
    missing: [],
  };
  for (const id of ['shown', 'hidden']) {
    await chatFirestore.doc(firestorePaths.activityAnalysis(runnerUid, id)).set(analysis);
    const reference = await newMessage({ uid: runnerUid, topicId }, '@AI how was this one?');
    await chatFirestore
      .doc(firestorePaths.message(topicId, reference.messageId))
      .update({ embeddedActivityId: id });
    await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
    const { received, answer } = asked();
    await runJob(jobIdOf(reference), replyDependencies(answer));
    const activityId = received[0]?.conversation.activity?.row.id ?? null;
    expect(activityId).toBe(id === 'shown' ? 'shown' : null);
  }
});

it('lets nobody have what the other asked answered anew, at the other’s expense', async () => {
  for (const uid of [runnerUid, coachId]) {
    const reference = await write(uid, '@AI how was the week?');
    await runJob(jobIdOf(reference), replyDependencies(asked().answer));
    const other = uid === runnerUid ? coachId : runnerUid;
    const retry = async (caller: string) =>
      retryReply(
        reference,
        { uid: caller, claims: { isCoach: caller === coachId }, now: clock.date() },
        { firestore: chatFirestore, startJob },
      );
    await expect(retry(other)).rejects.toMatchObject({ code: 'common/permission-denied' });
    expect(await replyTo(reference)).toMatchObject({ state: 'done' });
    await expect(retry(uid)).resolves.toEqual({ state: 'writing' });
    await runJob(jobIdOf(reference), replyDependencies(asked().answer));
  }
});

it('asks nobody by a model that the other chose', async () => {
  const topic = chatFirestore.doc(firestorePaths.topic(topicId));
  for (const [uid, isCoach] of [
    [runnerUid, false],
    [coachId, true],
  ] as const) {
    const choice = { topicId, model: 'gpt-4o' } as const;
    const choosing = chooseTopicModel(
      choice,
      { uid, claims: { isCoach } },
      { firestore: chatFirestore },
    );
    await expect(choosing).rejects.toMatchObject({ code: 'common/permission-denied' });
  }
  // One that was stored when either could choose.
  await topic.update({ model: 'gpt-4o' });
  await chatFirestore.doc(firestorePaths.user(coachId)).set({ defaultModel: 'gpt-4o-mini' });
  for (const [uid, askedModel] of [
    [runnerUid, null],
    [coachId, 'gpt-4o-mini'],
  ] as const) {
    expect(await replyTo(await write(uid, '@AI how was it?'))).toMatchObject({ askedModel });
  }
});

it('reads nothing of the runner where the runner does not share, whoever asks', async () => {
  await setLink({ ...SHARES, sharesActivities: false });
  for (const uid of [runnerUid, coachId]) {
    const reference = await write(uid, '@AI how was the week?');
    const { received, answer } = asked();
    await runJob(jobIdOf(reference), replyDependencies(answer));
    expect(received[0]?.conversation).toMatchObject({ history: [], activity: null });
    expect(received[0]?.options).toMatchObject({ uid, runner: null });
  }
});

it('lets a coach to whom nothing is shared not find out whether the runner wrote of a sign', async () => {
  const cautions = chatFirestore.doc(firestorePaths.cautions(runnerUid));
  await cautions.set({ signs: { cardiac: clock.date() } });
  const heldFor = async (uid: string) => {
    const reference = await write(uid, '@AI what should a runner do tomorrow?');
    const { received, answer } = asked();
    await runJob(jobIdOf(reference), replyDependencies(answer));
    const [{ conversation } = { conversation: null }] = received;
    return [conversation?.isHeldElsewhere ?? false, (conversation?.signs ?? []).length > 0];
  };
  // A runner who shares lets the coach read that the plan is eased; the runner is given no session
  // in any case.
  expect(await heldFor(coachId)).toEqual([true, true]);
  await setLink({ ...SHARES, sharesActivities: false });
  expect(await heldFor(runnerUid)).toEqual([true, true]);
  expect(await heldFor(coachId)).toEqual([false, false]);
});

it('reads nothing of the runner for what was asked before the link ended, since a new link shows it', async () => {
  await setLink({ ...SHARES, sharesActivities: false });
  const reference = await write(coachId, '@AI how was her week?');
  await setLink({ state: 'ended', sharesActivities: false });
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
  const { received, answer } = asked();
  await runJob(jobIdOf(reference), replyDependencies(answer));
  for (const { conversation, options } of received) {
    expect(conversation).toMatchObject({ history: [], activity: null });
    expect(options.runner).toBeNull();
  }
});

/** Asks by the coach, and stops before the second sentence until the writing is ended. */
async function pausedReply() {
  const reference = await write(coachId, '@AI how was her week?');
  const pause = barrier();
  const script = scripted({
    say: async (index) => {
      if (index === 1) await pause.wait();
    },
  });
  const answer: Answerer = async (conversation, options, hooks) => {
    options.signal.addEventListener('abort', pause.open);
    return script(conversation, options, hooks);
  };
  return { reference, pause, answer };
}

it.each([
  ['the link ends', { ...SHARES, state: 'ended', sharesActivities: false }],
  ['the runner stops sharing', { ...SHARES, sharesActivities: false }],
])('writes nothing more of a reply when %s', async (_what, link) => {
  const { reference, pause, answer } = await pausedReply();
  const running = runJob(jobIdOf(reference), replyDependencies(answer));
  await pause.reached;
  await setLink(link);
  expect(await running).toBe('done');
  expect(await replyTo(reference)).toMatchObject({ state: 'stopped', text: '', facts: [] });
});

it('sends nothing more to a coach who listens when the link ends', async () => {
  const { reference, pause, answer } = await pausedReply();
  const chunks: ReplyChunk[] = [];
  const streaming = streamReply(
    reference,
    {
      uid: coachId,
      claims: { isCoach: true },
      now: clock.date(),
      send: (chunk) => chunks.push(chunk),
      signal: new AbortController().signal,
    },
    {
      firestore: chatFirestore,
      runReplyJob: async (id, listener) => runJob(id, replyDependencies(answer, { listener })),
      limits: { followSeconds: 20, lookAgainSeconds: 1 },
    },
  );
  await pause.reached;
  await setLink({ ...SHARES, state: 'ended', sharesActivities: false });
  await streaming;
  const text = chunks.map((chunk) => (chunk.kind === 'restart' ? '' : chunk.text)).join('');
  expect(text).toBe(SENTENCES[0]);
});

it('answers nobody after the end of the link', async () => {
  await setLink({ ...SHARES, state: 'ended', sharesActivities: false });
  await followCoachLink({ runnerUid, coachId }, clock.date(), chatFirestore);
  const reference = await newMessage({ uid: runnerUid, topicId }, '@AI how was my week?');
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
  const reply = await chatFirestore
    .doc(firestorePaths.message(topicId, replyIdOf(reference.messageId)))
    .get();
  expect(reply.exists).toBe(false);
});
