import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { SignInForm as Fields } from '@tasuki/domain/sign-in/sign-in';
import { signIn } from '../../../data/sign-in/authentication.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { useSchemaForm } from '../../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FormPasswordField } from '../../../ui/forms/form-password-field.tsx';
import { FormStack } from '../../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../../ui/forms/form-text-field.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/sign-in/sign-in')).signInSchema;
}

function enter({ email, password }: Fields): Promise<void> {
  return signIn(email, password);
}

/** Email and password. What follows a success is the session's doing. */
export function SignInForm() {
  const { t } = useTranslation('account');
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
    what: 'sign in',
    loadSchema,
    defaultValues: { email: '', password: '' },
    run: enter,
  });
  const isEntering = useSessionStore((session) => session.status === 'loading');
  return (
    <FormStack label={t('account:signIn.submit')} {...handlers}>
      <FormTextField
        form={form}
        name="email"
        label={t('account:field.email')}
        type="email"
        autoComplete="username"
      />
      <FormPasswordField
        form={form}
        name="password"
        label={t('account:field.password')}
        autoComplete="current-password"
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" size="large" loading={isBusy || isEntering}>
        {t('account:signIn.submit')}
      </Button>
    </FormStack>
  );
}
