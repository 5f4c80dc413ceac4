import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordResetRequest } from '@tasuki/domain/sign-in/sign-in';
import { requestPasswordReset } from '../../../data/sign-in/authentication.ts';
import { useSchemaForm } from '../../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FormStack } from '../../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../../ui/forms/form-text-field.tsx';
import { LocalMailsLink } from './local-mails-link.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/sign-in/sign-in')).passwordResetRequestSchema;
}

function send({ email }: PasswordResetRequest): Promise<void> {
  return requestPasswordReset(email);
}

/** Asks for the mail that sets a new password. The answer is the same whether the account exists or not. */
export function ResetRequestForm() {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, handlers, isBusy, failureCode } = useSchemaForm<PasswordResetRequest>({
    what: 'ask for a reset mail',
    loadSchema,
    defaultValues: { email: '' },
    run: send,
    onDone: ({ email }) => {
      setSentTo(email);
    },
  });
  if (sentTo !== null) {
    return (
      <div role="status">
        <Typography>{t('account:resetPassword.sent', { email: sentTo })}</Typography>
        <LocalMailsLink />
      </div>
    );
  }
  return (
    <FormStack label={t('account:resetPassword.submit')} {...handlers}>
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
