import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import {
  formatMeasure,
  formatNumber,
  toDisplayedValue,
} from '@tasuki/domain/measures/format-measure';
import { trendDocumentsOf } from '@tasuki/domain/trends/trend-spans';
import { volumeTrend } from '@tasuki/domain/trends/volume-trend';
import { useTrendWeeks } from '../../data/trends/trend-weeks-query.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const BAR_HEIGHT = 72;

/** The twelve weeks before this one: a bar and a figure for each, on one scale from zero. */
export default function RecentWeeks({ uid }: { uid: string }) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const dates = useDateLocale();
  const [today] = useState(() => dayNumber(new Date(), null));
  const trend = useTrendWeeks(uid, trendDocumentsOf('threeMonths', today));
  const weeks = trend.state === 'ready' ? trend.data : null;
  const points = useMemo(
    // The last one is this week, of which the bar above speaks.
    () => (weeks === null ? [] : volumeTrend(weeks, 'threeMonths', today).points.slice(0, -1)),
    [weeks, today],
  );
  if (trend.state === 'loading') return <LoadingState shape="words" />;
  if (trend.state === 'failed') {
    return <FailedState failureCode={trend.failureCode} onRetry={trend.retry} />;
  }
  const longest = Math.max(...points.map(({ total }) => total.meters), 1);
  return (
    <Box
      component="ol"
      aria-label={t('activities:week.twelve')}
      sx={{ display: 'flex', gap: 0.5, m: 0, mt: 2, p: 0, listStyle: 'none' }}
    >
      {points.map(({ firstDay, total: { meters } }, index) => {
        const monday = formatMonthDay(new Date(firstDay * DAY_MILLISECONDS), 0, dates);
        return (
          <Box
            key={firstDay}
            component="li"
            sx={{ flex: '1 1 0', minWidth: 0, textAlign: 'center' }}
          >
            <VisuallyHidden>{`${monday}: ${formatMeasure(meters, 'meters', locale)}`}</VisuallyHidden>
            <Box
              aria-hidden
              sx={{
                display: 'flex',
                flexDirection: 'column',
                justifyContent: 'flex-end',
                height: BAR_HEIGHT + 20,
              }}
            >
              <Typography variant="caption">
                {formatNumber(toDisplayedValue(meters, 'meters', locale), locale.language, 0)}
              </Typography>
              <Box
                sx={{
                  height: Math.max((meters / longest) * BAR_HEIGHT, 1),
                  bgcolor: 'quiet.line',
                  borderRadius: '3px 3px 0 0',
                }}
              />
            </Box>
            <Typography
              aria-hidden
              variant="caption"
              color="textSecondary"
              sx={{ display: 'block', whiteSpace: 'nowrap', height: '1.5em', overflow: 'visible' }}
            >
              {index % 4 === 0 ? monday : null}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
