import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  newPasswordSchema,
  type NewPasswordForm as Fields,
} from '@tasuki/domain/people/new-password';
import { resetPassword } from '../../data/authentication.ts';
import { useSubmission } from '../../platform/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { FormStack } from '../../ui/form-stack.tsx';

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
  const form = useForm<Fields>({
    resolver: yupResolver(newPasswordSchema),
    defaultValues: { newPassword: '', repeatPassword: '' },
  });
  const run = useCallback(({ newPassword }: Fields) => resetPassword(code, newPassword), [code]);
  const { submit, isBusy, failureCode } = useSubmission('set a new password', run);
  return (
    <FormStack
      label={t('account:newPassword.submit')}
      onSubmit={(event) =>
        void form.handleSubmit(async (fields) => {
          if (await submit(fields)) onDone();
        })(event)
      }
    >
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
