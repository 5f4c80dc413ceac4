import Alert from '@mui/material/Alert';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SafetyNotice as SafetyNoticeOfState } from '@tasuki/domain/accounts/user-account';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { useSafetyNotice } from '../../../data/accounts/safety-notice-query.ts';
import { useDateLocale } from '../../../platform/locale.ts';

/**
 * Shows what a mail about access to the account would have said, if no mailbox took it; nothing
 * else.
 */
export function SafetyNotice({ uid }: { uid: string }) {
  const found = useSafetyNotice(uid);
  if (found.state !== 'ready' || found.data === null) return null;
  return (
    <Suspense>
      <Notice {...found.data} />
    </Suspense>
  );
}

function Notice({ kind, at }: SafetyNoticeOfState) {
  const { t } = useTranslation('account');
  const dates = useDateLocale();
  const date = formatDay(at, -at.getTimezoneOffset(), dates);
  return (
    <Alert severity="warning">
      {[
        t(`account:safetyNotice.${kind}`),
        t('account:safetyNotice.advice'),
        t('account:safetyNotice.notSent', { date }),
      ].join(' ')}
    </Alert>
  );
}
