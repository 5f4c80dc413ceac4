import Button, { type ButtonProps } from '@mui/material/Button';
import { routePath } from '@tasuki/domain/navigation/route-table';
import {
  beginProviderSignIn,
  type ProviderSignInWish,
} from '../../data/sign-in/provider-sign-in.ts';
import { withRecentSignIn } from '../../platform/asked-proof.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import type { SignInAttempt } from '../../platform/between-pages/sign-in-attempts.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';

interface BeginAnewButtonProps {
  attempt: SignInAttempt;
  words: string;
  variant?: ButtonProps['variant'];
}

function begin(wish: ProviderSignInWish): Promise<void | false> {
  const { provider, intent, continueTo } = wish;
  if (intent !== 'link') return beginProviderSignIn(wish);
  return withRecentSignIn(() => beginProviderSignIn(wish), {
    change: { kind: 'link', provider },
    continueTo: continueTo ?? routePath('account'),
  });
}

/** To the provider's page once more, with the same wish. */
export function BeginAnewButton({ attempt, words, variant = 'outlined' }: BeginAnewButtonProps) {
  const { submit, isBusy, failureCode } = useSubmission<ProviderSignInWish>(
    'begin provider sign-in anew',
    begin,
  );
  const { provider, intent, continueTo, acceptedTermsVersion, begunAt, afterwards } = attempt;
  return (
    <>
      <Button
        variant={variant}
        color={variant === 'contained' ? 'primary' : 'secondary'}
        loading={isBusy}
        onClick={() => {
          void submit({ provider, intent, continueTo, acceptedTermsVersion, begunAt, afterwards });
        }}
      >
        {words}
      </Button>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
