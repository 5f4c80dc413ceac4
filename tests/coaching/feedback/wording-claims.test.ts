import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { viewSession } from '@tasuki/domain/coaching/facts/session-view';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import {
  wordingText,
  type ClaimingWording,
  type Wording,
} from '@tasuki/domain/coaching/feedback/word-book';
import { WORD_BOOKS } from '@tasuki/domain/coaching/feedback/word-books';
import { CLAIM_TESTS, WORDING_CLAIMS } from '@tasuki/domain/coaching/feedback/wording-claims';
import { writeFeedback } from '@tasuki/domain/coaching/feedback/write-feedback';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import type { FindingCode, OpeningCode } from '@tasuki/domain/coaching/feedback/session-reading';
import { makeScenario } from '../../builders/session-scenario.ts';
import { STRUCTURED_SCENARIOS } from '../../builders/structured-scenarios.ts';
import { UNSTRUCTURED_SCENARIOS } from '../../builders/unstructured-scenarios.ts';
import { buildActivity } from '../../builders/recording-builder.ts';
import { situation, type Situation } from './arbitrary-situations.ts';
import { coached, NOW } from './coach-samples.ts';

const RUNS = process.env.SOAK ? 2000 : 40;
const TURNS = 40;

function isClaiming(wording: Wording): wording is ClaimingWording {
  return typeof wording !== 'string';
}

function claimingWordings(language: Language) {
  const { openings, findings } = WORD_BOOKS[language];
  const entries = Object.entries<readonly Wording[]>({ ...openings, ...findings });
  return entries.flatMap(([code, wordings]) =>
    wordings.filter(isClaiming).map((wording) => ({ code, wording })),
  );
}

/** What was said of a session, with the texts that claim what is not so. */
function falseClaims({ decoded, athlete, history, note }: Situation, language: Language): string[] {
  const analysis = coached(decoded, { athlete, history, note, language });
  const feedback = rewriteFeedback({
    source: decoded,
    analysis,
    history,
    note,
    language,
    now: NOW,
  });
  const view = viewSession(decoded, analysis, history);
  const said = new Set(feedback?.sentences.map(({ text }) => text) ?? []);
  return claimingWordings(language)
    .filter(({ wording }) => said.has(wording.text))
    .filter(({ wording }) => !wording.when.every((claim) => CLAIM_TESTS[claim](view)))
    .map(({ wording }) => wording.text);
}

describe.each(LANGUAGES)('a wording that claims more than others, in %s', (language) => {
  test('stands behind one that does not', () => {
    const { openings, findings } = WORD_BOOKS[language];
    for (const wordings of Object.values<readonly Wording[]>({ ...openings, ...findings })) {
      expect(
        wordings.some((wording) => !isClaiming(wording)),
        wordings.map(wordingText)[0],
      ).toBe(true);
    }
    const used = new Set(claimingWordings(language).flatMap(({ wording }) => wording.when));
    expect([...used].sort()).toEqual([...WORDING_CLAIMS].sort());
  });

  test('is never chosen where its claim is false, and sometimes where it is true', () => {
    const run = buildActivity([{ seconds: 2400, speedMetersPerSecond: 2.8 }], { seed: 5 });
    const analysis = coached(run);
    const reading = readSession({ source: run, analysis, history: [], note: null });
    for (const { code, wording } of claimingWordings(language)) {
      const isOpening = code in WORD_BOOKS[language].openings;
      // Every figure is known, so that only the claim decides.
      const facts = [...wording.text.matchAll(/\{\{([^}]+)\}\}/g)].map(([, id = '']) => ({
        id,
        value: 300,
        unit: 'secondsPerKilometer' as const,
        method: 'recorded',
        proof: { kind: 'model' as const },
      }));
      const sayings = (claims: typeof reading.claims) =>
        Array.from({ length: TURNS }, (_, turn) =>
          writeFeedback(
            {
              ...reading,
              ...(isOpening
                ? { opening: code as OpeningCode, findings: [] }
                : { findings: [code as FindingCode] }),
              claims,
              turn,
            },
            [...analysis.facts, ...facts],
            { language, createdAt: NOW },
          ).sentences.map(({ text }) => text),
        ).flat();
      const others = WORDING_CLAIMS.filter((claim) => !wording.when.includes(claim));
      expect(sayings(others)).not.toContain(wording.text);
      expect(sayings(WORDING_CLAIMS)).toContain(wording.text);
    }
  });

  test(
    'is true of whatever session it is said of',
    () => {
      fc.assert(
        fc.property(situation, (given) => {
          expect(falseClaims(given, language)).toEqual([]);
        }),
        { numRuns: RUNS, seed: 20_261_123 },
      );
    },
    process.env.SOAK ? 3_600_000 : 60_000,
  );
});

test('every claim is false of some made-up session and true of another', () => {
  const seen = new Map(WORDING_CLAIMS.map((claim) => [claim, new Set<boolean>()]));
  const fading = buildActivity(
    [{ seconds: 6000, speedMetersPerSecond: 3.2, endSpeedMetersPerSecond: 2.6, heartRate: 150 }],
    { seed: 5 },
  );
  const briefStops = buildActivity(
    Array.from({ length: 4 }, () => [
      { seconds: 900, speedMetersPerSecond: 2.8 },
      { seconds: 20, speedMetersPerSecond: 0 },
    ]).flat(),
    { seed: 5 },
  );
  const made = [...STRUCTURED_SCENARIOS, ...UNSTRUCTURED_SCENARIOS].map((scenario) =>
    makeScenario(scenario, 2),
  );
  const own = [fading, briefStops].map((decoded) => ({ decoded, history: [] }));
  for (const { decoded, history } of [...made, ...own]) {
    const view = viewSession(decoded, coached(decoded, { history }), history);
    for (const claim of WORDING_CLAIMS) seen.get(claim)?.add(CLAIM_TESTS[claim](view));
  }
  for (const claim of WORDING_CLAIMS) {
    expect([...(seen.get(claim) ?? [])].sort(), claim).toEqual([false, true]);
  }
}, 60_000);

test('a mountain run that went down more than up is not said to be one of climbing', () => {
  const down = buildActivity(
    [
      { seconds: 1200, speedMetersPerSecond: 1.8, grade: 0.06, heartRate: 140 },
      { seconds: 3600, speedMetersPerSecond: 1.9, grade: -0.13, heartRate: 135 },
    ],
    { seed: 4, startAltitudeMeters: 1200 },
  );
  const analysis = coached(down);
  const view = viewSession(down, analysis, []);
  expect(analysis.purpose).toBe('mountain');
  expect(CLAIM_TESTS.notDownhill(view)).toBe(false);
});
