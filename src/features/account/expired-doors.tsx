import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { beginProviderSignIn, type ProviderSignInWish } from '../../data/provider-sign-in.ts';
import { environment } from '../../platform/environment.ts';
import { useSubmission } from '../../platform/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { ProviderMark } from '../../ui/provider-mark.tsx';

/** For who has no password: back in by the provider they came by, and on to this page. */
export function ExpiredDoors() {
  const { t } = useTranslation('account');
  const { submit, isBusy, failureCode } = useSubmission<ProviderSignInWish>(
    'sign in again by provider',
    beginProviderSignIn,
  );
  return (
    <>
      <Typography variant="body2">{t('account:expired.byProvider')}</Typography>
      {environment.signInProviders.map((provider) => (
        <Button
          key={provider}
          variant="outlined"
          color="inherit"
          startIcon={<ProviderMark provider={provider} />}
          disabled={isBusy}
          onClick={() => {
            const { pathname, search } = globalThis.location;
            void submit({
              provider,
              intent: 'signIn',
              onward: pathname + search,
              acceptedTermsVersion: null,
            });
          }}
        >
          {t(`account:door.${provider}`)}
        </Button>
      ))}
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
