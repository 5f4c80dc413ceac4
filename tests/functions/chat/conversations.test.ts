import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageReference, ReplyChunk } from '@tasuki/domain/chat/replies/reply-calls';
import { OPENING_MESSAGE_ID, replyIdOf } from '@tasuki/domain/chat/message';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { seededRandom } from '../../builders/seeded-random.ts';
import { adminFirestore, documentWhen } from '../admin.ts';
import { codeOf, openBrowser, type Browser } from '../browser.ts';
import { newMessageId } from '../chat-fixture.ts';
import { steadyRunAt } from '../run-files.ts';
import { recordingFile, sendRecording } from '../sent-recording.ts';

/** `npm run soak` runs the full count. */
const TRIES = process.env['SOAK'] === '1' ? 1000 : 40;
const SEED = 20_261_121;

let browser: Browser;
let stranger: Browser;
let activityId: string;
beforeAll(async () => {
  [browser, stranger] = await Promise.all([openBrowser(), openBrowser()]);
  const account = { language: 'en', units: 'metric' };
  await adminFirestore.doc(firestorePaths.user(browser.uid)).set(account);
  const upload = await sendRecording(recordingFile(steadyRunAt('2026-05-02T06:30:00Z')), browser);
  activityId = upload.activityIds[0] ?? '';
});
afterAll(async () => Promise.all([browser.close(), stranger.close()]));

/** Writes a message as the browser does; resolves when the server has it. */
async function send(topicId: string, text: string): Promise<MessageReference> {
  const messageId = newMessageId();
  await setDoc(doc(browser.firestore, firestorePaths.message(topicId, messageId)), {
    kind: 'participant',
    authorUid: browser.uid,
    text,
    createdAt: serverTimestamp(),
    writtenAt: new Date(),
    isStopRequested: false,
  });
  return { topicId, messageId };
}

async function writtenReply({ topicId, messageId }: MessageReference) {
  return documentWhen(firestorePaths.message(topicId, replyIdOf(messageId)), (reply) =>
    ['done', 'stopped'].includes(String(reply.get('state'))),
  );
}

function receivedText(chunks: readonly ReplyChunk[]): string {
  return chunks.reduce((text, chunk) => (chunk.kind === 'restart' ? '' : text + chunk.text), '');
}

