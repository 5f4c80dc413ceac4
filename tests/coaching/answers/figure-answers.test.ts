import { describe, expect, test } from 'vitest';
import type { ActivityWeather } from '@tasuki/domain/activities/activity-weather';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { questionIntent } from '@tasuki/domain/coaching/questions/question-intent';
import { LANGUAGES } from '@tasuki/domain/language';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { buildActivity } from '../../builders/recording-builder.ts';
import { earlierRun, easyWeeks, weatherAt } from '../feedback/coach-samples.ts';
import { asking, easyRun, RICH_HISTORY, SAMPLE_RUNNERS, topicOf } from './conversation-samples.ts';
import { HELD_OUT_EN } from '../questions/question-held-out-en.ts';
import { questionsOf } from '../questions/question-samples.ts';
import { expectCleanAnswer, SAMPLES, textOf } from './talks.ts';

const rich = topicOf(easyRun(), { history: RICH_HISTORY });
const inGeneral = { history: RICH_HISTORY };
const bare = topicOf(easyRun({ withoutHeartRate: true }), { athlete: UNKNOWN_PHYSIOLOGY });

function askedIn(language: keyof typeof SAMPLES) {
  return questionsOf(SAMPLES[language])
    .filter(({ intent }) => intent === 'figure')
    .map(({ text }) => text);
}

describe.each(LANGUAGES)('who asks for a figure in %s', (language) => {
  test('gets a clean answer, whoever runs', () => {
    Object.values(SAMPLE_RUNNERS).forEach((make, turn) => {
      const runner = make();
      const questions = askedIn(language).filter(
        (_, index) => process.env.SOAK !== undefined || index % 4 === turn % 4,
      );
      for (const text of questions) expectCleanAnswer(asking(text, { ...runner, language }));
    });
  });

  test('gets figures wherever they are known, in words that take turns', () => {
    for (const text of askedIn(language)) {
      const first = textOf(asking(text, { ...rich, language }));
      if (!/calo|カロリー|卡路里|熱量/i.test(text)) {
        expect(factReferences(first), text).not.toEqual([]);
      }
      const again = textOf(
        asking(text, {
          ...rich,
          language,
          earlier: [
            { author: 'runner', text },
            { author: 'coach', text: first },
          ],
        }),
      );
      expect(again).not.toBe(first);
    }
  });
});

