import { useTranslation } from 'react-i18next';
import type { MoveRefusal, PlannedMove } from '@tasuki/domain/plans/changes/move-session';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';

/** Limits that a runner would call the same. */
const REFUSAL_WORDS = {
  past: 'past',
  race: 'race',
  'second-run': 'secondRun',
  'back-to-back': 'backToBack',
  'hard-days': 'hardDays',
  'rest-day': 'restDay',
  'race-recovery': 'raceRecovery',
  'single-run': 'tooLong',
  'race-jump': 'tooLong',
  'long-time': 'tooLong',
  'long-share': 'weekShare',
  'effort-volume': 'weekShare',
  'easy-share': 'weekShare',
  'first-week': 'weekStep',
  'week-step': 'weekStep',
  'two-week-step': 'weekStep',
  'cut-back': 'cutBack',
  test: 'test',
  'test-rest': 'testRest',
  taper: 'taper',
  return: 'return',
  figures: 'other',
  dates: 'other',
  weeks: 'other',
  days: 'other',
  minutes: 'other',
  sessions: 'other',
} as const satisfies Record<MoveRefusal, string>;

/** Says which limit speaks against a day. */
export function useRefusalWords(): (refusal: MoveRefusal) => string {
  const { t } = useTranslation('planning');
  return (refusal) => t(`planning:move.refused.${REFUSAL_WORDS[refusal]}`);
}

/** Says what a move would do, or why it is none. */
export function useMoveWords(): (move: PlannedMove) => string {
  const { t } = useTranslation(['plan', 'planning']);
  const refusalWords = useRefusalWords();
  return (move) => {
    const { refusedFor, swappedWith, isReplacing, isOtherDay } = move;
    if (refusedFor !== null) return refusalWords(refusedFor);
    const place = swappedWith
      ? t(isReplacing ? 'planning:move.replaces' : 'planning:move.swaps', {
          kind: t(`plan:kind.${nameOfSession(swappedWith)}`),
        })
      : t('planning:move.free');
    return isOtherDay ? `${place} ${t('planning:move.otherDay')}` : place;
  };
}
