import { lazy, Suspense, useState } from 'react';
import { chargeReminder, isReminderDue } from '@tasuki/domain/billing/reminders/charge-reminder';
import {
  isPurchaseReversed,
  reversalNewsFrom,
  reversedSubscriptions,
} from '@tasuki/domain/billing/reversals/reversed-payment';
import { isRenewalFailed } from '@tasuki/domain/billing/subscription-status';
import { useReversedPurchases } from '../../../data/billing/purchases-query.ts';
import { useSubscriptions } from '../../../data/billing/subscriptions-query.ts';
import { loadCatalogues } from '../../../platform/i18n.ts';
import { closedNotices, closeNotice } from './closed-notices.ts';
import type { PaymentNews } from './payment-notices.tsx';

/** Fetched only where there is something to say. */
const PaymentNotices = lazy(async () => {
  const [notices] = await Promise.all([
    import('./payment-notices.tsx'),
    loadCatalogues(['billing', 'products']),
  ]);
  return { default: notices.PaymentNotices };
});

/** Says which renewal failed, what is charged within days, and what ended because its payment was reversed. */
export function ChargeNotice({ uid }: { uid: string }) {
  const [now] = useState(() => new Date());
  const [closed, setClosed] = useState(closedNotices);
  const subscriptions = useSubscriptions(uid);
  const purchases = useReversedPurchases(uid, reversalNewsFrom(now));
  const ofRunner = subscriptions.state === 'ready' ? subscriptions.data : [];
  const bought = purchases.state === 'ready' ? purchases.data : [];
  const isOpen = ({ id }: { id: string }) => !closed.includes(id);
  const news: PaymentNews = {
    failed: ofRunner.filter(isRenewalFailed),
    reminded: ofRunner.flatMap((subscription) => {
      const reminder = chargeReminder(subscription);
      return reminder && isReminderDue(reminder, now) ? [{ subscription, reminder }] : [];
    }),
    reversed: reversedSubscriptions(ofRunner, now).filter(isOpen),
    reversedPurchases: bought.filter((one) => isPurchaseReversed(one, now) && isOpen(one)),
  };
  if (Object.values(news).every((list: readonly unknown[]) => list.length === 0)) return null;
  return (
    <Suspense>
      <PaymentNotices
        news={news}
        onClose={(id) => {
          setClosed(closeNotice(id));
        }}
      />
    </Suspense>
  );
}
