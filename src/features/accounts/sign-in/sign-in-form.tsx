import { useTranslation } from 'react-i18next';
import type { SignInForm as Fields } from '@tasuki/domain/sign-in/sign-in';
import { signIn } from '../../../data/sign-in/authentication.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { usePlainForm } from '../../../platform/forms/use-plain-form.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { PlainButton } from '../../../ui/plain/plain-button.tsx';
import { PlainField, PlainPasswordField } from '../../../ui/plain/plain-field.tsx';
import { PlainFormStack } from '../../../ui/plain/plain-form.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/sign-in/sign-in')).signInSchema;
}

function enter({ email, password }: Fields): Promise<void> {
  return signIn(email, password);
}

const NOTHING: Fields = { email: '', password: '' };

/** Email and password. What follows a success is the session's doing. */
export function SignInForm() {
  const { t } = useTranslation('account');
  const form = usePlainForm<Fields>({
    what: 'sign in',
    loadSchema,
    defaultValues: NOTHING,
    run: enter,
  });
  const isEntering = useSessionStore((session) => session.status === 'loading');
  return (
    <PlainFormStack label={t('account:signIn.submit')} handlers={form.handlers}>
      <PlainField
        form={form}
        name="email"
        label={t('account:field.email')}
        type="email"
        autoComplete="username"
      />
      <PlainPasswordField
        form={form}
        name="password"
        label={t('account:field.password')}
        autoComplete="current-password"
      />
      <FailureAlert failureCode={form.failureCode} />
      <PlainButton type="submit" look="filled" isBusy={form.isBusy || isEntering}>
        {t('account:signIn.submit')}
      </PlainButton>
    </PlainFormStack>
  );
}
