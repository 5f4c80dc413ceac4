import { mdiCheckCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  activityKindKey,
  activityRate,
  activityTitle,
} from '@tasuki/domain/activities/activity-kind';
import { shownDistanceMeters, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { CalendarDay } from '@tasuki/domain/calendar/calendar-month';
import { calendarDayOf, dayNumberOf, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDayWithWeekday, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { planWeekAddress } from '@tasuki/domain/navigation/calendar-address';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowLink } from '../../ui/row-link.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import { useSessionWords } from './use-session-words.ts';

interface DayDetailsProps {
  day: CalendarDay;
  today: string;
  /** The month's activities are not there yet. */
  isReading: boolean;
}

/** The chosen day: each activity leads to its page, what is planned to its week. */
export function DayDetails({ day, today, isReading }: DayDetailsProps) {
  const { t } = useTranslation('activities');
  const dates = useDateLocale();
  const number = dayNumberOf(day.day);
  const isEmpty = day.activities.length === 0 && day.sessions.length === 0;
  return (
    <Box component="section" aria-labelledby="calendar-day" sx={{ minWidth: 0 }}>
      <Typography variant="h2" component="h3" id="calendar-day" sx={{ mb: 0.5 }}>
        {formatDayWithWeekday(new Date(number * DAY_MILLISECONDS), 0, dates)}
      </Typography>
      {isEmpty && !isReading && (
        <Typography color="textSecondary">
          {t(
            day.day < today
              ? 'activities:calendar.day.nothingDone'
              : 'activities:calendar.day.nothingPlanned',
          )}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {day.activities.map((row) => (
          <Box component="li" key={row.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <ActivityLink row={row} />
          </Box>
        ))}
        {day.sessions.map((session) => (
          <Box
            component="li"
            key={session.planned.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            {session.state === 'done' && (
              <Icon path={mdiCheckCircle} sx={{ color: 'success.main', fontSize: 20 }} />
            )}
            <SessionWords session={session} />
          </Box>
        ))}
      </Box>
      {day.sessions.length > 0 && (
        <Button
          component={Link}
          to={planWeekAddress(calendarDayOf(mondayOf(number)))}
          color="secondary"
          sx={{ mt: 1, ml: -2 }}
        >
          {t('activities:calendar.day.toWeek')}
        </Button>
      )}
    </Box>
  );
}

function SessionWords({ session }: { session: CalendarDay['sessions'][number] }) {
  const wordsOf = useSessionWords();
  return <Typography>{wordsOf(session).join(' · ')}</Typography>;
}

function ActivityLink({ row }: { row: ActivityRow }) {
  const { t } = useTranslation(['activities', 'sports']);
  const locale = useMeasureLocale();
  const rate = activityRate(row);
  const meters = shownDistanceMeters(row);
  const figures = [
    row.isPurged !== true &&
      (meters === null
        ? formatMeasure(row.movingSeconds, 'seconds', locale)
        : formatMeasure(meters, 'meters', locale)),
    row.isPurged !== true && rate !== null && formatMeasure(rate.value, rate.unit, locale),
  ].filter((figure) => figure !== false);
  return (
    <Box
      component={Link}
      to={routePath('activity', { activityId: row.id })}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, ...rowLink(false) }}
    >
      <SportIcon sport={row.sport} sx={{ fontSize: 20, color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" variant="subtitle1" sx={{ fontWeight: 650, lineHeight: 1.4 }}>
          {activityTitle(row) ?? t(activityKindKey(row))}
        </Typography>
        <Typography component="p" variant="caption" color="textSecondary">
          {formatTimeOfDay(row.startedAt, row.utcOffsetMinutes)}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        {figures.map((figure, index) => (
          <Typography
            key={figure}
            component="p"
            variant={index === 0 ? 'subtitle1' : 'caption'}
            color={index === 0 ? 'textPrimary' : 'textSecondary'}
            sx={{ lineHeight: 1.4 }}
          >
            {figure}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
