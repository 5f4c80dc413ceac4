import { plannedMove } from '@tasuki/domain/plans/changes/move-session';
import { runnerOf, wishOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { PlanSession, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useMoveWords } from '../move-words.ts';

interface DropWordsProps {
  plan: TrainingPlan;
  record: PlanRecord;
  session: PlanSession;
  /** The day that it is held over, YYYY-MM-DD. */
  day: string;
  today: string;
}

/** The effect of dropping a session on a day. */
export function DropWords({ plan, record, session, day, today }: DropWordsProps) {
  const wordsOf = useMoveWords();
  const measured = { plan, runner: runnerOf(record), wish: wishOf(record) };
  const move = plannedMove(measured, session, day, today);
  return move && wordsOf(move);
}