describe('a topic', () => {
  it('opens with what the coach said of the activity, once, however often it is opened', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => browser.call('openTopic', { activityId })),
    );
    const topicId = topicIdOf(browser.uid, activityId);
    expect(answers).toEqual(Array(4).fill({ topicId }));
    const topic = await adminFirestore.doc(firestorePaths.topic(topicId)).get();
    expect(topic.data()).toMatchObject({
      kind: 'ai',
      runnerUid: browser.uid,
      participantIds: [browser.uid],
      activityId,
      activity: { id: activityId, sport: 'Run' },
      model: null,
    });
    expect(topic.get('lastText')).toMatch(/^\S.{40}/);
    expect(topic.get('lastText')).not.toContain('{{');
    const messages = await adminFirestore.collection(firestorePaths.messages(topicId)).get();
    expect(messages.docs.map(({ id }) => id)).toEqual([OPENING_MESSAGE_ID]);
    const opening = messages.docs[0]?.data() ?? {};
    expect(opening).toMatchObject({
      kind: 'reply',
      replyTo: null,
      state: 'done',
      answeredBy: 'embedded',
      language: 'en',
      activity: { id: activityId, sport: 'Run', movingSeconds: 600 },
    });
    const facts = opening['facts'] as { id: string; activityId: string }[];
    const references = new Set(factReferences(String(opening['text'])));
    expect(references.size).toBeGreaterThan(0);
    expect(new Set(facts.map(({ id }) => id))).toEqual(references);
    expect(facts.every((fact) => fact.activityId === activityId)).toBe(true);
    const before = topic.updateTime;
    await browser.call('openTopic', { activityId });
    expect((await topic.ref.get()).updateTime).toEqual(before);
  });

  it('opens for a hidden activity, for none, and not for another’s or a withheld one', async () => {
    const row = adminFirestore.doc(firestorePaths.activity(browser.uid, activityId));
    const topic = adminFirestore.doc(firestorePaths.topic(topicIdOf(browser.uid, activityId)));
    await Promise.all([topic.delete(), row.update({ isHidden: true })]);
    await adminFirestore.doc(`${topic.path}/messages/${OPENING_MESSAGE_ID}`).delete();
    expect(await browser.call('openTopic', { activityId })).toEqual({ topicId: topic.id });
    expect(await browser.call('openTopic', { activityId: null })).toEqual({
      topicId: topicIdOf(browser.uid, null),
    });
    for (const id of [activityId, 'nobodys-0']) {
      expect(await codeOf(stranger.call('openTopic', { activityId: id }))).toBe('common/not-found');
    }
    const withheld = adminFirestore.doc(firestorePaths.activity(browser.uid, 'withheld-0'));
    await withheld.set({
      ...(await row.get()).data(),
      id: 'withheld-0',
      policy: { analyse: false },
    });
    expect(await codeOf(browser.call('openTopic', { activityId: 'withheld-0' }))).toBe(
      'topic/activity-withheld',
    );
    const never = topicIdOf(browser.uid, 'withheld-0');
    expect((await adminFirestore.doc(firestorePaths.topic(never)).get()).exists).toBe(false);
    await Promise.all([row.update({ isHidden: false }), withheld.delete()]);
  });

  it('opens further conversations about everything, of this day and at most nine', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const opening = { activityId: null, conversation: `${day}-1` };
    const topicId = topicIdOf(browser.uid, null, opening.conversation);
    expect(await browser.call('openTopic', opening)).toEqual({ topicId });
    expect(await browser.call('openTopic', opening)).toEqual({ topicId });
    const stored = await adminFirestore.doc(firestorePaths.topic(topicId)).get();
    expect(stored.data()).toMatchObject({ activityId: null, runnerUid: browser.uid });
    const refused = [
      { activityId: null, conversation: '2020-01-01-1' },
      { activityId: null, conversation: `${day}-10` },
      { activityId: null, conversation: 'x' },
      { activityId, conversation: `${day}-2` },
    ];
    for (const request of refused) {
      expect(await codeOf(browser.call('openTopic', request))).toBe('common/invalid-request');
    }
    await stored.ref.delete();
  });

  it('has the model that was chosen for it, and none that was never offered', async () => {
    const { topicId } = await browser.call('openTopic', { activityId: null });
    const topic = adminFirestore.doc(firestorePaths.topic(topicId));
    // Retired, but an older browser may still offer it.
    for (const model of ['gpt-4', 'claude-sonnet-5', 'embedded', null] as const) {
      expect(await browser.call('chooseTopicModel', { topicId, model })).toEqual({ model });
      expect((await topic.get()).get('model')).toBe(model);
    }
    for (const model of ['gpt-4o-mini-tts', 'gpt-7', 'Embedded', '', 5]) {
      expect(await codeOf(browser.callWith('chooseTopicModel', { topicId, model }))).toBe(
        'common/invalid-request',
      );
    }
  });
});

