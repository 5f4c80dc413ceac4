import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useCallback, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { passwordAgainSchema, type PasswordAgain } from '@tasuki/domain/people/sign-in';
import { signInAgain } from '../../data/authentication.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useSubmission } from '../../platform/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { FormStack } from '../../ui/form-stack.tsx';

/** Over the page as it is, so that nothing typed there is lost: the password once more. */
export function SessionExpiredDialog() {
  const { t } = useTranslation('account');
  const titleId = useId();
  const email = useSessionStore((session) => session.userCredential?.email ?? null);
  const form = useForm<PasswordAgain>({
    resolver: yupResolver(passwordAgainSchema),
    defaultValues: { password: '' },
  });
  const run = useCallback(
    ({ password }: PasswordAgain) => signInAgain(email ?? '', password),
    [email],
  );
  const { submit, isBusy, failureCode } = useSubmission('sign in again', run);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('account:expired.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography variant="body2">{t('account:expired.text')}</Typography>
        {email !== null && (
          <FormStack
            label={t('account:expired.title')}
            onSubmit={(event) => void form.handleSubmit(submit)(event)}
          >
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
