import { mdiAlertCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { Icon } from './icon.tsx';

function FailureWords({ failureCode }: { failureCode: FailureCode }) {
  const { t } = useTranslation('failures');
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
        typography: 'body2',
      }}
    >
      <Icon path={mdiAlertCircleOutline} color="error" />
      {t(`failures:${failureCode}`)}
    </Box>
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
