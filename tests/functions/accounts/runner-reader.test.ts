import { beforeAll, describe, expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readConversation } from '../../../functions/src/chat/read-conversation.ts';
import { firestoreRunnerReader } from '../../../functions/src/coaching/runner-reader.ts';
import { coached } from '../../coaching/feedback/coach-samples.ts';
import { easyRun } from '../../coaching/answers/conversation-samples.ts';
import { adminFirestore } from '../admin.ts';

const UID = `reader-${process.pid}-${Date.now()}`;
const NOW = new Date('2026-11-21T10:00:00Z');
const FACTS = [
  {
    id: 'pace.average',
    value: 300,
    unit: 'secondsPerKilometer',
    method: 'moving-average',
    proof: { kind: 'model' },
  },
];

async function write(path: string, data: Record<string, unknown>): Promise<void> {
  await adminFirestore.doc(path).set(data);
}

async function writeActivity(
  id: string,
  changes: Parameters<typeof exampleActivityRow>[0],
): Promise<void> {
  await write(firestorePaths.activity(UID, id), {
    ...exampleActivityRow({ id, ownerUid: UID, ...changes }),
  });
  await write(firestorePaths.activityAnalysis(UID, id), { facts: FACTS });
}

const NOT_OPEN_TO_COACH = [
  { what: 'hidden', id: 'hidden', changes: { isHidden: true } },
  { what: 'closed by its source', id: 'closed', changes: { visibleToCoach: false } },
];

beforeAll(async () => {
  await write(firestorePaths.athleteProfile(UID), {
    trainingPurpose: 'A first marathon',
    recordSeconds: { tenKilometers: 2512, marathon: null },
  });
  for (const [path, days] of [
    [firestorePaths.athleteGoals(UID), ['2026-11-20', '2026-11-21', '2027-05-01', '2027-06-01']],
    [
      firestorePaths.athleteTournaments(UID),
      ['2025-01-01', '2026-10-01', '2026-11-01', '2026-09-01', '2027-04-18'],
    ],
  ] as const) {
    for (const date of days) {
      await write(`${path}/${date}`, { event: `Race of ${date}`, recordSeconds: null, date });
    }
  }
  await writeActivity('free', {});
  await writeActivity('withheld', { policy: sourcePolicy('strava', 'standard') });
  await writeActivity('named-by-watch', { sourceTitle: 'Yokohama Running' });
  await write(firestorePaths.activityAnalysis(UID, 'named-by-watch'), { ...coached(easyRun()) });
  await writeActivity('analysed-only', {
    policy: { ...sourcePolicy('file', 'standard'), model: false },
  });
});

describe('what a model may read of a runner', () => {
  const reader = firestoreRunnerReader(adminFirestore, { uid: UID, reader: 'runner' });

  it('is what the runner trains for: three races to come, three that were', async () => {
    const { purpose, coming, past } = await reader.targets(NOW);
    expect(purpose).toBe('A first marathon');
    expect(coming.map(({ date }) => date)).toEqual(['2026-11-21', '2027-04-18', '2027-05-01']);
    expect(past.map(({ date }) => date)).toEqual(['2026-11-01', '2026-10-01', '2026-09-01']);
  });

  it('is the records that were given', async () => {
    expect(await reader.records()).toEqual({ tenKilometers: 2512 });
  });

  it('is an activity’s figures, unless its source keeps them from models', async () => {
    expect(await reader.activityFacts('free')).toEqual(FACTS);
    expect(await reader.activityFacts('withheld')).toBeNull();
    expect(await reader.activityFacts('analysed-only')).toBeNull();
    expect(await reader.activityFacts('gone')).toBeNull();
  });

  it.each(NOT_OPEN_TO_COACH)(
    'is no figure of a run that is $what, where a coach reads along',
    async ({ id, changes }) => {
      await writeActivity(id, changes);
      const readAlong = firestoreRunnerReader(adminFirestore, { uid: UID, reader: 'coach' });
      expect(await reader.activityFacts(id)).toEqual(FACTS);
      expect(await readAlong.activityFacts(id)).toBeNull();
      expect(await readAlong.activityFacts('free')).toEqual(FACTS);
    },
  );

  it('is nothing of anybody else', async () => {
    const other = firestoreRunnerReader(adminFirestore, {
      uid: `${UID}-other`,
      reader: 'runner',
    });
    expect(await other.activityFacts('free')).toBeNull();
    expect(await other.records()).toEqual({});
    expect(await other.targets(NOW)).toEqual({ purpose: null, coming: [], past: [] });
  });
});

it('is no title that a watch gave, since it names the place', async () => {
  const topic = {
    kind: 'ai',
    title: 'Yokohama Running',
    runnerUid: UID,
    participantIds: [UID],
    activityId: 'named-by-watch',
    activity: null,
    model: null,
    lastText: '',
    lastMessageAt: NOW,
    createdAt: NOW,
  } as const;
  const turns = [{ author: 'runner', text: 'How was it?' }] as const;
  const { activity } = await readConversation(adminFirestore, topic, turns, {
    now: NOW,
    scope: 'runner',
    askedBy: topic.runnerUid,
  });
  expect(activity?.row.id).toBe('named-by-watch');
  expect(JSON.stringify(activity)).not.toContain('Yokohama');
});
