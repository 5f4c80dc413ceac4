import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { PasswordAgain } from '@tasuki/domain/people/sign-in';
import { signInAgain } from '../../data/authentication.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useSchemaForm } from '../../platform/use-schema-form.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { FormStack } from '../../ui/form-stack.tsx';
import { ExpiredDoors } from './expired-doors.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/people/sign-in')).passwordAgainSchema;
}

/** Over the page as it is, so that nothing typed there is lost: the password once more. */
export function SessionExpiredDialog() {
  const { t } = useTranslation('account');
  const titleId = useId();
  const email = useSessionStore((session) => session.userCredential?.email ?? null);
  const methods = useSessionStore((session) => session.signInMethods);
  const hasPassword = methods.length === 0 || methods.includes('password');
  const run = useCallback(
    ({ password }: PasswordAgain) => signInAgain(email ?? '', password),
    [email],
  );
  const { form, handlers, isBusy, failureCode } = useSchemaForm<PasswordAgain>({
    what: 'sign in again',
    loadSchema,
    defaultValues: { password: '' },
    run,
  });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('account:expired.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {email !== null && hasPassword ? (
          <Typography variant="body2">{t('account:expired.text')}</Typography>
        ) : (
          <ExpiredDoors />
        )}
        {email !== null && hasPassword && (
          <FormStack label={t('account:expired.title')} {...handlers}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {email}
            </Typography>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <FormPasswordField
              form={form}
              name="password"
              label={t('account:field.password')}
              autoComplete="current-password"
              autoFocus
            />
            <FailureAlert failureCode={failureCode} />
            <Button type="submit" variant="contained" loading={isBusy}>
              {t('account:signIn.submit')}
            </Button>
          </FormStack>
        )}
        <Button href={routePath('signOut')} color="secondary">
          {t('account:expired.signOut')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
