import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { PlanWeek } from '@tasuki/domain/plans/training-plan';
import { useMeasureLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';

interface WeekArrowsProps {
  number: number;
  /** How many the plan has. */
  weeks: number;
  onNumber: (number: number) => void;
  /** Which week it is. */
  children: ReactNode;
}

/** Which week of a plan is shown, between the ways to the ones beside it. */
export function WeekArrows({ number, weeks, onNumber, children }: WeekArrowsProps) {
  const { t } = useTranslation('plan');
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
      {children}
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

interface WeekSwitchProps extends Pick<WeekArrowsProps, 'weeks' | 'onNumber'> {
  week: Pick<PlanWeek, 'number' | 'meters'>;
}

/** Which week of a plan is shown, how far it is, and the way to the ones beside it. */
export function WeekSwitch({ week: { number, meters }, weeks, onNumber }: WeekSwitchProps) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  return (
    <WeekArrows number={number} weeks={weeks} onNumber={onNumber}>
      <Box sx={{ textAlign: 'center' }}>
        <Typography component="h3" aria-live="polite" sx={{ fontWeight: 600 }}>
          {t('plan:week.title', { number, weeks })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {meters === 0 ? t('plan:week.rest') : formatMeasure(meters, 'roundMeters', locale)}
        </Typography>
      </Box>
    </WeekArrows>
  );
}
