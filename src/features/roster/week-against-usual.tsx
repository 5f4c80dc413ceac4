import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';

type WeekAgainstUsualProps = Pick<
  RosterEntry,
  'lastRun' | 'weekMeters' | 'weekMondayDayNumber' | 'usualWeekMeters'
>;

/** Room to the right of a usual week, so that a longer one has somewhere to go. */
const HEADROOM = 1.4;

function thisMonday(lastRun: RosterEntry['lastRun']): number {
  return mondayOf(dayNumber(new Date(), lastRun?.utcOffsetMinutes ?? null));
}

/** This week's running beside a usual week's: two figures and one thin bar. */
export function WeekAgainstUsual(props: WeekAgainstUsualProps) {
  const { lastRun, weekMeters, weekMondayDayNumber, usualWeekMeters } = props;
  const { t } = useTranslation('roster');
  const measures = useMeasureLocale();
  // The line may be of last week, for an hour at most.
  const meters = weekMondayDayNumber === thisMonday(lastRun) ? weekMeters : 0;
  const whole = Math.max(meters, (usualWeekMeters ?? 0) * HEADROOM, 1);
  const share = (value: number) => `${(value / whole) * 100}%`;
  return (
    <Box>
      <Typography component="p" variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('roster:week.now', { distance: formatMeasure(meters, 'roundMeters', measures) })}
      </Typography>
      <Box
        aria-hidden
        sx={{ position: 'relative', height: 5, my: 0.5, borderRadius: 3, bgcolor: 'quiet.ground' }}
      >
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            width: share(meters),
            bgcolor: 'primary.main',
            borderRadius: 'inherit',
          }}
        />
        {usualWeekMeters !== null && usualWeekMeters > 0 && (
          <Box
            sx={{
              position: 'absolute',
              top: -3,
              bottom: -3,
              width: 2,
              left: share(usualWeekMeters),
              bgcolor: 'text.primary',
              transform: 'skewX(-24deg)',
            }}
          />
        )}
      </Box>
      {usualWeekMeters !== null && (
        <Typography
          component="p"
          variant="caption"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {t('roster:week.usual', {
            distance: formatMeasure(usualWeekMeters, 'roundMeters', measures),
          })}
        </Typography>
      )}
    </Box>
  );
}
