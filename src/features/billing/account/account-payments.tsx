import { lazy, Suspense } from 'react';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { useSubscriptions } from '../../../data/billing/subscriptions-query.ts';
import { loadCatalogues } from '../../../platform/i18n.ts';

/** Fetched only where something is paid for. */
const AccountCharges = lazy(async () => {
  const [charges] = await Promise.all([
    import('./account-charges.tsx'),
    loadCatalogues(['billing']),
  ]);
  return { default: charges.AccountCharges };
});

/**
 * The next charges, in the account, as the mirror says now. A person who pays nothing sees nothing.
 */
export function AccountPayments({ uid }: { uid: string }) {
  const subscriptions = useSubscriptions(uid);
  const live =
    subscriptions.state === 'ready'
      ? subscriptions.data.filter(({ status }) => isLive(status))
      : [];
  return (
    live.length > 0 && (
      <Suspense>
        <AccountCharges subscriptions={live} />
      </Suspense>
    )
  );
}
