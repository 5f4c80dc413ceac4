import { useTranslation } from 'react-i18next';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import {
  beginProviderSignIn,
  type ProviderSignInWish,
} from '../../../data/sign-in/provider-sign-in.ts';
import type { SignInMethodChange } from '../../../platform/between-pages/sign-in-attempts.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { PlainButton } from '../../../ui/plain/plain-button.tsx';
import { ProviderMark } from '../../../ui/provider-mark.tsx';

interface ReauthenticateWithProviderProps {
  providers: readonly SignInProvider[];
  /** The page to which the way there and back leads. */
  continueTo: () => string;
  /** The change to make when the person is back. */
  afterwards?: SignInMethodChange | undefined;
}

/** For somebody who is known: signing in once more by another company's account. */
export function ReauthenticateWithProvider({
  providers,
  continueTo,
  afterwards,
}: ReauthenticateWithProviderProps) {
  const { t } = useTranslation('account');
  const { submit, isBusy, failureCode } = useSubmission<ProviderSignInWish>(
    'sign in again by provider',
    beginProviderSignIn,
  );
  return (
    <>
      {providers.map((provider) => (
        <PlainButton
          key={provider}
          look="outlined"
          data-provider={provider}
          mark={<ProviderMark provider={provider} />}
          disabled={isBusy}
          onClick={() =>
            void submit({
              provider,
              intent: 'signIn',
              continueTo: continueTo(),
              acceptedTermsVersion: null,
              ...(afterwards && { afterwards, begunAt: continueTo() }),
            })
          }
        >
          {t(`account:signInMethod.${provider}`)}
        </PlainButton>
      ))}
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
