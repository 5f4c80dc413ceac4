import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import {
  beginProviderSignIn,
  type ProviderSignInWish,
} from '../../data/sign-in/provider-sign-in.ts';
import { environment } from '../../platform/environment.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { ProviderMark } from '../../ui/provider-mark.tsx';

/** Words with links in them are for sign-up; the sign-in page does without their code. */
const AgreementByGoingOn = lazy(async () => {
  const { AgreementByGoingOn: Agreement } = await import('./agreement-by-going-on.tsx');
  return { default: Agreement };
});

interface ProviderSignInButtonsProps {
  intent: 'signIn' | 'signUp';
  /** The page that the person wanted to see; null = the usual one. */
  continueTo: string | null;
}

/** The sign-in methods by other companies' accounts, as many as are offered here. */
export function ProviderSignInButtons({ intent, continueTo }: ProviderSignInButtonsProps) {
  const { t } = useTranslation('account');
  const [pressed, setPressed] = useState<SignInProvider | null>(null);
  const { submit, isBusy, failureCode } = useSubmission<ProviderSignInWish>(
    'begin provider sign-in',
    beginProviderSignIn,
  );
  if (environment.signInProviders.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {environment.signInProviders.map((provider) => (
        <Button
          key={provider}
          size="large"
          variant="outlined"
          color="inherit"
          startIcon={<ProviderMark provider={provider} />}
          loading={isBusy && pressed === provider}
          loadingPosition="start"
          disabled={isBusy}
          onClick={() => {
            setPressed(provider);
            void submit({
              provider,
              intent,
              continueTo,
              acceptedTermsVersion: intent === 'signUp' ? TERMS_VERSION : null,
            });
          }}
        >
          {t(`account:signInMethod.${provider}`)}
        </Button>
      ))}
      {intent === 'signUp' && environment.signInProviders.includes('strava') && (
        <Typography variant="caption" color="textSecondary">
          {t('account:signInMethod.stravaTerms')}
        </Typography>
      )}
      <FailureAlert failureCode={failureCode} />
      {intent === 'signUp' && (
        <Suspense>
          <AgreementByGoingOn />
        </Suspense>
      )}
      <Divider sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('account:signInMethod.byEmail')}
      </Divider>
    </Box>
  );
}
