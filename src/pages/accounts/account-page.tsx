import { lazy, Suspense } from 'react';
import { AccountSettings } from '../../features/accounts/settings/account-settings.tsx';
import { SharingSection } from '../../features/coaches/sharing/sharing-section.tsx';
import { LinkedAccounts } from '../../features/provider-links/linked-accounts.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

/** Most people are runners alone. */
const SecondFactorSection = lazy(
  () => import('../../features/second-factor/second-factor-section.tsx'),
);

preloadDateLocale();

/** The person's own page. */
export default function AccountPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  const hasRights = useSessionStore(
    ({ claims }) => claims.isCoach === true || claims.isAdmin === true,
  );
  if (uid === null) return <AccountSettings sharing={<SharingSection />} />;
  return (
    <AccountSettings
      linkedAccounts={<LinkedAccounts uid={uid} />}
      sharing={<SharingSection />}
      secondFactor={
        hasRights && (
          <Suspense>
            <SecondFactorSection uid={uid} />
          </Suspense>
        )
      }
    />
  );
}
