import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  explainedSessionsOf,
  hasWarmUpDrills,
} from '@tasuki/domain/plans/said/outline/plan-checks';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';

/** How to run each kind of session that the plan holds. */
export function SessionAdvice({ plan }: { plan: TrainingPlan }) {
  const { t } = useTranslation(['planGuide', 'plan']);
  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 2 }}>
      {hasWarmUpDrills(plan) && (
        <Typography variant="body2">{t('planGuide:how.warm-up')}</Typography>
      )}
      {explainedSessionsOf(plan).map((name) => (
        <Box key={name}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`plan:kind.${name}`)}
          </Typography>
          <Typography variant="body2">{t(`planGuide:how.${name}`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
