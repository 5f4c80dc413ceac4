import Button, { type ButtonProps } from '@mui/material/Button';
import {
  beginProviderSignIn,
  type ProviderSignInWish,
} from '../../data/sign-in/provider-sign-in.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import type { SignInAttempt } from '../../platform/between-pages/sign-in-attempts.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';

interface BeginAnewButtonProps {
  attempt: SignInAttempt;
  words: string;
  variant?: ButtonProps['variant'];
}

/** To the provider's page once more, with the same wish. */
export function BeginAnewButton({ attempt, words, variant = 'outlined' }: BeginAnewButtonProps) {
  const { submit, isBusy, failureCode } = useSubmission<ProviderSignInWish>(
    'begin provider sign-in anew',
    beginProviderSignIn,
  );
  const { provider, intent, onward, acceptedTermsVersion, begunAt } = attempt;
  return (
    <>
      <Button
        variant={variant}
        color={variant === 'contained' ? 'primary' : 'secondary'}
        loading={isBusy}
        onClick={() => {
          void submit({ provider, intent, onward, acceptedTermsVersion, begunAt });
        }}
      >
        {words}
      </Button>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
