import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';
import { DistanceBar } from '../../ui/figures/distance-bar.tsx';

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
  return (
    <Box>
      <Typography component="p" variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('roster:week.now', { distance: formatMeasure(meters, 'roundMeters', measures) })}
      </Typography>
      <Box sx={{ my: 0.5 }}>
        <DistanceBar meters={meters} usualMeters={usualWeekMeters} wholeMeters={whole} />
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
