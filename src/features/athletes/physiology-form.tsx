import { useTranslation } from 'react-i18next';
import Typography from '@mui/material/Typography';
import { type AthleteProfileFields } from '@tasuki/domain/athletes/stored-profile';
import { unitWords } from '@tasuki/domain/measures/format-measure';
import {
  physiologyFormOf,
  physiologyOf,
  type PhysiologyForm as Fields,
} from '@tasuki/domain/athletes/athlete-forms';
import { ATHLETE_SEXES } from '@tasuki/domain/athletes/athlete-physiology';
import { saveAthleteProfile } from '../../data/athletes/athlete-profiles.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { FormFoot } from '../../ui/forms/form-foot.tsx';
import { FormNativeSelect } from '../../ui/forms/form-native-select.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { FormWeekdays } from '../../ui/forms/form-weekdays.tsx';
import { FormSection } from './form-section.tsx';

async function loadSchema() {
  const { physiologySchema } = await import('@tasuki/domain/athletes/athlete-forms');
  return physiologySchema(new Date().getFullYear());
}

const HEART_RATES = ['restingHeartRate', 'thresholdHeartRate', 'maximumHeartRate'] as const;

interface PhysiologyFormProps {
  uid: string;
  /** Whether there is a profile already. */
  isThere: boolean;
  profile: AthleteProfileFields;
}

/** Body and week: all of it may stay empty, and each says what it is good for. */
export function PhysiologyForm({ uid, isThere, profile }: PhysiologyFormProps) {
  const { t } = useTranslation('athlete');
  const locale = useMeasureLocale();
  const { form, handlers, ...saving } = useKeptForm<Fields>({
    name: `physiology.${uid}`,
    stored: physiologyFormOf(profile),
    loadSchema,
    save: (fields) => saveAthleteProfile(uid, isThere, physiologyOf(fields)),
  });
  return (
    <FormSection title={t('athlete:physiology.title')} why={t('athlete:physiology.why')}>
      <FormStack label={t('athlete:physiology.title')} {...handlers}>
        <FormTextField
          form={form}
          name="birthYear"
          label={t('athlete:birthYear.field')}
          hint={t('athlete:birthYear.why')}
          inputMode="numeric"
          autoComplete="bday-year"
        />
        <FormNativeSelect
          form={form}
          name="sex"
          label={t('athlete:sex.field')}
          hint={t('athlete:sex.why')}
          noneWords={t('athlete:notGiven')}
          choices={ATHLETE_SEXES.map((sex) => ({ value: sex, words: t(`athlete:sex.${sex}`) }))}
        />
        {HEART_RATES.map((name) => (
          <FormTextField
            key={name}
            form={form}
            name={name}
            label={t(`athlete:${name}.field`)}
            hint={t(`athlete:${name}.why`)}
            inputMode="numeric"
            autoComplete="off"
            endAdornment={
              <Typography
                aria-hidden
                noWrap
                variant="body2"
                color="textSecondary"
                sx={{ flex: 'none' }}
              >
                {unitWords('beatsPerMinute', locale)}
              </Typography>
            }
          />
        ))}
        <Typography variant="h3">{t('athlete:weekdays.title')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('athlete:weekdays.why')}
        </Typography>
        <FormWeekdays
          form={form}
          name="availableWeekdays"
          label={t('athlete:weekdays.title')}
          language={currentLanguage()}
        />
        <FormFoot {...saving} />
      </FormStack>
    </FormSection>
  );
}
