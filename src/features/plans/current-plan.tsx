import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import type { Language } from '@tasuki/domain/language';
import { calendarDayOf, dayNumber, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { matchedSessions } from '@tasuki/domain/plans/match-session';
import { sessionsUnder, type Caution } from '@tasuki/domain/plans/plan-caution';
import type { PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import { useActivitiesBetween } from '../../data/activities/activity-queries.ts';
import { useCautions } from '../../data/plans/caution-query.ts';
import { endPlan } from '../../data/plans/training-plans.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { weekdayWords } from '../../ui/weekday-words.ts';
import { CautionNotice } from './caution-notice.tsx';
import { PlanChart } from './plan-chart.tsx';
import { SessionRow } from './session-row.tsx';

/** The week of today, with the way to the others, and the whole plan below. */
export function CurrentPlan({ uid, plan }: { uid: string; plan: TrainingPlan }) {
  const { t } = useTranslation('plan');
  const [now] = useState(() => new Date());
  const today = calendarDayOf(dayNumber(now, null));
  const current = plan.weeks.findLast(({ monday }) => monday <= today) ?? plan.weeks[0];
  const [number, setNumber] = useState(current?.number ?? 1);
  const [isAsking, setIsAsking] = useState(false);
  const ending = useSubmission(
    'end plan',
    useCallback(() => endPlan(uid), [uid]),
  );
  const cautions = useCautions(uid);
  const week = plan.weeks[number - 1];
  if (!week) return null;
  // No order before it is known what stands against it.
  if (cautions.state === 'loading') return <LoadingState shape="rows" />;
  const caution = cautions.state === 'ready' ? openCaution(cautions.data, now) : null;
  return (
    <Box sx={{ display: 'grid', gap: 3, pb: 4 }}>
      {cautions.state === 'failed' && <FailureAlert failureCode={cautions.failureCode} />}
      {caution && <CautionNotice uid={uid} caution={caution} place="plan" />}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton
          aria-label={t('plan:week.previous')}
          disabled={number === 1}
          onClick={() => {
            setNumber(number - 1);
          }}
        >
          <Icon path={mdiChevronLeft} />
        </IconButton>
        <Typography variant="h2" component="h2" aria-live="polite">
          {t('plan:week.title', { number, weeks: plan.weeks.length })}
        </Typography>
        <IconButton
          aria-label={t('plan:week.next')}
          disabled={number === plan.weeks.length}
          onClick={() => {
            setNumber(number + 1);
          }}
        >
          <Icon path={mdiChevronRight} />
        </IconButton>
      </Box>
      <WeekRows key={number} uid={uid} week={week} today={today} caution={caution} />
      <PlanChart plan={plan} current={number} />
      <Button
        color="secondary"
        onClick={() => {
          setIsAsking(true);
        }}
        sx={{ justifySelf: 'start' }}
      >
        {t('plan:end.action')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('plan:end.question')}
          words={t('plan:end.action')}
          isBusy={ending.isBusy}
          failureCode={ending.failureCode}
          onConfirm={() => {
            void ending.submit();
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        >
          <Typography variant="body2">{t('plan:end.text')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** @param offset days since Monday */
function weekdayOfRow(offset: number, language: Language): string {
  return weekdayWords(offset + 1, language, 'long');
}

const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

interface WeekRowsProps {
  uid: string;
  week: PlanWeek;
  today: string;
  caution: Caution | null;
}

/** Seven days, today marked; a session is ticked by its recording. */
function WeekRows({ uid, week, today, caution }: WeekRowsProps) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  const monday = dayNumberOf(week.monday);
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
  return (
    <Box component="section">
      <Typography variant="h1" component="p">
        {t('plan:week.total', {
          done: formatMeasure(doneMeters, 'roundMeters', locale),
          planned: formatMeasure(week.meters, 'roundMeters', locale),
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t(`plan:reason.${week.reason.code}`, { percent: week.reason.percent ?? 0 })}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {WEEK_DAYS.map((offset) => {
          const day = calendarDayOf(monday + offset);
          const sessions = ordered.filter(({ planned }) => planned.day === day);
          const isToday = day === today;
          return (
            <Box
              component="li"
              key={day}
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
              {sessions.length === 0 ? (
                <Typography color="textSecondary">{t('plan:week.rest')}</Typography>
              ) : (
                <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
                  {sessions.map(({ session, planned }) =>
                    session === null && !matched.has(planned.id) ? (
                      <Typography key={planned.id} color="textSecondary">
                        {t('plan:caution.onHold')}
                      </Typography>
                    ) : (
                      <SessionRow
                        key={planned.id}
                        session={session ?? planned}
                        activityId={matched.get(planned.id) ?? null}
                        {...(session !== null &&
                          session !== planned && {
                            remark: t('plan:caution.eased', {
                              kind: t(`plan:kind.${planned.kind}`),
                            }),
                          })}
                      />
                    ),
                  )}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      {week.strengthSessions > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('plan:week.strength', { times: week.strengthSessions })}
        </Typography>
      )}
    </Box>
  );
}
