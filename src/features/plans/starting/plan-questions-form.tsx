import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  ISO_WEEKDAYS,
  RECORD_DISTANCES,
  type RecordDistance,
} from '@tasuki/domain/athletes/athlete-profile';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { NO_TIME, secondsOf, type TimeParts } from '@tasuki/domain/measures/time-parts';
import type { SaidOfPlan } from '@tasuki/domain/plans/asked/said-goal';
import { PLAN_LIMITS } from '@tasuki/domain/plans/plan-limits';
import {
  defaultAnswers,
  missingQuestions,
  type KnownOfRunner,
  type PlanAnswers,
} from '@tasuki/domain/plans/plan-questions';
import { PLAN_HEALTH, PLAN_INJURIES, type PlanHealth } from '@tasuki/domain/plans/plan-wish';
import type { PlanGoal } from '@tasuki/domain/plans/training-plan';
import { RECORD_METERS } from '@tasuki/domain/training/performance/record-readings';
import type { ListedTarget } from '../../../data/athletes/athlete-profiles.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormCheckbox } from '../../../ui/forms/form-checkbox.tsx';
import { FormNativeSelect } from '../../../ui/forms/form-native-select.tsx';
import { FormTimeField } from '../../../ui/forms/form-time-field.tsx';
import { FormWeekdays } from '../../../ui/forms/form-weekdays.tsx';
import { useGoalWords } from '../goal-words.ts';
import type { QuestionWords } from './question-words.ts';
import { weekdayWords } from '../../../ui/weekday-words.ts';

interface Fields {
  goal: string;
  health: string;
  injury: string;
  weekdays: number[];
  longRunWeekday: string;
  weeklyMeters: string;
  raceDistance: string;
  raceTime: TimeParts;
  minutes: string;
  clubWeekdays: number[];
  isHot: boolean;
  isHilly: boolean;
}

/** The goal that was said in a conversation. */
const SAID = 'said';
const WEEKLY_METERS = [10_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000] as const;
/** That a day other than that of the long run leaves for running. */
const MINUTES = [30, 45, 60, 75, 90] as const;
/** Of a week that is given in round figures; cautious. */
const LONGEST_OF_WEEK_SHARE = 0.35;

function healthOf(chosen: string): PlanHealth {
  return PLAN_HEALTH.find((one) => one === chosen) ?? 'well';
}

interface PlanQuestionsFormProps {
  /** As who answers reads the questions. */
  words: QuestionWords;
  /** What is said before the questions; null = nothing. */
  notice: ReactNode;
  known: KnownOfRunner;
  /** Those to come, in any order. */
  targets: readonly ListedTarget[];
  /** What was said of the plan before. */
  said: SaidOfPlan | null;
  onAnswered: (goal: PlanGoal, answers: PlanAnswers) => void;
  onCancel: () => void;
}

