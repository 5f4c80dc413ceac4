import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { RedirectSignedIn } from '../../features/accounts/sign-in/redirect-signed-in.tsx';
import { SignUpForm } from '../../features/accounts/sign-in/sign-up-form.tsx';
import { ProviderSignInButtons } from '../../features/provider-sign-in/provider-sign-in-buttons.tsx';
import { useSessionStore } from '../../platform/session-store.ts';
import { requestedPath } from '../../platform/between-pages/requested-path.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sash } from '../../ui/sash.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { UntilInteractive } from '../../ui/until-interactive.tsx';

/** Where the guard sends whoever is not signed in. */
export default function SignUpPage() {
  const { t } = useTranslation('account');
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const failureCode = useSessionStore((session) => session.failureCode);
  const isOnTheWayToChat = search.get('lp') === '1';
  return (
    <RedirectSignedIn>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 400, mx: 'auto' }}>
        <Sash size={40} />
        <PageHeading>{t('common:title.signUp')}</PageHeading>
        <Typography variant="body2" color="textSecondary">
          {t(isOnTheWayToChat ? 'account:signUp.chatFirst' : 'account:signIn.sentence')}
        </Typography>
        <Link
          component={RouterLink}
          to={routePath('signIn')}
          state={state}
          variant="body2"
          sx={touchTarget}
        >
          {t('account:signUp.toSignIn')}
        </Link>
        <FailureAlert failureCode={failureCode} />
        <UntilInteractive>
          <ProviderSignInButtons intent="signUp" continueTo={requestedPath(state)} />
          <SignUpForm />
        </UntilInteractive>
      </Box>
    </RedirectSignedIn>
  );
}
