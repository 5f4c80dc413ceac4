import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { PREVIOUS_ACCOUNT_DAYS } from '@tasuki/domain/accounts/previous-account';
import { missingScopes, type SignInProvider } from '@tasuki/domain/provider-links/provider';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { useSessionStore } from '../../platform/session-store.ts';
import type { SignInAttempt } from '../../platform/between-pages/sign-in-attempts.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AgreementByGoingOn } from './agreement-by-going-on.tsx';
import { BeginAnewButton } from './begin-anew-button.tsx';
import { MissingScopes } from './missing-scopes.tsx';
import { nextStepsAfter, type ArrivalStep } from './next-steps-after.ts';

interface FailedArrivalProps {
  heading: ReactNode;
  provider: SignInProvider;
  /** Null where this browser did not begin it, or is through with it. */
  attempt: SignInAttempt | null;
  failureCode: FailureCode;
  /** The scopes that were ticked, as Strava reports them. */
  grantedScope: string | null;
  onRetry: () => void;
}

/** Why somebody who came back from a provider is not in yet, and what to do next. */
export function FailedArrival(props: FailedArrivalProps) {
  const { heading, provider, attempt, failureCode, grantedScope, onRetry } = props;
  const { t } = useTranslation('account');
  const isSignedIn = useSessionStore(({ status }) => status === 'ready');
  if (failureCode === 'provider/missing-scope' && attempt && provider !== 'google') {
    return (
      <MissingScopes
        heading={heading}
        provider={provider}
        scopes={missingScopes(provider, grantedScope?.split(',') ?? [])}
        attempt={attempt}
        leave={<Step step="back" provider={provider} attempt={attempt} onRetry={onRetry} />}
      />
    );
  }
  const isSpent = failureCode === 'provider/state-invalid' && isSignedIn;
  const steps = nextStepsAfter(failureCode, attempt, isSignedIn);
  const isThrough = isSpent && steps.includes('continue');
  return (
    <>
      {isThrough ? <PageHeading>{t('account:arrival.spent')}</PageHeading> : heading}
      <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
        {!isThrough && <FailureAlert failureCode={failureCode} />}
        {steps.map((step) => (
          <Box key={step} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Step step={step} provider={provider} attempt={attempt} onRetry={onRetry} />
          </Box>
        ))}
      </Box>
    </>
  );
}

interface StepProps {
  step: ArrivalStep;
  provider: SignInProvider;
  attempt: SignInAttempt | null;
  onRetry: () => void;
}

function Step({ step, provider, attempt, onRetry }: StepProps) {
  const { t } = useTranslation('account');
  const name = t(`common:provider.${provider}`);
  switch (step) {
    case 'again':
      return (
        <Button variant="contained" onClick={onRetry}>
          {t('common:action.tryAgain')}
        </Button>
      );
    case 'anew':
      return (
        attempt && (
          <BeginAnewButton
            attempt={attempt}
            variant="contained"
            words={t('account:arrival.anew', { name })}
          />
        )
      );
    case 'signUp':
      return (
        attempt && (
          <>
            <BeginAnewButton
              attempt={{ ...attempt, intent: 'signUp', acceptedTermsVersion: TERMS_VERSION }}
              variant="contained"
              words={t('account:arrival.signUp', { name })}
            />
            <AgreementByGoingOn />
          </>
        )
      );
    case 'newAccount':
      return (
        attempt && (
          <>
            <BeginAnewButton
              attempt={{ ...attempt, intent: 'newAccount', acceptedTermsVersion: TERMS_VERSION }}
              words={t('account:arrival.newAccount', { name })}
            />
            <Typography variant="body2" color="textSecondary">
              {t('account:arrival.newAccountHint', { days: PREVIOUS_ACCOUNT_DAYS })}
            </Typography>
            <AgreementByGoingOn />
          </>
        )
      );
    case 'back':
      return (
        <PlaceButton
          to={attempt?.begunAt ?? routePath('signIn')}
          words={t('account:arrival.back')}
          continueTo={attempt?.continueTo ?? null}
        />
      );
    case 'continue':
      return (
        <PlaceButton to={routePath('activities')} words={t('account:arrival.continue')} isMain />
      );
    case 'account':
      return <PlaceButton to={routePath('account')} words={t('common:title.account')} isMain />;
    case 'signIn':
    case 'signOut':
      return (
        <PlaceButton
          to={routePath(step)}
          words={t(`common:title.${step}`)}
          continueTo={attempt?.continueTo ?? null}
          isMain
        />
      );
  }
}

interface PlaceButtonProps {
  to: string;
  words: string;
  /** Kept for when the person is in. */
  continueTo?: string | null;
  isMain?: boolean;
}

function PlaceButton({ to, words, continueTo = null, isMain = false }: PlaceButtonProps) {
  return (
    <Button
      component={Link}
      to={to}
      state={continueTo === null ? null : { from: continueTo }}
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'secondary'}
    >
      {words}
    </Button>
  );
}
