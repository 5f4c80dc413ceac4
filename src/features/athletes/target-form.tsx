import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  targetFormOf,
  targetOf,
  type TargetForm as Fields,
} from '@tasuki/domain/athletes/athlete-forms';
import { RECORD_DISTANCES } from '@tasuki/domain/athletes/athlete-profile';
import {
  saveTarget,
  type ListedTarget,
  type TargetKind,
} from '../../data/athletes/athlete-profiles.ts';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { FormFoot } from '../../ui/forms/form-foot.tsx';
import { FormNativeSelect } from '../../ui/forms/form-native-select.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { FormTimeField } from '../../ui/forms/form-time-field.tsx';

async function loadSchema() {
  const { targetSchema } = await import('@tasuki/domain/athletes/athlete-forms');
  return targetSchema;
}

const NEW_TARGET = { event: '', distance: null, recordSeconds: null, date: '' };

interface TargetFormProps {
  uid: string;
  kind: TargetKind;
  /** Null = a new one. */
  target: ListedTarget | null;
  /** The ids of all that are there. */
  taken: readonly string[];
  onDone: () => void;
}

/** One goal or tournament: which race, how far, how fast, when. */
export function TargetForm({ uid, kind, target, taken, onDone }: TargetFormProps) {
  const { t } = useTranslation('athlete');
  const { form, handlers, ...saving } = useKeptForm<Fields>({
    name: `${kind}.${target?.id ?? 'new'}.${uid}`,
    stored: targetFormOf(target ?? NEW_TARGET),
    loadSchema,
    save: (fields) =>
      saveTarget(uid, kind, target ? { id: target.id } : { taken }, targetOf(fields)),
    onSaved: onDone,
  });
  return (
    <FormStack label={t(`athlete:${kind}.form`)} {...handlers}>
      <FormTextField
        form={form}
        name="event"
        label={t('athlete:target.event')}
        autoComplete="off"
        autoFocus
      />
      <FormNativeSelect
        form={form}
        name="distance"
        label={t('athlete:target.distance')}
        noneWords={t('athlete:target.otherDistance')}
        choices={RECORD_DISTANCES.map((distance) => ({
          value: distance,
          words: t(`athlete:distance.${distance}`),
        }))}
      />
      <FormTimeField
        form={form}
        name="time"
        label={t(`athlete:${kind}.time`)}
        hint={t('athlete:target.timeHint')}
      />
      <FormTextField form={form} name="date" type="date" label={t('athlete:target.date')} />
      <FormFoot {...saving} />
      <Box>
        <Button color="secondary" onClick={onDone}>
          {t('athlete:target.close')}
        </Button>
      </Box>
    </FormStack>
  );
}
