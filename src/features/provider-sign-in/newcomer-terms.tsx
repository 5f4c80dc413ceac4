import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import {
  agreeAsNewcomer,
  declineAsNewcomer,
  type ProviderArrival,
} from '../../data/sign-in/provider-sign-in.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import type { SignInAttempt } from '../../platform/between-pages/sign-in-attempts.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Agreement } from '../../ui/forms/agreement.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

interface NewcomerTermsProps {
  attempt: SignInAttempt;
  /** The state that ends the wait. */
  state: string;
  onArrived: (arrival: ProviderArrival) => void;
  /** The state is used up or too old: only another consent leads on. */
  onFailed: (failureCode: FailureCode) => void;
}

/** The answer never arrived, or nobody looked at it, so the same state can be sent again. */
const NOT_SENT: ReadonlySet<FailureCode> = new Set([
  'common/offline',
  'common/unavailable',
  'common/being-restored',
]);

/** Somebody who has no account yet, after their consent at the provider: the terms, then the account. */
export function NewcomerTerms({ attempt, state, onArrived, onFailed }: NewcomerTermsProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const agree = useSubmission(
    'agree as newcomer',
    useCallback(async () => {
      try {
        onArrived(await agreeAsNewcomer(attempt, state));
      } catch (cause) {
        const failureCode = failureCodeOf(cause);
        if (NOT_SENT.has(failureCode)) throw cause;
        reportError(cause, 'agree as newcomer');
        onFailed(failureCode);
      }
    }, [attempt, state, onArrived, onFailed]),
  );
  const decline = useSubmission(
    'decline as newcomer',
    useCallback(async () => {
      await declineAsNewcomer(attempt, state);
      void navigate(attempt.begunAt);
    }, [attempt, state, navigate]),
  );
  const name = t(`common:provider.${attempt.provider}`);
  return (
    <>
      <PageHeading>{t('account:newcomer.title')}</PageHeading>
      <Box sx={{ display: 'grid', gap: 2, my: 2, justifyItems: 'start' }}>
        <Typography>{t('account:newcomer.explained', { name })}</Typography>
        {attempt.provider === 'strava' && (
          <Typography variant="body2">{t('account:signInMethod.stravaTerms')}</Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          <Agreement words="account:newcomer.agreement" />
        </Typography>
        <FailureAlert failureCode={agree.failureCode ?? decline.failureCode} />
        <Button
          variant="contained"
          loading={agree.isBusy}
          disabled={decline.isBusy}
          onClick={() => void agree.submit()}
        >
          {t('account:newcomer.agree')}
        </Button>
        <Button
          color="secondary"
          loading={decline.isBusy}
          disabled={agree.isBusy}
          onClick={() => void decline.submit()}
        >
          {t('account:newcomer.decline')}
        </Button>
      </Box>
    </>
  );
}
