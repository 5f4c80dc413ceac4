import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RECORD_DISTANCES } from '@tasuki/domain/athletes/athlete-profile';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { SaidOfPlan } from '@tasuki/domain/plans/asked/said-goal';
import { PLAN_LIMITS } from '@tasuki/domain/plans/plan-limits';
import {
  defaultAnswers,
  missingQuestions,
  type KnownOfRunner,
  type PlanAnswers,
} from '@tasuki/domain/plans/plan-questions';
import { PLAN_HEALTH } from '@tasuki/domain/plans/plan-wish';
import type { PlanGoal } from '@tasuki/domain/plans/training-plan';
import type { ListedTarget } from '../../../data/athletes/athlete-profiles.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { FormNativeSelect } from '../../../ui/forms/form-native-select.tsx';
import { FormWeekdays } from '../../../ui/forms/form-weekdays.tsx';
import { useGoalWords } from '../goal-words.ts';
import {
  acheOf,
  answersOf,
  areDaysOffPossible,
  firstFields,
  goalOf,
  healthOf,
  plannableRaces,
  raceChoice,
  SAID_GOAL,
  type PlanFields,
  type PlannableRace,
} from './plan-fields.ts';
import {
  InjuryQuestion,
  RaceQuestion,
  ReturnGoalQuestion,
  StretchQuestion,
  TimeQuestions,
} from './plan-question-fields.tsx';
import type { QuestionWords } from './question-words.ts';

const WEEKLY_METERS = [5000, 10_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000] as const;

interface PlanQuestionsFormProps {
  /** As who answers reads the questions. */
  words: QuestionWords;
  /** A notice before the questions; null = none. */
  notice: ReactNode;
  known: KnownOfRunner;
  /** Those to come, in any order. */
  targets: readonly ListedTarget[];
  /** Earlier statements on the plan. */
  said: SaidOfPlan | null;
  onAnswered: (goal: PlanGoal, answers: PlanAnswers) => void;
  onCancel: () => void;
}

/** The runner's goal, and at most five questions, each answered already. */
export function PlanQuestionsForm(props: PlanQuestionsFormProps) {
  const { words, notice, known, targets, said, onAnswered, onCancel } = props;
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const saidGoal = said?.goal ?? null;
  const defaults = defaultAnswers(known, said?.runsPerWeek);
  const races = plannableRaces(targets);
  const [nextRace] = races;
  // A runner who does not run yet begins with what a plan can safely lead to.
  const isRunningAsked = missingQuestions(known).includes('running-now');
  const usualGoal = isRunningAsked ? 'fiveKilometers' : 'tenKilometers';
  const form = useForm<PlanFields>({
    defaultValues: firstFields(
      defaults,
      saidGoal ? SAID_GOAL : nextRace ? raceChoice(nextRace) : usualGoal,
    ),
  });
  const [goal, health, ache, weeklyMeters, weekdays, hasDaysOff, daysOff] = useWatch({
    control: form.control,
    name: ['goal', 'health', 'ache', 'weeklyMeters', 'weekdays', 'hasDaysOff', 'daysOff'],
  });
  const isEnough = weekdays.length >= PLAN_LIMITS.sessionsMinimum;
  const isPossible = isEnough && (!hasDaysOff || areDaysOffPossible(daysOff));
  const { kind: goalKind, meters } = goalOf(goal, { races, saidGoal });
  const questions = missingQuestions(known, {
    goalKind,
    health: healthOf(health),
    isRunning: weeklyMeters !== '',
    weeklyMeters: Number(weeklyMeters),
    ...acheOf(ache),
  });
  const submit = () => {
    const fields = form.getValues();
    if (!isPossible) return;
    onAnswered(
      goalOf(fields.goal, { races, saidGoal, returnMinutes: fields.returnMinutes }),
      answersOf(fields, { questions, defaults }),
    );
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 3, maxWidth: 560, pb: 4 }}
    >
      <Box>
        <Typography variant="h2">{words.title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {words.why}
        </Typography>
      </Box>
      {notice}
      <FormNativeSelect
        form={form}
        name="goal"
        label={words.goal}
        choices={useGoalChoices(races, saidGoal)}
      />
      {goal === 'return' && <ReturnGoalQuestion form={form} />}
      <FormNativeSelect
        form={form}
        name="health"
        label={words.health}
        choices={PLAN_HEALTH.map((one) => ({ value: one, words: words.healthOf(one) }))}
      />
      {questions.includes('injury') && <InjuryQuestion form={form} health={health} />}
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2">{words.days}</Typography>
        <FormWeekdays form={form} name="weekdays" label={words.days} language={currentLanguage()} />
        {!isEnough && (
          <Typography role="alert" variant="body2" color="error">
            {t('planning:start.chooseDays')}
          </Typography>
        )}
      </Box>
      {isRunningAsked && (
        <FormNativeSelect
          form={form}
          name="weeklyMeters"
          label={words.runningNow}
          noneWords={words.notRunning}
          choices={WEEKLY_METERS.map((meters) => ({
            value: String(meters),
            words: formatMeasure(meters, 'roundMeters', locale),
          }))}
        />
      )}
      {questions.includes('stretch') && <StretchQuestion form={form} />}
      {questions.includes('recent-race') && <RaceQuestion form={form} />}
      <TimeQuestions
        form={form}
        words={words}
        questions={questions}
        weekdays={weekdays}
        hasRace={meters !== null}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={!isPossible}>
          {t('planning:start.show')}
        </Button>
        <Button color="secondary" onClick={onCancel}>
          {t('planning:start.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** The goal that was named first, then races to come, then distances, then goals without one. */
function useGoalChoices(
  races: readonly PlannableRace[],
  saidGoal: PlanGoal | null,
): { value: string; words: string }[] {
  const { t } = useTranslation(['planning', 'athlete']);
  const goalWords = useGoalWords();
  return [
    ...(saidGoal
      ? [{ value: SAID_GOAL, words: t('planning:newPlan.said', { goal: goalWords(saidGoal) }) }]
      : []),
    ...races.map((race) => ({
      value: raceChoice(race),
      words: `${race.event} · ${t(`athlete:distance.${race.distance}`)}`,
    })),
    ...RECORD_DISTANCES.map((distance) => ({
      value: distance,
      words: t('planning:goal.distance', { distance: t(`athlete:distance.${distance}`) }),
    })),
    { value: 'fitness', words: t('planning:goal.fitness') },
    { value: 'return', words: t('planning:goal.return') },
  ];
}
