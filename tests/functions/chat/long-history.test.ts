import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import {
  CHECKED_RUNS_MOST,
  LONG_HISTORY_DOCUMENTS_MOST,
} from '@tasuki/domain/coaching/facts/past/long-history';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { trendMondayOf } from '@tasuki/domain/trends/compute-trend-week';
import { readConversation } from '../../../functions/src/chat/read-conversation.ts';
import { readLongHistory } from '../../../functions/src/chat/questions/read-long-history.ts';
import type { ReadingScope } from '../../../functions/src/chat/reading-scope.ts';
import { storedTopic } from '../../../functions/src/chat/stored-chat.ts';
import { answerConversation } from '../../../functions/src/coaching/answer-conversation.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { refreshTrendWeek } from '../../../functions/src/trends/refresh-trend-week.ts';
import { arrive, jobIdOf, newMessage, newTopic, replyTo } from '../chat-fixture.ts';
import { chatFirestore, replyDependencies } from '../chat-script.ts';
import { countedReads } from '../killable-process.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

let uid: string;
let topicId: string;

beforeEach(async () => {
  ({ uid, topicId } = await newTopic());
});

interface StoredRun {
  id: string;
  day: string;
  meters: number;
  best?: Readonly<Record<number, number>>;
  row?: Partial<ActivityRow>;
}

/** Stores a run with its analysis; its week is computed where nobody says otherwise. */
async function run({ id, day, meters, best = {}, row: changes }: StoredRun): Promise<ActivityRow> {
  const row = exampleActivityRow({
    id,
    ownerUid: uid,
    startedAt: new Date(`${day}T06:00:00Z`),
    utcOffsetMinutes: 0,
    distanceMeters: meters,
    movingSeconds: Math.round(meters / 3),
    visibleToCoach: true,
    ...changes,
  });
  await chatFirestore.doc(firestorePaths.activity(uid, id)).set({ ...row });
  await chatFirestore.doc(firestorePaths.activityAnalysis(uid, id)).set({
    bestEfforts: Object.entries(best).map(([distanceMeters, elapsedSeconds]) => ({
      distanceMeters: Number(distanceMeters),
      elapsedSeconds,
      startSeconds: 0,
      endSeconds: elapsedSeconds,
    })),
  });
  return row;
}

async function runWithWeek(given: StoredRun): Promise<void> {
  const row = await run(given);
  await refreshTrendWeek({ uid, mondayDayNumber: trendMondayOf(row) }, chatFirestore);
}

/** Runs of three years; the fastest and longest is of 2024. */
async function runsOfYears(): Promise<void> {
  await runWithWeek({ id: 'first', day: '2024-02-10', meters: 32_000, best: { 10_000: 2500 } });
  await runWithWeek({ id: 'second', day: '2025-04-05', meters: 12_000, best: { 10_000: 2700 } });
  await runWithWeek({ id: 'third', day: '2026-03-07', meters: 11_000, best: { 10_000: 2900 } });
  await runWithWeek({ id: 'fourth', day: '2026-11-10', meters: 8000 });
}

async function asked(question: string, scope: ReadingScope = 'runner') {
  const topic = storedTopic(await chatFirestore.doc(firestorePaths.topic(topicId)).get());
  if (!topic) throw new Error('The topic is gone.');
  const turns = [{ author: 'runner' as const, text: question }];
  const conversation = await readConversation(chatFirestore, topic, turns, {
    scope,
    askedBy: uid,
    now: NOW,
  });
  const { sentences, facts = [] } = answerQuestion(conversation);
  const text = sentences.join('');
  const value = (figure: string) => facts.find(({ id }) => id.endsWith(`.${figure}`))?.value;
  return { conversation, text, facts, value };
}

