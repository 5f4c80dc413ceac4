import { mdiCheckCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { PurchaseResult as Result } from '@tasuki/domain/products/product-calls';
import { reversalOutlook, type Purchase } from '@tasuki/domain/products/purchase';
import { settlePurchase } from '../../../data/billing/purchase-functions.ts';
import { usePurchase } from '../../../data/billing/purchases-query.ts';
import { useLiveQuery } from '../../../platform/live/live-query.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { IS_WITHOUT_ANSWER } from '../stripe-failure.ts';
import { ToCoach } from './to-coach.tsx';
import { usePurchaseFacts } from './purchase-facts.ts';
import { ToPurchases } from './purchase-view.tsx';

/** The page that one comes back to: asks what became of the payment, and shows it live. */
export function PurchaseResult({ purchaseId }: { purchaseId: string }) {
  const { t } = useTranslation(['common', 'billing', 'products']);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const purchase = usePurchase(uid, purchaseId);
  const result = useLiveQuery<Result>({
    key: `purchase-result/${purchaseId}`,
    load: async () => settlePurchase(purchaseId),
  });
  const found = purchase.state === 'ready' ? purchase.data : null;
  // An event may have been faster than the answer.
  if (found?.state === 'paid') {
    return (
      <Suspense fallback={<LoadingState shape="form" />}>
        <Bought purchase={found} />
      </Suspense>
    );
  }
  if (result.state === 'failed') {
    const { failureCode, retry } = result;
    return <NotBought failureCode={failureCode} purchaseId={purchaseId} onRetry={retry} />;
  }
  if (result.state === 'loading' || found === null) {
    return (
      <>
        <PageHeading>{t('common:title.paymentResult')}</PageHeading>
        <Typography role="status">{t('billing:result.working')}</Typography>
        <LoadingState shape="form" />
      </>
    );
  }
  if (found.state === 'processing') {
    return (
      <>
        <PageHeading>{t('common:title.paymentResult')}</PageHeading>
        <Typography role="status">{t('billing:result.processing')}</Typography>
      </>
    );
  }
  if (found.state === 'refunded' || found.state === 'disputed') {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <PageHeading>{t('common:title.paymentResult')}</PageHeading>
        <Typography role="status">{t(`products:outlook.${reversalOutlook(found)}`)}</Typography>
        <ToPurchases />
      </Box>
    );
  }
  const failureCode =
    found.state === 'cancelled'
      ? 'billing/offer-outdated'
      : (found.failure ?? 'billing/payment-failed');
  return <NotBought failureCode={failureCode} purchaseId={purchaseId} />;
}

interface NotBoughtProps {
  failureCode: FailureCode;
  purchaseId: string;
  /** Asks the same once more; left out = the answer is certain. */
  onRetry?: () => void;
}

function NotBought({ failureCode, purchaseId, onRetry }: NotBoughtProps) {
  const { t } = useTranslation(['common', 'billing']);
  if (onRetry && IS_WITHOUT_ANSWER.has(failureCode)) {
    return (
      <>
        <PageHeading>{t('common:title.paymentResult')}</PageHeading>
        <FailedState failureCode={failureCode} onRetry={onRetry} />
      </>
    );
  }
  const isNobodys = failureCode === 'billing/not-found';
  return (
    <>
      <PageHeading>{t('common:title.paymentResult')}</PageHeading>
      <FailedState
        failureCode={failureCode}
        action={
          isNobodys ? (
            <ToPurchases />
          ) : (
            <Button href={routePath('purchasePayment', { purchaseId })} variant="contained">
              {t('billing:result.again')}
            </Button>
          )
        }
      />
    </>
  );
}

function Bought({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('products');
  const facts = usePurchaseFacts(purchase);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Icon path={mdiCheckCircle} color="success" sx={{ fontSize: 40 }} />
      <PageHeading>{t('products:result.bought', { name: purchase.name })}</PageHeading>
      <Typography role="status">{t('products:outlook.running')}</Typography>
      <FactList facts={facts} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {purchase.coachId !== null && <ToCoach coachId={purchase.coachId} isMainAction />}
        <ToPurchases />
      </Box>
    </Box>
  );
}
