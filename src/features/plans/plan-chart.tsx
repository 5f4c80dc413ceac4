import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useMeasureLocale } from '../../platform/locale.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const HEIGHT_PIXELS = 72;

/** The whole plan: a bar for each week, its longest run within it. */
export function PlanChart({ plan, current }: { plan: TrainingPlan; current: number | null }) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const most = Math.max(1, ...plan.weeks.map(({ meters }) => meters));
  return (
    <Box component="section" aria-label={t('plan:chart.label')}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: '3px',
          height: HEIGHT_PIXELS,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {plan.weeks.map(({ number, meters, longMeters }) => (
          <Box
            component="li"
            key={number}
            sx={{
              position: 'relative',
              flex: '1 1 0',
              maxWidth: 40,
              height: `${Math.max(4, (meters / most) * 100)}%`,
              bgcolor: 'quiet.ground',
              border: 2,
              borderColor: number === current ? 'primary.main' : 'transparent',
              borderRadius: '3px',
              overflow: 'hidden',
            }}
          >
            <VisuallyHidden>
              {t('plan:chart.week', {
                number,
                distance: formatMeasure(meters, 'roundMeters', locale),
                long: formatMeasure(longMeters, 'roundMeters', locale),
              })}
            </VisuallyHidden>
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                insetInline: 0,
                bottom: 0,
                height: `${meters === 0 ? 0 : (longMeters / meters) * 100}%`,
                bgcolor: 'secondary.main',
              }}
            />
          </Box>
        ))}
      </Box>
      <Typography component="p" variant="caption" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('plan:chart.legend')}
      </Typography>
    </Box>
  );
}
