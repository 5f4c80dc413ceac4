import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Purchase } from '@tasuki/domain/products/purchase';
import { payPurchase } from '../../../data/billing/purchase-functions.ts';
import { usePurchase } from '../../../data/billing/purchases-query.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { useOfferWords } from '../../../platform/offer-words.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { touchTarget } from '../../../ui/theme/touch-target.ts';
import { useBillingWords } from '../billing-words.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { PaymentForm } from '../payment-form.tsx';
import { usePreparedPayment } from '../use-prepared-payment.ts';
import { ToPurchases } from './purchase-view.tsx';

/** After these the same purchase is never paid. */
const IS_SETTLED: ReadonlySet<FailureCode> = new Set([
  'billing/not-found',
  'billing/not-offered',
  'billing/offer-outdated',
  'billing/product-not-sold',
  'coach/ended-by-coach',
]);

interface PurchasePaymentProps {
  purchaseId: string;
  /** Stripe has taken the payment, or had taken it before. */
  onPaid: () => void;
}

/** The product, the card, and the one button that agrees to both. */
export function PurchasePayment({ purchaseId, onPaid }: PurchasePaymentProps) {
  const { t } = useTranslation(['billing', 'products']);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const purchase = usePurchase(uid, purchaseId);
  const payment = usePreparedPayment(`purchase/${purchaseId}`, async () => payPurchase(purchaseId));
  if (payment.state === 'failed') {
    const { failureCode, retry } = payment;
    return IS_SETTLED.has(failureCode) ? (
      <NotPayable failureCode={failureCode} purchase={dataOf(purchase)} />
    ) : (
      <FailedState failureCode={failureCode} onRetry={retry} />
    );
  }
  if (payment.state === 'loading' || purchase.state === 'loading') {
    return <LoadingState shape="form" />;
  }
  if (purchase.state === 'failed') {
    return <FailedState failureCode={purchase.failureCode} onRetry={purchase.retry} />;
  }
  if (purchase.data === null) {
    return <FailedState failureCode="billing/not-found" action={<ToPurchases />} />;
  }
  const { stripe, prepared } = payment.data;
  if (prepared.clientSecret === null) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography role="status">{t('products:payment.nothingDue')}</Typography>
        <Button variant="contained" onClick={onPaid}>
          {t('products:action.toPurchase')}
        </Button>
      </Box>
    );
  }
  const { clientSecret } = prepared;
  return (
    <Suspense fallback={<LoadingState shape="form" />}>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 640, pb: 3 }}>
        <Terms purchase={purchase.data} />
        <Box component="section" sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h2">{t('billing:pay.title')}</Typography>
          <PaymentForm
            stripe={stripe}
            clientSecret={clientSecret}
            kind="payment"
            returnPath={routePath('purchaseCallback', { purchaseId })}
            words={<PayWords purchase={purchase.data} />}
            onConfirmed={onPaid}
          />
        </Box>
      </Box>
    </Suspense>
  );
}

function dataOf(purchase: ReturnType<typeof usePurchase>): Purchase | null {
  return purchase.state === 'ready' ? purchase.data : null;
}

function PayWords({ purchase: { priceYen } }: { purchase: Purchase }) {
  const { t } = useTranslation('products');
  const { yen } = useBillingWords();
  return t('products:payment.pay', { price: yen(priceYen) });
}

interface NotPayableProps {
  failureCode: FailureCode;
  purchase: Purchase | null;
}

function NotPayable({ failureCode, purchase }: NotPayableProps) {
  const { t } = useTranslation('products');
  const coachId = purchase?.coachId ?? null;
  return (
    <FailedState
      failureCode={failureCode}
      action={
        coachId === null ? (
          <ToPurchases />
        ) : (
          <Button
            component={RouterLink}
            to={routePath('coachProducts', { coachId })}
            variant="outlined"
            color="secondary"
          >
            {t('products:action.toProducts')}
          </Button>
        )
      }
    />
  );
}

/**
 * The terms, shown before the person agrees. The Act on Specified Commercial Transactions (article
 * 12-6) lists what the last page before an order says.
 */
function Terms({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation(['billing', 'products']);
  const { yen } = useBillingWords();
  const { duration } = useOfferWords();
  const headingId = useId();
  const { name, target, coachName, priceYen } = purchase;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={headingId} variant="h2">
        {t('billing:terms.title')}
      </Typography>
      <FactList
        facts={[
          { name: t('billing:terms.what'), value: name },
          { name: t('products:fact.target'), value: target },
          { name: t('products:fact.coach'), value: coachName },
          { name: t('products:fact.duration'), value: duration(purchase) },
          {
            name: t('billing:terms.today'),
            value: t('billing:terms.todayPaid', { price: yen(priceYen) }),
          },
          { name: t('billing:terms.renewal'), value: t('products:payment.noRenewal') },
          { name: t('billing:terms.payment'), value: t('products:payment.byCard') },
          { name: t('billing:terms.begins'), value: t('products:payment.begins') },
          { name: t('billing:disclosure.refunds'), value: t('billing:disclosure.refundsText') },
        ]}
      />
      <Link
        href={routePath('commerceDisclosure')}
        target="_blank"
        variant="body2"
        sx={{ ...touchTarget, justifySelf: 'start' }}
      >
        {t('billing:terms.disclosure')}
      </Link>
    </Box>
  );
}
