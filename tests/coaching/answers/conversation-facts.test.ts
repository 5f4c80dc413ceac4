import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import { FACT_METHODS } from '@tasuki/domain/coaching/facts/fact-methods';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { situation } from '../feedback/arbitrary-situations.ts';
import { coached, earlierRun, easyWeeks } from '../feedback/coach-samples.ts';
import {
  easyRun,
  EVENING,
  intervalRun,
  RICH_HISTORY,
  talkedAbout,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';

function factsOf({ activity = null, history = [], now = EVENING }: TalkOptions) {
  const facts = conversationFacts({ activity, history, now });
  return {
    facts,
    value: (id: string) => facts.find((fact) => fact.id === id)?.value,
    fact: (id: string) => facts.find((fact) => fact.id === id),
  };
}

describe('the facts of a conversation', () => {
  test('hold those of its activity under their own ids, each with the activity that proves it', () => {
    const { activity, history } = topicOf(easyRun(), { history: RICH_HISTORY });
    const { fact } = factsOf({ activity, history });
    expect(fact('pace.average')).toMatchObject({ activityId: 'topic' });
    expect(fact('history.weeks.mean')).toMatchObject({ activityId: null });
  });

  test('give the runner’s week as of now, the topic’s run counted in once', () => {
    const { activity, history } = topicOf(easyRun(), { history: RICH_HISTORY });
    const alone = factsOf({ history });
    const withTopic = factsOf({ activity, history });
    const asListed = factsOf({
      activity,
      history: [earlierRun(0, { id: 'topic', distanceMeters: 99_000 }), ...history],
    });
    const own = withTopic.value('distance.total') ?? 0;
    expect(own).toBeGreaterThan(7000);
    expect(withTopic.value('runner.week.distance')).toBeCloseTo(
      (alone.value('runner.week.distance') ?? 0) + own,
    );
    expect(asListed.value('runner.week.distance')).toBe(withTopic.value('runner.week.distance'));
  });

  test('are those of today, not of the day of an old activity', () => {
    const { activity } = topicOf(easyRun());
    const week = factsOf({ activity, now: new Date('2026-12-19T10:00:00Z') });
    expect(week.fact('runner.week.distance')).toBeUndefined();
    expect(week.value('runner.daysSinceRun')).toBe(28);
  });

  test('give what comes next as the newest run leaves it', () => {
    const { activity, history } = topicOf(intervalRun(), { history: RICH_HISTORY });
    const { value } = factsOf({ activity, history });
    expect(value('runner.next.duration')).toBe(value('next.duration'));
    expect(value('runner.next.heartRate.ceiling')).toBe(value('next.heartRate.ceiling'));
  });

  test('predict only from a race, and the marathon as a range', () => {
    const without = factsOf({ history: easyWeeks() });
    expect(without.facts.filter(({ id }) => id.startsWith('runner.predicted.'))).toEqual([]);
    expect(without.fact('runner.vdot')).toBeUndefined();
    const { fact, value } = factsOf({ history: RICH_HISTORY });
    // 10 km in 45:00 is VDOT 45.3 in the book.
    expect(
      formatMeasure(value('runner.vdot') ?? 0, 'vdot', { language: 'en', units: 'metric' }),
    ).toBe('45.3');
    expect(value('runner.predicted.10000.duration')).toBeCloseTo(2700, -1);
    const from = value('runner.predicted.marathon.from') ?? 0;
    const to = value('runner.predicted.marathon.to') ?? 0;
    expect(to - from).toBeGreaterThanOrEqual(600);
    expect(fact('runner.predicted.marathon.duration')).toBeUndefined();
    expect(fact('runner.vdot')).toMatchObject({ activityId: 'race-10k' });
  });

  test('set a race that was just run above its row', () => {
    const race = { ...coached(easyRun()), purpose: 'race' as const };
    const facts = [
      ...race.facts,
      {
        id: 'vdot.value',
        value: 41.5,
        unit: 'vdot' as const,
        method: 'vdot',
        proof: { kind: 'model' as const },
      },
    ];
    const { value } = factsOf({ activity: talkedAbout(easyRun(), { ...race, facts }) });
    expect(value('runner.vdot')).toBe(41.5);
  });

  test('list the newest other activities, today’s as nought days ago', () => {
    const { activity } = topicOf(easyRun());
    const history = [earlierRun(0.1, { id: 'a' }), earlierRun(3, { id: 'b' })];
    const { fact } = factsOf({ activity, history });
    expect(fact('recent.1.distance')).toMatchObject({ activityId: 'a', value: 8000 });
    expect(fact('recent.1.daysAgo')).toMatchObject({ activityId: 'a', value: 0 });
    expect(fact('recent.2.daysAgo')).toMatchObject({ activityId: 'b', value: 3 });
    expect(fact('recent.3.distance')).toBeUndefined();
  });

  test('compare easy running lately with the weeks before only when both are known', () => {
    const { value } = factsOf({
      history: [
        ...[2, 5, 9, 12].map((days) =>
          earlierRun(days, {
            averagePaceSecondsPerKilometer: 340,
            averageHeartRateBeatsPerMinute: 140,
          }),
        ),
        ...[30, 40, 50, 60].map((days) =>
          earlierRun(days, {
            averagePaceSecondsPerKilometer: 350,
            averageHeartRateBeatsPerMinute: 143,
          }),
        ),
      ],
    });
    expect(value('runner.trend.recent.pace')).toBe(340);
    expect(value('runner.trend.before.heartRate')).toBe(143);
    expect(value('runner.trend.efficiency')).toBe(5);
    const young = factsOf({ history: [2, 5, 9, 12].map((days) => earlierRun(days)) });
    expect(young.fact('runner.trend.recent.pace')).toBeUndefined();
    expect(young.fact('runner.trend.efficiency')).toBeUndefined();
  });

  test('make no figure of nought where nothing was run', () => {
    const { facts } = factsOf({});
    expect(facts.filter(({ id }) => /week|sevenDays|month|recent|load/.test(id))).toEqual([]);
  });

  test('are sound for any recording and any past', () => {
    fc.assert(
      fc.property(situation, fc.boolean(), (given, isAboutActivity) => {
        const analysis = coached(given.decoded, given);
        const facts = conversationFacts({
          activity: isAboutActivity ? talkedAbout(given.decoded, analysis) : null,
          history: given.history,
          now: EVENING,
        });
        const ids = facts.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const known = new Set(['topic', null, ...given.history.map(({ id }) => id)]);
        for (const fact of facts) {
          expect(fact.id).toMatch(/^[a-zA-Z0-9.-]+$/);
          expect(Number.isFinite(fact.value), fact.id).toBe(true);
          expect(FACT_METHODS).toContain(fact.method);
          expect(known.has(fact.activityId), fact.id).toBe(true);
        }
      }),
      { numRuns: process.env.SOAK ? 2000 : 40, seed: 20_261_121 },
    );
  }, 60_000);
});
