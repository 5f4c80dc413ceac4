import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  passwordResetRequestSchema,
  type PasswordResetRequest,
} from '@tasuki/domain/people/sign-in';
import { requestPasswordReset } from '../../data/authentication.ts';
import { useSubmission } from '../../platform/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormStack } from '../../ui/form-stack.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { LocalMailsLink } from './local-mails-link.tsx';

function send({ email }: PasswordResetRequest): Promise<void> {
  return requestPasswordReset(email);
}

/** Asks for the mail that sets a new password. The answer is the same whether the account exists or not. */
export function ResetRequestForm() {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<PasswordResetRequest>({
    resolver: yupResolver(passwordResetRequestSchema),
    defaultValues: { email: '' },
  });
  const { submit, isBusy, failureCode } = useSubmission('ask for a reset mail', send);
  if (sentTo !== null) {
    return (
      <div role="status">
        <Typography>{t('account:resetPassword.sent', { email: sentTo })}</Typography>
        <LocalMailsLink />
      </div>
    );
  }
  return (
    <FormStack
      label={t('account:resetPassword.submit')}
      onSubmit={(event) =>
        void form.handleSubmit(async (fields) => {
          if (await submit(fields)) setSentTo(fields.email);
        })(event)
      }
    >
      <FormTextField
        form={form}
        name="email"
        label={t('account:field.email')}
        type="email"
        autoComplete="username"
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('account:resetPassword.submit')}
      </Button>
    </FormStack>
  );
}
