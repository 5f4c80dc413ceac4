import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewPasswordForm as Fields } from '@tasuki/domain/people/new-password';
import { resetPassword } from '../../data/authentication.ts';
import { useSchemaForm } from '../../platform/use-schema-form.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { FormStack } from '../../ui/form-stack.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/people/new-password')).newPasswordSchema;
}

interface NewPasswordFormProps {
  /** Of the mail's link. */
  code: string;
  /** Whose password it is; for the browser's password store. */
  email: string;
  onDone: () => void;
}

/** Sets the password that the mail's link allows to set. */
export function NewPasswordForm({ code, email, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const run = useCallback(({ newPassword }: Fields) => resetPassword(code, newPassword), [code]);
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
    what: 'set a new password',
    loadSchema,
    defaultValues: { newPassword: '', repeatPassword: '' },
    run,
    onDone,
  });
  return (
    <FormStack label={t('account:newPassword.submit')} {...handlers}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField
        form={form}
        name="newPassword"
        label={t('account:field.newPassword')}
        hint={t('account:newPassword.hint')}
        autoComplete="new-password"
      />
      <FormPasswordField
        form={form}
        name="repeatPassword"
        label={t('account:field.repeatPassword')}
        autoComplete="new-password"
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('account:newPassword.submit')}
      </Button>
    </FormStack>
  );
}
