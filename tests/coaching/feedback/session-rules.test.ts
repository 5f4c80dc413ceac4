import { describe, expect, test } from 'vitest';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { SessionReading } from '@tasuki/domain/coaching/feedback/session-reading';
import { LANGUAGES } from '@tasuki/domain/language';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { buildActivity, type RecordingSegment } from '../../builders/recording-builder.ts';
import {
  asRecent,
  coached,
  earlierRun,
  easyWeeks,
  KNOWN_RUNNER,
  NOW,
  sentencesOf,
  type CoachedOptions,
} from './coach-samples.ts';
import { intervalRun } from '../answers/conversation-samples.ts';

const EASY_SPEED = 1000 / 350;

function easyRun(minutes = 48, change: Partial<RecordingSegment> = {}): DecodedActivity {
  return buildActivity(
    [{ seconds: minutes * 60, speedMetersPerSecond: EASY_SPEED, heartRate: 136, ...change }],
    { seed: 3 },
  );
}

function readingOf(decoded: DecodedActivity, options: CoachedOptions = {}): SessionReading {
  return readSession({
    source: decoded,
    analysis: coached(decoded, options),
    history: options.history ?? [],
    note: options.note ?? null,
  });
}

const daysBefore = (startedAt: Date) =>
  (easyRun().startedAt.getTime() - startedAt.getTime()) / 86_400_000;

const QUALITY_WEEKS = easyWeeks().map((run, index): RecentActivity =>
  index % 4 === 1 ? { ...run, purpose: index % 8 === 1 ? 'tempo' : 'intervals' } : run,
);

