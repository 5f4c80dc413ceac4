import { describe, expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { LANGUAGES } from '@tasuki/domain/language';
import { buildActivity } from '../../builders/recording-builder.ts';
import { asking, talkedAbout } from '../answers/conversation-samples.ts';
import { textOf } from '../answers/talks.ts';
import { coached, earlierRun, sentencesOf } from './coach-samples.ts';

const EASY = { speedMetersPerSecond: 2.8, heartRate: 136 };

function run(minutes: number, heartRate = EASY.heartRate) {
  return buildActivity([{ ...EASY, heartRate, seconds: minutes * 60 }], { seed: 3 });
}

/** Longer ago than a comparison looks back. */
const LONG_AGO = [85, 120, 700] as const;

describe('a run after more than twelve weeks without one', () => {
  test.each(LONG_AGO)('is called one after a break of %i days and not the first', (daysAgo) => {
    const analysis = coached(run(38), { history: [earlierRun(daysAgo)] });
    const said = sentencesOf(analysis).join(' ');
    expect(analysis.purpose).toBe('easy');
    expect(said).not.toMatch(/first of yours|first look/);
    expect(said).toContain(`${daysAgo} days`);
  });

  test('is followed by a gentle start, however long it was', () => {
    for (const minutes of [25, 60]) {
      for (const heartRate of [136, 152]) {
        const analysis = coached(run(minutes, heartRate), { history: [earlierRun(200)] });
        const next = analysis.facts.find(({ id }) => id === 'next.duration')?.value ?? Infinity;
        expect(next).toBeLessThanOrEqual(40);
        expect(sentencesOf(analysis).at(-1)).toMatch(/day off/);
      }
    }
  });

  test('is followed by no longer one where it was long itself', () => {
    for (const daysAgo of [30, 200, 700]) {
      const long = buildActivity([{ seconds: 6000, speedMetersPerSecond: 3.4, heartRate: 150 }], {
        seed: 3,
      });
      const analysis = coached(long, {
        athlete: UNKNOWN_PHYSIOLOGY,
        history: [earlierRun(daysAgo)],
      });
      expect(analysis.purpose).toBe('long');
      expect(sentencesOf(analysis).at(-1)).toMatch(/day off/);
      expect(sentencesOf(analysis).at(-1)).not.toMatch(/long run/);
    }
  });

  test('is the first where nothing earlier is stored', () => {
    const said = sentencesOf(coached(run(38))).join(' ');
    expect(said).toMatch(/first of yours|first look/);
  });

  test('counts in no week, no usual pace and no longest run', () => {
    const [fresh, back] = [[], [earlierRun(200)]].map((history) => coached(run(38), { history }));
    const idsOf = (ids: readonly { id: string }[] = []) => ids.map(({ id }) => id);
    const added = idsOf(back?.facts).filter((id) => !idsOf(fresh?.facts).includes(id));
    expect(added).toEqual(['history.daysSinceRun']);
    expect(back?.purpose).toBe(fresh?.purpose);
  });
});

const QUESTIONS = {
  en: [
    'how was my week?',
    'am I training too much?',
    'what should I run next?',
    'should I rest or run?',
    'am I improving?',
    'how did my last run go?',
    'how many km did I run last week?',
    'how far was my last run?',
    'how can I run more?',
    'can I run a marathon in 20 weeks?',
  ],
  ja: ['今週どうだった？', '次は何を走ればいい？', '休むべき？走るべき？'],
  zh: ['这周怎么样？', '下次跑什么？'],
  'zh-tw': ['這週怎麼樣？', '下次跑什麼？'],
  vi: ['tuần này thế nào?', 'tiếp theo chạy gì?'],
} as const;
/** That there is no run, in any language. */
const NO_RUNS =
  /haven’t seen a run|None of your runs|don’t have any of your runs|don’t have a recording|recorded your first|まだ届いて|まだ、?.{0,6}記録がありません|还没有|還沒有|chưa có|chưa nhận/;

describe('a runner whose newest run is two years old', () => {
  const history = [earlierRun(730), earlierRun(735)];

  test.each(LANGUAGES)('is never told in %s that there are no runs', (language) => {
    for (const question of QUESTIONS[language]) {
      const said = textOf(asking(question, { history, language }));
      expect(said, question).not.toMatch(NO_RUNS);
    }
  });

  test('is told how old the newest one is, and about it', () => {
    expect(textOf(asking('how was my week?', { history }))).toContain('{{runner.daysSinceRun}}');
    expect(textOf(asking('how far was my last run?', { history }))).toContain(
      '{{recent.1.distance}}',
    );
    const { facts } = asking('how far was my last run?', { history });
    expect(facts.find(({ id }) => id === 'runner.daysSinceRun')?.value).toBeGreaterThan(725);
    expect(facts.find(({ id }) => id === 'recent.1.distance')?.value).toBe(8000);
  });

  test('hears the same where they ask about that run itself', () => {
    const decoded = { ...run(38), startedAt: new Date('2024-11-20T21:30:00Z') };
    const activity = talkedAbout(decoded, coached(decoded));
    for (const question of QUESTIONS.en) {
      expect(textOf(asking(question, { activity })), question).not.toMatch(NO_RUNS);
    }
  });

  test('is told that there are none only where there are none', () => {
    expect(textOf(asking('how was my week?'))).toMatch(NO_RUNS);
  });
});
