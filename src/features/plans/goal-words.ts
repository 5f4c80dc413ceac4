import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { formatClock, formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { PlanGoal } from '@tasuki/domain/plans/training-plan';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';

/** A goal in few words: its distance, time and day, as far as it has them. */
export function useGoalWords(): (goal: PlanGoal) => string {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  return ({ kind, meters, seconds, day }) => {
    if (meters === null) return t(`planning:goal.${kind === 'return' ? kind : 'fitness'}`);
    return [
      formatMeasure(meters, 'roundMeters', locale),
      seconds !== null && formatClock(seconds),
      day !== null && formatDay(new Date(`${day}T00:00:00Z`), 0, dateLocale),
    ]
      .filter((word) => word !== false)
      .join(' · ');
  };
}
