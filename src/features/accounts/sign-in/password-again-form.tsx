import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { PasswordAgain } from '@tasuki/domain/sign-in/sign-in';
import { useSchemaForm } from '../../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FormPasswordField } from '../../../ui/forms/form-password-field.tsx';
import { FormStack } from '../../../ui/forms/form-stack.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/sign-in/sign-in')).passwordAgainSchema;
}

interface PasswordAgainFormProps {
  /** Names the form for a screen reader. */
  label: string;
  /** For the browser's password store. */
  email: string;
  autoFocus?: boolean;
  enter: (password: PasswordAgain) => Promise<void>;
  onDone?: () => void;
  submit: { words: string } & Pick<ButtonProps, 'variant' | 'color'>;
}

/** The password once more, of somebody who is known. */
export function PasswordAgainForm({
  label,
  email,
  autoFocus = false,
  enter,
  onDone,
  submit: { words, ...look },
}: PasswordAgainFormProps) {
  const { t } = useTranslation('account');
  const { form, handlers, isBusy, failureCode } = useSchemaForm<PasswordAgain>({
    what: 'take the password again',
    loadSchema,
    defaultValues: { password: '' },
    run: enter,
    ...(onDone && { onDone }),
  });
  return (
    <FormStack label={label} {...handlers}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField
        form={form}
        name="password"
        label={t('account:field.password')}
        autoComplete="current-password"
        autoFocus={autoFocus}
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" {...look} loading={isBusy}>
        {words}
      </Button>
    </FormStack>
  );
}
