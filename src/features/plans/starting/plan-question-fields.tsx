import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ISO_WEEKDAYS, RECORD_DISTANCES } from '@tasuki/domain/athletes/athlete-profile';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { PLAN_ACHES, type PlanQuestion } from '@tasuki/domain/plans/plan-questions';
import { PLAN_INJURIES, RESULT_FACTS } from '@tasuki/domain/plans/plan-wish';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormCheckbox } from '../../../ui/forms/form-checkbox.tsx';
import { FormNativeSelect } from '../../../ui/forms/form-native-select.tsx';
import { FormTimeField } from '../../../ui/forms/form-time-field.tsx';
import { FormWeekdays } from '../../../ui/forms/form-weekdays.tsx';
import { weekdayWords } from '../../../ui/weekday-words.ts';
import { DaysOffQuestion } from './days-off-question.tsx';
import {
  ASKED_FACTS,
  CLIMBS,
  DAY_MINUTES,
  FACTS_OF_RACE,
  healthOf,
  MINUTES,
  RETURN_MINUTES,
  STRETCHES,
  unnamedInjury,
  type PlanFields,
} from './plan-fields.ts';
import type { QuestionWords } from './question-words.ts';

interface QuestionProps {
  form: UseFormReturn<PlanFields>;
}

/** An injury, or what the runner comes back from. */
export function InjuryQuestion({ form, health }: QuestionProps & { health: string }) {
  const { t } = useTranslation('planning');
  const unnamed = unnamedInjury(health);
  const injury = useWatch({ control: form.control, name: 'injury' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormNativeSelect
        form={form}
        name="injury"
        label={t(unnamed === null ? 'planning:question.injury' : 'planning:question.niggle')}
        noneWords={t(`planning:injury.${unnamed ?? 'none'}`)}
        choices={PLAN_INJURIES.filter((one) => one !== unnamed).map((one) => ({
          value: one,
          words: t(`planning:injury.${one}`),
        }))}
      />
      {healthOf(health) === 'niggle' && injury !== 'bone' && (
        <FormNativeSelect
          form={form}
          name="ache"
          label={t('planning:question.ache')}
          noneWords={t('planning:ache.now')}
          choices={PLAN_ACHES.map((ache) => ({ value: ache, words: t(`planning:ache.${ache}`) }))}
        />
      )}
    </Box>
  );
}

/** What a return is to lead to; the plan chooses where nothing is named. */
export function ReturnGoalQuestion({ form }: QuestionProps) {
  const { t } = useTranslation('planning');
  const { language } = useMeasureLocale();
  return (
    <FormNativeSelect
      form={form}
      name="returnMinutes"
      label={t('planning:question.returnGoal')}
      noneWords={t('planning:returnGoal.any')}
      choices={RETURN_MINUTES.map((minutes) => ({
        value: String(minutes),
        words: spokenDuration(minutes * 60, language),
      }))}
    />
  );
}

/** How long they run without a walk: a plan begins with that. */
export function StretchQuestion({ form }: QuestionProps) {
  const { t } = useTranslation('planning');
  const { language } = useMeasureLocale();
  return (
    <FormNativeSelect
      form={form}
      name="stretchSeconds"
      label={t('planning:question.stretch')}
      noneWords={t('planning:stretch.unknown')}
      choices={STRETCHES.map((seconds) => {
        const minutes = spokenDuration(seconds, language);
        const isMost = seconds === STRETCHES.at(-1);
        return {
          value: String(seconds),
          words: isMost ? t('planning:stretch.more', { minutes }) : minutes,
        };
      })}
    />
  );
}

/** A race lately, from which paces are computed. */
export function RaceQuestion({ form }: QuestionProps) {
  const { t } = useTranslation(['planning', 'athlete']);
  const raceDistance = useWatch({ control: form.control, name: 'raceDistance' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormNativeSelect
        form={form}
        name="raceDistance"
        label={t('planning:question.race')}
        noneWords={t('planning:race.none')}
        choices={RECORD_DISTANCES.slice(0, 4).map((distance) => ({
          value: distance,
          words: t(`athlete:distance.${distance}`),
        }))}
      />
      {raceDistance !== '' && (
        <>
          <FormTimeField form={form} name="raceTime" label={t('planning:race.time')} />
          <FormNativeSelect
            form={form}
            name="raceFact"
            label={t('planning:race.how')}
            noneWords={t('planning:race.allOut')}
            choices={RESULT_FACTS.map((fact) => ({
              value: fact,
              words: t(`planning:race.${fact}`),
            }))}
          />
        </>
      )}
    </Box>
  );
}

/** Facts on body and life that a plan takes into account, if there are any. */
function Facts({ form, hasRace }: QuestionProps & { hasRace: boolean }) {
  const { t } = useTranslation('planning');
  return (
    <Box role="group" aria-label={t('planning:more.facts')} sx={{ display: 'grid', pt: 2 }}>
      <Typography variant="body2">{t('planning:more.facts')}</Typography>
      {ASKED_FACTS.filter((fact) => hasRace || !FACTS_OF_RACE.has(fact)).map((fact) => (
        <FormCheckbox
          key={fact}
          form={form}
          name={`facts.${fact}`}
          label={t(`planning:fact.${fact}`)}
        />
      ))}
    </Box>
  );
}

/** Whether the race is hilly, and how much it climbs: that decides whether it is run by a pace. */
function HillsQuestion({ form, label }: QuestionProps & { label: string }) {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const isHilly = useWatch({ control: form.control, name: 'isHilly' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormCheckbox form={form} name="isHilly" label={label} />
      {isHilly && (
        <FormNativeSelect
          form={form}
          name="climbMeters"
          label={t('planning:more.climb')}
          noneWords={t('planning:more.climbUnknown')}
          choices={CLIMBS.map((meters) => ({
            value: String(meters),
            words: formatMeasure(meters, 'metersOfAltitude', locale),
          }))}
        />
      )}
    </Box>
  );
}

/** The time of days: one figure for all but that of the long run, or one for each. */
function MinutesQuestion({ form, weekdays }: QuestionProps & { weekdays: readonly number[] }) {
  const { t } = useTranslation('planning');
  const { language } = useMeasureLocale();
  const hasDayMinutes = useWatch({ control: form.control, name: 'hasDayMinutes' });
  const choicesOf = (all: readonly number[]) =>
    all.map((minutes) => ({
      value: String(minutes),
      words: spokenDuration(minutes * 60, language),
    }));
  const days = ISO_WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => ({
    day,
    words: weekdayWords(day, language, 'long'),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!hasDayMinutes && (
        <FormNativeSelect
          form={form}
          name="minutes"
          label={t('planning:more.minutes')}
          noneWords={t('planning:more.noLimit')}
          choices={choicesOf(MINUTES)}
        />
      )}
      <FormCheckbox form={form} name="hasDayMinutes" label={t('planning:more.dayMinutes')} />
      {hasDayMinutes && (
        <Box
          role="group"
          aria-label={t('planning:more.dayMinutes')}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          }}
        >
          {days.map(({ day, words }) => (
            <FormNativeSelect
              key={day}
              form={form}
              name={`dayMinutes.d${day}`}
              label={words}
              noneWords={t('planning:more.noLimit')}
              choices={choicesOf(DAY_MINUTES)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface TimeQuestionsProps extends QuestionProps {
  words: QuestionWords;
  questions: readonly PlanQuestion[];
  weekdays: readonly number[];
  /** Whether the goal has a distance to run: the others have no race to speak of. */
  hasRace: boolean;
}

/** When and where they run: what decides the plan is asked, the rest is behind a press. */
export function TimeQuestions({ form, words, questions, weekdays, hasRace }: TimeQuestionsProps) {
  const { t } = useTranslation('planning');
  const { language } = useMeasureLocale();
  const hills = {
    question: 'hills',
    field: <HillsQuestion key="hills" form={form} label={words.hilly} />,
  } as const;
  const fields = [
    ...(hasRace ? [hills] : []),
    {
      question: 'long-run-day',
      field: (
        <FormNativeSelect
          key="long-run-day"
          form={form}
          name="longRunWeekday"
          label={t('planning:question.longDay')}
          noneWords={t('planning:longDay.any')}
          choices={ISO_WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => ({
            value: String(day),
            words: weekdayWords(day, language, 'long'),
          }))}
        />
      ),
    },
    {
      question: 'minutes',
      field: <MinutesQuestion key="minutes" form={form} weekdays={weekdays} />,
    },
  ] as const;
  const isAsked = ({ question }: (typeof fields)[number]) => questions.includes(question);
  return (
    <>
      {fields.filter(isAsked).map(({ field }) => field)}
      <Disclosure words={t('planning:more.title')}>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {fields.filter((one) => !isAsked(one)).map(({ field }) => field)}
          <DaysOffQuestion form={form} />
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="body2">{t('planning:more.club')}</Typography>
            <FormWeekdays
              form={form}
              name="clubWeekdays"
              label={t('planning:more.club')}
              language={currentLanguage()}
            />
          </Box>
          <FormCheckbox form={form} name="isHot" label={words.hot} />
        </Box>
        <Facts form={form} hasRace={hasRace} />
      </Disclosure>
    </>
  );
}
