import { describe, expect, test } from 'vitest';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import { OPENING_CODES } from '@tasuki/domain/coaching/feedback/session-reading';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { buildActivity } from '../builders/recording-builder.ts';
import { IS_SOAK } from '../figures/soak-figure.ts';
import { variantsInTurn } from '../figures/variants-in-turn.ts';
import { generatedRecordings } from './all-recordings.ts';
import { unsafeAdvice } from './audit-advice.ts';
import { auditFinding, auditOpening, evidenceOf } from './audit-claims.ts';
import { auditFigure, type AuditedSession } from './audit-figures.ts';
import { rawSeriesOf } from './raw-series.ts';
import { auditLines, auditRecording, countSentences } from './sentence-audit.ts';
import type { RecordingToDisturb } from './stability.ts';

/** Two of them took half a minute: each run has one, and four turns have four. */
const SEEDS = IS_SOAK ? [1, 2, 3, 4, 5, 6, 7, 8] : variantsInTurn([1, 2, 3, 4]);
const UNSUPPORTED_SHARE_MAXIMUM = 0.01;

function sessionOf({ decoded, history }: Omit<RecordingToDisturb, 'id'>): AuditedSession {
  const analysis = coachActivity({
    decoded,
    athlete: UNKNOWN_PHYSIOLOGY,
    history,
    language: 'en',
    note: null,
    now: new Date('2026-12-01T00:00:00Z'),
  });
  return { decoded, raw: rawSeriesOf(decoded), analysis, history };
}

const mountain = () =>
  sessionOf({
    decoded: buildActivity(
      [{ seconds: 9600, speedMetersPerSecond: 0.95, heartRate: 164, grade: 0.2, cadence: 120 }],
      { seed: 7 },
    ),
    history: [],
  });

describe('an audit of every sentence', () => {
  test('finds nothing false and nothing unsafe in what is said of made-up sessions', () => {
    const sentences = generatedRecordings(SEEDS).flatMap(auditRecording);
    const { all } = Object.fromEntries(countSentences(sentences, () => 'all'));
    const lines = auditLines(sentences).join('\n');
    expect(all?.sentences, lines).toBeGreaterThan(250 * SEEDS.length);
    expect(all?.false, lines).toBe(0);
    expect(all?.unsafe, lines).toBe(0);
    expect(all?.unsupported, lines).toBeLessThanOrEqual(
      (all?.sentences ?? 0) * UNSUPPORTED_SHARE_MAXIMUM,
    );
  }, 120_000);

  test('notices a figure that is half as large again', () => {
    const measured = /^(?:half|third|quarter|split)\.|^(?:pace|duration|distance)\./;
    const sessions = generatedRecordings([3]).map(sessionOf);
    let wrong = 0;
    let noticed = 0;
    for (const session of sessions) {
      for (const fact of session.analysis.facts.filter(({ id }) => measured.test(id))) {
        // Shares and numbers of few kilometres round to themselves.
        if (fact.unit === 'count' || fact.unit === 'percent') continue;
        wrong += 1;
        const verdict = auditFigure({ ...fact, value: fact.value * 1.5 + 60 }, session);
        if (verdict !== 'true') noticed += 1;
      }
    }
    expect(wrong).toBeGreaterThan(300);
    expect(noticed).toBe(wrong);
  });

  test('refuses what a mountain is not', () => {
    const evidence = evidenceOf(mountain());
    for (const opening of ['walk.plain', 'race.even', 'intervals.even', 'easy.short'] as const) {
      expect(OPENING_CODES).toContain(opening);
      expect(auditOpening(opening, evidence), opening).not.toBe('true');
    }
    for (const finding of ['walk.time', 'compare.usual', 'week.steady', 'drift.none'] as const) {
      expect(auditFinding(finding, evidence), finding).not.toBe('true');
    }
  });

  test('calls an ordinary run on the day after a mountain unsafe', () => {
    const evidence = evidenceOf(mountain());
    expect(unsafeAdvice('afterWalk', evidence)).toMatch(/^afterWalk after /);
    expect(unsafeAdvice('easyNext', evidence)).not.toBeNull();
    expect(unsafeAdvice('afterSevere', evidence)).toBeNull();
  });
});
