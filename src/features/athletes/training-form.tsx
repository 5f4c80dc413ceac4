import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AthleteProfileFields } from '@tasuki/domain/athletes/stored-profile';
import {
  OTHER_SPORTS_WATCH,
  trainingFormOf,
  trainingOf,
  type TrainingForm as Fields,
} from '@tasuki/domain/athletes/athlete-forms';
import { NO_SPORTS_WATCH, SPORTS_WATCH_MAKERS } from '@tasuki/domain/athletes/sports-watch';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { saveAthleteProfile, saveCountry } from '../../data/athletes/athlete-profiles.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { countryNames } from '../../ui/country-names.ts';
import { FormFoot } from '../../ui/forms/form-foot.tsx';
import { FormNativeSelect } from '../../ui/forms/form-native-select.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { FormSection } from './form-section.tsx';

async function loadSchema() {
  const { trainingSchema } = await import('@tasuki/domain/athletes/athlete-forms');
  return trainingSchema;
}

interface TrainingFormProps {
  user: UserAccount;
  /** Whether there is a profile already. */
  isThere: boolean;
  profile: AthleteProfileFields;
}

/** The runner's places, times and reasons of training, and the watch. */
export function TrainingForm({ user, isThere, profile }: TrainingFormProps) {
  const { t } = useTranslation('athlete');
  const language = currentLanguage();
  const countries = useMemo(() => countryNames(language), [language]);
  const { form, handlers, ...saving } = useKeptForm<Fields>({
    name: `training.${user.uid}`,
    stored: trainingFormOf(profile, user.country),
    loadSchema,
    save: async (fields) => {
      await Promise.all([
        saveAthleteProfile(user.uid, isThere, trainingOf(fields)),
        ...(fields.country === user.country ? [] : [saveCountry(user.uid, fields.country)]),
      ]);
    },
  });
  const watchMaker = useWatch({ control: form.control, name: 'watchMaker' });
  return (
    <FormSection title={t('athlete:training.title')} why={t('athlete:training.why')}>
      <FormStack label={t('athlete:training.title')} {...handlers}>
        <FormNativeSelect
          form={form}
          name="country"
          label={t('athlete:training.country')}
          autoComplete="country"
          choices={countries}
        />
        <FormTextField
          form={form}
          name="trainingSessionsPerWeek"
          label={t('athlete:training.frequency')}
          hint={t('athlete:training.frequencyHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormTextField
          form={form}
          name="trainingPurpose"
          label={t('athlete:training.purpose')}
          hint={t('athlete:training.purposeHint')}
          autoComplete="off"
        />
        <FormNativeSelect
          form={form}
          name="watchMaker"
          label={t('athlete:training.watch')}
          noneWords={t('athlete:notGiven')}
          choices={[
            ...SPORTS_WATCH_MAKERS.map((maker) => ({ value: maker, words: maker })),
            { value: OTHER_SPORTS_WATCH, words: t('athlete:training.otherWatch') },
            { value: NO_SPORTS_WATCH, words: t('athlete:training.noWatch') },
          ]}
        />
        {watchMaker === OTHER_SPORTS_WATCH && (
          <FormTextField
            form={form}
            name="otherWatchMaker"
            label={t('athlete:training.otherWatchMaker')}
            autoComplete="off"
          />
        )}
        <FormFoot {...saving} />
      </FormStack>
    </FormSection>
  );
}
