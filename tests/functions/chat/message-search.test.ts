import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { SEARCH_LIMITS } from '@tasuki/domain/chat/search/search-limits';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { refreshInboxEntry } from '../../../functions/src/chat/inbox/refresh-inbox-entry.ts';
import {
  MESSAGE_SEARCHES,
  searchOwnMessages,
} from '../../../functions/src/chat/search/search-own-messages.ts';
import { newMessage, newMessageId, newTopic } from '../chat-fixture.ts';
import { chatFirestore, clock } from '../chat-script.ts';

const DEPENDENCIES = { firestore: chatFirestore };

async function search(
  uid: string,
  term: string,
  { role = 'runner', before = null }: { role?: 'runner' | 'coach'; before?: number | null } = {},
) {
  clock.passSeconds(MESSAGE_SEARCHES.intervalSeconds);
  const user = { uid, claims: { isCoach: role === 'coach' }, now: clock.date() };
  return searchOwnMessages({ term, role, before }, user, DEPENDENCIES);
}

async function pathOf(topicId: string, changes: Record<string, unknown>): Promise<void> {
  await chatFirestore.doc(firestorePaths.topic(topicId)).update(changes);
}

async function newCoachTopic() {
  const [runner, coach] = [`runner${newMessageId()}`, `coach${newMessageId()}`];
  const topicId = coachTopicId(runner, coach);
  await chatFirestore.doc(firestorePaths.topic(topicId)).set({
    kind: 'coach',
    title: '',
    runnerUid: runner,
    participantIds: [runner, coach],
    activityId: null,
    lastText: '',
    lastMessageAt: clock.date(),
    createdAt: clock.date(),
  });
  const link = { runnerUid: runner, coachId: coach, state: 'active' };
  await chatFirestore.doc(firestorePaths.coachLink(runner, coach)).set(link);
  await chatFirestore
    .doc(firestorePaths.accountState(coach))
    .set({ uid: coach, roles: ['runner', 'coach'] });
  return { runner, coach, topicId };
}

