import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import {
  asking,
  easyRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';

const KNOWN: TalkOptions = { history: RICH_HISTORY };

function answer(question: string, options: TalkOptions = KNOWN): string {
  return answerQuestion(asking(question, options)).sentences.join('');
}

describe('whether a time can be run', () => {
  // The best recent race is 10 km in 45 minutes, and no run was longer than an hour and a half.
  test.each([
    ['can I run 10k in 50 minutes?', /in 50:00\? (?:Yes)/],
    ['can I run 10k in 44:50?', /within reach|Maybe/],
    ['can I run 10k in 43:30?', /Unlikely|Not yet/],
    ['can I run 10k in 38 minutes?', /in 38:00\? No\b/],
    ['can I run a marathon in 2:30?', /marathon in 2:30:00\? No\b/i],
  ])('%s', (question, verdict) => {
    const said = answer(question);
    expect(said).toMatch(verdict);
    expect(factReferences(said).some((id) => id.startsWith('runner.predicted.'))).toBe(true);
  });

  test('a yes over a long distance waits for endurance', () => {
    const short = RICH_HISTORY.map((run) => ({
      ...run,
      distanceMeters: Math.min(run.distanceMeters ?? 0, 10_050),
    }));
    const said = answer('can I run a marathon in 4:30?', { history: short });
    expect(said).toMatch(/\? (?:On paper|Your speed)/);
    expect(said).not.toMatch(/in between|reach/);
    expect(factReferences(said)).toContain('runner.longest30');
  });

  test('what is only just in reach is not called enough where endurance lacks', () => {
    const short = RICH_HISTORY.map((run) => ({
      ...run,
      distanceMeters: Math.min(run.distanceMeters ?? 0, 10_050),
    }));
    const said = answer('can I run a half in 1:39:50?', { history: short });
    expect(said).not.toMatch(/On paper|speed is enough/);
    expect(factReferences(said)).toContain('runner.longest30');
  });

  test('a wish of a later day is not judged for today alone', () => {
    const said = answer('sub 38 10k by spring doable?');
    expect(said).not.toMatch(/\? No\b|end badly/);
    expect(said).toMatch(/few months/);
    expect(factReferences(said)).toContain('runner.predicted.10000.duration');
  });

  test('of two wishes each is answered by its name', () => {
    const said = answer('can I run 10k in 50 or half in 1:25?');
    expect(said).toMatch(/10 ?(?:km|K) in 50:00\? Yes.*half(?: marathon)? in 1:25:00\? No/i);
  });

  test('without a race nothing is promised', () => {
    const said = answer('can I run a half in 1:42?', {
      history: RICH_HISTORY.filter(({ purpose }) => purpose !== 'race'),
    });
    expect(factReferences(said)).toEqual([]);
    expect(said).not.toMatch(/^(?:Yes|No)\b/);
  });
});

describe('a runner who does not feel their best', () => {
  const LONG_OR_HARD = /long run|longRun|tempo|intervals/i;

  test.each([
    'not great today, what next?',
    'not sleeping well',
    'slept 4 hours, what should I run today',
    'feeling flat. should I do my tempo?',
    'exhausted, how fast should my intervals be',
  ])('is sent to rest or a short easy run: %s', (question) => {
    const said = answer(question);
    expect(said).toMatch(/rest|easy|day off/i);
    expect(said.replace(/long (?:or|and)|anything long/gi, '')).not.toMatch(LONG_OR_HARD);
    expect(factReferences(said).filter((id) => id.startsWith('runner.next.'))).toEqual([]);
  });

  test('is not who lives with somebody tired', () => {
    expect(answer('my son slept badly, can i run today')).not.toMatch(/body says|tired/);
  });

  test('is not sent to a long run a message later either', () => {
    const earlier: ConversationTurn[] = [
      { author: 'runner', text: 'slept terribly again' },
      { author: 'coach', text: answer('slept terribly again') },
    ];
    const said = answer('ok, and what should I run tomorrow?', { ...KNOWN, earlier });
    expect(factReferences(said).filter((id) => id.startsWith('runner.next.'))).toEqual([]);
  });

  test.each([
    ['slept 3 hours, can I still do the tempo tomorrow?', /tomorrow/],
    ['exhausted. what should I run tomorrow?', /tomorrow/],
  ])('is answered of tomorrow where that is asked: %s', (question, day) => {
    const said = answer(question);
    expect(said).toMatch(day);
    expect(said).not.toMatch(/today/);
  });

  test('learns of sessions again after saying that they are well', () => {
    const earlier: ConversationTurn[] = [
      { author: 'runner', text: 'slept terribly again' },
      { author: 'coach', text: 'Rest today.' },
    ];
    const said = answer('slept great, what should I run next?', { ...KNOWN, earlier });
    expect(factReferences(said).some((id) => id.startsWith('runner.next.'))).toBe(true);
  });

  test('learns how the week stands without a session to come', () => {
    const said = answer('feeling drained today. how many km this week?', topicOf(easyRun(), KNOWN));
    expect(factReferences(said)).toContain('runner.week.distance');
    expect(factReferences(said).filter((id) => id.startsWith('runner.next.'))).toEqual([]);
  });
});

describe('a day that is named', () => {
  test.each([
    ['why was my Tuesday run so slow', /Tuesday/],
    ['tuesday felt awful and slow, what happened there', /Tuesday/],
  ])('is answered with that run and what is usual: %s', (question, day) => {
    const history = [
      ...RICH_HISTORY,
      {
        ...(RICH_HISTORY[0] as (typeof RICH_HISTORY)[number]),
        id: 'tuesday',
        startedAt: new Date('2026-11-17T07:00:00Z'),
        purpose: 'easy' as const,
      },
    ].sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
    const said = answer(question, { history });
    expect(said).toMatch(day);
    expect(factReferences(said)).toContain('runner.easyPace');
  });

  test.each(['can i do tuesday and thursday instead', 'can i run monday and friday'])(
    'of days to come no past run is answered: %s',
    (question) => {
      expect(answer(question)).not.toMatch(/run of yours|You (?:covered|ran)/);
    },
  );

  test('without a run is not answered from another', () => {
    expect(answer('why was my Friday run so slow')).toMatch(/run from you on Friday/);
  });
});

describe('a day that is judged', () => {
  const judged = (pace: number, heartRate: number, question = 'why was my tuesday run so slow') =>
    answer(question, {
      history: [
        ...RICH_HISTORY.filter(({ startedAt }) => startedAt < new Date('2026-11-16T00:00:00Z')),
        {
          ...(RICH_HISTORY[0] as (typeof RICH_HISTORY)[number]),
          id: 'tuesday',
          startedAt: new Date('2026-11-17T07:00:00Z'),
          purpose: 'easy' as const,
          averagePaceSecondsPerKilometer: pace,
          averageHeartRateBeatsPerMinute: heartRate,
        },
      ].sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime()),
    });

  test('a pace that explains a higher pulse is called too fast', () => {
    const said = judged(300, 165, 'was I too fast on tuesday?');
    expect(said).toMatch(/too fast for/);
    expect(said).not.toMatch(/something else|poor sleep/);
  });

  test('a slower run at the same pulse is not called nothing', () => {
    const said = judged(420, 142);
    expect(said).not.toMatch(/worry|simply ran easy|how it should be/);
    expect(said).toMatch(/heat/i);
  });

  test('a heartbeat more is no reason', () => {
    expect(judged(352, 143)).not.toMatch(/something else|worked harder/);
  });
});

describe('on the page of a run, its weekday', () => {
  // The run of these conversations was on a Saturday.
  test.each([
    ['ja', '土曜のランどうだった？'],
    ['zh', '周六那次跑得咋样'],
    ['zh-tw', '禮拜六那趟跑得怎樣'],
    ['en', 'how was saturday’s run?'],
  ] as const)('means that run, in %s', (language, question) => {
    const talk = { ...topicOf(easyRun(), { history: RICH_HISTORY }), language };
    // The list of figures that can be asked for holds none of the run.
    expect(factReferences(answer(question, talk))).not.toEqual([]);
  });
});
