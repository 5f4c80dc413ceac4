import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { nameFieldOrder } from '@tasuki/domain/accounts/name-order';
import type { SignUpForm as Fields } from '@tasuki/domain/sign-in/sign-up';
import { signUp } from '../../../data/sign-in/authentication.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { usePlainForm } from '../../../platform/forms/use-plain-form.ts';
import { Agreement } from '../../../ui/forms/agreement.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { PlainLink } from '../../../ui/plain/page-link.tsx';
import { PlainButton } from '../../../ui/plain/plain-button.tsx';
import { PlainCheck, PlainField, PlainPasswordField } from '../../../ui/plain/plain-field.tsx';
import { PlainFormStack } from '../../../ui/plain/plain-form.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/sign-in/sign-up')).signUpSchema;
}

interface SignUpFormProps {
  /** The page to go to after sign-in, for the sign-in page. */
  state: unknown;
}

/** Name, email, password twice and the agreement. What follows a success is the session's doing. */
export function SignUpForm({ state }: SignUpFormProps) {
  const { t } = useTranslation('account');
  const releasedEmail = useSessionStore((session) => session.releasedEmail);
  const form = usePlainForm<Fields>({
    what: 'sign up',
    loadSchema,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: releasedEmail ?? '',
      password: '',
      repeatPassword: '',
      isAgreed: false,
    },
    run: signUp,
  });
  const isEntering = useSessionStore((session) => session.status === 'loading');
  return (
    <PlainFormStack label={t('account:signUp.submit')} handlers={form.handlers}>
      {nameFieldOrder(currentLanguage()).map((name) => (
        <PlainField
          key={name}
          form={form}
          name={name}
          label={t(`account:field.${name}`)}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
        />
      ))}
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
        hint={t('account:newPassword.hint')}
        autoComplete="new-password"
      />
      <PlainPasswordField
        form={form}
        name="repeatPassword"
        label={t('account:field.repeatPassword')}
        autoComplete="new-password"
      />
      <PlainCheck
        form={form}
        name="isAgreed"
        label={<Agreement words="account:signUp.agreement" />}
      />
      <FailureAlert failureCode={form.failureCode} />
      {form.failureCode === 'auth/email-already-in-use' && (
        // For who registered before: the sign-in page, and from there to where they were going.
        <PlainLink isRow to={routePath('signIn')} state={state}>
          {t('account:signUp.signInInstead')}
        </PlainLink>
      )}
      <PlainButton type="submit" look="filled" isBusy={form.isBusy || isEntering}>
        {t('account:signUp.submit')}
      </PlainButton>
    </PlainFormStack>
  );
}