describe('what is asked of years', () => {
  it('is answered from the weeks of all years, with a link to the run', async () => {
    await runsOfYears();
    const best = await asked('what’s my 10k PB?');
    expect(best.value('best.1.duration')).toBe(2500);
    expect(best.text).toContain('Feb 10, 2024');
    expect(best.facts.some(({ activityId }) => activityId === 'first')).toBe(true);
    expect((await asked('longest run ever')).value('longest.distance')).toBe(32_000);
    expect((await asked('how many km this year?')).value('sum.distance')).toBe(19_000);
    expect((await asked('how many km last year?')).value('sum.distance')).toBe(12_000);
  });

  it('is answered through the job of a reply, its figures as references', async () => {
    await runsOfYears();
    const message = await newMessage({ uid, topicId }, 'when did I last run over 20 km?');
    await arrive(message);
    const dependencies = replyDependencies(async (conversation, options, hooks) =>
      answerConversation(conversation, { ...options, askedModel: 'embedded' }, hooks),
    );
    expect(await runJob(jobIdOf(message), dependencies)).toBe('done');
    const reply = await replyTo(message);
    expect(reply).toMatchObject({ state: 'done', answeredBy: 'embedded' });
    expect(reply.text).toMatch(/Feb 10, 2024: \{\{answer\.asked\.1\.last\.distance\}\}/);
    expect(reply.facts).toContainEqual(
      expect.objectContaining({
        id: 'answer.asked.1.last.distance',
        value: 32_000,
        activityId: 'first',
      }),
    );
  });

  it('costs no read where nothing of the kind is asked, and a bounded number else', async () => {
    await runsOfYears();
    const reads = async (question: string) => {
      const turns = [{ author: 'runner' as const, text: question }];
      const counted = countedReads();
      await readLongHistory(chatFirestore, uid, 'runner', { history: [], turns, now: NOW });
      counted.release();
      return counted.count;
    };
    expect(await reads('how should I run the next one?')).toBe(0);
    expect(await reads('how far did I run this week?')).toBe(0);
    // The runs lie in two documents of three years each.
    expect(await reads('how many km this year?')).toBe(2);
    const most = LONG_HISTORY_DOCUMENTS_MOST + 2 * CHECKED_RUNS_MOST;
    expect(await reads('show me my personal bests')).toBeLessThanOrEqual(most);
  });
});

describe('what may not be read', () => {
  const FORBIDDEN: StoredRun = {
    id: 'forbidden',
    day: '2026-06-06',
    meters: 60_000,
    best: { 5000: 900, 10_000: 1900, 21_097.5: 4200 },
  };
  const STRAVA = { policy: sourcePolicy('strava', 'standard') };
  const ASKED = [
    'what’s my 10k PB?',
    'show me my personal bests',
    'longest run ever',
    'when did I last run over 20 km?',
    'how many km this year?',
    'biggest month ever?',
  ];

  async function figuresOf(scope?: ReadingScope) {
    const answers = await Promise.all(ASKED.map(async (question) => asked(question, scope)));
    for (const { facts, text } of answers) {
      expect(JSON.stringify({ facts, text })).not.toContain('forbidden');
    }
    return answers.map(({ facts }) => facts.map(({ id, value }) => [id, value]));
  }

  it('is in no answer where only Strava has the run', async () => {
    await runsOfYears();
    const before = await figuresOf();
    await runWithWeek({ ...FORBIDDEN, row: STRAVA });
    expect(await figuresOf()).toEqual(before);
    expect((await asked('how many km this year?')).text).toContain('Strava');
  });

  it('is named no more where the week is older than what a source allows', async () => {
    await runsOfYears();
    const before = await figuresOf();
    await runWithWeek(FORBIDDEN);
    // The week still lists it, as if its job had not run yet.
    await run({ ...FORBIDDEN, row: STRAVA });
    const answers = await Promise.all(ASKED.slice(0, 4).map(async (one) => asked(one)));
    for (const [index, { facts }] of answers.entries()) {
      expect(JSON.stringify(facts)).not.toContain('forbidden');
      expect(facts.map(({ id, value }) => [id, value])).toEqual(before[index]);
    }
  });

  it('is named no more after it was deleted', async () => {
    await runsOfYears();
    await runWithWeek(FORBIDDEN);
    await chatFirestore.doc(firestorePaths.activity(uid, 'forbidden')).delete();
    const { value, text } = await asked('longest run ever');
    expect(value('longest.distance')).toBe(32_000);
    expect(text).not.toContain('forbidden');
  });

  it('reaches no coach who reads along and may not see it', async () => {
    await runsOfYears();
    const before = await figuresOf('coach');
    await runWithWeek({ ...FORBIDDEN, row: { visibleToCoach: false } });
    expect(await figuresOf('coach')).toEqual(before);
    expect((await asked('longest run ever')).value('longest.distance')).toBe(60_000);
  });

  it('is not read at all where not everybody may read the runner’s data', async () => {
    await runsOfYears();
    const { conversation, text } = await asked('how many km this year?', 'nothing');
    expect(conversation.longHistory).toBeNull();
    expect(text).not.toContain('{{answer.asked');
  });
});
