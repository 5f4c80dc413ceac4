import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  activityKindKey,
  activityRate,
  activityTitle,
} from '@tasuki/domain/activities/activity-kind';
import { shownDistanceMeters, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { ActivitySummary } from '@tasuki/domain/activities/activity-summary';
import { formatDayWithWeekday, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SportIcon } from '../../ui/sport-icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { AllFigures } from './all-figures.tsx';

interface ActivityHeadlineProps {
  row: ActivityRow;
  /** Null while it is read, or where none was computed. */
  summary: ActivitySummary | null;
  /** It is being read: its place is kept, so that nothing below moves. */
  isSummaryComing?: boolean;
}

/** Kind and time of an activity, then distance, duration and speed; the rest behind a press. */
export const ActivityHeadline = memo(function ActivityHeadline({
  row,
  summary,
  isSummaryComing = false,
}: ActivityHeadlineProps) {
  const { t } = useTranslation(['activities', 'sports']);
  const measures = useMeasureLocale();
  const dates = useDateLocale();
  const distanceMeters = shownDistanceMeters(row);
  const rate = activityRate(row);
  const time = formatMeasure(row.movingSeconds, 'seconds', measures);
  return (
    <Box component="header" sx={{ pt: 1 }}>
      <Typography
        component="p"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
      >
        <SportIcon sport={row.sport} sx={{ fontSize: 20 }} />
        {activityTitle(row) !== null && <span>{t(activityKindKey(row))} ·</span>}
        <span>
          {formatDayWithWeekday(row.startedAt, row.utcOffsetMinutes, dates)} ·{' '}
          {formatTimeOfDay(row.startedAt, row.utcOffsetMinutes)}
        </span>
      </Typography>
      {/* A purged activity has no figures; zeros would be untrue. */}
      {row.isPurged !== true && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'auto 1fr', sm: 'repeat(3, auto) 1fr' },
            alignItems: 'end',
            columnGap: 4,
            rowGap: 1.5,
            my: 1.5,
          }}
        >
          {distanceMeters !== null && (
            <Figure
              isLargest
              label={t('activities:figure.distance')}
              words={formatMeasure(distanceMeters, 'meters', measures)}
            />
          )}
          <Figure
            isLargest={distanceMeters === null}
            label={t('activities:figure.moving')}
            words={time}
          />
          {rate && (
            <Figure
              label={t(
                rate.unit !== 'metersPerSecond'
                  ? 'activities:figure.pace'
                  : 'activities:figure.speed',
              )}
              words={formatMeasure(rate.value, rate.unit, measures)}
            />
          )}
        </Box>
      )}
      {summary && (
        <Disclosure words={t('activities:figure.all')}>
          <AllFigures sport={row.sport} summary={summary} load={row.load} />
        </Disclosure>
      )}
      {isSummaryComing && <Box sx={{ height: TOUCH_TARGET_PIXELS }} />}
    </Box>
  );
});

function Figure({
  label,
  words,
  isLargest = false,
}: {
  label: string;
  words: string;
  isLargest?: boolean;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column-reverse',
        gridColumn: isLargest ? { xs: '1 / -1', sm: 'auto' } : 'auto',
      }}
    >
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant={isLargest ? 'hero' : 'figure'} sx={{ m: 0 }}>
        {words}
      </Typography>
    </Box>
  );
}
