import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { LastWeekDay } from '@tasuki/domain/plans/said/last-week';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import { useDateLocale, useMeasureLocale } from '../../../platform/locale.ts';

/** The days before the race, one by one: what is run, and what matters beside it. */
export function LastWeek({ days }: { days: readonly LastWeekDay[] }) {
  const { t } = useTranslation(['planGuide', 'plan']);
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('planGuide:lastWeek.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {days.map(({ day, sessions, tips }) => (
          <Typography component="li" variant="body2" key={day}>
            {formatDayWithWeekday(new Date(dayNumberOf(day) * DAY_MILLISECONDS), 0, dateLocale)}
            {' · '}
            {sessions.length > 0
              ? sessions
                  .map(
                    (session) =>
                      `${t(`plan:kind.${nameOfSession(session)}`)} · ${formatMeasure(session.meters, 'roundMeters', locale)}`,
                  )
                  .join(' + ')
              : t('planGuide:lastWeek.rest')}
            {tips.map((tip) => (
              <Box component="span" key={tip} sx={{ display: 'block' }}>
                {t(`planGuide:lastWeek.tip.${tip}`)}
              </Box>
            ))}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
