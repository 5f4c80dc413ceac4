import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { nameFieldOrder } from '@tasuki/domain/accounts/name-order';
import type { SignUpForm as Fields } from '@tasuki/domain/sign-in/sign-up';
import { signUp } from '../../../data/sign-in/authentication.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { useSchemaForm } from '../../../platform/forms/use-schema-form.ts';
import { Agreement } from '../../../ui/forms/agreement.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FormCheckbox } from '../../../ui/forms/form-checkbox.tsx';
import { FormPasswordField } from '../../../ui/forms/form-password-field.tsx';
import { FormStack } from '../../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../../ui/forms/form-text-field.tsx';
import { touchTarget } from '../../../ui/theme/touch-target.ts';

async function loadSchema() {
  return (await import('@tasuki/domain/sign-in/sign-up')).signUpSchema;
}

/** Name, email, password twice and the agreement. What follows a success is the session's doing. */
export function SignUpForm() {
  const { t } = useTranslation('account');
  const releasedEmail = useSessionStore((session) => session.releasedEmail);
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
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
    <FormStack label={t('account:signUp.submit')} {...handlers}>
      {nameFieldOrder(currentLanguage()).map((name) => (
        <FormTextField
          key={name}
          form={form}
          name={name}
          label={t(`account:field.${name}`)}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
        />
      ))}
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
        hint={t('account:newPassword.hint')}
        autoComplete="new-password"
      />
      <FormPasswordField
        form={form}
        name="repeatPassword"
        label={t('account:field.repeatPassword')}
        autoComplete="new-password"
      />
      <FormCheckbox
        form={form}
        name="isAgreed"
        label={<Agreement words="account:signUp.agreement" />}
      />
      <FailureAlert failureCode={failureCode} />
      {failureCode === 'auth/email-already-in-use' && <SignInInstead />}
      <Button type="submit" variant="contained" size="large" loading={isBusy || isEntering}>
        {t('account:signUp.submit')}
      </Button>
    </FormStack>
  );
}

/** For who registered before: the sign-in page, and from there to where they were going. */
function SignInInstead() {
  const { t } = useTranslation('account');
  const { state } = useLocation() as { state: unknown };
  return (
    <Link
      component={RouterLink}
      to={routePath('signIn')}
      state={state}
      variant="body2"
      sx={{ ...touchTarget, alignSelf: 'start' }}
    >
      {t('account:signUp.signInInstead')}
    </Link>
  );
}
