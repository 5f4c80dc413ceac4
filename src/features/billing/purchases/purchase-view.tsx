import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { isPayable, reversalOutlook, type Purchase } from '@tasuki/domain/products/purchase';
import { settlePurchase } from '../../../data/billing/purchase-functions.ts';
import { usePurchase } from '../../../data/billing/purchases-query.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { BillingCard } from '../billing-card.tsx';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { ReceiptButton } from '../invoices/receipt-button.tsx';
import { ToCoach } from './to-coach.tsx';
import { purchaseMark, usePurchaseFacts } from './purchase-facts.ts';

/** One purchase: what it is, until when it may be used, and what can be done. */
export function PurchaseView({ purchaseId }: { purchaseId: string }) {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const found = usePurchase(uid, purchaseId);
  if (found.state === 'loading') return <LoadingState shape="detail" />;
  if (found.state === 'failed') {
    return <FailedState failureCode={found.failureCode} onRetry={found.retry} />;
  }
  if (found.data === null) {
    return <FailedState failureCode="billing/not-found" action={<ToPurchases />} />;
  }
  return (
    <Suspense fallback={<LoadingState shape="detail" />}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, pb: 3, justifyItems: 'start' }}>
        <PurchaseCard purchase={found.data} />
        <ToPurchases />
      </Box>
    </Suspense>
  );
}

export function ToPurchases() {
  const { t } = useTranslation('common');
  return (
    <Button component={Link} to={routePath('purchases')} color="secondary" variant="outlined">
      {t('common:title.purchases')}
    </Button>
  );
}

async function look(purchaseId: string): Promise<void> {
  await settlePurchase(purchaseId);
}

/** Also says what a payment that nobody has come back from has led to. */
function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('products');
  const facts = usePurchaseFacts(purchase);
  const [now] = useState(() => new Date());
  const { submit: settle, failureCode } = useSubmission('settle purchase', look);
  const { id, name, state, failure, coachId, paymentIntentId } = purchase;
  const mark = purchaseMark(purchase, now);
  const outlook = mark === 'refunded' ? reversalOutlook(purchase) : mark;
  const isUnsettled = paymentIntentId !== null && (isPayable(state) || state === 'processing');
  useEffect(() => {
    if (isUnsettled) void settle(id);
  }, [isUnsettled, settle, id]);
  return (
    <Box sx={{ width: '100%' }}>
      <BillingCard
        title={name}
        mark={
          <Chip
            size="small"
            variant="outlined"
            color={state === 'failed' ? 'error' : 'default'}
            label={t(`products:purchase.${mark}`)}
          />
        }
      >
        <Typography role="status">{t(`products:outlook.${outlook}`)}</Typography>
        <FailureAlert failureCode={state === 'failed' ? failure : failureCode} />
        <FactList facts={facts} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isPayable(state) && (
            <Button href={routePath('purchasePayment', { purchaseId: id })} variant="contained">
              {t('products:action.pay')}
            </Button>
          )}
          {purchase.paidAt !== null && (
            <ReceiptButton wish={{ kind: 'purchase', id }} words={t('products:action.receipt')} />
          )}
          {coachId !== null && <ToCoach coachId={coachId} isMainAction={!isPayable(state)} />}
        </Box>
      </BillingCard>
    </Box>
  );
}
