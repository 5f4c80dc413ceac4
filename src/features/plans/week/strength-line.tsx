import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { runnerOf, wishOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { isInjuryNamed } from '@tasuki/domain/plans/plan-wish';
import { strengthOfWeek } from '@tasuki/domain/plans/said/strength-stages';
import type { PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { weekdayListWords } from '../../../ui/weekday-words.ts';

interface StrengthLineProps {
  plan: TrainingPlan;
  record: PlanRecord;
  week: PlanWeek;
}

/** On which days of a week strength is due, and for how long. */
export function StrengthLine({ plan, record, week }: StrengthLineProps) {
  const { t } = useTranslation('plan');
  const { language } = useMeasureLocale();
  const runner = runnerOf(record);
  const { days, minutes } = strengthOfWeek(week, plan, runner, wishOf(record));
  if (days.length === 0) return null;
  // For what was hurt it is as much of the plan as its runs.
  const words = isInjuryNamed(runner) ? 'plan:week.strengthHealing' : 'plan:week.strength';
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {t(words, {
        minuteCount: minutes,
        days: weekdayListWords(days, language, 'short'),
      })}
    </Typography>
  );
}
