import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CoachWords } from '@tasuki/domain/coaches/coach-application';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormLongTextField } from '../../ui/forms/form-long-text-field.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/coaches/coach-forms')).coachWordsFormSchema;
}

/** Fields of more than a line, with the lines that they begin with. */
const LONG_FIELDS = [
  ['description', 2],
  ['coachingStyle', 2],
  ['profile', 4],
  ['aboutMe', 4],
] as const;

interface CoachWordsFormProps {
  words: CoachWords;
  label: string;
  submitWords: string;
  save: (words: CoachWords) => Promise<void>;
  onSaved: () => void;
}

/** A coach's words about themselves, for those who may run with them. */
export function CoachWordsForm({ words, label, submitWords, save, onSaved }: CoachWordsFormProps) {
  const { t } = useTranslation('coaches');
  const { form, handlers, isBusy, failureCode } = useSchemaForm<CoachWords>({
    what: 'save coach words',
    loadSchema,
    defaultValues: words,
    run: save,
    onDone: onSaved,
  });
  return (
    <FormStack label={label} {...handlers}>
      <FormTextField
        form={form}
        name="name"
        label={t('coaches:field.name')}
        hint={t('coaches:hint.name')}
        autoComplete="name"
      />
      {LONG_FIELDS.map(([name, lines]) => (
        <FormLongTextField
          key={name}
          form={form}
          name={name}
          label={t(`coaches:field.${name}`)}
          hint={t(`coaches:hint.${name}`)}
          lines={lines}
        />
      ))}
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {submitWords}
      </Button>
    </FormStack>
  );
}
