import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { signInAgain } from '../../../data/sign-in/authentication.ts';
import { environment } from '../../../platform/environment.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { ReauthenticateWithProvider } from './reauthenticate-with-provider.tsx';
import { PasswordAgainForm } from './password-again-form.tsx';

/** This page, with what its address says. */
function thisPage(): string {
  const { pathname, search } = globalThis.location;
  return pathname + search;
}

/** Over the page as it is, so that nothing typed there is lost: the password once more. */
export function SessionExpiredDialog() {
  const { t } = useTranslation('account');
  const titleId = useId();
  const email = useSessionStore((session) => session.userCredential?.email ?? null);
  const methods = useSessionStore((session) => session.signInMethods);
  const hasPassword = methods.length === 0 || methods.includes('password');
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('account:expired.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {email !== null && hasPassword ? (
          <>
            <Typography variant="body2">{t('account:expired.text')}</Typography>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {email}
            </Typography>
            <PasswordAgainForm
              label={t('account:expired.title')}
              email={email}
              autoFocus
              enter={({ password }) => signInAgain(email, password)}
              submit={{ words: t('account:signIn.submit'), variant: 'contained' }}
            />
          </>
        ) : (
          <>
            <Typography variant="body2">{t('account:expired.byProvider')}</Typography>
            <ReauthenticateWithProvider
              providers={environment.signInProviders}
              continueTo={thisPage}
            />
          </>
        )}
        <Button href={routePath('signOut')} color="secondary">
          {t('account:expired.signOut')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
