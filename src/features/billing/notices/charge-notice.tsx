import { lazy, Suspense, useState } from 'react';
import { chargeReminder, isReminderDue } from '@tasuki/domain/billing/reminders/charge-reminder';
import {
  isPurchaseTakenBack,
  subscriptionsTakenBack,
  takenBackNewsFrom,
} from '@tasuki/domain/billing/reversals/payment-taken-back';
import { isRenewalFailed } from '@tasuki/domain/billing/subscription-status';
import { useTakenBackPurchases } from '../../../data/billing/purchases-query.ts';
import { useSubscriptions } from '../../../data/billing/subscriptions-query.ts';
import { loadCatalogues } from '../../../platform/i18n.ts';
import { closedNotices, closeNotice } from './closed-notices.ts';

/** Fetched only where a charge is near. */
const ChargeNoticeWords = lazy(async () => {
  const [words] = await Promise.all([
    import('./charge-notice-words.tsx'),
    loadCatalogues(['billing']),
  ]);
  return { default: words.ChargeNoticeWords };
});

/** Fetched only where a renewal failed. */
const FailedPaymentWords = lazy(async () => {
  const [words] = await Promise.all([
    import('./failed-payment-words.tsx'),
    loadCatalogues(['billing']),
  ]);
  return { default: words.FailedPaymentWords };
});

/** Fetched only where a payment was refunded or disputed. */
const TakenBackWords = lazy(async () => {
  const [words] = await Promise.all([
    import('./taken-back-words.tsx'),
    loadCatalogues(['billing', 'products']),
  ]);
  return { default: words.TakenBackWords };
});

/** Says which renewal failed, what is charged within days, and what ended because its payment was refunded or disputed. */
export function ChargeNotice({ uid }: { uid: string }) {
  const [now] = useState(() => new Date());
  const [closed, setClosed] = useState(closedNotices);
  const subscriptions = useSubscriptions(uid);
  const purchases = useTakenBackPurchases(uid, takenBackNewsFrom(now));
  const ofRunner = subscriptions.state === 'ready' ? subscriptions.data : [];
  const isOpen = ({ id }: { id: string }) => !closed.includes(id);
  const lost = subscriptionsTakenBack(ofRunner, now).filter(isOpen);
  const lostPurchases = (purchases.state === 'ready' ? purchases.data : []).filter(
    (one) => isPurchaseTakenBack(one, now) && isOpen(one),
  );
  return (
    <Suspense>
      {ofRunner.filter(isRenewalFailed).map((subscription) => (
        <FailedPaymentWords key={subscription.id} subscription={subscription} />
      ))}
      {ofRunner.map((subscription) => {
        const reminder = chargeReminder(subscription);
        return reminder && isReminderDue(reminder, now) ? (
          <ChargeNoticeWords
            key={subscription.id}
            subscription={subscription}
            reminder={reminder}
          />
        ) : null;
      })}
      {(lost.length > 0 || lostPurchases.length > 0) && (
        <TakenBackWords
          subscriptions={lost}
          purchases={lostPurchases}
          onClose={(id) => {
            setClosed(closeNotice(id));
          }}
        />
      )}
    </Suspense>
  );
}