/** What the runner trains for, and at most five questions, each answered already. */
export function PlanQuestionsForm({
  words,
  notice,
  known,
  targets,
  said,
  onAnswered,
  onCancel,
}: PlanQuestionsFormProps) {
  const { t } = useTranslation(['plan', 'athlete']);
  const locale = useMeasureLocale();
  const goalWords = useGoalWords();
  const saidGoal = said?.goal ?? null;
  const defaults = defaultAnswers(known, said?.runsPerWeek);
  const races = targets
    .flatMap((target) =>
      target.distance === null ? [] : [{ ...target, distance: target.distance }],
    )
    .sort((a, b) => a.date.localeCompare(b.date));
  // Whoever does not run yet begins with what a plan can safely lead to.
  const isRunningAsked = missingQuestions(known).includes('running-now');
  const usualDistance: RecordDistance = isRunningAsked ? 'fiveKilometers' : 'tenKilometers';
  const form = useForm<Fields>({
    defaultValues: {
      goal: saidGoal ? SAID : races[0] ? `race:${races[0].id}` : usualDistance,
      health: defaults.health,
      injury: '',
      weekdays: defaults.weekdays,
      longRunWeekday: String(defaults.longRunWeekday ?? ''),
      weeklyMeters: '',
      raceDistance: '',
      raceTime: NO_TIME,
      minutes: String(
        MINUTES.findLast((minutes) => minutes <= (defaults.minutesOnOtherDays ?? 0)) ?? '',
      ),
      clubWeekdays: defaults.clubWeekdays,
      isHot: defaults.isHot,
      isHilly: defaults.isHilly,
    },
  });
  const weekdays = useWatch({ control: form.control, name: 'weekdays' });
  const goal = useWatch({ control: form.control, name: 'goal' });
  const health = useWatch({ control: form.control, name: 'health' });
  const weekly = useWatch({ control: form.control, name: 'weeklyMeters' });
  const raceDistance = useWatch({ control: form.control, name: 'raceDistance' });
  const isEnough = weekdays.length >= PLAN_LIMITS.sessionsMinimum;
  const goalOf = (chosen: string): PlanGoal => {
    if (chosen === SAID && saidGoal) return saidGoal;
    const none = { meters: null, seconds: null, day: null, event: null };
    if (chosen === 'fitness' || chosen === 'return') return { ...none, kind: chosen };
    const race = races.find(({ id }) => `race:${id}` === chosen);
    if (race) {
      return {
        kind: 'race',
        meters: RECORD_METERS[race.distance],
        seconds: race.recordSeconds,
        day: race.date,
        event: race.event,
      };
    }
    const distance = RECORD_DISTANCES.find((one) => one === chosen) ?? 'tenKilometers';
    return { ...none, kind: 'distance', meters: RECORD_METERS[distance] };
  };
  const questions = missingQuestions(known, {
    goalKind: goalOf(goal).kind,
    health: healthOf(health),
    isRunning: weekly !== '',
  });
  // A niggle is one of something, while who comes back may have paused for another reason.
  const unnamedInjury = healthOf(health) === 'niggle' ? 'other' : null;
  const answersOf = (fields: Fields): PlanAnswers => {
    const distance = RECORD_DISTANCES.find((one) => one === fields.raceDistance);
    const seconds = secondsOf(fields.raceTime);
    const weeklyMeters = Number(fields.weeklyMeters);
    return {
      ...defaults,
      health: healthOf(fields.health),
      injury: questions.includes('injury')
        ? (PLAN_INJURIES.find((one) => one === fields.injury) ?? unnamedInjury)
        : null,
      weekdays: fields.weekdays,
      longRunWeekday: fields.longRunWeekday === '' ? null : Number(fields.longRunWeekday),
      weeklyMeters: isRunningAsked ? weeklyMeters : null,
      longestMeters: isRunningAsked ? weeklyMeters * LONGEST_OF_WEEK_SHARE : null,
      recentRace:
        questions.includes('recent-race') && distance && typeof seconds === 'number'
          ? { meters: RECORD_METERS[distance], seconds }
          : null,
      minutesOnOtherDays: fields.minutes === '' ? null : Number(fields.minutes),
      clubWeekdays: fields.clubWeekdays,
      isHot: fields.isHot,
      isHilly: fields.isHilly,
    };
  };
  const minutesField = (
    <FormNativeSelect
      form={form}
      name="minutes"
      label={t('plan:more.minutes')}
      noneWords={t('plan:more.noLimit')}
      choices={MINUTES.map((minutes) => ({
        value: String(minutes),
        words: spokenDuration(minutes * 60, locale.language),
      }))}
    />
  );
  const hillyField = <FormCheckbox form={form} name="isHilly" label={words.hilly} />;
  const longDayField = (
    <FormNativeSelect
      form={form}
      name="longRunWeekday"
      label={t('plan:question.longDay')}
      noneWords={t('plan:longDay.any')}
      choices={ISO_WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => ({
        value: String(day),
        words: weekdayWords(day, locale.language, 'long'),
      }))}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = form.getValues();
        if (isEnough) onAnswered(goalOf(fields.goal), answersOf(fields));
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
        choices={[
          ...(saidGoal
            ? [{ value: SAID, words: t('plan:newPlan.said', { goal: goalWords(saidGoal) }) }]
            : []),
          ...races.map(({ id, event, distance }) => ({
            value: `race:${id}`,
            words: `${event} · ${t(`athlete:distance.${distance}`)}`,
          })),
          ...RECORD_DISTANCES.map((distance) => ({
            value: distance,
            words: t('plan:goal.distance', { distance: t(`athlete:distance.${distance}`) }),
          })),
          { value: 'fitness', words: t('plan:goal.fitness') },
          { value: 'return', words: t('plan:goal.return') },
        ]}
      />
      <FormNativeSelect
        form={form}
        name="health"
        label={words.health}
        choices={PLAN_HEALTH.map((health) => ({
          value: health,
          words: words.healthOf(health),
        }))}
      />
      {questions.includes('injury') && (
        <FormNativeSelect
          form={form}
          name="injury"
          label={t(unnamedInjury === null ? 'plan:question.injury' : 'plan:question.niggle')}
          noneWords={t(`plan:injury.${unnamedInjury ?? 'none'}`)}
          choices={PLAN_INJURIES.filter((injury) => injury !== unnamedInjury).map((injury) => ({
            value: injury,
            words: t(`plan:injury.${injury}`),
          }))}
        />
      )}
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2">{words.days}</Typography>
        <FormWeekdays form={form} name="weekdays" label={words.days} language={currentLanguage()} />
        {!isEnough && (
          <Typography role="alert" variant="body2" color="error">
            {t('plan:start.chooseDays')}
          </Typography>
        )}
      </Box>
      {questions.includes('running-now') && (
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
      {questions.includes('recent-race') && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormNativeSelect
            form={form}
            name="raceDistance"
            label={t('plan:question.race')}
            noneWords={t('plan:race.none')}
            choices={RECORD_DISTANCES.slice(0, 4).map((distance) => ({
              value: distance,
              words: t(`athlete:distance.${distance}`),
            }))}
          />
          {raceDistance !== '' && (
            <FormTimeField form={form} name="raceTime" label={t('plan:race.time')} />
          )}
        </Box>
      )}
      {questions.includes('hills') && hillyField}
      {questions.includes('long-run-day') && longDayField}
      {questions.includes('minutes') && minutesField}
      <Disclosure words={t('plan:more.title')}>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {!questions.includes('long-run-day') && longDayField}
          {!questions.includes('minutes') && minutesField}
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="body2">{t('plan:more.club')}</Typography>
            <FormWeekdays
              form={form}
              name="clubWeekdays"
              label={t('plan:more.club')}
              language={currentLanguage()}
            />
          </Box>
          {!questions.includes('hills') && hillyField}
          <FormCheckbox form={form} name="isHot" label={words.hot} />
        </Box>
      </Disclosure>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={!isEnough}>
          {t('plan:start.show')}
        </Button>
        <Button color="secondary" onClick={onCancel}>
          {t('plan:start.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
