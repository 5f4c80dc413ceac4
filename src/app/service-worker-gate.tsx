import { lazy, Suspense, useEffect, useState } from 'react';
import { loadCatalogues } from '../platform/i18n.ts';
import { whenAtRest } from '../platform/live/at-rest.ts';
import { isOnHomeScreen } from '../platform/on-home-screen.ts';
import { useSessionStore } from '../platform/session-store.ts';
import { whenIdle } from '../platform/when-idle.ts';

const KeptApp = lazy(async () => {
  const [keptApp] = await Promise.all([import('./kept-app.tsx'), loadCatalogues(['homeScreen'])]);
  return keptApp;
});

const { VITE_SERVICE_WORKER: setting } = import.meta.env;

/** Whether this build keeps itself in the browser. In development it does where it is asked to. */
export const IS_APP_KEPT = setting === 'on' || (import.meta.env.PROD && setting !== 'removed');

/**
 * Has the browser keep the app, once the first page is drawn and at rest. That is for people who are in,
 * or who have it on their home screen: it would only cost a stranger's data.
 */
export function ServiceWorkerGate() {
  const isIn = useSessionStore(({ status }) => status === 'ready');
  const [isIdle, setIsIdle] = useState(false);
  const isWanted = isIn || isOnHomeScreen();
  useEffect(() => {
    if (!isWanted) return undefined;
    const begin = () => {
      setIsIdle(true);
    };
    // A browser that waits for the first rows is idle as well. Without a session nothing is read.
    return isIn ? whenAtRest(begin) : whenIdle(begin);
  }, [isIn, isWanted]);
  if (!isIdle) return null;
  return (
    <Suspense>
      <KeptApp />
    </Suspense>
  );
}
