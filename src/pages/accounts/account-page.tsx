import { lazy, Suspense } from 'react';
import { AccountSettings } from '../../features/accounts/settings/account-settings.tsx';
import { SharingSection } from '../../features/coaches/sharing/sharing-section.tsx';
import { LinkedAccounts } from '../../features/provider-links/linked-accounts.tsx';
import { offeredPurposes } from '../../platform/external-services/receiver-settings.ts';
import { loadCatalogues } from '../../platform/i18n.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

/** Most people are runners alone. */
const SecondFactorSection = lazy(
  () => import('../../features/second-factor/second-factor-section.tsx'),
);

/** Below the first screen. */
const AccountPayments = lazy(async () => ({
  default: (await import('../../features/billing/account/account-payments.tsx')).AccountPayments,
}));

/** Loaded where something needs consent. */
const ConsentSection = lazy(async () => {
  const [section] = await Promise.all([
    import('../../features/consent/consent-section.tsx'),
    loadCatalogues(['consent']),
  ]);
  return section;
});

preloadDateLocale();

/** The person's own page. */
export default function AccountPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  const hasRights = useSessionStore(
    ({ claims }) => claims.isCoach === true || claims.isAdmin === true,
  );
  const consent = offeredPurposes.length > 0 && (
    <Suspense>
      <ConsentSection />
    </Suspense>
  );
  if (uid === null) return <AccountSettings sharing={<SharingSection />} consent={consent} />;
  return (
    <AccountSettings
      linkedAccounts={<LinkedAccounts uid={uid} />}
      sharing={<SharingSection />}
      consent={consent}
      payments={
        <Suspense>
          <AccountPayments uid={uid} />
        </Suspense>
      }
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
