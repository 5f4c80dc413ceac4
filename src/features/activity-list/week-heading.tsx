import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { useDateLocale } from '../../platform/locale.ts';

type Moment = Pick<ActivityRow, 'startedAt' | 'utcOffsetMinutes'>;

const WEEK_DAYS = 7;

/** The Monday of the week in which it began, as a count of days. */
export function weekOf({ startedAt, utcOffsetMinutes }: Moment): number {
  return mondayOf(dayNumber(startedAt, utcOffsetMinutes));
}

function mondayOfThisWeek(): number {
  return mondayOf(dayNumber(new Date(), null));
}

/** Above the first row of each week but this one, whose figures stand above the list. */
export function WeekHeading({ monday }: { monday: number }) {
  const { t } = useTranslation('activities');
  const dates = useDateLocale();
  const thisMonday = mondayOfThisWeek();
  if (monday >= thisMonday) return null;
  const words =
    monday === thisMonday - WEEK_DAYS
      ? t('activities:week.last')
      : t('activities:week.from', {
          day: formatDay(new Date(monday * DAY_MILLISECONDS), 0, dates),
        });
  return (
    <Typography component="h2" variant="subtitle2" color="textSecondary" sx={{ pt: 2, pb: 0.5 }}>
      {words}
    </Typography>
  );
}
