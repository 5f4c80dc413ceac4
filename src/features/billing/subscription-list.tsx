import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isInTrouble, isLive } from '@tasuki/domain/billing/subscription-status';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { refreshBilling } from '../../data/billing/billing-functions.ts';
import { useSubscriptions } from '../../data/billing/subscriptions-query.ts';
import { environment } from '../../platform/environment.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { DefaultCoupon } from './coupons/default-coupon.tsx';
import { InvoiceSection } from './invoices/invoice-section.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

/** The runner's subscriptions, live, also former ones. Compared with Stripe as it opens. */
export function SubscriptionList() {
  const { t } = useTranslation('billing');
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const isLetIn = useSessionStore((session) => session.claims.canAccessBeta === true);
  const subscriptions = useSubscriptions(uid);
  const { submit: refresh, failureCode } = useSubmission('refresh billing', refreshBilling);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  if (subscriptions.state === 'loading') return <LoadingState shape="detail" />;
  if (subscriptions.state === 'failed') {
    return <FailedState failureCode={subscriptions.failureCode} onRetry={subscriptions.retry} />;
  }
  // Subscriptions that need the runner come first; the sort keeps the order of the others.
  const live = subscriptions.data
    .filter(({ status }) => isLive(status))
    .sort((a, b) => Number(isInTrouble(b)) - Number(isInTrouble(a)));
  const ended = subscriptions.data.filter(({ status }) => !isLive(status));
  return (
    <Suspense fallback={<LoadingState shape="detail" />}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, pb: 3 }}>
        {failureCode !== null && (
          <Alert severity="warning">{t('billing:list.refreshFailed')}</Alert>
        )}
        {live.length === 0 && (
          <EmptyState
            sentence={t('billing:list.empty')}
            action={
              // Nothing is sold to whoever may not use it.
              isLetIn && (
                <Button component={RouterLink} to={routePath('selectPlan')} variant="contained">
                  {t('billing:list.choose')}
                </Button>
              )
            }
          />
        )}
        {live.map((subscription) => (
          <SubscriptionCard
            key={subscription.id}
            subscription={subscription}
            maySubscribeAgain={false}
          />
        ))}
        {ended.length > 0 && (
          <Typography variant="h2" sx={{ mt: 2 }}>
            {t('billing:list.earlier')}
          </Typography>
        )}
        {ended.map((subscription) => (
          <SubscriptionCard
            key={subscription.id}
            subscription={subscription}
            maySubscribeAgain={!live.some(({ sellerId }) => sellerId === subscription.sellerId)}
          />
        ))}
        {isLetIn && environment.sales !== null && <DefaultCoupon />}
        {subscriptions.data.length > 0 && <InvoiceSection uid={uid} />}
        <Link
          component={RouterLink}
          to={routePath('commerceDisclosure')}
          variant="body2"
          sx={{ ...touchTarget, justifySelf: 'start' }}
        >
          {t('common:title.commerceDisclosure')}
        </Link>
      </Box>
    </Suspense>
  );
}
