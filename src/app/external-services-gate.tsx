import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../platform/when-idle.ts';

const ExternalServices = lazy(async () => import('./external-services.tsx'));

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
