import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  recordsFormOf,
  recordsOf,
  type RecordsForm as Fields,
} from '@tasuki/domain/athletes/athlete-forms';
import { RECORD_DISTANCES, type AthleteProfile } from '@tasuki/domain/athletes/athlete-profile';
import { saveAthleteProfile } from '../../data/athletes/athlete-profiles.ts';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { FormFoot } from '../../ui/forms/form-foot.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTimeField } from '../../ui/forms/form-time-field.tsx';
import { FormSection } from './form-section.tsx';
import { RecordReadings } from './record-readings.tsx';

async function loadSchema() {
  const { recordsSchema } = await import('@tasuki/domain/athletes/athlete-forms');
  return recordsSchema;
}

interface RecordsFormProps {
  uid: string;
  /** Whether there is a profile already. */
  isThere: boolean;
  recordSeconds: AthleteProfile['recordSeconds'];
}

/** The runner's best times, and what they say. */
export function RecordsForm({ uid, isThere, recordSeconds }: RecordsFormProps) {
  const { t } = useTranslation('athlete');
  const { form, handlers, ...saving } = useKeptForm<Fields>({
    name: `records.${uid}`,
    stored: recordsFormOf(recordSeconds),
    loadSchema,
    save: (fields) => saveAthleteProfile(uid, isThere, { recordSeconds: recordsOf(fields) }),
  });
  return (
    <FormSection title={t('athlete:records.title')} why={t('athlete:records.why')}>
      <FormStack label={t('athlete:records.title')} {...handlers}>
        {RECORD_DISTANCES.map((distance) => (
          <FormTimeField
            key={distance}
            form={form}
            name={distance}
            label={t(`athlete:distance.${distance}`)}
          />
        ))}
        <FormFoot {...saving} />
      </FormStack>
      <Typography variant="h3">{t('athlete:reading.title')}</Typography>
      <RecordReadings recordSeconds={recordSeconds} />
    </FormSection>
  );
}
