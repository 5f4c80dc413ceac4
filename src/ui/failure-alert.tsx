import { mdiAlertCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { Icon } from './icon.tsx';

function FailureWords({ failureCode }: { failureCode: FailureCode }) {
  const { t } = useTranslation('failures');
  return (
    <Alert severity="error" variant="outlined" icon={<Icon path={mdiAlertCircleOutline} />}>
      {t(`failures:${failureCode}`)}
    </Alert>
  );
}

/** Beside what was tried: what happened, what is safe, what to do. Nothing where nothing failed. */
export function FailureAlert({ failureCode }: { failureCode: FailureCode | null }) {
  if (!failureCode) return null;
  return (
    <Suspense>
      <FailureWords failureCode={failureCode} />
    </Suspense>
  );
}
