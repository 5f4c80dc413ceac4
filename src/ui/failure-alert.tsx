import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { PlainNote } from './plain/plain-note.tsx';

function FailureWords({ failureCode }: { failureCode: FailureCode }) {
  const { t } = useTranslation('failures');
  return <PlainNote kind="failure">{t(`failures:${failureCode}`)}</PlainNote>;
}

/**
 * Shown beside the failed action: what happened, what is safe, what to do. Nothing if nothing
 * failed.
 */
export function FailureAlert({ failureCode }: { failureCode: FailureCode | null }) {
  if (!failureCode) return null;
  return (
    <Suspense>
      <FailureWords failureCode={failureCode} />
    </Suspense>
  );
}
