import { lazy, Suspense, useState } from 'react';
import { chargeReminder, isReminderDue } from '@tasuki/domain/billing/reminders/charge-reminder';
import { useSubscriptions } from '../../data/billing/subscriptions-query.ts';
import { loadCatalogues } from '../../platform/i18n.ts';

/** Of those alone who have something to read. */
const ChargeNoticeWords = lazy(async () => {
  const [words] = await Promise.all([
    import('./charge-notice-words.tsx'),
    loadCatalogues(['billing']),
  ]);
  return { default: words.ChargeNoticeWords };
});

/** What is charged within days, where the runner meets it first; nothing for all others. */
export function ChargeNotice({ uid }: { uid: string }) {
  const [now] = useState(() => new Date());
  const subscriptions = useSubscriptions(uid);
  if (subscriptions.state !== 'ready') return null;
  return (
    <Suspense>
      {subscriptions.data.map((subscription) => {
        const reminder = chargeReminder(subscription);
        return reminder && isReminderDue(reminder, now) ? (
          <ChargeNoticeWords
            key={subscription.id}
            subscription={subscription}
            reminder={reminder}
          />
        ) : null;
      })}
    </Suspense>
  );
}
