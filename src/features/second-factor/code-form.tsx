import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { SecondFactorCode } from '@tasuki/domain/second-factor/second-factor';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/second-factor/second-factor')).secondFactorCodeSchema;
}

interface CodeFormProps {
  /** Names the form for a screen reader. */
  label: string;
  send: (code: string) => Promise<void>;
  onDone: () => void;
  submit: { words: string } & Pick<ButtonProps, 'color'>;
}

/** The six digits of an authenticator app. */
export function CodeForm({ label, send, onDone, submit: { words, ...look } }: CodeFormProps) {
  const { t } = useTranslation('account');
  const { form, handlers, isBusy, failureCode } = useSchemaForm<SecondFactorCode>({
    what: 'second factor',
    loadSchema,
    defaultValues: { code: '' },
    run: ({ code }) => send(code),
    onDone,
  });
  return (
    <FormStack label={label} {...handlers}>
      <FormTextField
        form={form}
        name="code"
        label={t('account:secondFactor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" loading={isBusy} {...look}>
        {words}
      </Button>
    </FormStack>
  );
}
