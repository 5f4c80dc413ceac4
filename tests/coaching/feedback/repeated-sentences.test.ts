import { expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { coachActivity, rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { WORD_BOOKS } from '@tasuki/domain/coaching/feedback/word-books';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { LANGUAGES } from '@tasuki/domain/language';
import { recentActivityOf, type RecentActivity } from '@tasuki/domain/training/recent-activity';
import { buildActivity } from '../../builders/recording-builder.ts';
import { KNOWN_RUNNER } from './coach-samples.ts';
import { easyWeeks } from './coach-samples.ts';

/** Says how much further a heart rate would let the coach see. */
const HEART_RATE_HELPS = 'help.heartRate';

/** A runner's first runs every other evening, without a heart rate and much alike. */
function firstRuns(count: number, { raceFirst = false } = {}) {
  const history: RecentActivity[] = [];
  return Array.from({ length: count }, (_, index) => {
    const isRace = raceFirst && index === 0;
    const built = buildActivity(
      [
        {
          seconds: isRace ? 1400 : 1900 + 60 * index,
          speedMetersPerSecond: isRace ? 5005 / 1400 : 1000 / (385 - index),
          heartRate: isRace ? 184 : 140,
        },
      ],
      { seed: index + 3, without: isRace ? [] : ['heartRate'] },
    );
    const startedAt = new Date(Date.UTC(2026, 9, 1 + 2 * index, 18));
    const decoded = { ...built, startedAt };
    const now = new Date(startedAt.getTime() + 3_600_000);
    const before = history.toReversed();
    const analysis = coachActivity({
      decoded,
      athlete: UNKNOWN_PHYSIOLOGY,
      history: before,
      language: 'en',
      note: null,
      now,
    });
    history.push(recentActivityOf({ ...decoded, id: `run-${index}` }, analysis));
    const about = { source: decoded, analysis, history: before, note: null };
    const { findings, nextStep } = readSession(about);
    return {
      purpose: analysis.purpose,
      findings,
      guide: nextStep.guide,
      textIn: (language: (typeof LANGUAGES)[number]) => {
        const feedback = rewriteFeedback({ ...about, language, now });
        const locale = { language, units: 'metric' } as const;
        return feedbackText(feedback ?? { sentences: [] }, analysis.facts, locale);
      },
    };
  });
}

test('a run is named as the measure of later ones once for its kind', () => {
  const runs = firstRuns(6);
  const measures = runs.filter(({ findings }) => findings.includes('history.first'));
  expect(runs[0]?.findings).toContain('history.first');
  expect(new Set(measures.map(({ purpose }) => purpose)).size).toBe(measures.length);
});

test('nobody is asked to repeat a race within weeks', () => {
  const [race] = firstRuns(1, { raceFirst: true });
  expect(race?.purpose).toBe('race');
  expect(race?.findings).not.toContain('history.first');
});

test('a mean pace of stops or of a progression is no measure', () => {
  const findingsOf = (segments: Parameters<typeof buildActivity>[0]) => {
    const source = buildActivity(segments, { seed: 4 });
    const now = new Date(source.startedAt.getTime() + 7_200_000);
    const about = { history: [], note: null } as const;
    const athlete = UNKNOWN_PHYSIOLOGY;
    const analysis = coachActivity({ ...about, decoded: source, athlete, language: 'en', now });
    return { analysis, findings: readSession({ ...about, source, analysis }).findings };
  };
  const faster = findingsOf(
    [2.4, 2.6, 2.8, 3, 3.2, 3.4].map((speedMetersPerSecond, index) => ({
      seconds: 500,
      speedMetersPerSecond,
      heartRate: 130 + 6 * index,
    })),
  );
  expect(faster.analysis.purpose).toBe('progression');
  expect(faster.findings).not.toContain('history.first');
});

test('a recording of two minutes says nothing of the weeks before it', () => {
  const source = buildActivity([{ seconds: 120, speedMetersPerSecond: 2.6, heartRate: 130 }], {
    seed: 6,
  });
  const history = easyWeeks();
  const now = new Date(source.startedAt.getTime() + 7_200_000);
  const about = { history, note: null } as const;
  const athlete = UNKNOWN_PHYSIOLOGY;
  const analysis = coachActivity({ ...about, decoded: source, athlete, language: 'en', now });
  const { opening, findings } = readSession({ ...about, source, analysis });
  expect(opening).toBe('unclear.short');
  expect(findings.filter((code) => /^(?:habit|week)\./.test(code))).toEqual([]);
});

test('whoever runs without a heart rate does not hear about it below each run', () => {
  const runs = firstRuns(6);
  const reminded = runs.map(({ findings }) => findings.includes(HEART_RATE_HELPS));
  expect(reminded.some((isReminded, index) => isReminded && reminded[index + 1])).toBe(false);
});

test.each(LANGUAGES)(
  'no two runs on end explain an easy effort in the same words, in %s',
  (language) => {
    const { feel } = WORD_BOOKS[language].guides;
    const explained = firstRuns(6).map(({ textIn }) => textIn(language).at(-1)?.includes(feel));
    expect(explained).toContain(true);
    expect(explained.some((isSaid, index) => isSaid && explained[index + 1])).toBe(false);
  },
);

test('who has raced is given a range of easy paces now and then, not below each run', () => {
  const [, ...after] = firstRuns(7, { raceFirst: true });
  const guides = after.map(({ guide }) => guide);
  expect(guides).toContain('pace');
  expect(guides.some((guide, index) => guide === 'pace' && guides[index + 1] === 'pace')).toBe(
    false,
  );
});

test('what was too short or too gentle to tire does not announce sore muscles', () => {
  const rowed = (seconds: number, heartRate: number) => {
    const source = buildActivity([{ seconds, speedMetersPerSecond: 2.5, heartRate }], {
      sport: 'Rowing',
      seed: 2,
    });
    const analysis = coachActivity({
      decoded: source,
      athlete: UNKNOWN_PHYSIOLOGY,
      history: [],
      language: 'en',
      note: null,
      now: new Date(source.startedAt.getTime() + 7_200_000),
    });
    return readSession({ source, analysis, history: [], note: null }).findings;
  };
  expect(rowed(3600, 140)).toContain('cross.other');
  const short = rowed(1000, 105);
  expect(short).toContain('cross.brief');
  expect(short).not.toContain('cross.other');
});

test('what is as usual does not stand below each of many easy runs', () => {
  const history: RecentActivity[] = [];
  const texts = Array.from({ length: 24 }, (_, index) => {
    const built = buildActivity(
      [{ seconds: 2500 + 40 * index, speedMetersPerSecond: 1000 / 352, heartRate: 136 }],
      { seed: index + 1 },
    );
    const startedAt = new Date(Date.UTC(2026, 9, 1 + 2 * index, 18));
    const decoded = { ...built, startedAt };
    const before = history.toReversed();
    const now = new Date(startedAt.getTime() + 3_600_000);
    const about = { decoded, athlete: KNOWN_RUNNER, history: before, note: null, now };
    const analysis = coachActivity({ ...about, language: 'ja' });
    history.push(recentActivityOf({ ...decoded, id: `run-${index}` }, analysis));
    const source = decoded;
    const { findings } = readSession({ source, analysis, history: before, note: null });
    const sentences = analysis.feedback?.sentences.map(({ text }) => text) ?? [];
    return { findings, sentences };
  });
  const settled = texts.slice(14);
  const ofWeeks = settled.filter(({ findings }) =>
    findings.some((code) => /^(?:week|habit)\./.test(code)),
  );
  expect(ofWeeks.length).toBeGreaterThan(1);
  const said = texts.map(({ sentences }) => sentences.join(' '));
  expect(new Set(said).size).toBe(said.length);
  const nextSteps = settled.map(({ sentences }) => sentences.at(-1));
  expect(new Set(nextSteps).size).toBeGreaterThan(3);
});
