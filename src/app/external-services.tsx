import { lazy, Suspense, useEffect, useMemo } from 'react';
import { allowedPurposes, isConsentAsked } from '@tasuki/domain/consent/consent-choice';
import { isAddressSecret } from '@tasuki/domain/consent/page-visit';
import { wholeName } from '@tasuki/domain/accounts/name-order';
import { emailOfAccount } from '@tasuki/domain/accounts/user-account';
import type { RouteName } from '@tasuki/domain/navigation/route-table';
import { followConsent, identify } from '../platform/external-services/consented-services.ts';
import { followOtherTabs, useConsentStore } from '../platform/external-services/consent-store.ts';
import { offeredPurposes } from '../platform/external-services/receiver-settings.ts';
import { loadCatalogues } from '../platform/i18n.ts';
import { useSessionStore } from '../platform/session-store.ts';
import { routeOf, useCurrentRoute } from './routing/current-route.ts';
import { useReportedVisits } from './use-reported-visits.ts';

/** A person who has answered, or has nothing to answer, does not load the questions. */
const ConsentSheet = lazy(async () => {
  const [sheet] = await Promise.all([
    import('../features/consent/consent-sheet.tsx'),
    loadCatalogues(['consent']),
  ]);
  return { default: sheet.ConsentSheet };
});

function routeAt(path: string): RouteName | null {
  return routeOf(path)?.name ?? null;
}

/** Asks for consent, starts what was agreed to, and ends it where that was taken back, also in another tab. */
export default function ExternalServices() {
  const consent = useConsentStore();
  const allowed = useMemo(() => allowedPurposes(offeredPurposes, consent), [consent]);
  const route = useCurrentRoute();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  const user = useSessionStore((session) => session.user);
  const status = useSessionStore((session) => session.status);
  useEffect(followOtherTabs, []);
  const isSecret = route !== null && isAddressSecret(route.name);
  useEffect(() => {
    followConsent({ purposes: allowed, routeAt, isAddressSecret: isSecret });
  }, [allowed, isSecret]);
  useEffect(() => {
    if (status === 'ready' && uid !== null && user !== null) {
      identify({ uid, email: emailOfAccount(user), name: wholeName(user, user.language) });
    } else if (status === 'signedOut') identify(null);
  }, [allowed, status, uid, user]);
  useReportedVisits(allowed.includes('statistics'));
  // The notice has the same questions on it.
  if (route?.name === 'externalTransmission' || !isConsentAsked(offeredPurposes, consent))
    return null;
  return (
    <Suspense>
      <ConsentSheet isBottomBarShown={route?.layout === 'main'} />
    </Suspense>
  );
}
