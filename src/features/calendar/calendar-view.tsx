import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  calendarMonth,
  calendarSpan,
  dayInMonth,
  type CalendarMonth,
  type CalendarPlan,
} from '@tasuki/domain/calendar/calendar-month';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import {
  calendarDayOf,
  dayNumber,
  dayNumberOf,
  isCalendarDay,
} from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatMonth } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { CALENDAR_DAY_PARAMETER } from '@tasuki/domain/navigation/calendar-address';
import { planOfRecord } from '@tasuki/domain/plans/plan-record';
import { useActivitiesBetween } from '../../data/activities/activity-queries.ts';
import { useCautions } from '../../data/plans/caution-query.ts';
import { useTrainingPlan } from '../../data/plans/training-plan-query.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DayDetails } from './day-details.tsx';
import { MonthGrid } from './month-grid.tsx';

/** A month of runs and planned sessions. The chosen day stands in the address. */
export function CalendarView({ uid }: { uid: string }) {
  const { t } = useTranslation('activities');
  const dates = useDateLocale();
  const [now] = useState(() => new Date());
  const [search, setSearch] = useSearchParams();
  const today = calendarDayOf(dayNumber(now, null));
  const asked = search.get(CALENDAR_DAY_PARAMETER) ?? '';
  const day = isCalendarDay(asked) ? asked : today;
  const { month, isReading, failureCode } = useMonth(uid, day, now);
  const choose = (chosen: string) => {
    setSearch({ [CALENDAR_DAY_PARAMETER]: chosen }, { replace: true });
  };
  const turn = (months: number) => {
    const other = dayInMonth(`${day.slice(0, 8)}01`, months);
    choose(other.slice(0, 7) === today.slice(0, 7) ? today : other);
  };
  const shown = month.weeks.flat().find((one) => one.day === day);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        columnGap: 5,
        rowGap: 2,
        alignItems: 'start',
        pb: 4,
      }}
    >
      <Box component="section" aria-busy={isReading}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -1.25 }}>
          <IconButton
            aria-label={t('activities:calendar.month.previous')}
            onClick={() => {
              turn(-1);
            }}
          >
            <Icon path={mdiChevronLeft} />
          </IconButton>
          <IconButton
            aria-label={t('activities:calendar.month.next')}
            onClick={() => {
              turn(1);
            }}
          >
            <Icon path={mdiChevronRight} />
          </IconButton>
          <Typography variant="h1" component="h2" id="calendar-month" aria-live="polite">
            {formatMonth(new Date(dayNumberOf(day) * DAY_MILLISECONDS), 0, dates)}
          </Typography>
          {day !== today && (
            <Button
              color="secondary"
              sx={{ ml: 'auto', px: 1, whiteSpace: 'nowrap' }}
              onClick={() => {
                choose(today);
              }}
            >
              {t('activities:calendar.today')}
            </Button>
          )}
        </Box>
        <MonthSums month={month} />
        <FailureAlert failureCode={failureCode} />
        <MonthGrid
          labelledBy="calendar-month"
          month={month}
          day={day}
          today={today}
          onChoose={choose}
        />
      </Box>
      {shown && <DayDetails key={day} day={shown} today={today} isReading={isReading} />}
    </Box>
  );
}

/** One query for the month with its neighbours' days, and the plan's one document. */
function useMonth(uid: string, day: string, now: Date) {
  const month = day.slice(0, 7);
  const span = useMemo(() => calendarSpan(`${month}-01`), [month]);
  // A day more on both sides: the runner's clock may be half a day from UTC.
  const recordings = useActivitiesBetween(
    uid,
    new Date((span.fromDay - 1) * DAY_MILLISECONDS),
    new Date((span.toDay + 2) * DAY_MILLISECONDS),
  );
  const stored = useTrainingPlan(uid);
  const cautions = useCautions(uid);
  const failed = [recordings, stored, cautions].find(({ state }) => state === 'failed');
  const rows = recordings.state === 'ready' ? recordings.data : null;
  const record = stored.state === 'ready' ? stored.data : null;
  const said = cautions.state === 'ready' ? cautions.data : null;
  const planned = useMemo((): CalendarPlan | null => {
    const plan = record && planOfRecord(record);
    // No order before it is known what stands against it.
    return plan && said ? { plan, record, caution: openCaution(said, now) } : null;
  }, [record, said, now]);
  return {
    month: useMemo(
      () => calendarMonth(span, rows ?? [], planned, calendarDayOf(dayNumber(now, null))),
      [span, rows, planned, now],
    ),
    isReading: recordings.state === 'loading',
    failureCode: failed?.state === 'failed' ? failed.failureCode : null,
  };
}

function MonthSums({
  month: { ranMeters, plannedMeters, omittedCount },
}: {
  month: CalendarMonth;
}) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const distance = (meters: number) => formatMeasure(meters, 'roundMeters', locale);
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Sign look={{ borderColor: 'secondary.main', bgcolor: 'secondary.main' }}>
          {t('activities:calendar.month.ran', { distance: distance(ranMeters) })}
        </Sign>
        {plannedMeters !== null && (
          <>
            <Sign look={{ borderColor: 'quiet.line' }}>
              {t('activities:calendar.month.planned', { distance: distance(plannedMeters) })}
            </Sign>
            <Sign look={{ borderColor: 'primary.main', borderBottomWidth: 4 }}>
              {t('activities:calendar.month.demanding')}
            </Sign>
          </>
        )}
      </Box>
      {omittedCount > 0 && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('activities:calendar.month.omitted', { count: omittedCount })}
        </Typography>
      )}
    </Box>
  );
}

/** The look of a figure in the grid, with its meaning. */
function Sign({ look, children }: { look: object; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 18, height: 14, borderRadius: 0.75, border: 1, ...look }}
      />
      {children}
    </Typography>
  );
}
