import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { useSubscriptions } from '../../../data/billing/subscriptions-query.ts';
import { environment } from '../../../platform/environment.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { useSessionStore } from '../../../platform/session-store.ts';

/** What is paid for with this account, by name while it runs, and what a coach sells. */
export function PaidThings({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const locale = useDateLocale();
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  const subscriptions = useSubscriptions(uid);
  const running =
    subscriptions.state === 'ready'
      ? subscriptions.data.filter(({ status }) => isLive(status))
      : [];
  const isAnySold = environment.sales !== null;
  if (!isAnySold && running.length === 0) return null;
  const lines = [
    t('account:deletion.goes.paid'),
    ...running.map(({ sellerId, planName = '', periodEndsAt }) =>
      t('account:deletion.goes.running', {
        plan: sellerId === OWN_SELLER || planName === '' ? t('account:deletion.ownPlan') : planName,
        date: formatDay(periodEndsAt, null, locale),
      }),
    ),
    ...(isCoach && isAnySold ? [t('account:deletion.goes.sold')] : []),
  ];
  return lines.map((line) => (
    <Typography key={line} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));
}
