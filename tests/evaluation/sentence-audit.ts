import type { ActivityWeather } from '@tasuki/domain/activities/activity-weather';
import { coachActivity, rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { factReferences, feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { wordingText, type Wording } from '@tasuki/domain/coaching/feedback/word-book';
import { WORD_BOOKS } from '@tasuki/domain/coaching/feedback/word-books';
import type { WordingClaim } from '@tasuki/domain/coaching/feedback/wording-claims';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { unsafeAdvice } from './audit-advice.ts';
import {
  auditFinding,
  auditNextStep,
  auditOpening,
  auditWording,
  evidenceOf,
} from './audit-claims.ts';
import { auditFigure, type AuditedSession, type Verdict } from './audit-figures.ts';
import { rawSeriesOf } from './raw-series.ts';
import type { RecordingToDisturb } from './stability.ts';

/** One sentence that a runner would read, and what an audit makes of it. */
export interface AuditedSentence {
  recording: string;
  purpose: string;
  language: Language;
  /** What kind of claim it makes: its opening, finding or next step. */
  claim: string;
  role: 'purpose' | 'finding' | 'nextStep';
  /** As the runner reads it. */
  text: string;
  verdict: Verdict;
  /** What is wrong, by claim or figure; empty where it is true. */
  reasons: readonly string[];
  /** Advice that asks too much after such a load; null otherwise. */
  unsafe: string | null;
}

const NOW = new Date('2026-12-01T00:00:00Z');
const WORST: readonly Verdict[] = ['false', 'unsupported', 'true'];

/** Every third recording is audited as if it had been a humid summer's day, every third as dry heat. */
function weatherOf(id: string): ActivityWeather | null {
  const [letter = 0] = Buffer.from(id.slice(-1));
  const rest = { windMetersPerSecond: 2, feelsLikeCelsius: 33 };
  return (
    [
      null,
      { temperatureCelsius: 28, humidityPercent: 75, ...rest },
      { temperatureCelsius: 34, humidityPercent: 20, ...rest },
    ][letter % 3] ?? null
  );
}

/** Audits every sentence of a recording's feedback in every language. */
export function auditRecording({
  id,
  decoded,
  history,
  sessionsOfFile = [],
}: RecordingToDisturb): AuditedSentence[] {
  const weather = weatherOf(id);
  const analysis = coachActivity({
    decoded,
    weather,
    athlete: UNKNOWN_PHYSIOLOGY,
    history,
    language: 'en',
    note: null,
    now: NOW,
    sessionsOfFile,
  });
  if (!analysis.feedback) return [];
  const session: AuditedSession = {
    decoded,
    raw: rawSeriesOf(decoded),
    analysis,
    history,
    sessionsOfFile,
    weather,
  };
  const evidence = evidenceOf(session);
  const { opening, findings, nextStep } = readSession({
    source: decoded,
    analysis,
    history,
    note: null,
  });
  const factById = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  return LANGUAGES.flatMap((language) => {
    const feedback = rewriteFeedback({
      source: decoded,
      analysis,
      history,
      note: null,
      language,
      now: NOW,
    });
    if (!feedback) return [];
    const read = feedbackText(feedback, analysis.facts, { language, units: 'metric' });
    return feedback.sentences.map(({ role, text }, index): AuditedSentence => {
      const finding = findings[index - 1];
      const [claim, verdict] =
        role === 'finding' && finding
          ? [finding, auditFinding(finding, evidence)]
          : role === 'nextStep'
            ? [nextStep.code, auditNextStep(nextStep.code, evidence)]
            : [opening, auditOpening(opening, evidence)];
      const figures = factReferences(text).map((factId) => {
        const fact = factById.get(factId);
        return { factId, verdict: fact ? auditFigure(fact, session) : ('false' as const) };
      });
      const claims = claimsOfText(text, language).map((one) => ({
        one,
        verdict: auditWording(one, evidence),
      }));
      const verdicts = [verdict, ...[...figures, ...claims].map((part) => part.verdict)];
      return {
        recording: id,
        purpose: analysis.purpose,
        language,
        claim,
        role: role === 'safety' ? 'purpose' : role,
        text: read[index] ?? '',
        verdict: WORST.find((one) => verdicts.includes(one)) ?? 'true',
        reasons: [
          ...(verdict === 'true' ? [] : [`${claim} is ${verdict}`]),
          ...figures
            .filter((figure) => figure.verdict !== 'true')
            .map(({ factId, verdict: is }) => `${factId} is ${is}`),
          ...claims
            .filter((part) => part.verdict !== 'true')
            .map(({ one, verdict: is }) => `${one} is ${is}`),
        ],
        unsafe: role === 'nextStep' ? unsafeAdvice(nextStep.code, evidence) : null,
      };
    });
  });
}

/** What a text claims beyond its code, by the data that stands next to it. */
function claimsOfText(text: string, language: Language): readonly WordingClaim[] {
  const { openings, findings } = WORD_BOOKS[language];
  const wordings: Wording[] = [...Object.values(openings), ...Object.values(findings)].flat();
  const wording = wordings.find((one) => wordingText(one) === text);
  return wording === undefined || typeof wording === 'string' ? [] : wording.when;
}

export interface AuditCounts {
  sentences: number;
  true: number;
  unsupported: number;
  false: number;
  unsafe: number;
}

/** Counts of sentences by whatever is asked for. */
export function countSentences(
  sentences: readonly AuditedSentence[],
  keyOf: (sentence: AuditedSentence) => string,
): ReadonlyMap<string, AuditCounts> {
  const counts = new Map<string, AuditCounts>();
  for (const sentence of sentences) {
    const key = keyOf(sentence);
    const before = counts.get(key) ?? {
      sentences: 0,
      true: 0,
      unsupported: 0,
      false: 0,
      unsafe: 0,
    };
    counts.set(key, {
      ...before,
      sentences: before.sentences + 1,
      [sentence.verdict]: before[sentence.verdict] + 1,
      unsafe: before.unsafe + (sentence.unsafe === null ? 0 : 1),
    });
  }
  return counts;
}

/** The audit as a table by kind and language, and every sentence that is not true. */
export function auditLines(sentences: readonly AuditedSentence[]): string[] {
  const table = (title: string, counts: ReadonlyMap<string, AuditCounts>) => [
    `${title.padEnd(16)} sentences   true  unsupported  false  unsafe`,
    ...[...counts]
      .sort()
      .map(([name, count]) =>
        [
          name.padEnd(16),
          String(count.sentences).padStart(9),
          String(count.true).padStart(6),
          String(count.unsupported).padStart(12),
          String(count.false).padStart(6),
          String(count.unsafe).padStart(7),
        ].join(' '),
      ),
  ];
  // A claim is the same in every language; it is listed once.
  const listed = sentences.filter(
    ({ language, verdict, unsafe }) => language === 'en' && (verdict !== 'true' || unsafe !== null),
  );
  return [
    'Sentences',
    ...table(
      'all',
      countSentences(sentences, () => 'all'),
    ),
    ...table(
      'by purpose',
      countSentences(sentences, ({ purpose }) => purpose),
    ),
    ...table(
      'by role',
      countSentences(sentences, ({ role }) => role),
    ),
    ...table(
      'by language',
      countSentences(sentences, ({ language }) => language),
    ),
    ...listed.map(
      ({ recording, text, reasons, unsafe }) =>
        `  ✗ ${recording}: ${[...reasons, ...(unsafe === null ? [] : [`unsafe: ${unsafe}`])].join('; ')}\n      ${text}`,
    ),
  ];
}
