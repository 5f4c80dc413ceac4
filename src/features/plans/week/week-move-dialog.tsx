import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { movedPlan, plannedMove } from '@tasuki/domain/plans/changes/move-session';
import { runnerOf, wishOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { PlanSession, PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import type { PlanEdit } from '../../../data/plans/training-plans.ts';
import { MoveDialog } from '../move-dialog.tsx';

/** By the menu, a session may also be moved some days into the next week. */
const MOVE_DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

interface WeekMoveDialogProps {
  plan: TrainingPlan;
  record: PlanRecord;
  week: PlanWeek;
  session: PlanSession;
  /** The day on which it was dropped, YYYY-MM-DD; null = none yet. */
  chosenDay: string | null;
  today: string;
  onChange: (edit: PlanEdit) => void;
  onClose: () => void;
}

/** Asks to which day of a week, or of the start of the next one, a session shall go. */
export function WeekMoveDialog(props: WeekMoveDialogProps) {
  const { plan, record, week, session, chosenDay, today, onChange, onClose } = props;
  const monday = dayNumberOf(week.monday);
  const measured = { plan, runner: runnerOf(record), wish: wishOf(record) };
  return (
    <MoveDialog
      session={session}
      moves={MOVE_DAYS.map((offset) => calendarDayOf(monday + offset))
        .filter((day) => day >= today)
        .map((day) => plannedMove(measured, session, day, today))
        .filter((move) => move !== null)}
      chosenDay={chosenDay}
      onMove={(move) => {
        onClose();
        const at = new Date();
        onChange((found) => movedPlan(found, move, { at, today }));
      }}
      onClose={onClose}
    />
  );
}