describe('what comes next', () => {
  test('is never hard after a hard session', () => {
    const { purpose, nextStep } = readingOf(intervalRun(), { history: QUALITY_WEEKS });
    expect(purpose).toBe('intervals');
    expect(['afterHard', 'afterIntervalsEven', 'afterIntervalsFaded', 'restTired']).toContain(
      nextStep.code,
    );
  });

  test('is hard only for runners whose weeks hold such sessions', () => {
    expect(readingOf(easyRun(28), { history: QUALITY_WEEKS }).nextStep.code).toBe('long');
    const longLately = QUALITY_WEEKS.map((run, index): RecentActivity => {
      if (index === 2) return { ...run, purpose: 'long' };
      return index === 3 ? { ...run, purpose: 'easy', distanceMeters: 8000 } : run;
    });
    expect(readingOf(easyRun(28), { history: longLately }).nextStep.code).toBe('intervals');
    const fuller = [earlierRun(4, { distanceMeters: 4000 }), ...QUALITY_WEEKS];
    expect(readingOf(easyRun(28), { history: fuller }).nextStep.code).toBe('easyAgain');
    const overfull = [earlierRun(4, { distanceMeters: 10_000 }), ...QUALITY_WEEKS];
    expect(readingOf(easyRun(28), { history: overfull }).nextStep.code).toBe('lightDays');
    const onlyEasy = easyWeeks({ purpose: 'easy', distanceMeters: 7000 });
    expect(readingOf(easyRun(40), { history: onlyEasy }).nextStep.code).toBe('easyAgain');
    expect(readingOf(easyRun(48), { history: onlyEasy }).nextStep.code).toBe('restAfterSpike');
    expect(readingOf(easyRun(), { history: [] }).nextStep.code).toBe('easyAgain');
  });

  test('stays easy on the days after a hard session or a race', () => {
    const yesterday = [earlierRun(1, { purpose: 'tempo' }), ...QUALITY_WEEKS.slice(1)];
    expect(readingOf(easyRun(), { history: yesterday }).nextStep.code).toBe('easyAgain');
    const raced = [
      earlierRun(3, {
        purpose: 'race',
        distanceMeters: 10_000,
        averagePaceSecondsPerKilometer: 290,
      }),
      ...QUALITY_WEEKS.slice(2),
    ];
    expect(readingOf(easyRun(), { history: raced }).nextStep.code).toBe('easyAgain');
  });

  test('keeps the long run within a tenth of the longest of the month', () => {
    const history = easyWeeks();
    for (const minutes of [75, 90, 110, 170]) {
      const analysis = coached(easyRun(minutes), { history });
      const limit = analysis.facts.find(({ id }) => id === 'next.longRun.distance')?.value ?? 0;
      const run = analysis.summary.distanceMeters ?? 0;
      expect(limit).toBeGreaterThan(0);
      expect(limit).toBeLessThanOrEqual(1.1 * Math.max(14_000, run));
    }
  });

  test('is no warning of a jump where all runs are short', () => {
    const short = [2, 4, 7, 9, 12, 16, 20].map((daysAgo) =>
      earlierRun(daysAgo, { distanceMeters: 1900, averagePaceSecondsPerKilometer: 330 }),
    );
    const reading = readingOf(easyRun(19), { history: short });
    expect(reading.findings.filter((code) => code.startsWith('distance.'))).toEqual([]);
    expect(reading.nextStep.code).not.toBe('restAfterSpike');
    const limits = coached(easyRun(11), { history: short }).facts.filter(({ id }) =>
      ['next.longRun.distance', 'history.longRun.limit'].includes(id),
    );
    for (const { value } of limits) expect(value).toBeGreaterThan(1900);
    // From five kilometres on it is one.
    expect(readingOf(easyRun(40), { history: short }).nextStep.code).toBe('restAfterSpike');
  });

  test('of one run in a month is no word on how often', () => {
    const once = [earlierRun(40), earlierRun(55), earlierRun(80)];
    expect(readingOf(easyRun(20), { history: once }).findings).not.toContain('habit.sparse');
  });

  test('is rest after an ultramarathon, without a word on how long training needs to be', () => {
    const run = (minutes: number) => readingOf(easyRun(minutes)).nextStep.code;
    expect(run(200)).toBe('afterVeryLong');
    expect(run(290)).toBe('afterSevere');
  });

  test('is rest after a jump in distance, and no further jump', () => {
    const long = easyRun(130);
    const reading = readingOf(long, { history: easyWeeks() });
    expect(reading.opening).toBe('long.beyond');
    expect(reading.findings[0]).toBe('distance.farBeyond');
    expect(reading.nextStep.code).toBe('restAfterSpike');
    const limit = coached(long, { history: easyWeeks() }).facts.find(
      ({ id }) => id === 'next.longRun.distance',
    );
    expect(limit?.value).toBeLessThanOrEqual(14_000 * 1.1);
  });

  test('is a careful restart after a break', () => {
    const history = easyWeeks().map((run) => ({
      ...run,
      startedAt: new Date(run.startedAt.getTime() - 14 * DAY_MILLISECONDS),
    }));
    const reading = readingOf(easyRun(30), { history });
    expect(reading.findings).toContain('return.break');
    expect(reading.nextStep.code).toBe('restart');
  });

  test('is no running while it hurts, before any plan', () => {
    const note = 'left achilles hurts';
    expect(readingOf(intervalRun(), { note }).nextStep.code).toBe('pain');
    expect(readingOf(easyRun(130), { note, history: easyWeeks() }).nextStep.code).toBe('pain');
    expect(readingOf(easyRun(), { note: 'no pain at all' }).nextStep.code).not.toBe('pain');
  });

  test('changes for a mild pain on one side, in every language', () => {
    const notes = [
      'left calf sore from km 8',
      '8kmから左のふくらはぎが張ってきた',
      '8公里开始左小腿有点酸',
      '8公里開始左小腿有點緊',
      'bắp chân trái hơi căng từ km 8',
    ];
    for (const note of notes) {
      const { nextStep } = readingOf(easyRun(28), { note, history: QUALITY_WEEKS });
      expect({ note, code: nextStep.code }).toEqual({ note, code: 'pain' });
    }
  });

  test('stays gentle for a week after a noted pain, or until a note says that it has passed', () => {
    const painfulFrom = (days: number) => {
      const painful = QUALITY_WEEKS.find(({ startedAt }) => daysBefore(startedAt) >= days);
      return QUALITY_WEEKS.map((run): RecentActivity =>
        run === painful ? { ...run, notedPain: 'felt' } : run,
      );
    };
    const code = (days: number, note: string | null = null) =>
      readingOf(easyRun(28), { note, history: painfulFrom(days) }).nextStep.code;
    const hard = ['long', 'tempo', 'intervals'];
    expect(hard).not.toContain(code(1));
    expect(hard).toContain(code(1, 'the calf is fine again, no pain'));
    expect(hard).toContain(code(9));
  });

  test('winds down with the hard session of the same day', () => {
    const jog = buildActivity([{ seconds: 600, speedMetersPerSecond: 2.2, heartRate: 120 }], {
      seed: 2,
    });
    const history = [earlierRun(0.04, { purpose: 'intervals' }), ...easyWeeks()];
    const reading = readingOf(jog, { history });
    expect(reading.opening).toBe('recovery.coolDown');
    expect(reading.nextStep.code).toBe('afterHard');
  });
});

