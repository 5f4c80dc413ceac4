import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { ReplyChunk } from '@tasuki/domain/chat/replies/reply-calls';
import { GROUP_LIMITS, groupToken } from '@tasuki/domain/chat/groups/group';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { inviteToGroup, joinGroup } from '../../../functions/src/chat/groups/group-invitations.ts';
import { leaveGroup } from '../../../functions/src/chat/groups/leave-group.ts';
import { startGroup } from '../../../functions/src/chat/groups/start-group.ts';
import { streamReply } from '../../../functions/src/chat/stream-reply.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { barrier, newMessageId, replyTo, startJob } from '../chat-fixture.ts';
import {
  chatFirestore,
  clock,
  replyDependencies,
  scripted,
  SENTENCES,
  WHOLE,
} from '../chat-script.ts';

const figure = soakFigure(19);
const DEPENDENCIES = { firestore: chatFirestore };
const RACERS = 12;

const userOf = (uid: string) => ({ uid, claims: { isCoach: false }, now: clock.date() });
const idOf = () => randomUUID().replaceAll('-', '').slice(0, 20);
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function newGroup(): Promise<{ uid: string; topicId: string; token: string }> {
  const uid = `owner${idOf()}`;
  await chatFirestore.doc(firestorePaths.accountState(uid)).set({ uid, isBetaApproved: true });
  const group = { groupKey: idOf(), title: 'Racers' };
  const { topicId } = await startGroup(group, userOf(uid), DEPENDENCIES);
  return { uid, topicId, token: groupToken(topicId, randomBytes(32).toString('base64url')) };
}

async function codeOr(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'granted',
    (cause: unknown) => {
      if (cause instanceof TasukiFailure) return cause.code;
      throw cause;
    },
  );
}

it('makes no more invitations than a group may have, of many that are asked for at once', async () => {
  const { uid, topicId } = await newGroup();
  const ask = async (index: number) =>
    codeOr(
      inviteToGroup(
        { topicId, tokenHash: hashOf(`${topicId} ${index}`), days: 7, usesMaximum: 10 },
        userOf(uid),
        DEPENDENCIES,
      ),
    );
  const answers = await Promise.all(Array.from({ length: RACERS }, async (_one, at) => ask(at)));
  figure.tried(RACERS);
  const granted = answers.filter((answer) => answer === 'granted');
  expect(granted).toHaveLength(GROUP_LIMITS.invitationsMaximum);
  expect(new Set(answers)).toEqual(new Set(['granted', 'group/too-many-invitations']));
  const stored = await chatFirestore.collection(firestorePaths.groupInvitations(topicId)).get();
  expect(stored.size).toBe(GROUP_LIMITS.invitationsMaximum);
});

it('lets no more people in than an invitation is for, of many who come at once', async () => {
  const { uid, topicId, token } = await newGroup();
  const wish = { topicId, tokenHash: hashOf(token), days: 1, usesMaximum: 1 };
  await inviteToGroup(wish, userOf(uid), DEPENDENCIES);
  const answers = await Promise.all(
    Array.from({ length: RACERS }, async (_one, index) =>
      codeOr(joinGroup({ token }, userOf(`racer${index}${idOf()}`), DEPENDENCIES)),
    ),
  );
  figure.tried(RACERS);
  expect(answers.filter((answer) => answer === 'granted')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['granted', 'group/invitation-over']));
  const topic = await chatFirestore.doc(firestorePaths.topic(topicId)).get();
  expect(topic.get('participantIds')).toHaveLength(2);
});

it('sends no more of an answer to a member who is removed while it is written', async () => {
  const { uid: owner, topicId, token } = await newGroup();
  const member = `member${idOf()}`;
  const wish = { topicId, tokenHash: hashOf(token), days: 1, usesMaximum: 1 };
  await inviteToGroup(wish, userOf(owner), DEPENDENCIES);
  await joinGroup({ token }, userOf(member), DEPENDENCIES);
  const reference = { topicId, messageId: newMessageId() };
  const at = FieldValue.serverTimestamp();
  await chatFirestore.doc(firestorePaths.message(topicId, reference.messageId)).set({
    kind: 'participant',
    authorUid: member,
    text: '@AI how far tomorrow?',
    createdAt: at,
    writtenAt: at,
    isStopRequested: false,
  });
  const now = () => new Date();
  await takeInMessage(reference, now(), { firestore: chatFirestore, startJob });

  const pause = barrier();
  const answer = scripted({
    say: async (index) => {
      if (index === 1) await pause.wait();
      // As a model takes its time: what is on its way when they are removed may still arrive.
      if (index > 1) await chatFirestore.doc(firestorePaths.topic(topicId)).get();
    },
  });
  const chunks: ReplyChunk[] = [];
  const streaming = streamReply(
    reference,
    {
      ...userOf(member),
      now: now(),
      send: (chunk) => chunks.push(chunk),
      signal: new AbortController().signal,
    },
    {
      firestore: chatFirestore,
      runReplyJob: async (id, listener) =>
        runJob(id, { ...replyDependencies(answer, { listener, now }), now }),
      limits: { followSeconds: 20, lookAgainSeconds: 1 },
    },
  );
  await pause.reached;
  await leaveGroup({ topicId, uid: member }, { uid: owner, now: new Date() }, DEPENDENCIES);
  pause.open();
  await streaming;
  const text = chunks.map((chunk) => (chunk.kind === 'restart' ? '' : chunk.text)).join('');
  expect(text).toContain(SENTENCES[0]);
  expect(text).not.toContain(SENTENCES.at(-1));
  // The others have all of it.
  expect(await replyTo(reference)).toMatchObject({ state: 'done', text: WHOLE });
});
