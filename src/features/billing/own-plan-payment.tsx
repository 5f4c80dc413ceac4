import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { couponCover, discountedYen } from '@tasuki/domain/billing/coupon';
import { OWN_PLAN, type OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { beginSubscription } from '../../data/billing/billing-functions.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { AgreeWords } from './agree-words.tsx';
import type { EnteredCoupon } from './coupons/coupon-entry-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { ownPlanCallbackPath } from './payment-link.ts';
import { PurchaseTerms } from './purchase-terms.tsx';
import { IS_WITHOUT_ANSWER } from './stripe-failure.ts';
import { usePreparedPayment } from './use-prepared-payment.ts';

/** Its fields come after the form for the card, which most people are here for. */
const CouponEntryForm = lazy(async () => ({
  default: (await import('./coupons/coupon-entry-form.tsx')).CouponEntryForm,
}));
/** Loaded by people with a coupon that covers everything. */
const CoveredStart = lazy(async () => ({
  default: (await import('./covered-start.tsx')).CoveredStart,
}));
/** Reserved for the coupon form, so that the parts below do not move when it comes. */
const COUPON_FORM_HEIGHT = 160;

interface OwnPlanPaymentProps {
  term: OwnPlanTerm;
  onConfirmed: (setupIntentId: string) => void;
}

/** The terms of Tasuki's own plan, the card, and the one button that agrees to both. */
export function OwnPlanPayment({ term, onConfirmed }: OwnPlanPaymentProps) {
  const { t } = useTranslation('billing');
  const [now] = useState(() => new Date());
  const [coupon, setCoupon] = useState<EnteredCoupon | null>(null);
  const defaultCode = useSessionStore((session) => session.user?.defaultCouponCode ?? '');
  /** Its code waits for the card's form; a coupon that is there already changes what that is for. */
  const [isCardSettled, setIsCardSettled] = useState(false);
  const hasCouponForm = isCardSettled || coupon !== null || defaultCode !== '';
  const code = coupon?.code ?? null;
  const payment = usePreparedPayment(`payment/${term}/${code ?? ''}`, async () =>
    beginSubscription(term, code),
  );
  if (payment.state === 'loading') return <LoadingState shape="form" />;
  if (payment.state === 'failed') {
    const hasOne = payment.failureCode === 'billing/subscription-exists';
    const keepsCoupon = coupon === null || IS_WITHOUT_ANSWER.has(payment.failureCode);
    return (
      <>
        <PageHeading>{t('common:title.payment')}</PageHeading>
        <FailedState
          failureCode={payment.failureCode}
          {...(hasOne
            ? {
                action: (
                  <Button component={Link} to={routePath('subscriptions')} variant="outlined">
                    {t('billing:result.toSubscriptions')}
                  </Button>
                ),
              }
            : {
                onRetry: keepsCoupon
                  ? payment.retry
                  : () => {
                      setCoupon(null);
                    },
              })}
        />
      </>
    );
  }
  const { stripe, prepared: setUp } = payment.data;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PageHeading>{t('billing:plan.name')}</PageHeading>
      <PurchaseTerms
        plan={{ name: t('billing:plan.name'), ...OWN_PLAN.prices[term] }}
        trialDays={setUp.trialDays}
        now={now}
        coupon={coupon?.terms ?? null}
      />
      <Suspense fallback={<CouponFormSpace />}>
        {hasCouponForm ? (
          <CouponEntryForm
            term={term}
            defaultCode={defaultCode}
            coupon={coupon}
            onChange={setCoupon}
          />
        ) : (
          <CouponFormSpace />
        )}
      </Suspense>
      {coupon !== null && couponCover(coupon.terms) !== 'none' ? (
        <Suspense fallback={<LoadingState shape="words" />}>
          <CoveredStart term={term} coupon={coupon} />
        </Suspense>
      ) : (
        <Box component="section" sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h2">{t('billing:pay.title')}</Typography>
          <PaymentForm
            key={setUp.setupIntentId}
            stripe={stripe}
            clientSecret={setUp.clientSecret}
            kind="setUp"
            returnPath={ownPlanCallbackPath(term)}
            words={
              <AgreeWords
                priceYen={discountedYen(
                  OWN_PLAN.prices[term].priceYen,
                  coupon?.terms.percentOff ?? 0,
                )}
                trialDays={setUp.trialDays}
              />
            }
            onSettled={() => {
              setIsCardSettled(true);
            }}
            onConfirmed={() => {
              onConfirmed(setUp.setupIntentId);
            }}
          />
        </Box>
      )}
      <Button component={Link} to={routePath('selectPlan')} color="secondary">
        {t('billing:pay.otherPlan')}
      </Button>
    </Box>
  );
}

function CouponFormSpace() {
  return <Box sx={{ minHeight: COUPON_FORM_HEIGHT }} />;
}