describe('the figure that is asked for', () => {
  test.each([
    ['en', 'what was my max heart rate?', 'heartRate.maximum'],
    ['ja', '最大心拍はいくつだった？', 'heartRate.maximum'],
    ['zh', '心率最高到了多少', 'heartRate.maximum'],
    ['zh-tw', '最大心率是多少？', 'heartRate.maximum'],
    ['vi', 'Nhịp tim cao nhất là bao nhiêu?', 'heartRate.maximum'],
    ['en', "how's my cadence?", 'cadence.average'],
    ['ja', 'ピッチはどれくらい？', 'cadence.average'],
    ['zh', '步频多少', 'cadence.average'],
    ['zh-tw', '步頻多少', 'cadence.average'],
    ['vi', 'guồng chân bao nhiêu', 'cadence.average'],
    ['en', 'how far did I run today?', 'distance.total'],
    ['vi', 'hôm nay chạy được bao xa?', 'distance.total'],
    ['en', 'how much did I climb?', 'altitude.ascent'],
    ['ja', '獲得標高はどれくらい', 'altitude.ascent'],
    ['en', 'how long was I out', 'duration.moving'],
    ['zh', '这次跑了多久', 'duration.moving'],
    ['en', "what's the training load of this run", 'load.value'],
    ['ja', 'この練習の負荷は？', 'load.value'],
    ['en', 'which zone was I in', 'zone.most.number'],
    ['zh-tw', '主要在哪個區間', 'zone.most.number'],
    ['en', 'how much time in zone 3', 'zone.3.share'],
    ['vi', 'vùng 2 chiếm bao nhiêu phần trăm', 'zone.2.share'],
    ['en', 'what was my speed', 'speed.average'],
    ['en', "what's my VO2max?", 'runner.vdot'],
    ['vi', 'VDOT của mình là bao nhiêu', 'runner.vdot'],
    ['en', 'longest run lately?', 'runner.longest30'],
    ['ja', '最近の最長は？', 'runner.longest30'],
    ['en', 'How far did I run this month', 'runner.calendarMonth.0.distance'],
    ['ja', '今月何キロ走った？', 'runner.calendarMonth.0.distance'],
    ['zh', '这个月跑了多少公里', 'runner.calendarMonth.0.distance'],
    ['zh-tw', '這個月跑了幾公里', 'runner.calendarMonth.0.distance'],
    ['vi', 'Tháng này tôi chạy bao nhiêu km?', 'runner.calendarMonth.0.distance'],
    ['en', 'how many hours did I run this month', 'runner.calendarMonth.0.duration'],
  ] as const)('is given in %s: %s', (language, question, factId) => {
    expect(factReferences(textOf(asking(question, { ...rich, language })))).toContain(factId);
  });

  test.each(LANGUAGES)('is said of a month with one run without a plural in %s', (language) => {
    const newcomer = SAMPLE_RUNNERS['a newcomer with a single run']?.();
    const question = {
      en: 'How far did I run this month',
      ja: '今月何キロ走った？',
      zh: '这个月跑了多少公里',
      'zh-tw': '這個月跑了幾公里',
      vi: 'Tháng này tôi chạy bao nhiêu km?',
    }[language];
    const inMonth = asking(question, { ...newcomer, language });
    expectCleanAnswer(inMonth);
    const text = textOf(inMonth);
    expect(text).toContain('{{runner.calendarMonth.0.distance}}');
    expect(text).not.toMatch(/runs\b(?!\}\})/);
  });

  test('is each of those asked for at once', () => {
    const ids = factReferences(textOf(asking('Average pace and heart rate please', rich)));
    expect(ids).toEqual(expect.arrayContaining(['pace.average', 'heartRate.average']));
  });

  test('is that of the last run where no run is spoken of, under its name', () => {
    const text = textOf(asking('what was my average pace', inGeneral));
    expect(text).toContain('{{recent.1.pace}}');
    expect(text).toMatch(/last run/);
    expect(textOf(asking('how long was I out', inGeneral))).toContain('{{recent.1.duration}}');
    const maximum = textOf(asking('what was my max heart rate?', inGeneral));
    expect(factReferences(maximum)).toEqual([]);
    expect(maximum).toMatch(/single runs|run by run/);
  });

  test('is not taken for today’s where the last run lies days back', () => {
    const text = textOf(asking('how far did I run today?', inGeneral));
    expect(factReferences(text)).toEqual(['runner.daysSinceRun', 'recent.1.distance']);
  });

  test('is said to be missing where it is, with what is known', () => {
    for (const question of ['what was my max heart rate?', 'avg hr?', 'which zone was I in']) {
      const text = textOf(asking(question, bare));
      expect(text).toMatch(/heart/);
      expect(text).toMatch(/has no number|There’s no number/);
      expect(text).toMatch(/distance, time, pace/);
      expect(factReferences(text)).toEqual([]);
    }
    expect(textOf(asking('power?', rich))).toMatch(/no number for power/);
    expect(textOf(asking('how many calories did i burn', rich))).toMatch(/calories/i);
    expect(factReferences(textOf(asking("what's my VO2max?", { history: easyWeeks() })))).toEqual(
      [],
    );
  });

  test('is not summed up over weeks where it is not known', () => {
    const text = textOf(asking('what was my highest heart rate this month', rich));
    expect(factReferences(text)).toEqual([]);
    expect(text).toMatch(/single runs|run by run/);
  });

  test('is the month counted back from today, whatever the calendar says', () => {
    const history = [1, 20, 29, 30, 50].map((days) => earlierRun(days, { id: `${days}` }));
    const { facts } = asking('how far did I run this month', { history });
    expect(facts.find(({ id }) => id === 'runner.month.distance')).toMatchObject({
      value: 24_000,
      proof: { kind: 'history', days: 30, activityCount: 3 },
    });
    const old = asking('how far did I run this month', { history: history.slice(-1) });
    // Only the newest run is named, which is no part of this month.
    const named = factReferences(textOf(old));
    expect(named.filter((id) => !/^recent\.1\.|^runner\.daysSinceRun$/.test(id))).toEqual([]);
  });

  test('speaks of slopes where there were some', () => {
    const hilly = buildActivity(
      [
        { seconds: 1200, speedMetersPerSecond: 2.6, heartRate: 150, grade: 0.04 },
        { seconds: 1200, speedMetersPerSecond: 3, heartRate: 140, grade: -0.04 },
      ],
      { seed: 5 },
    );
    const text = textOf(asking('how much did I climb?', topicOf(hilly)));
    expect(factReferences(text)).toEqual(
      expect.arrayContaining(['altitude.ascent', 'pace.gradeAdjusted']),
    );
  });
});

