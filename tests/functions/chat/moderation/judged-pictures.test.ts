import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { moderationCaseId } from '@tasuki/domain/chat/moderation/moderation-case';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import {
  fileBlobKey,
  posterBlobKey,
  topicBlobPrefix,
} from '../../../../functions/src/chat/attachments/attachment-keys.ts';
import { followCoachLink } from '../../../../functions/src/chat/follow-coach-link.ts';
import { refreshInboxEntry } from '../../../../functions/src/chat/inbox/refresh-inbox-entry.ts';
import { JUDGE_MESSAGE } from '../../../../functions/src/chat/moderation/ask-to-judge.ts';
import {
  judgeMessageJob,
  PROVIDER_TURNS,
} from '../../../../functions/src/chat/moderation/judge-message-job.ts';
import { takeInMessage } from '../../../../functions/src/chat/take-in-message.ts';
import type { Picture } from '../../../../functions/src/integrations/models/moderate-text.ts';
import { jobHandlers } from '../../../../functions/src/jobs/job-handler.ts';
import { jobId } from '../../../../functions/src/jobs/job-kind.ts';
import { runJob } from '../../../../functions/src/jobs/run-job.ts';
import { takeFreeTurn } from '../../../../functions/src/platform/take-turn.ts';
import { newMessage } from '../../chat-fixture.ts';
import { chatFirestore, clock } from '../../chat-script.ts';
import { attachmentStore, type AttachmentStore } from '../attachment-store.ts';

const RUDE = 'You are a worthless piece of shit.';
/** The first bytes of a picture, and one of its own. */
const jpeg = (mark: number) => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, mark);
const PNG_BYTES = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9, 9, 9, 9);

let runnerUid: string;
let coachId: string;
let topicId: string;
let store: AttachmentStore;
/** The words that the provider was asked about. */
let asked: string[];
/** The pictures that it was asked about. */
let shown: Picture[];

beforeEach(async () => {
  [asked, shown, store] = [[], [], attachmentStore()];
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

/** A message of a photo and a film arrives, each with its small picture. */
async function arrive(uid: string, text = ''): Promise<MessageReference> {
  const reference = await newMessage({ uid, topicId }, text);
  const common = { sizeBytes: 1000, widthPixels: 10, heightPixels: 10, hasPoster: true };
  const attachments = [
    { ...common, id: 'photo', kind: 'image', type: 'image/jpeg', name: 'IMG_1.jpg' },
    { ...common, id: 'film', kind: 'video', type: 'video/mp4', name: 'IMG_2.mp4' },
  ];
  const place = (attachmentId: string) => ({ topicId, attachmentId });
  await store.write(posterBlobKey(place('photo')), jpeg(1));
  await store.write(fileBlobKey(place('photo')), jpeg(2));
  await store.write(posterBlobKey(place('film')), PNG_BYTES);
  await store.write(fileBlobKey(place('film')), new Uint8Array(1000));
  await chatFirestore
    .doc(firestorePaths.message(topicId, reference.messageId))
    .update({ attachments });
  await takeInMessage(reference, clock.date(), {
    firestore: chatFirestore,
    startJob: async () => Promise.resolve(),
  });
  return reference;
}

/** Runs the job that a message's arrival asks for. */
async function judge(
  { messageId }: MessageReference,
  seen: string[] | 'unchecked',
  isProviderAsked = true,
) {
  const handler = judgeMessageJob({
    firestore: chatFirestore,
    store,
    isProviderAsked,
    moderate: async (message) => {
      if (typeof message !== 'string') {
        shown.push(message);
        return Promise.resolve(seen);
      }
      asked.push(message);
      return Promise.resolve([]);
    },
  });
  const outcome = await runJob(jobId(JUDGE_MESSAGE, `${topicId}_${messageId}`), {
    firestore: chatFirestore,
    handlers: jobHandlers([handler]),
    now: clock.date,
    enqueue: async () => Promise.resolve(),
  });
  expect(outcome).toBe('done');
}

async function unsafeFor({ messageId }: MessageReference): Promise<unknown> {
  const message = await chatFirestore.doc(firestorePaths.message(topicId, messageId)).get();
  return message.get('unsafeFor') ?? [];
}

async function caseOf(reference: MessageReference) {
  const path = firestorePaths.moderationCase(moderationCaseId(reference));
  return (await chatFirestore.doc(path).get()).data();
}

it('covers a message in whose pictures the provider sees something, and has an admin look', async () => {
  const reference = await arrive(coachId);
  await judge(reference, ['sexual', 'violence/graphic']);
  // The photo as the thread shows it and as it opens, and of the film what stands for it: each by itself.
  expect(shown).toEqual([
    { type: 'image/jpeg', bytes: jpeg(1) },
    { type: 'image/jpeg', bytes: jpeg(2) },
    { type: 'image/png', bytes: PNG_BYTES },
  ]);
  expect(asked).toEqual([]);
  expect(await unsafeFor(reference)).toEqual(['sexual']);
  expect(await caseOf(reference)).toMatchObject({
    state: 'open',
    flags: ['sexual'],
    authorUid: coachId,
  });
});

it('covers a picture of wounds, and offers its author help', async () => {
  const reference = await arrive(runnerUid, '見て');
  await judge(reference, ['self-harm']);
  expect(asked).toEqual(['見て']);
  expect(await unsafeFor(reference)).toEqual(['self-harm']);
  const entry = await chatFirestore.doc(firestorePaths.inboxEntry(runnerUid, topicId)).get();
  expect(entry.get('help')).toMatchObject({ messageId: reference.messageId });
});

it('leaves a bloody knee alone', async () => {
  const reference = await arrive(runnerUid);
  await judge(reference, ['violence', 'violence/graphic']);
  expect(await unsafeFor(reference)).toEqual([]);
  expect(await caseOf(reference)).toBeUndefined();
});

it('reads no picture where nobody can be asked', async () => {
  await judge(await arrive(coachId), ['sexual'], false);
  expect(shown).toEqual([]);
});

it('shows the provider no more pictures than its author has turns', async () => {
  for (let turn = 0; turn < PROVIDER_TURNS.burst - 2; turn += 1) {
    await takeFreeTurn(coachId, PROVIDER_TURNS, clock.date(), chatFirestore);
  }
  const reference = await arrive(coachId);
  await judge(reference, ['sexual']);
  expect(shown).toHaveLength(2);
  expect(await unsafeFor(reference)).toEqual(['sexual']);
});

it('keeps a message covered whose new words are harmless, while nobody looks at its pictures', async () => {
  const reference = await arrive(coachId, 'Look');
  await judge(reference, ['sexual']);
  await chatFirestore
    .doc(firestorePaths.message(topicId, reference.messageId))
    .update({ text: 'Look at this' });
  await takeInMessage(reference, clock.date(), {
    firestore: chatFirestore,
    startJob: async () => Promise.resolve(),
  });
  await judge(reference, 'unchecked');
  expect(await unsafeFor(reference)).toEqual(['sexual']);
  clock.passSeconds(5 * 60);
  await judge(reference, []);
  expect(await unsafeFor(reference)).toEqual([]);
});

it('judges what is left of a message whose pictures are gone', async () => {
  const reference = await arrive(coachId, RUDE);
  await store.removeAll(topicBlobPrefix(topicId));
  await judge(reference, ['sexual']);
  expect(shown).toEqual([]);
  expect(await unsafeFor(reference)).toEqual(['harassment']);
});
