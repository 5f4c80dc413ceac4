import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import { beginProviderSignIn } from '../../data/sign-in/provider-sign-in.ts';
import { withRecentSignIn } from '../../platform/asked-proof.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { ProviderMark } from '../../ui/provider-mark.tsx';

interface ProviderLinkButtonProps {
  provider: SignInProvider;
  /** There is a link that does not work any more, or lacks something: made once more. */
  isAgain?: boolean;
  variant?: ButtonProps['variant'];
}

interface LinkWish {
  provider: SignInProvider;
  /** The page to come back to. */
  continueTo: string;
}

function link({ provider, continueTo }: LinkWish): Promise<void | false> {
  return withRecentSignIn(
    () => beginProviderSignIn({ provider, intent: 'link', continueTo, acceptedTermsVersion: null }),
    { change: { kind: 'link', provider }, continueTo },
  );
}

/** Leaves for the provider to link its account to the signed-in person's, and comes back to this page. */
export function ProviderLinkButton({
  provider,
  isAgain = false,
  variant = 'outlined',
}: ProviderLinkButtonProps) {
  const { t } = useTranslation('links');
  const { pathname, search } = useLocation();
  const { submit, isBusy, failureCode } = useSubmission<LinkWish>('begin to link', link);
  const name = t(`common:provider.${provider}`);
  return (
    <>
      <Button
        size="small"
        variant={variant}
        color="secondary"
        startIcon={<ProviderMark provider={provider} />}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => {
          void submit({ provider, continueTo: pathname + search });
        }}
      >
        {isAgain ? t('links:linkAgain', { name }) : t('links:link', { name })}
      </Button>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
