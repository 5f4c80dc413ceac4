import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { historyBefore } from '@tasuki/domain/training/recent-activity';
import { analyseDecoded } from '../../../functions/src/activities/analyse-decoded.ts';
import { historyFor, recentHistory } from '../../../functions/src/activities/recent-history.ts';
import { readScope } from '../../../functions/src/chat/reading-scope.ts';
import { readConversation } from '../../../functions/src/chat/read-conversation.ts';
import type { StoredTopic } from '../../../functions/src/chat/stored-chat.ts';
import { easyRun } from '../../coaching/answers/conversation-samples.ts';
import { adminFirestore } from '../admin.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const DAY_MILLISECONDS = 86_400_000;

/** A runner with two long runs that a coach may not read, and two that one may. */
async function newRunner(): Promise<string> {
  const uid = `runner-${randomUUID()}`;
  const write = async (id: string, daysAgo: number, fields: Partial<ActivityRow>) => {
    const startedAt = new Date(NOW.getTime() - daysAgo * DAY_MILLISECONDS);
    const row = exampleActivityRow({ id, ownerUid: uid, startedAt, ...fields });
    await adminFirestore.doc(firestorePaths.activity(uid, id)).set(row);
  };
  await write('open-1', 9, { distanceMeters: 8000 });
  await write('private', 8, { distanceMeters: 33_000, visibleToCoach: false });
  await write('hidden', 8, { distanceMeters: 31_000, isHidden: true, note: 'My knee hurt' });
  await write('open-2', 7, { distanceMeters: 9000 });
  return uid;
}

it('leaves out of what a coach reads what the coach may not read', async () => {
  const uid = await newRunner();
  const whole = await recentHistory(adminFirestore, uid, NOW);
  const idsFor = (reader: 'runner' | 'coach') => historyFor(reader, whole).map(({ id }) => id);
  expect(idsFor('runner')).toEqual(['open-2', 'private', 'hidden', 'open-1']);
  expect(idsFor('coach')).toEqual(['open-2', 'open-1']);
});

it('knows the newest run of longer ago, for each reader, and no other', async () => {
  const uid = await newRunner();
  const add = async (id: string, daysAgo: number, fields: Partial<ActivityRow>) => {
    const startedAt = new Date(NOW.getTime() - daysAgo * DAY_MILLISECONDS);
    const row = exampleActivityRow({ id, ownerUid: uid, startedAt, ...fields });
    await adminFirestore.doc(firestorePaths.activity(uid, id)).set(row);
  };
  await add('ride', 700, { sport: 'Ride' });
  await add('closed', 710, { visibleToCoach: false });
  await add('old', 730, {});
  await add('older', 760, {});
  const backThen = new Date(NOW.getTime() - 600 * DAY_MILLISECONDS);
  const whole = await recentHistory(adminFirestore, uid, backThen);
  const idsFor = (reader: 'runner' | 'coach') =>
    historyBefore(backThen, historyFor(reader, whole)).map(({ id }) => id);
  expect(idsFor('runner')).toEqual(['closed']);
  expect(idsFor('coach')).toEqual(['old']);
  const now = await recentHistory(adminFirestore, uid, NOW);
  expect(now.map(({ id }) => id)).toEqual([
    'open-2',
    'private',
    'hidden',
    'open-1',
    'closed',
    'old',
  ]);
});

it('compares a run that a coach may read with none that the coach may not read', async () => {
  const [withPrivate, without] = [await newRunner(), await newRunner()];
  for (const id of ['private', 'hidden']) {
    await adminFirestore.doc(firestorePaths.activity(without, id)).delete();
  }
  const analysisOf = async (uid: string) => {
    const decoded = { ...easyRun(), startedAt: NOW };
    const contentHash = 'c'.repeat(64);
    const origin = { uid, contentHash, source: 'file', stravaTerms: 'partner', now: NOW } as const;
    const [documents] = await analyseDecoded([decoded], origin, adminFirestore);
    return { analysis: documents?.analysis, lead: documents?.row.feedbackLead };
  };
  const analysed = await analysisOf(withPrivate);
  expect(analysed.analysis?.facts.length).toBeGreaterThan(0);
  expect(analysed).toEqual(await analysisOf(without));
});

it.each([
  ['the runner alone', [], true],
  ['a coach as well', ['a-coach'], false],
])('answers where %s reads from what all of them may read', async (_who, coaches, isWhole) => {
  const uid = await newRunner();
  const topic: StoredTopic = {
    kind: 'ai',
    title: '',
    runnerUid: uid,
    participantIds: [uid, ...coaches],
    activityId: null,
    activity: null,
    model: null,
    lastText: '',
    lastMessageAt: NOW,
    createdAt: NOW,
  };
  const asked = [{ author: 'runner', text: 'How far have I run?' }] as const;
  const scope = await readScope(topic, adminFirestore);
  const { history, facts } = await readConversation(adminFirestore, topic, asked, {
    now: NOW,
    scope,
    askedBy: topic.runnerUid,
  });
  for (const closed of ['private', 'hidden']) {
    expect(history.some(({ id }) => id === closed)).toBe(isWhole);
    expect(JSON.stringify(facts).includes(closed)).toBe(isWhole);
  }
});
