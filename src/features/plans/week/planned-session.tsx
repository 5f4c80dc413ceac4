import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { EasierCause } from '@tasuki/domain/plans/changes/gentler-session';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import type { PlanMark } from '@tasuki/domain/plans/changes/plan-marks';
import { markedPlan } from '@tasuki/domain/plans/changes/session-changes';
import type { PlanSession } from '@tasuki/domain/plans/training-plan';
import type { PlanEdit } from '../../../data/plans/training-plans.ts';
import { SessionRow } from '../session-row.tsx';
import { DragHandle } from './drag-handle.tsx';
import { MatchQuestion } from './match-question.tsx';
import { SessionMenu } from './session-menu.tsx';

/** A runner's actions on the sessions of a week. */
export interface SessionActions {
  onChange: (edit: PlanEdit) => void;
  /** An easier session is asked for today. */
  onEasier: (cause: EasierCause) => void;
  /** A session is taken to a day; null = to none. */
  onDrag: (planned: PlanSession, overDay: string | null) => void;
  onDrop: (planned: PlanSession, overDay: string | null) => void;
  /** Asks to which day it shall go. */
  onMove: (planned: PlanSession) => void;
}

interface PlannedSessionProps extends SessionActions {
  /** As it is to be run now, which may be easier than planned. */
  session: PlanSession;
  planned: PlanSession;
  /** Age of the runner; null = not known. */
  age: number | null;
  /** Time of the plan's race; null = it has none. */
  raceSeconds: number | null;
  /** The recording that ticks it; null = none does. */
  activityId: string | null;
  mark: PlanMark | null;
  today: string;
  /** Something keeps the runner from hard sessions at present. */
  isCautious: boolean;
  /** A run that may have been this session; null = nothing is asked. */
  possibleRun: ActivityRow | null;
}

/** One session of the week with its menu, and the question whether a run was it. */
export function PlannedSession(props: PlannedSessionProps) {
  const { session, planned, age, activityId, mark, isCautious, possibleRun, onChange } = props;
  const { t } = useTranslation('plan');
  const setMark = (chosen: PlanMark | null) => {
    const at = new Date();
    onChange((found) => markedPlan(found, planned, chosen, at));
  };
  return (
    <>
      <SessionRow
        session={session}
        age={age}
        raceSeconds={props.raceSeconds}
        activityId={activityId}
        isSaidDone={mark === 'done'}
        {...(session !== planned && {
          remark: t('plan:caution.eased', { kind: t(`plan:kind.${nameOfSession(planned)}`) }),
        })}
        {...(mark !== null && mark !== 'done' && { remark: t(`plan:mark.${mark}`) })}
        actions={activityId === null && !isCautious && <Actions {...props} onMark={setMark} />}
      />
      {possibleRun && (
        <MatchQuestion
          run={possibleRun}
          onAnswer={(isSession) => {
            setMark(isSession ? 'done' : 'missed');
          }}
        />
      )}
    </>
  );
}

/** A finished session cannot be moved, nor can a race. */
function Actions({
  planned,
  mark,
  today,
  onMark,
  onEasier,
  onDrag,
  onDrop,
  onMove,
}: PlannedSessionProps & { onMark: (mark: PlanMark | null) => void }) {
  const canMove = mark !== 'done' && planned.kind !== 'race';
  return (
    <>
      {canMove && (
        <DragHandle
          onOver={(overDay) => {
            onDrag(planned, overDay);
          }}
          onDrop={(overDay) => {
            onDrop(planned, overDay);
          }}
        />
      )}
      <SessionMenu
        session={planned}
        mark={mark}
        isDue={planned.day <= today}
        onEasier={planned.day === today && canMove ? onEasier : undefined}
        onMark={onMark}
        onMove={
          canMove
            ? () => {
                onMove(planned);
              }
            : undefined
        }
      />
    </>
  );
}
