import { isHardPurpose } from '../facts/earlier-runs.ts';
import { findingOrderOf } from './finding-order.ts';
import { FINDING_TESTS, isDayAfterHard, isTired } from './finding-tests.ts';
import type { FindingCode } from './session-reading.ts';
import type { SessionView } from '../facts/session-view.ts';

/** Findings that speak against doing more. */
const WARNINGS: readonly FindingCode[] = [
  'distance.farBeyond',
  'distance.beyond',
  'load.tired',
  'context.afterRace',
  'week.up',
  'compare.pulseHigher',
  'zones.easyExceeded',
  'drift.warm',
  'drift.high',
  'finish.fade',
];
/** Findings that praise and so invite to more of it. */
const INVITATIONS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'drift.low',
  'drift.none',
  'zones.easyHeld',
  'compare.usual',
  'compare.pulseLower',
  'distance.longest',
  'finish.strong',
  'tempo.calm',
  'week.steady',
  'week.longShare',
  'habit.regular',
  'habit.sparse',
]);

export function isInvitation(code: FindingCode): boolean {
  return INVITATIONS.has(code);
}

/** A hard session on the day after another. */
export function isHardOnHard(view: SessionView): boolean {
  return isHardPurpose(view.analysis.purpose) && isDayAfterHard(view);
}

/** Whether this session or the days before it speak against doing more. */
export function hasWarning(view: SessionView): boolean {
  const { isRaceBinding, isJumpBinding } = view.strain;
  const { purpose, summary } = view.analysis;
  const { significant } = findingOrderOf(purpose, summary.movingSeconds);
  return (
    isRaceBinding ||
    isJumpBinding ||
    isTired(view) ||
    isHardOnHard(view) ||
    view.felt?.level === 'hard' ||
    (view.analysis.purpose === 'steady' && isDayAfterHard(view)) ||
    // Only what may be said of such a session counts: praise gives way to nothing unsaid.
    WARNINGS.some((code) => significant.includes(code) && FINDING_TESTS[code](view))
  );
}
