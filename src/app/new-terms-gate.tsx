import { lazy, Suspense } from 'react';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { loadCatalogues } from '../platform/i18n.ts';
import { useSessionStore } from '../platform/session-store.ts';
import { useCurrentRoute } from './routing/current-route.ts';

const NewTermsDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('../features/accounts/settings/new-terms-dialog.tsx'),
    loadCatalogues(['account', 'legal', 'failures']),
  ]);
  return { default: dialog.NewTermsDialog };
});

/**
 * Asks over the page for the agreement to new terms. The texts themselves stay open. So do the
 * account's page, where one can leave, and the page where one stops what one pays. A tab of an older
 * version of the app asks for nothing that was agreed to since.
 */
export function NewTermsGate() {
  const route = useCurrentRoute();
  // People who never agreed are asked with their profile.
  const acceptedVersion = useSessionStore(({ status, user }) =>
    status === 'ready' ? (user?.acceptedTermsVersion ?? '') : '',
  );
  const isAsked = acceptedVersion !== '' && acceptedVersion < TERMS_VERSION;
  const isOpen = route?.access === 'public' || route?.access === 'signIn';
  const isWayOut = route?.name === 'account' || route?.name === 'subscriptions';
  if (!isAsked || isOpen || isWayOut) return null;
  return (
    <Suspense>
      <NewTermsDialog acceptedVersion={acceptedVersion} />
    </Suspense>
  );
}
