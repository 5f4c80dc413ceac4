import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import type { StrengthSet } from '@tasuki/domain/plans/said/strength-routine';
import {
  strengthLinesOf,
  strengthOfWeek,
  strengthSpansOf,
  type StrengthSpan,
} from '@tasuki/domain/plans/said/strength-stages';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';
import type { PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { weekdayListWords } from '../../../ui/weekday-words.ts';

interface StrengthRoutineProps {
  plan: TrainingPlan;
  runner: PlanRunner;
  wish: PlanWish;
  /** The week that is shown. */
  week: PlanWeek;
}

/** Which exercises, how often, on which days of the week, and how that changes through the plan. */
export function StrengthRoutine({ plan, runner, wish, week }: StrengthRoutineProps) {
  const { t } = useTranslation('planGuide');
  const { language } = useMeasureLocale();
  const { days, minutes, sets } = strengthOfWeek(week, plan, runner, wish);
  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 2 }}>
      <Typography variant="body2">
        {days.length > 0
          ? t('planGuide:strength.days', {
              days: weekdayListWords(days, language, 'long'),
              minuteCount: minutes,
            })
          : t('planGuide:strength.none')}
      </Typography>
      {strengthLinesOf(plan, runner).map((line) => (
        <Typography variant="body2" key={line}>
          {t(`planGuide:strength.${line}`)}
        </Typography>
      ))}
      {sets.length > 0 && (
        <>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sets.map((set) => (
              <Typography component="li" variant="body2" key={set.exercise}>
                {t(`planGuide:strength.exercise.${set.exercise}`)}
                {' · '}
                <SetWords set={set} />
              </Typography>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {t('planGuide:strength.rest')}
          </Typography>
        </>
      )}
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('planGuide:strength.through')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {strengthSpansOf(plan, runner, wish).map((span) => (
          <Typography component="li" variant="body2" key={span.fromWeek}>
            <SpanWords span={span} />
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function SpanWords({ span }: { span: StrengthSpan }) {
  const { stage, fromWeek, toWeek, leastTimesAWeek, timesAWeek } = span;
  const { t } = useTranslation('planGuide');
  const weeks =
    fromWeek === toWeek
      ? t('planGuide:way.week', { week: fromWeek })
      : t('planGuide:way.weeks', { week: fromWeek, toWeek });
  return [
    weeks,
    timesAWeek > 0 &&
      t('planGuide:strength.timesAWeek', {
        amount: leastTimesAWeek < timesAWeek ? `${leastTimesAWeek}–${timesAWeek}` : timesAWeek,
      }),
    t(`planGuide:strength.stage.${stage}`),
  ]
    .filter((words) => words !== false)
    .join(' · ');
}

function SetWords({ set: { sets, repeats, seconds, isEachSide } }: { set: StrengthSet }) {
  const { t } = useTranslation('planGuide');
  const { language } = useMeasureLocale();
  const amount =
    seconds === null
      ? t('planGuide:strength.times', { repeats: repeats ?? 0 })
      : spokenDuration(seconds, language);
  return t(isEachSide ? 'planGuide:strength.eachSide' : 'planGuide:strength.repeats', {
    sets,
    amount,
  });
}
