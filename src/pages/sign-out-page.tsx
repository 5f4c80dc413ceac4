import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { signOutEverything } from '../data/sign-out.ts';
import { failureCodeOf } from '../platform/failure-code-of.ts';
import { reportError } from '../platform/report-error.ts';
import { FailedState } from '../ui/failed-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Opening it signs out, and then loads the app anew on the sign-in page. */
export default function SignOutPage() {
  const { t } = useTranslation('account');
  const [failureCode, setFailureCode] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    signOutEverything().catch((cause: unknown) => {
      reportError(cause, 'sign out');
      setFailureCode(failureCodeOf(cause));
    });
  }, [attempt]);
  return (
    <>
      <PageHeading>{t('common:title.signOut')}</PageHeading>
      {failureCode ? (
        <FailedState
          failureCode={failureCode}
          onRetry={() => {
            setFailureCode(null);
            setAttempt((count) => count + 1);
          }}
        />
      ) : (
        <Typography role="status" sx={{ my: 2 }}>
          {t('account:signOut.working')}
        </Typography>
      )}
    </>
  );
}
