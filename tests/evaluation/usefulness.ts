import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { coachActivity, rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import { expectedPurposeOf } from './expected-purposes.ts';
import type { RecordingToDisturb } from './stability.ts';

const NOW = new Date('2026-12-01T00:00:00Z');
/** Says nothing of the session itself. */
const ABOUT_RECORDING = /^(?:record|ask|help)\./;
const ASKS = /^(?:ask|effort\.remembered|said\.remembered)/;
/** Of shorter sessions nothing is asked. */
const SHORTEST_SECONDS = 600;

/** What a runner gets from one feedback, as the rubric below counts it. */
export interface ReadSessionResult {
  recording: string;
  hasHistory: boolean;
  isRun: boolean;
  purpose: string;
  isLongEnoughToAsk: boolean;
  asks: boolean;
  /** As a coach who knows the recording judges the purpose; null where nobody read it. */
  verdict: 'right' | 'acceptable' | 'wrong' | null;
  /** 0 to 5. */
  usefulness: number;
}

/**
 * Reads a recording as its runner would. The rubric, a point each:
 *
 * 1. The feedback names the kind of session, or asks for it.
 * 2. A finding holds a figure of this session.
 * 3. A finding says what the session was worth, beyond remarks on the recording.
 * 4. The next step says how much.
 * 5. With a history, the session is set beside it. Without one, there is a yardstick for next time,
 *    a question that is remembered, or what would let the coach see more.
 */
export function readAsRunner({
  id,
  decoded,
  history,
  sessionsOfFile = [],
}: RecordingToDisturb): ReadSessionResult | null {
  const input = { decoded, athlete: UNKNOWN_PHYSIOLOGY, history, note: null, now: NOW } as const;
  const analysis = coachActivity({ ...input, language: 'en', sessionsOfFile });
  const feedback = rewriteFeedback({
    source: decoded,
    analysis,
    history,
    note: null,
    language: 'en',
    now: NOW,
  });
  if (!feedback) return null;
  const { findings } = readSession({ source: decoded, analysis, history, note: null });
  const sentences = (role: string) =>
    feedback.sentences.filter((sentence) => sentence.role === role).map(({ text }) => text);
  const figures = sentences('finding').flatMap(factReferences);
  const asks = findings.some((code) => ASKS.test(code));
  const isBesideHistory = [...figures, ...sentences('nextStep').flatMap(factReferences)].some(
    (fact) => /^(?:history|week|distance\.beyond|next\.(?:pace|heartRate|longRun))/.test(fact),
  );
  const points = [
    analysis.purpose !== 'unclear' || asks,
    figures.length > 0,
    findings.some((code) => !ABOUT_RECORDING.test(code)),
    sentences('nextStep').flatMap(factReferences).length > 0,
    history.length > 0
      ? isBesideHistory
      : asks || findings.some((code) => /^(?:history\.first|help\.)/.test(code)) || isBesideHistory,
  ];
  const file = id.replace(/ #\d+$/, '');
  const expected = expectedPurposeOf(file, isRunning(decoded.sport));
  return {
    recording: id,
    hasHistory: history.length > 0,
    isRun: isRunning(decoded.sport),
    purpose: analysis.purpose,
    isLongEnoughToAsk: analysis.summary.movingSeconds >= SHORTEST_SECONDS,
    asks,
    verdict:
      expected === null
        ? null
        : expected.right.includes(analysis.purpose)
          ? 'right'
          : expected.acceptable.includes(analysis.purpose)
            ? 'acceptable'
            : 'wrong',
    usefulness: points.filter(Boolean).length,
  };
}

/** The mean of 0 to 5; 0 where nothing was read. */
export function meanUsefulness(results: readonly ReadSessionResult[]): number {
  const sum = results.reduce((total, { usefulness }) => total + usefulness, 0);
  return results.length > 0 ? sum / results.length : 0;
}

/** Purposes by kind, unclear runs that are asked about, and usefulness, a line each. */
export function usefulnessLines(results: readonly ReadSessionResult[]): string[] {
  const judged = results.filter(({ verdict }) => verdict !== null);
  const share = (part: number, whole: number) =>
    `${whole > 0 ? ((100 * part) / whole).toFixed(1) : '–'} %`;
  const counts = (name: string, of: readonly ReadSessionResult[]) =>
    [
      name.padEnd(16),
      ...(['right', 'acceptable', 'wrong'] as const).map((verdict) =>
        String(of.filter((one) => one.verdict === verdict).length).padStart(10),
      ),
    ].join(' ');
  const fitting = judged.filter(({ verdict }) => verdict !== 'wrong').length;
  const unclear = results.filter(
    ({ purpose, isRun, isLongEnoughToAsk }) => purpose === 'unclear' && isRun && isLongEnoughToAsk,
  );
  const runs = results.filter(({ isRun }) => isRun);
  return [
    `Purposes of new recordings, right or acceptable: ${share(fitting, judged.length)}`,
    `${'by purpose'.padEnd(16)}      right acceptable      wrong`,
    counts('all', judged),
    ...[...Map.groupBy(judged, ({ purpose }) => purpose)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([purpose, of]) => counts(purpose, of)),
    ...judged
      .filter(({ verdict }) => verdict === 'wrong')
      .map(({ recording, purpose }) => `  ✗ ${recording}: ${purpose}`),
    `Unclear runs that are asked about: ${share(unclear.filter(({ asks }) => asks).length, unclear.length)} of ${unclear.length}`,
    ...unclear.filter(({ asks }) => !asks).map(({ recording }) => `  ✗ ${recording}`),
    `Usefulness of a newcomer's runs: ${meanUsefulness(runs.filter((one) => !one.hasHistory)).toFixed(2)} of 5`,
    `Usefulness with a history: ${meanUsefulness(runs.filter((one) => one.hasHistory)).toFixed(2)} of 5`,
    ...runs
      .filter(({ usefulness }) => usefulness < 3)
      .map(({ recording, usefulness }) => `  ${usefulness} of 5: ${recording}`),
  ];
}
