import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { DemoSignIn } from '../../features/accounts/sign-in/demo-sign-in.tsx';
import { DeletionNotice } from '../../features/accounts/sign-in/deletion-notice.tsx';
import { RedirectSignedIn } from '../../features/accounts/sign-in/redirect-signed-in.tsx';
import { SignInForm } from '../../features/accounts/sign-in/sign-in-form.tsx';
import { ProviderSignInButtons } from '../../features/provider-sign-in/provider-sign-in-buttons.tsx';
import { useSessionStore } from '../../platform/session-store.ts';
import { requestedPath } from '../../platform/between-pages/requested-path.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Sash } from '../../ui/sash.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { UntilInteractive } from '../../ui/until-interactive.tsx';

/** The sash, one sentence and the sign-in form. */
export default function SignInPage() {
  const { t } = useTranslation('account');
  const { state } = useLocation() as { state: unknown };
  const failureCode = useSessionStore((session) => session.failureCode);
  return (
    <RedirectSignedIn>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 400, mx: 'auto' }}>
        <Sash size={56} />
        <Typography variant="figure" component="h1" sx={{ textWrap: 'balance', mb: 1 }}>
          {t('account:signIn.sentence')}
        </Typography>
        <DeletionNotice />
        <FailureAlert failureCode={failureCode} />
        <UntilInteractive>
          <ProviderSignInButtons intent="signIn" continueTo={requestedPath(state)} />
          <SignInForm />
        </UntilInteractive>
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 1 }}>
          <Button
            component={RouterLink}
            to={routePath('signUp')}
            state={state}
            variant="outlined"
            color="secondary"
          >
            {t('account:signIn.toSignUp')}
          </Button>
          <Link
            component={RouterLink}
            to={routePath('resetPassword')}
            variant="body2"
            sx={{ ...touchTarget, alignSelf: 'center' }}
          >
            {t('account:signIn.toResetPassword')}
          </Link>
        </Box>
        <DemoSignIn />
      </Box>
    </RedirectSignedIn>
  );
}
