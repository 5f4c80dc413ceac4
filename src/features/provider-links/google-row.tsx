import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { unlinkGoogle } from '../../data/sign-in/account-security.ts';
import { isEmailProven, useSessionStore } from '../../platform/session-store.ts';
import { LinkRowFrame } from './link-row-frame.tsx';
import { ProviderLinkButton } from './provider-link-button.tsx';
import { UnlinkButton } from './unlink-button.tsx';

interface GoogleRowProps {
  isLinked: boolean;
  isLastSignInMethod: boolean;
}

/** Google is a sign-in method and nothing else. */
export function GoogleRow({ isLinked, isLastSignInMethod }: GoogleRowProps) {
  const { t } = useTranslation('links');
  const confirmsEmail = useSessionStore(
    (session) => typeof session.userCredential?.email === 'string' && !isEmailProven(session),
  );
  return (
    <LinkRowFrame
      provider="google"
      state={t(isLinked ? 'links:state.connected' : 'links:state.none')}
    >
      {isLinked ? (
        <UnlinkButton
          provider="google"
          isLastSignInMethod={isLastSignInMethod}
          unlink={unlinkGoogle}
        />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            {t(confirmsEmail ? 'links:why.googleConfirms' : 'links:why.google')}
          </Typography>
          <ProviderLinkButton provider="google" />
        </>
      )}
    </LinkRowFrame>
  );
}