describe('what is said', () => {
  test('two weeks of easy runs never read alike', () => {
    let history = easyWeeks();
    const texts: string[] = [];
    for (let day = 0; day < 14; day += 1) {
      const decoded: DecodedActivity = {
        ...easyRun(48),
        startedAt: new Date(Date.parse('2026-11-21T21:30:00Z') + day * DAY_MILLISECONDS),
      };
      const analysis = coached(decoded, { history });
      expect(['easy', 'recovery']).toContain(analysis.purpose);
      texts.push(analysis.feedback?.sentences.map(({ text }) => text).join(' ') ?? '');
      history = [...history, asRecent(decoded, analysis)];
    }
    const openings = texts.map((text) => text.slice(0, text.indexOf('.')));
    for (const [index, opening] of openings.entries()) {
      if (index > 0) expect(opening).not.toBe(openings[index - 1]);
    }
    // Words alone, before any figure is filled in.
    expect(new Set(texts).size).toBeGreaterThanOrEqual(10);
  });

  test('halves that read the same are never called faster or slower', () => {
    for (let step = -12; step <= 12; step += 1) {
      const change = step / 1000;
      const decoded = buildActivity([
        { seconds: 1500, speedMetersPerSecond: 3 * (1 - change), heartRate: 140 },
        { seconds: 1500, speedMetersPerSecond: 3 * (1 + change), heartRate: 140 },
      ]);
      const analysis = coached(decoded);
      const shown = sentencesOf({
        ...analysis,
        feedback: {
          ...(analysis.feedback ?? fail()),
          sentences: [{ role: 'finding', text: '{{half.first.pace}} {{half.second.pace}}' }],
        },
      })[0]?.split(' ');
      const { findings, opening } = readSession({
        source: decoded,
        analysis,
        history: [],
        note: null,
      });
      if (shown?.[0] !== shown?.[1]) continue;
      expect(findings).not.toContain('halves.faster');
      expect(findings).not.toContain('halves.slower');
      expect(findings).not.toContain('halves.even');
      expect(opening).not.toMatch(/build|fade/);
    }
  });

  test('missing heart rate is no fault, and is mentioned at most once', () => {
    const without = buildActivity([{ seconds: 2800, speedMetersPerSecond: EASY_SPEED }], {
      seed: 3,
      without: ['heartRate'],
    });
    const words = sentencesOf(coached(without, { athlete: UNKNOWN_PHYSIOLOGY })).join(' ');
    expect(words.match(/heart/gi)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(words).not.toMatch(/missing|lack|unfortunately|without heart/i);
    const known = easyWeeks({ averageHeartRateBeatsPerMinute: null });
    expect(sentencesOf(coached(without, { history: known })).join(' ')).not.toMatch(/heart/i);
  });

  test('an easy run that was hard is called so, and the next one is slower', () => {
    const reading = readingOf(easyRun(48, { heartRate: 158 }), {
      history: easyWeeks({ averageHeartRateBeatsPerMinute: 156 }),
      athlete: {
        ...KNOWN_RUNNER,
        thresholdHeartRateBeatsPerMinute: 178,
        maximumHeartRateBeatsPerMinute: 192,
      },
    });
    expect(reading.findings.join()).not.toMatch(/easyHeld/);
    const brisk = readingOf(easyRun(40, { speedMetersPerSecond: 1000 / 325, heartRate: 148 }), {
      history: easyWeeks({ averageHeartRateBeatsPerMinute: 138 }),
    });
    if (brisk.purpose === 'easy') {
      expect(brisk.opening).toBe('easy.brisk');
      expect(brisk.nextStep.code).toBe('slowDown');
    } else {
      expect(brisk.purpose).toBe('steady');
      expect(brisk.nextStep.code).toBe('easyNext');
    }
  });

  test('a damaged recording says that it ends early', () => {
    const partial = { ...easyRun(40), isPartial: true };
    expect(readingOf(partial).findings[0]).toBe('record.partial');
  });

  test('other sports get few and honest words', () => {
    const ride = buildActivity([{ seconds: 5400, speedMetersPerSecond: 7.5, heartRate: 128 }], {
      seed: 1,
      sport: 'Ride',
    });
    const reading = readingOf(ride);
    expect(reading.opening).toBe('cross-training.ride');
    expect(sentencesOf(coached(ride)).join(' ')).not.toMatch(/pace of|\/km/);
  });

  test('nothing is said of a slip of the thumb, unless a red flag was', () => {
    const slip = buildActivity([{ seconds: 20, speedMetersPerSecond: 2 }], { seed: 1 });
    expect(coached(slip).feedback).toBeNull();
    expect(coached(slip, { note: 'chest pain' }).feedback?.isSafetyFirst).toBe(true);
    // A test of the heart-rate strap is no training, whatever the watch called it.
    for (const sport of ['Other', 'Ride'] as const) {
      const short = { seconds: 125, speedMetersPerSecond: 1.6, heartRate: 120 };
      expect(coached(buildActivity([short], { seed: 1, sport })).feedback).toBeNull();
    }
    const change = { ...easyRun(3), isTransition: true };
    expect(coached(change).feedback).toBeNull();
  });
});

describe('writing it again', () => {
  test('speaks another language from the same stored figures', () => {
    const decoded = intervalRun();
    const analysis = coached(decoded, { language: 'en' });
    const input = { source: decoded, analysis, history: [], note: null, now: NOW };
    expect(rewriteFeedback({ ...input, language: 'en' })).toEqual(analysis.feedback);
    for (const language of LANGUAGES) {
      const again = rewriteFeedback({ ...input, language });
      expect(again).toEqual(coached(decoded, { language }).feedback);
    }
  });

  test('answers a note that was written later', () => {
    const decoded = easyRun();
    const analysis = coached(decoded);
    const input = { source: decoded, analysis, history: [], language: 'ja' as const, now: NOW };
    expect(rewriteFeedback({ ...input, note: null })?.isSafetyFirst).toBe(false);
    expect(rewriteFeedback({ ...input, note: '途中で胸が痛くなった' })?.isSafetyFirst).toBe(true);
  });
});

function fail(): never {
  throw new Error('Nothing was said');
}
