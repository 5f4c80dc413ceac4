import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { activityRate, rateAtSpeed, usesPace } from '@tasuki/domain/activities/activity-kind';
import { shownDistanceMeters } from '@tasuki/domain/activities/activity-row';
import type { EmbeddedActivity } from '@tasuki/domain/chat/embedded/embedded-activity';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../../platform/locale.ts';

const CHART_PIXELS = 44;
/** The slowest stretch keeps this part of the height, so that every bar is seen. */
const LOWEST_PART = 0.25;

/** The run in a line of figures and a small chart. */
export function EmbeddedFigures({ activity }: { activity: EmbeddedActivity }) {
  const measures = useMeasureLocale();
  const distanceMeters = shownDistanceMeters(activity);
  const rate = activityRate(activity);
  const { movingSeconds, averageHeartRateBeatsPerMinute, speedsMetersPerSecond } = activity;
  const figures = [
    distanceMeters !== null && formatMeasure(distanceMeters, 'meters', measures),
    movingSeconds > 0 && formatMeasure(movingSeconds, 'seconds', measures),
    rate && formatMeasure(rate.value, rate.unit, measures),
    averageHeartRateBeatsPerMinute !== null &&
      formatMeasure(averageHeartRateBeatsPerMinute, 'beatsPerMinute', measures),
  ].filter((words) => typeof words === 'string');
  return (
    <>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mt: 0.5, p: 0 }}
      >
        {figures.map((words) => (
          <Typography
            key={words}
            component="li"
            variant="body2"
            sx={{ listStyle: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {words}
          </Typography>
        ))}
      </Box>
      {speedsMetersPerSecond.length > 1 && (
        <SpeedBars sport={activity.sport} speeds={speedsMetersPerSecond} />
      )}
    </>
  );
}

interface SpeedBarsProps {
  sport: EmbeddedActivity['sport'];
  speeds: readonly number[];
}

/** One bar after the other along the way; the words below say the same to who does not see them. */
function SpeedBars({ sport, speeds }: SpeedBarsProps) {
  const { t } = useTranslation('chat');
  const measures = useMeasureLocale();
  const fastest = Math.max(...speeds);
  const slowest = Math.min(...speeds);
  const said = (metersPerSecond: number) => {
    const { value, unit } = usesPace(sport)
      ? ({ value: 1000 / metersPerSecond, unit: 'secondsPerKilometer' } as const)
      : rateAtSpeed(sport, metersPerSecond);
    return formatMeasure(value, unit, measures);
  };
  const partOf = (speed: number) =>
    fastest === slowest
      ? 0.6
      : LOWEST_PART + (1 - LOWEST_PART) * ((speed - slowest) / (fastest - slowest));
  return (
    <>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: speeds.length > 20 ? '1px' : '3px',
          height: CHART_PIXELS,
          mt: 1,
        }}
      >
        {speeds.map((speed, index) => (
          <Box
            key={`${index} of ${speeds.length}`}
            sx={{
              flex: 1,
              // A few bars share the width, and none becomes a block.
              maxWidth: 72,
              height: `${partOf(speed) * 100}%`,
              borderRadius: '2px 2px 0 0',
              bgcolor: 'secondary.main',
            }}
          />
        ))}
      </Box>
      <Typography component="p" variant="caption" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('chat:embedded.chart', { fastest: said(fastest), slowest: said(slowest) })}
      </Typography>
    </>
  );
}
