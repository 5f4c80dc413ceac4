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
