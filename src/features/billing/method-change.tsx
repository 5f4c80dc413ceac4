import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Stripe } from '@stripe/stripe-js';
import { useCallback, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { beginMethodChange, changeSubscription } from '../../data/billing/billing-functions.ts';
import { useSubscriptions } from '../../data/billing/subscriptions-query.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useBillingWords } from './billing-words.ts';
import { PaymentForm } from './payment-form.tsx';
import { stripeFailure } from './stripe-failure.ts';
import { usePreparedPayment } from './use-prepared-payment.ts';

interface MethodChangeProps {
  subscriptionId: string;
  /** The card that is there stays, and its bank is asked about what is due. */
  isConfirmation: boolean;
  onConfirmed: (setupIntentId: string) => void;
  onPaid: () => void;
}

/** Another card for a subscription, or the bank's word on a payment. What it charges is said first. */
export function MethodChange(props: MethodChangeProps) {
  const { t } = useTranslation('billing');
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const subscriptions = useSubscriptions(uid);
  if (subscriptions.state === 'loading') return <LoadingState shape="form" />;
  if (subscriptions.state === 'failed') {
    return <FailedPayment failureCode={subscriptions.failureCode} onRetry={subscriptions.retry} />;
  }
  const subscription = subscriptions.data.find(({ id }) => id === props.subscriptionId);
  const back = (
    <Button component={Link} to={routePath('subscriptions')} color="secondary">
      {t('billing:result.toSubscriptions')}
    </Button>
  );
  if (!subscription) return <FailedPayment failureCode="billing/not-found" action={back} />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {props.isConfirmation ? (
        <BankConfirmation subscription={subscription} onPaid={props.onPaid} />
      ) : (
        <OtherMethod subscription={subscription} onConfirmed={props.onConfirmed} />
      )}
      {back}
    </Box>
  );
}

/** A page alone needs its heading also where it failed. */
function FailedPayment(props: ComponentProps<typeof FailedState>) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading>{t('common:title.payment')}</PageHeading>
      <FailedState {...props} />
    </>
  );
}

interface OtherMethodProps {
  subscription: SubscriptionMirror;
  onConfirmed: (setupIntentId: string) => void;
}

function OtherMethod({ subscription, onConfirmed }: OtherMethodProps) {
  const { t } = useTranslation('billing');
  const { yen, outlook } = useBillingWords();
  const { id: subscriptionId, openInvoice } = subscription;
  const payment = usePreparedPayment(`method/${subscriptionId}`, async () =>
    beginMethodChange(subscriptionId),
  );
  if (payment.state === 'loading') return <LoadingState shape="form" />;
  if (payment.state === 'failed') {
    return <FailedPayment failureCode={payment.failureCode} onRetry={payment.retry} />;
  }
  const amount = openInvoice && yen(openInvoice.amountYen);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PageHeading>{t('billing:method.title')}</PageHeading>
        <Typography>{outlook(subscription)}</Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {amount === null
            ? t('billing:method.nothingNow')
            : t('billing:method.chargedNow', { amount })}
        </Typography>
      </Box>
      <PaymentForm
        stripe={payment.data.stripe}
        clientSecret={payment.data.prepared.clientSecret}
        kind="setUp"
        returnPath={routePath('subscriptionCallback', { subscriptionId })}
        words={
          amount === null ? t('billing:method.save') : t('billing:method.saveAndPay', { amount })
        }
        onConfirmed={() => {
          onConfirmed(payment.data.prepared.setupIntentId);
        }}
      />
    </>
  );
}

interface BankConfirmationProps {
  subscription: SubscriptionMirror;
  onPaid: () => void;
}

function BankConfirmation({ subscription, onPaid }: BankConfirmationProps) {
  const { t } = useTranslation('billing');
  const { yen, outlook } = useBillingWords();
  const payment = usePreparedPayment(`confirm/${subscription.id}`, () => Promise.resolve(null));
  const stripe = payment.state === 'ready' ? payment.data.stripe : null;
  const run = useCallback(async () => {
    await confirmWithBank(stripe, subscription.id);
    onPaid();
  }, [stripe, subscription.id, onPaid]);
  const { submit, isBusy, failureCode } = useSubmission('confirm payment', run);
  if (payment.state === 'failed') {
    return <FailedPayment failureCode={payment.failureCode} onRetry={payment.retry} />;
  }
  const amount = yen(subscription.openInvoice?.amountYen ?? subscription.priceYen);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PageHeading>{t('billing:method.confirmTitle')}</PageHeading>
        <Typography>{outlook(subscription)}</Typography>
        <Typography color="textSecondary">{t('billing:method.confirmText', { amount })}</Typography>
      </Box>
      <FailureAlert failureCode={failureCode} />
      <Button
        variant="contained"
        size="large"
        disabled={stripe === null}
        loading={isBusy}
        onClick={() => {
          void submit();
        }}
      >
        {t('billing:method.confirm')}
      </Button>
    </>
  );
}

/**
 * Asks the bank about the open invoice, and then Stripe what came of it.
 *
 * @throws TasukiFailure what the bank or the card said
 */
async function confirmWithBank(stripe: Stripe | null, subscriptionId: string): Promise<void> {
  if (!stripe) throw new TasukiFailure('billing/provider-not-initialized');
  const { outcome, clientSecret } = await changeSubscription({ subscriptionId, action: 'retry' });
  if (outcome === 'needsAction' && clientSecret !== null) {
    const { error } = await stripe.handleNextAction({ clientSecret });
    if (error) throw stripeFailure(error);
    // Reads from Stripe that it is paid, so that the mirror says so before the page does.
    await changeSubscription({ subscriptionId, action: 'retry' });
  } else if (outcome !== 'successful') {
    throw new TasukiFailure(
      outcome === 'processing' ? 'billing/processing' : 'billing/payment-failed',
    );
  }
}
