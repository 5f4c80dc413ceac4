import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { PlanWeek } from '@tasuki/domain/plans/training-plan';
import { useMeasureLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';

interface WeekSwitchProps {
  week: Pick<PlanWeek, 'number' | 'meters'>;
  /** How many the plan has. */
  weeks: number;
  onNumber: (number: number) => void;
}

/** Which week of a plan is shown, how far it is, and the way to the ones beside it. */
export function WeekSwitch({ week: { number, meters }, weeks, onNumber }: WeekSwitchProps) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <IconButton
        aria-label={t('plan:week.previous')}
        disabled={number === 1}
        onClick={() => {
          onNumber(number - 1);
        }}
      >
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <Box sx={{ textAlign: 'center' }}>
        <Typography component="h3" aria-live="polite" sx={{ fontWeight: 600 }}>
          {t('plan:week.title', { number, weeks })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatMeasure(meters, 'roundMeters', locale)}
        </Typography>
      </Box>
      <IconButton
        aria-label={t('plan:week.next')}
        disabled={number === weeks}
        onClick={() => {
          onNumber(number + 1);
        }}
      >
        <Icon path={mdiChevronRight} />
      </IconButton>
    </Box>
  );
}
