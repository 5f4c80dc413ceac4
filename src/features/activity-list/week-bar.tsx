import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { WeekSummary } from '@tasuki/domain/activities/week-summary';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';

/** Room to the right of a usual week, so that a longer one has somewhere to go. */
const HEADROOM = 1.25;

/** This week's running against the weeks before: two figures and one thin bar. */
export function WeekBar({ summary }: { summary: WeekSummary }) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const { current, usualMeters, omittedCount } = summary;
  const whole = Math.max(current.distanceMeters, (usualMeters ?? 0) * HEADROOM);
  // Who has not run yet learns nothing from two zeros.
  if (whole === 0 && omittedCount === 0) return null;
  const share = (meters: number) => `${whole === 0 ? 0 : (meters / whole) * 100}%`;
  if (whole === 0 && omittedCount > 0) {
    // Zero would be untrue: there are runs, and none of them may be counted.
    return (
      <Typography variant="body2" color="textSecondary" sx={{ pb: 2 }}>
        {t('activities:week.omitted', { count: omittedCount })}
      </Typography>
    );
  }
  return (
    <Box component="section" aria-label={t('activities:week.title')} sx={{ pt: 1, pb: 2.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          justifyContent: 'space-between',
        }}
      >
        <Typography component="p" variant="body2" color="textSecondary">
          {t('activities:week.title')}{' '}
          <Typography component="span" variant="h1" color="textPrimary" sx={{ ml: 0.5 }}>
            {formatMeasure(current.distanceMeters, 'meters', locale)}
          </Typography>
        </Typography>
        {usualMeters !== null && (
          <Typography component="p" variant="caption" color="textSecondary">
            {t('activities:week.usual', {
              distance: formatMeasure(usualMeters, 'meters', locale),
            })}
          </Typography>
        )}
      </Box>
      <Box
        aria-hidden
        sx={{ position: 'relative', height: 6, mt: 1, borderRadius: 3, bgcolor: 'quiet.ground' }}
      >
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            width: share(current.distanceMeters),
            minWidth: current.distanceMeters > 0 ? 6 : 0,
            bgcolor: 'primary.main',
            borderRadius: 'inherit',
          }}
        />
        {usualMeters !== null && usualMeters > 0 && (
          <Box
            sx={{
              position: 'absolute',
              top: -3,
              bottom: -3,
              width: 2,
              left: share(usualMeters),
              bgcolor: 'text.primary',
              transform: 'skewX(-24deg)',
            }}
          />
        )}
      </Box>
      {omittedCount > 0 && (
        <Typography component="p" variant="caption" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('activities:week.omitted', { count: omittedCount })}
        </Typography>
      )}
    </Box>
  );
}
