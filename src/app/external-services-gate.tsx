import { lazy, Suspense, useEffect, useState } from 'react';
import { loadCatalogues } from '../platform/i18n.ts';
import { whenIdle } from '../platform/when-idle.ts';

const ExternalServices = lazy(async () => {
  const [services] = await Promise.all([
    import('./external-services.tsx'),
    loadCatalogues(['consent']),
  ]);
  return services;
});

/** Whether this build knows somebody who needs consent. Without one nothing is fetched, and nobody is asked. */
export const ARE_EXTERNAL_SERVICES_BUILT_IN = Boolean(
  import.meta.env.VITE_ANALYTICS_ID ||
  import.meta.env.VITE_TAG_MANAGER_ID ||
  import.meta.env.VITE_SESSION_RECORDING_ID ||
  import.meta.env.VITE_SENTRY_DSN,
);

/** Loads what asks for consent, and what follows from it, once the first page is drawn and at rest. */
export function ExternalServicesGate() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const stop = whenIdle(() => {
      setIsIdle(true);
    });
    return stop;
  }, []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <ExternalServices />
    </Suspense>
  );
}
