import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { isRenewalFailed } from '@tasuki/domain/billing/subscription-status';
import { useBillingWords } from '../billing-words.ts';
import { FailedPaymentNotice } from '../notices/payment-notices.tsx';
import { renewalYen } from '../subscription-facts.ts';

/** One line for each subscription: the next charge with its day and card, or what failed. */
export function AccountCharges({ subscriptions }: { subscriptions: SubscriptionMirror[] }) {
  return subscriptions.map((subscription) =>
    isRenewalFailed(subscription) ? (
      <FailedPaymentNotice key={subscription.id} subscription={subscription} />
    ) : (
      <NextCharge key={subscription.id} subscription={subscription} />
    ),
  );
}

function NextCharge({ subscription }: { subscription: SubscriptionMirror }) {
  const { t } = useTranslation('billing');
  const { yen, day, title } = useBillingWords();
  const { status, isCancelledAtPeriodEnd, trialEndsAt, periodEndsAt, card, openInvoice } =
    subscription;
  const plan = title(subscription);
  const isRenewed = (status === 'active' || status === 'trialing') && !isCancelledAtPeriodEnd;
  if (openInvoice !== null) {
    return (
      <Typography variant="body2">
        {t('billing:account.due', { plan, amount: yen(openInvoice.amountYen) })}
      </Typography>
    );
  }
  if (!isRenewed) {
    return <Typography variant="body2">{t('billing:account.none', { plan })}</Typography>;
  }
  const amount = yen(renewalYen(subscription));
  const date = day(status === 'trialing' ? (trialEndsAt ?? periodEndsAt) : periodEndsAt);
  return (
    <Typography variant="body2">
      {card === null
        ? t('billing:account.withoutCard', { plan, amount, date })
        : t('billing:account.next', { plan, amount, date, digits: card.lastFour })}
    </Typography>
  );
}
