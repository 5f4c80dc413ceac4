import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import { providerReturnOf, type ProviderArrival } from '../../data/sign-in/provider-sign-in.ts';
import { retrySession } from '../../data/sign-in/session.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { readSignInAttempt } from '../../platform/between-pages/sign-in-attempts.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FailedArrival } from './failed-arrival.tsx';
import { GoingOn } from './going-on.tsx';
import { isAnyNeeded, MissingScopes } from './missing-scopes.tsx';
import { NewcomerTerms } from './newcomer-terms.tsx';
import { useProviderArrival } from './use-provider-arrival.ts';
import { VerifyingAccount } from './verifying-account.tsx';

/** The page to which a provider sends people back: their account is verified, and they go on. */
export function ProviderArrivalView({ provider }: { provider: SignInProvider }) {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const [answer] = useState(() => providerReturnOf(search));
  const [attempt] = useState(() => {
    const kept = readSignInAttempt(answer.state);
    return kept?.provider === provider ? kept : null;
  });
  const { outcome, retry, arrive, fail } = useProviderArrival(attempt, answer);
  const [isNew, setIsNew] = useState(false);
  const arriveAsNew = useCallback(
    (arrival: ProviderArrival) => {
      setIsNew(true);
      arrive(arrival);
    },
    [arrive],
  );
  const [isLeftIncomplete, setIsLeftIncomplete] = useState(false);
  const status = useSessionStore((session) => session.status);
  const failureCode = useSessionStore((session) => session.failureCode);
  const heading = <PageHeading>{t('common:title.providerCallback')}</PageHeading>;
  const notYet = <PageHeading>{t('account:arrival.notYet')}</PageHeading>;
  if (outcome.state === 'failed') {
    // Whether somebody is signed in decides what to do next.
    if (status === 'unknown' || status === 'loading') return <VerifyingAccount heading={heading} />;
    return (
      <FailedArrival
        heading={notYet}
        provider={provider}
        attempt={attempt}
        failureCode={outcome.failureCode}
        grantedScope={answer.scope}
        onRetry={retry}
      />
    );
  }
  if (outcome.state === 'arrived' && outcome.arrival.kind === 'newcomer' && attempt) {
    return (
      <NewcomerTerms
        attempt={attempt}
        state={outcome.arrival.state}
        onArrived={arriveAsNew}
        onFailed={fail}
      />
    );
  }
  if (outcome.state === 'arrived' && status === 'failed') {
    return <FailedState failureCode={failureCode ?? 'common/unknown'} onRetry={retrySession} />;
  }
  if (
    outcome.state === 'verifying' ||
    outcome.arrival.kind === 'newcomer' ||
    status !== 'ready' ||
    !attempt
  ) {
    return <VerifyingAccount heading={heading} />;
  }
  const { missingScopes } = outcome.arrival;
  const continueTo =
    attempt.continueTo ?? routePath(attempt.intent === 'link' ? 'account' : 'activities');
  // A person who only signs in has read before what they do without.
  const isMentioned = isNew || attempt.intent !== 'signIn' || isAnyNeeded(provider, missingScopes);
  if (missingScopes.length > 0 && isMentioned && !isLeftIncomplete) {
    return (
      <MissingScopes
        heading={notYet}
        provider={provider}
        scopes={missingScopes}
        attempt={{ ...attempt, intent: 'link', continueTo }}
        leave={
          <Button
            color="secondary"
            onClick={() => {
              setIsLeftIncomplete(true);
            }}
          >
            {t('account:scopes.leave')}
          </Button>
        }
      />
    );
  }
  if (attempt.afterwards) return <GoingOn change={attempt.afterwards} continueTo={continueTo} />;
  return <Navigate replace to={continueTo} />;
}