test('what needs a doctor comes before every figure', () => {
  const chest = asking('I had chest pain and nearly fainted, what was my max heart rate?', rich);
  expect(answerQuestion(chest).isSafetyFirst).toBe(true);
  expect(factReferences(textOf(chest))).toEqual([]);
  const later = asking('what was my max heart rate?', {
    ...rich,
    earlier: [
      { author: 'runner', text: 'I had chest pain and nearly fainted on the run' },
      { author: 'coach', text: 'Stop running and see a doctor.' },
    ],
  });
  expect(factReferences(textOf(later))).toEqual([]);
});

describe('an answer about heat', () => {
  const saidOfHeat = (weather: ActivityWeather | null, watchCelsius: number) => {
    const run = easyRun();
    run.recording.columns.temperatureCelsius.fill(watchCelsius);
    const talk = topicOf(run, { history: RICH_HISTORY, weather });
    return factReferences(textOf(asking('how should I run in the heat?', talk)));
  };

  test('names the temperature of the weather service', () => {
    expect(saidOfHeat(weatherAt(31), 15)).toContain('temperature.weather');
  });

  test('never takes the watch’s for that of the air', () => {
    expect(saidOfHeat(null, 34).join()).not.toContain('temperature');
    expect(saidOfHeat(weatherAt(12), 34).join()).not.toContain('temperature');
  });
});

test('nobody who asks for a figure reads that nothing can be answered', () => {
  for (const { text } of questionsOf(HELD_OUT_EN).filter(({ intent }) => intent === 'figure')) {
    expect(textOf(asking(text, rich)), text).not.toMatch(
      /can’t answer|don’t tell me|not sure what/,
    );
  }
});

test.each([
  'what heart rate should I train at',
  'why was my heart rate so high',
  'how can I improve my cadence',
  'how far should I run tomorrow',
  'how many calories should I eat',
  'how much faster am I than last month',
  'what is my easy pace',
  'how fast could I run a marathon',
  'how was my week',
  'am I ready for a half, my longest run is 15k',
  '理想のピッチは？',
  'ピッチを上げるには？',
  '10km何分で走れる？',
  '今週どれくらい走った？',
  '怎么提高步频',
  '明天跑多远',
  '全馬能跑多久',
  '這週跑了多少',
  'mai chạy bao xa',
  'cadence bao nhiêu là tốt',
  'marathon chạy mất bao lâu',
])('whose question is no figure’s is not answered with one: %s', (question) => {
  expect(questionIntent(question)).not.toBe('figure');
});

test.each([
  'pace?',
  'what about cadence',
  'did I burn many calories',
  'how much climbing did I do this week',
  '心拍は？',
  '安静時心拍は？',
  '心拍数の平均と最大は？',
  '配速呢',
  '今天的配速',
  '靜息心率多少',
  'nhịp tim thế nào',
  'quãng đường?',
])('a word or two ask for a figure, too: %s', (question) => {
  expect(questionIntent(question)).toBe('figure');
});
