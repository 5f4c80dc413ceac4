import { mdiAlertCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { Icon } from '../icon.tsx';
import { StateFrame } from './state-frame.tsx';

interface FailedStateProps {
  failureCode: FailureCode;
  onRetry?: () => void;
  /** What to do instead, if another try would not help. */
  action?: ReactNode;
}

/** What happened, what is safe and what to do, from the one catalogue of failures. */
export function FailedState(props: FailedStateProps) {
  return (
    <Suspense>
      <FailedFrame {...props} />
    </Suspense>
  );
}

function FailedFrame({ failureCode, onRetry, action }: FailedStateProps) {
  const { t } = useTranslation(['common', 'failures']);
  return (
    <StateFrame
      role="alert"
      mark={<Icon path={mdiAlertCircleOutline} color="error" sx={{ fontSize: 40 }} />}
      // Without a connection the catalogue may not come either.
      title={t([`failures:${failureCode}`, 'common:state.notFetched'])}
      action={
        onRetry ? (
          <Button variant="outlined" color="secondary" onClick={onRetry}>
            {t('common:action.tryAgain')}
          </Button>
        ) : (
          action
        )
      }
    />
  );
}