describe('somebody’s own messages', () => {
  it('are found by their words, the newest first, and nobody else’s are', async () => {
    const topic = await newTopic();
    const first = await newMessage(topic, '膝の外側が痛い');
    await newMessage(topic, '明日は休みます');
    const last = await newMessage(topic, 'ヒザはもう痛くない');
    await newMessage({ ...topic, uid: 'somebody-else' }, '膝が痛い');
    const { hits, readUntil } = await search(topic.uid, '痛');
    expect(hits.map(({ messageId }) => messageId)).toEqual([last.messageId, first.messageId]);
    expect(hits[1]?.excerpt).toEqual({ before: '膝の外側が', found: '痛', after: 'い' });
    expect(readUntil).toBeNull();
    expect((await search(topic.uid, 'ひざ')).hits).toHaveLength(1);
    expect((await search('nobody', '痛')).hits).toEqual([]);
  });

  it('are not found once they are deleted, and by their new words once they are changed', async () => {
    const topic = await newTopic();
    const deleted = await newMessage(topic, 'a secret');
    const changed = await newMessage(topic, 'an old word');
    await chatFirestore
      .doc(firestorePaths.message(topic.topicId, deleted.messageId))
      .update({ text: '', deletedAt: clock.date() });
    await chatFirestore
      .doc(firestorePaths.message(topic.topicId, changed.messageId))
      .update({ text: 'a newer one', editedAt: clock.date() });
    expect((await search(topic.uid, 'secret')).hits).toEqual([]);
    expect((await search(topic.uid, 'old')).hits).toEqual([]);
    expect((await search(topic.uid, 'newer')).hits).toHaveLength(1);
  });

  it('are found in the application that they were written in', async () => {
    const { runner, coach, topicId } = await newCoachTopic();
    await newMessage({ uid: coach, topicId }, 'rest tomorrow');
    await newMessage({ uid: runner, topicId }, 'rest, then');
    expect((await search(coach, 'rest', { role: 'coach' })).hits).toHaveLength(1);
    expect((await search(coach, 'rest')).hits).toEqual([]);
    expect((await search(runner, 'rest')).hits).toHaveLength(1);
  });

  it('are a coach’s no more after the end of the link, and still the runner’s', async () => {
    const { runner, coach, topicId } = await newCoachTopic();
    await newMessage({ uid: coach, topicId }, 'rest tomorrow');
    await newMessage({ uid: runner, topicId }, 'rest, then');
    await chatFirestore.doc(firestorePaths.coachLink(runner, coach)).update({ state: 'ended' });
    expect((await search(coach, 'rest', { role: 'coach' })).hits).toEqual([]);
    expect((await search(runner, 'rest')).hits).toHaveLength(1);
  });

  it('of a group are found from one’s arrival on, as they are read', async () => {
    const topic = await newTopic();
    await newMessage(topic, 'pace before I left');
    clock.passSeconds(10);
    const cameAt = Timestamp.fromDate(clock.date());
    await newMessage(topic, 'pace after I came back');
    const group = { kind: 'group', runnerUid: '', memberSince: { [topic.uid]: cameAt } };
    await pathOf(topic.topicId, group);
    expect((await search(topic.uid, 'pace')).hits).toHaveLength(1);
    await pathOf(topic.topicId, { isHistoryShared: true });
    expect((await search(topic.uid, 'pace')).hits).toHaveLength(2);
    await pathOf(topic.topicId, { participantIds: [] });
    expect((await search(topic.uid, 'pace')).hits).toEqual([]);
  });

  it('are read a bounded number at once, to the very first, each found once', async () => {
    const topic = await newTopic();
    const oldest = await newMessage(topic, 'needle one');
    const batch = chatFirestore.batch();
    for (let count = 0; count < SEARCH_LIMITS.messagesPageSize + 50; count += 1) {
      clock.passSeconds(1);
      const at = Timestamp.fromDate(clock.date());
      const message = { kind: 'participant', authorUid: topic.uid, text: `hay ${count}` };
      batch.set(chatFirestore.doc(firestorePaths.message(topic.topicId, newMessageId())), {
        ...message,
        createdAt: at,
        writtenAt: at,
        isStopRequested: false,
      });
    }
    await batch.commit();
    const first = await search(topic.uid, 'needle');
    expect(first).toMatchObject({ hits: [], readUntil: expect.any(Number) as number });
    const second = await search(topic.uid, 'needle', { before: first.readUntil });
    expect(second.hits.map(({ messageId }) => messageId)).toEqual([oldest.messageId]);
    expect(second.readUntil).toBeNull();
    const found = new Set<string>();
    let before: number | null = null;
    do {
      const page = await search(topic.uid, 'hay', { before });
      expect(page.hits.length).toBeLessThanOrEqual(SEARCH_LIMITS.hitsMaximum);
      for (const { messageId } of page.hits) found.add(messageId);
      before = page.readUntil;
    } while (before !== null);
    expect(found.size).toBe(SEARCH_LIMITS.messagesPageSize + 50);
  });

  it('lets others be answered while hundreds of long messages are searched', async () => {
    const topic = await newTopic();
    const batch = chatFirestore.batch();
    const text = 'Chạy bộ đường dài hôm nay rất vui. '.repeat(200).slice(0, 4000);
    for (let count = 0; count < SEARCH_LIMITS.messagesPageSize; count += 1) {
      clock.passSeconds(1);
      const at = Timestamp.fromDate(clock.date());
      batch.set(chatFirestore.doc(firestorePaths.message(topic.topicId, newMessageId())), {
        kind: 'participant',
        authorUid: topic.uid,
        text,
        createdAt: at,
        writtenAt: at,
        isStopRequested: false,
      });
    }
    await batch.commit();
    // Reads whatever is loaded on first use.
    await search('nobody', 'missing');
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await search(topic.uid, 'missing');
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(250);
  });

  it('are searched only so often', async () => {
    const user = { uid: `searcher${newMessageId()}`, now: clock.date() };
    const again = async () =>
      searchOwnMessages({ term: 'a', role: 'runner', before: null }, user, DEPENDENCIES);
    for (let count = 0; count < MESSAGE_SEARCHES.burst; count += 1) await again();
    await expect(again()).rejects.toMatchObject({ code: 'auth/too-many-requests' });
  });
});

it('puts into each list what its person finds the conversation by, and not their own name', async () => {
  const { runner, coach, topicId } = await newCoachTopic();
  const since = clock.date();
  await pathOf(topicId, {
    title: '秋のフルマラソン',
    people: [
      { uid: runner, name: 'Hana', role: 'runner', since },
      { uid: coach, name: 'Kenji Arai', role: 'coach', since },
    ],
  });
  const tokensOf = async (uid: string) => {
    await refreshInboxEntry({ topicId, uid }, chatFirestore);
    const entry = await chatFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).get();
    return entry.get('searchTokens') as string[];
  };
  expect(await tokensOf(runner)).toEqual(expect.arrayContaining(['まら', 'kenji', 'arai']));
  expect(await tokensOf(runner)).not.toContain('hana');
  expect(await tokensOf(coach)).toContain('hana');
});
