import { useTranslation } from 'react-i18next';
import type { ChargeReminder } from '@tasuki/domain/billing/reminders/charge-reminder';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { reversalOutlook, type Purchase } from '@tasuki/domain/products/purchase';
import { Notice } from '../../../ui/states/notice.tsx';
import { useBillingWords } from '../billing-words.ts';

/** A runner's news of their payments. */
export interface PaymentNews {
  /** Renewals that failed. */
  failed: readonly SubscriptionMirror[];
  /** Subscriptions that are charged within days. */
  reminded: readonly { subscription: SubscriptionMirror; reminder: ChargeReminder }[];
  /** Subscriptions that ended because their payment was reversed, or with their coach. */
  reversed: readonly SubscriptionMirror[];
  reversedPurchases: readonly Purchase[];
}

interface PaymentNoticesProps {
  news: PaymentNews;
  /** Gets the id of what ended, which its own page still shows. */
  onClose: (id: string) => void;
}

/** A notice of each, with the way to where it is repaired, stopped or seen. */
export function PaymentNotices({ news, onClose }: PaymentNoticesProps) {
  return (
    <>
      {news.failed.map((subscription) => (
        <FailedPaymentNotice key={subscription.id} subscription={subscription} />
      ))}
      {news.reminded.map(({ subscription, reminder }) => (
        <ChargeReminderNotice
          key={subscription.id}
          subscription={subscription}
          reminder={reminder}
        />
      ))}
      {news.reversed.map((subscription) => (
        <ReversedNotice key={subscription.id} subscription={subscription} onClose={onClose} />
      ))}
      {news.reversedPurchases.map((purchase) => (
        <ReversedPurchaseNotice key={purchase.id} purchase={purchase} onClose={onClose} />
      ))}
    </>
  );
}

/** A renewal failed: what it was, and the way to where it is repaired. */
export function FailedPaymentNotice({ subscription }: { subscription: SubscriptionMirror }) {
  const { t } = useTranslation('billing');
  const { outlook, title } = useBillingWords();
  return (
    <Notice
      severity="error"
      title={t('billing:failed.title', { plan: title(subscription) })}
      link={useSubscriptionsLink()}
    >
      {outlook(subscription)}
    </Notice>
  );
}

interface ChargeReminderNoticeProps {
  subscription: SubscriptionMirror;
  reminder: ChargeReminder;
}

function ChargeReminderNotice({ subscription, reminder }: ChargeReminderNoticeProps) {
  const { t } = useTranslation('billing');
  const { outlook, title, yen } = useBillingWords();
  const { lastChargeYen = null, switchesTo = null } = subscription;
  const isOtherSum = reminder.kind === 'priceChanges' && switchesTo === null;
  return (
    <Notice
      severity="info"
      title={t(`billing:reminder.${reminder.kind}`, { plan: title(subscription) })}
      link={useSubscriptionsLink()}
    >
      {outlook(subscription)}
      {isOtherSum && lastChargeYen !== null && (
        <> {t('billing:reminder.former', { amount: yen(lastChargeYen) })}</>
      )}
    </Notice>
  );
}

interface ReversedNoticeProps {
  subscription: SubscriptionMirror;
  onClose: (id: string) => void;
}

function ReversedNotice({ subscription, onClose }: ReversedNoticeProps) {
  const { t } = useTranslation('billing');
  const { outlook, title } = useBillingWords();
  const { id, reversal } = subscription;
  const kind = reversal === 'refunded' || reversal === 'unserved' ? reversal : 'disputed';
  return (
    <Notice
      severity="warning"
      title={t(`billing:reversed.${kind}`, { name: title(subscription) })}
      link={useSubscriptionsLink()}
      onClose={() => {
        onClose(id);
      }}
    >
      {outlook(subscription)}
    </Notice>
  );
}

interface ReversedPurchaseNoticeProps {
  purchase: Purchase;
  onClose: (id: string) => void;
}

function ReversedPurchaseNotice({ purchase, onClose }: ReversedPurchaseNoticeProps) {
  const { t } = useTranslation(['billing', 'products']);
  const { id, name, state } = purchase;
  const kind = state === 'refunded' ? state : 'disputed';
  return (
    <Notice
      severity="warning"
      title={t(`billing:reversed.${kind}`, { name })}
      link={{
        path: routePath('purchase', { purchaseId: id }),
        words: t('billing:reversed.toPurchase'),
      }}
      onClose={() => {
        onClose(id);
      }}
    >
      {t(`products:outlook.${reversalOutlook(purchase)}`)}
    </Notice>
  );
}

function useSubscriptionsLink() {
  const { t } = useTranslation('billing');
  return { path: routePath('subscriptions'), words: t('billing:result.toSubscriptions') };
}
