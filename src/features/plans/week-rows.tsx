import { mdiCalendarMonthOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '@tasuki/domain/language';
import { calendarDayOf, dayNumber, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { calendarAddress } from '@tasuki/domain/navigation/calendar-address';
import type { EasierCause } from '@tasuki/domain/plans/changes/gentler-session';
import { plannedMove } from '@tasuki/domain/plans/changes/move-session';
import { markOf, marksOf } from '@tasuki/domain/plans/changes/plan-marks';
import { isPausedOn, markedPlan, movedPlan } from '@tasuki/domain/plans/changes/session-changes';
import { matchedSessions, possibleMatches } from '@tasuki/domain/plans/match-session';
import { sessionsUnder, type Caution } from '@tasuki/domain/plans/plan-caution';
import { runnerOf, wishOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { PlanSession, PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import { useActivitiesBetween } from '../../data/activities/activity-queries.ts';
import type { PlanEdit } from '../../data/plans/training-plans.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { weekdayWords } from '../../ui/weekday-words.ts';
import { DAY_ATTRIBUTE, DragHandle } from './drag-handle.tsx';
import { MatchQuestion } from './match-question.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useMoveWords } from './move-words.ts';
import { SessionMenu } from './session-menu.tsx';
import { SessionRow } from './session-row.tsx';

const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** By menu a session may also go a little way into the next week. */
const MOVE_DAYS = [...WEEK_DAYS, 7, 8] as const;

/** @param offset days since Monday */
function weekdayOfRow(offset: number, language: Language): string {
  return weekdayWords(offset + 1, language, 'long');
}

interface WeekRowsProps {
  uid: string;
  plan: TrainingPlan;
  record: PlanRecord;
  week: PlanWeek;
  today: string;
  caution: Caution | null;
  onChange: (edit: PlanEdit) => void;
  /** An easier session is asked for today. */
  onEasier: (cause: EasierCause) => void;
}

/** Where a session is taken to. */
interface Dragged {
  session: PlanSession;
  /** Null = to no day. */
  overDay: string | null;
}

/** Seven days, today marked; a session is ticked by its recording, or by what the runner says. */
export function WeekRows(props: WeekRowsProps) {
  const { uid, plan, record, week, today, caution, onChange, onEasier } = props;
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  const moveWordsOf = useMoveWords();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [moving, setMoving] = useState<Dragged | null>(null);
  const monday = dayNumberOf(week.monday);
  const sunday = calendarDayOf(monday + 6);
  // A day more on both sides: the runner's clock may be half a day from UTC.
  const recordings = useActivitiesBetween(
    uid,
    new Date((monday - 1) * DAY_MILLISECONDS),
    new Date((monday + 8) * DAY_MILLISECONDS),
  );
  const rows = recordings.state === 'ready' ? recordings.data : [];
  const ordered = sessionsUnder(week.sessions, caution, today);
  const matched = matchedSessions(
    ordered.map(({ session, planned }) => session ?? planned),
    rows,
  );
  const doneMeters = rows
    .filter(({ sport, startedAt, utcOffsetMinutes, duplicateOf }) => {
      const day = dayNumber(startedAt, utcOffsetMinutes);
      return isRunning(sport) && duplicateOf === null && day >= monday && day < monday + 7;
    })
    .reduce((sum, { distanceMeters }) => sum + (distanceMeters ?? 0), 0);
  const marks = marksOf(record.marks);
  const moveTo = (session: PlanSession, day: string) =>
    plannedMove({ plan, runner: runnerOf(record), wish: wishOf(record) }, session, day, today);
  const dragMove = dragged?.overDay ? moveTo(dragged.session, dragged.overDay) : null;
  // Days to come are not asked about, nor is what the runner has spoken of.
  const possible = possibleMatches(
    week.sessions.filter((planned) => planned.day <= today && markOf(marks, planned) === null),
    rows.filter(({ isHidden }) => !isHidden),
    matched,
  );
  const questionOf = (planned: PlanSession) => {
    const run = possible.get(planned.id);
    return run && caution === null && !isPausedOn(record, planned.day) ? (
      <MatchQuestion
        run={run}
        onAnswer={(isSession) => {
          const at = new Date();
          onChange((found) => markedPlan(found, planned, isSession ? 'done' : 'missed', at));
        }}
      />
    ) : null;
  };
  const rowOf = (session: PlanSession, planned: PlanSession) => {
    const activityId = matched.get(planned.id) ?? null;
    const mark = markOf(marks, planned);
    const isOpen = activityId === null && caution === null;
    const canMove = isOpen && mark !== 'done' && planned.kind !== 'race';
    return (
      <SessionRow
        session={session}
        activityId={activityId}
        isSaidDone={mark === 'done'}
        {...(session !== planned && {
          remark: t('plan:caution.eased', { kind: t(`plan:kind.${planned.kind}`) }),
        })}
        {...(mark !== null && mark !== 'done' && { remark: t(`plan:mark.${mark}`) })}
        actions={
          isOpen && (
            <>
              {canMove && (
                <DragHandle
                  onOver={(overDay) => {
                    setDragged({ session: planned, overDay });
                  }}
                  onDrop={(overDay) => {
                    setDragged(null);
                    if (overDay !== null && overDay !== planned.day) {
                      setMoving({ session: planned, overDay });
                    }
                  }}
                />
              )}
              <SessionMenu
                session={planned}
                mark={mark}
                isDue={planned.day <= today}
                onEasier={planned.day === today && canMove ? onEasier : undefined}
                onMark={(chosen) => {
                  const at = new Date();
                  onChange((found) => markedPlan(found, planned, chosen, at));
                }}
                onMove={
                  canMove
                    ? () => {
                        setMoving({ session: planned, overDay: null });
                      }
                    : undefined
                }
              />
            </>
          )
        }
      />
    );
  };
  return (
    <Box component="section">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1,
        }}
      >
        <Typography variant="h1" component="p">
          {t('plan:week.total', {
            done: formatMeasure(doneMeters, 'roundMeters', locale),
            planned: formatMeasure(week.meters, 'roundMeters', locale),
          })}
        </Typography>
        <Button
          component={Link}
          to={calendarAddress(today >= week.monday && today <= sunday ? today : week.monday)}
          color="secondary"
          startIcon={<Icon path={mdiCalendarMonthOutline} />}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {t('plan:week.month')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t(`plan:reason.${week.reason.code}`, { percent: week.reason.percent ?? 0 })}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {WEEK_DAYS.map((offset) => {
          const day = calendarDayOf(monday + offset);
          const sessions = ordered.filter(({ planned }) => planned.day === day);
          const isToday = day === today;
          const isPaused = isPausedOn(record, day) && day >= today;
          const isOver = dragMove?.toDay === day;
          return (
            <Box
              component="li"
              key={day}
              {...{ [DAY_ATTRIBUTE]: day }}
              aria-current={isToday ? 'date' : undefined}
              sx={{
                display: 'grid',
                gridTemplateColumns: '6rem minmax(0, 1fr)',
                gap: 1.5,
                py: 1.25,
                pl: 1.5,
                borderBottom: 1,
                borderColor: 'divider',
                borderLeft: 3,
                borderLeftColor: isToday ? 'primary.main' : 'transparent',
                bgcolor: isOver ? 'quiet.ground' : 'transparent',
              }}
            >
              <Box>
                <Typography variant="body2">{weekdayOfRow(offset, locale.language)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {formatMonthDay(new Date((monday + offset) * DAY_MILLISECONDS), 0, dateLocale)}
                </Typography>
                {isToday && (
                  <Typography variant="body2" sx={{ fontWeight: 600, color: 'primary.main' }}>
                    {t('plan:week.today')}
                  </Typography>
                )}
              </Box>
              <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
                {sessions.length === 0 && (
                  <Typography color="textSecondary">{t('plan:week.rest')}</Typography>
                )}
                {sessions.map(({ session, planned }) =>
                  (session === null || isPaused) && !matched.has(planned.id) ? (
                    <Typography key={planned.id} color="textSecondary">
                      {t(isPaused ? 'plan:pause.day' : 'plan:caution.onHold')}
                    </Typography>
                  ) : (
                    <Fragment key={planned.id}>
                      {rowOf(session ?? planned, planned)}
                      {questionOf(planned)}
                    </Fragment>
                  ),
                )}
                {isOver && (
                  <Typography variant="body2" role="status">
                    {moveWordsOf(dragMove)}
                  </Typography>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      {week.strengthSessions > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('plan:week.strength', { times: week.strengthSessions })}
        </Typography>
      )}
      {moving && (
        <MoveDialog
          session={moving.session}
          moves={MOVE_DAYS.map((offset) => calendarDayOf(monday + offset))
            .filter((day) => day >= today)
            .map((day) => moveTo(moving.session, day))
            .filter((move) => move !== null)}
          chosenDay={moving.overDay}
          onMove={(move) => {
            setMoving(null);
            const at = new Date();
            onChange((found) => movedPlan(found, move, { at, today }));
          }}
          onClose={() => {
            setMoving(null);
          }}
        />
      )}
    </Box>
  );
}
