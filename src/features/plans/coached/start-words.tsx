import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { useMeasureLocale } from '../../../platform/locale.ts';

/** The amount that a plan assumes the runner runs now: its limits depend on it. */
export function StartWords({ record }: { record: PlanRecord }) {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const distance = (meters: number) => formatMeasure(meters, 'roundMeters', locale);
  const weekly = distance(record.weeklyMeters);
  return (
    <Typography variant="body2" color="textSecondary">
      {record.weeklyMeters === 0
        ? t('planning:coached.startsFromNothing')
        : record.longestMeters === null
          ? t('planning:coached.startsFromWeek', { weekly })
          : t('planning:coached.startsFrom', { weekly, long: distance(record.longestMeters) })}
    </Typography>
  );
}
