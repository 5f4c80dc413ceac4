import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { goalRaceOf } from '@tasuki/domain/plans/said/race-food';
import { isLimit, plannedMove, type MeasuredPlan } from '@tasuki/domain/plans/changes/move-session';
import { markOf, marksOf, type PlanMark } from '@tasuki/domain/plans/changes/plan-marks';
import {
  isEditable,
  withCoachSession,
  withEmptyWeek,
  withoutSession,
} from '@tasuki/domain/plans/coached/coach-edits';
import { choiceOf, coachPacesOf, firstChoice } from '@tasuki/domain/plans/coached/coach-session';
import { matchedSessions } from '@tasuki/domain/plans/match-session';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { PlanSession, PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useSharedActivitiesBetween } from '../../../data/activities/activity-queries.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MoveDialog } from '../move-dialog.tsx';
import { SessionRow } from '../session-row.tsx';
import { WeekDay } from '../week/week-day.tsx';
import { CoachedSessionMenu } from './coached-session-menu.tsx';
import { SessionDialog } from './session-dialog.tsx';

interface CoachedWeekProps {
  runnerUid: string;
  record: PlanRecord;
  /** The plan with what the coach changed so far, and what it is measured by. */
  measured: MeasuredPlan;
  week: PlanWeek;
  today: string;
  onEdit: (plan: TrainingPlan) => void;
}

const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const MOVE_DAYS = [...WEEK_DAYS, 7, 8] as const;

function recordingPath(runnerUid: string, activityId: string): string {
  return routePath('coachActivity', { runnerUid, activityId });
}

type Open =
  | { kind: 'session'; day: string; replaced: PlanSession | null }
  | { kind: 'move'; session: PlanSession };

/** Seven days of a runner's plan as their coach sees and changes them. */
export function CoachedWeek(props: CoachedWeekProps) {
  const { runnerUid, record, measured, week, today, onEdit } = props;
  const { t } = useTranslation('roster');
  const [open, setOpen] = useState<Open | null>(null);
  const { plan } = measured;
  const monday = dayNumberOf(week.monday);
  const recordings = useSharedActivitiesBetween(
    runnerUid,
    new Date((monday - 1) * DAY_MILLISECONDS),
    new Date((monday + 8) * DAY_MILLISECONDS),
  );
  const matched = matchedSessions(
    week.sessions,
    recordings.state === 'ready' ? recordings.data : [],
  );
  const marks = marksOf(record.marks);
  const canBeCleared = week.sessions.some((session) => isEditable(plan, session, today));
  return (
    <Box sx={{ width: '100%' }}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {WEEK_DAYS.map((offset) => {
          const day = calendarDayOf(monday + offset);
          const sessions = week.sessions.filter((session) => session.day === day);
          const canAdd =
            sessions.length === 0 && day >= today && day >= plan.startDay && day <= plan.endDay;
          return (
            <WeekDay
              key={day}
              day={day}
              offset={offset}
              isToday={day === today}
              dropWords={null}
              restAction={
                canAdd && (
                  <AddButton
                    day={day}
                    onPress={() => {
                      setOpen({ kind: 'session', day, replaced: null });
                    }}
                  />
                )
              }
            >
              {sessions.map((session) => (
                <CoachedSession
                  key={session.id}
                  runnerUid={runnerUid}
                  session={session}
                  age={record.age}
                  raceSeconds={goalRaceOf(plan)?.seconds ?? null}
                  activityId={matched.get(session.id) ?? null}
                  mark={markOf(marks, session)}
                  isEditable={isEditable(plan, session, today)}
                  onOpen={setOpen}
                  onRemove={() => {
                    onEdit(withoutSession(plan, session));
                  }}
                />
              ))}
            </WeekDay>
          );
        })}
      </Box>
      {canBeCleared && (
        <Button
          size="small"
          color="secondary"
          sx={{ mt: 1 }}
          onClick={() => {
            onEdit(withEmptyWeek(plan, week.number, today));
          }}
        >
          {t('roster:plan.clearWeek')}
        </Button>
      )}
      {open && (
        <OpenDialog
          open={open}
          record={record}
          measured={measured}
          week={week}
          today={today}
          onEdit={onEdit}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </Box>
  );
}

interface CoachedSessionProps {
  runnerUid: string;
  session: PlanSession;
  /** Age of the runner; null = not known. */
  age: number | null;
  /** Time of the plan's race; null = it has none. */
  raceSeconds: number | null;
  /** The recording that ticks it; null = none that the coach may read. */
  activityId: string | null;
  mark: PlanMark | null;
  isEditable: boolean;
  onOpen: (open: Open) => void;
  onRemove: () => void;
}

/** A session, what became of it, and what the coach may do with it. */
function CoachedSession(props: CoachedSessionProps) {
  const { runnerUid, session, age, activityId, mark, onOpen, onRemove } = props;
  const { t } = useTranslation('plan');
  return (
    <SessionRow
      session={session}
      age={age}
      raceSeconds={props.raceSeconds}
      activityId={activityId}
      {...(activityId !== null && { activityPath: recordingPath(runnerUid, activityId) })}
      isSaidDone={mark === 'done'}
      {...(mark !== null && mark !== 'done' && { remark: t(`plan:mark.${mark}`) })}
      actions={
        props.isEditable &&
        activityId === null && (
          <CoachedSessionMenu
            session={session}
            onChange={() => {
              onOpen({ kind: 'session', day: session.day, replaced: session });
            }}
            onMove={
              session.kind === 'race'
                ? undefined
                : () => {
                    onOpen({ kind: 'move', session });
                  }
            }
            onRemove={onRemove}
          />
        )
      }
    />
  );
}

interface OpenDialogProps extends Omit<CoachedWeekProps, 'runnerUid'> {
  open: Open;
  onClose: () => void;
}

/** Asks what a session is to be, or to which day it goes. */
function OpenDialog({ open, record, measured, week, today, onEdit, onClose }: OpenDialogProps) {
  const { t } = useTranslation('roster');
  const { plan } = measured;
  if (open.kind === 'session') {
    return (
      <SessionDialog
        title={t(open.replaced ? 'roster:plan.session.change' : 'roster:plan.session.add')}
        choice={open.replaced ? choiceOf(open.replaced) : firstChoice('easy')}
        paces={coachPacesOf(record)}
        onChosen={(draft) => {
          onClose();
          onEdit(withCoachSession(plan, open.day, draft, open.replaced));
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <MoveDialog
      session={open.session}
      mayExceed
      moves={MOVE_DAYS.map((offset) => calendarDayOf(dayNumberOf(week.monday) + offset))
        .filter((day) => day >= today)
        .map((day) => plannedMove(measured, open.session, day, today))
        .filter((move) => move !== null)}
      chosenDay={null}
      onMove={(move) => {
        onClose();
        if (move.refusedFor === null || isLimit(move.refusedFor)) onEdit(move.plan);
      }}
      onClose={onClose}
    />
  );
}

function AddButton({ day, onPress }: { day: string; onPress: () => void }) {
  const { t } = useTranslation('roster');
  const dates = useDateLocale();
  const date = new Date(dayNumberOf(day) * DAY_MILLISECONDS);
  return (
    <Button
      size="small"
      color="secondary"
      startIcon={<Icon path={mdiPlus} />}
      aria-label={t('roster:plan.addOn', { day: formatDayWithWeekday(date, 0, dates) })}
      onClick={onPress}
    >
      {t('roster:plan.add')}
    </Button>
  );
}