describe('a message', () => {
  it('is answered with nobody listening', async () => {
    const { topicId } = await browser.call('openTopic', { activityId });
    const message = await send(topicId, 'How should I run the next one?');
    const reply = await writtenReply(message);
    expect(reply.data()).toMatchObject({
      state: 'done',
      replyTo: message.messageId,
      language: 'en',
    });
    const text = String(reply.get('text'));
    const facts = reply.get('facts') as { id: string }[];
    expect(text).not.toBe('');
    expect(new Set(facts.map(({ id }) => id))).toEqual(new Set(factReferences(text)));
    const topic = await adminFirestore.doc(firestorePaths.topic(topicId)).get();
    expect(topic.get('lastText')).not.toContain('{{');
    expect(String(topic.get('lastText')).length).toBeGreaterThan(10);
  });

  it('is answered once, by stream and by event', async () => {
    const { topicId } = await browser.call('openTopic', { activityId });
    for (let round = 0; round < 4; round += 1) {
      const message = await send(topicId, 'Am I improving?');
      const chunks: ReplyChunk[] = [];
      const { state } = await browser.stream('streamReply', message, (chunk) => {
        chunks.push(chunk);
      });
      const reply = await writtenReply(message);
      expect(state).toBe('done');
      expect(receivedText(chunks)).toBe(reply.get('text'));
    }
    const messages = await adminFirestore.collection(firestorePaths.messages(topicId)).get();
    const ids = messages.docs.map(({ id }) => id).filter((id) => id !== OPENING_MESSAGE_ID);
    const asked = ids.filter((id) => !id.endsWith('-reply'));
    expect(ids.toSorted()).toEqual([...asked, ...asked.map(replyIdOf)].toSorted());
  });

  it('can be answered anew, and its reply ended', async () => {
    const { topicId } = await browser.call('openTopic', { activityId: null });
    const message = await send(topicId, 'What can you do?');
    const first = await writtenReply(message);
    expect(await browser.call('retryReply', message)).toEqual({ state: 'writing' });
    await browser.stream('streamReply', message, () => undefined);
    const again = await writtenReply(message);
    expect(again.get('createdAt')).toEqual(first.get('createdAt'));
    expect(again.get('text')).not.toBe('');
    const path = firestorePaths.message(topicId, message.messageId);
    await updateDoc(doc(browser.firestore, path), { isStopRequested: true });
    // Begun anew, an earlier stop does not count.
    await browser.call('retryReply', message);
    expect((await writtenReply(message)).get('state')).toBe('done');
    expect((await adminFirestore.doc(path).get()).get('isStopRequested')).toBe(false);
  });

  it('is answered by the sweep when its task got lost', async () => {
    const { topicId } = await browser.call('openTopic', { activityId: null });
    const messageId = newMessageId();
    const message = { topicId, messageId };
    const at = new Date();
    const dueAt = new Date(at.getTime() + 3000);
    const batch = adminFirestore.batch();
    const path = firestorePaths.message(topicId, messageId);
    // As if it had been asked for already: the event finds a job that is not due.
    batch.set(adminFirestore.doc(path), {
      kind: 'participant',
      authorUid: browser.uid,
      text: 'Rest or run?',
      createdAt: at,
      writtenAt: at,
      isStopRequested: false,
    });
    batch.set(adminFirestore.doc(firestorePaths.message(topicId, replyIdOf(messageId))), {
      kind: 'reply',
      replyTo: messageId,
      state: 'writing',
      text: '',
      facts: [],
      askedModel: 'embedded',
      createdAt: at,
      updatedAt: at,
    });
    const id = `write-reply_${topicId}_${messageId}`;
    batch.set(adminFirestore.doc(firestorePaths.job(id)), {
      kind: 'write-reply',
      key: `${topicId}_${messageId}`,
      payload: message,
      state: 'open',
      dueAt,
      fence: 1,
      tries: 0,
      lastError: null,
      createdAt: at,
      updatedAt: at,
    });
    await batch.commit();
    const reply = await writtenReply(message);
    expect(reply.get('state')).toBe('done');
    expect((reply.get('updatedAt') as { toMillis: () => number }).toMillis()).toBeGreaterThan(
      dueAt.getTime(),
    );
  });
});

it(`lets no stranger listen, retry or choose, in ${TRIES} tries (seed ${SEED})`, async () => {
  const { topicId } = await browser.call('openTopic', { activityId });
  const message = await send(topicId, 'Why this pace?');
  await writtenReply(message);
  const random = seededRandom(SEED);
  const one = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random.uniform() * items.length)] as Item;
  const codes = new Set<unknown>();
  const received: ReplyChunk[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reference = {
      topicId: one([topicId, topicIdOf(browser.uid, null), topicIdOf(browser.uid, 'never-0')]),
      messageId: one([message.messageId, newMessageId()]),
    };
    const call = one([
      async () =>
        stranger.stream('streamReply', reference, (chunk) => {
          received.push(chunk);
        }),
      async () => stranger.call('streamReply', reference),
      async () => stranger.call('retryReply', reference),
      async () => stranger.call('chooseTopicModel', { topicId: reference.topicId, model: null }),
    ]);
    codes.add(await codeOf(call()));
  }
  expect([...codes]).toEqual(['topic/not-found']);
  expect(received).toEqual([]);
});
