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
import { PlainButton } from '../../ui/plain/plain-button.tsx';
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
    <div className="plain-stack">
      {environment.signInProviders.map((provider) => (
        <PlainButton
          key={provider}
          look="outlined"
          data-provider={provider}
          mark={<ProviderMark provider={provider} />}
          isBusy={isBusy && pressed === provider}
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
        </PlainButton>
      ))}
      {intent === 'signUp' && environment.signInProviders.includes('strava') && (
        <p className="plain-text" data-small="" data-quiet="">
          {t('account:signInMethod.stravaTerms')}
        </p>
      )}
      <FailureAlert failureCode={failureCode} />
      {intent === 'signUp' && (
        <Suspense>
          <AgreementByGoingOn />
        </Suspense>
      )}
      <p className="plain-text plain-divider">{t('account:signInMethod.byEmail')}</p>
    </div>
  );
}
