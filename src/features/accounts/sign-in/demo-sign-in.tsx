import { lazy, Suspense } from 'react';
import { environment } from '../../../platform/environment.ts';

const DemoAccountButtons = lazy(() => import('./demo-account-buttons.tsx'));

/** One-tap sign-in to the demo accounts; outside local mode there is nothing to load. */
export function DemoSignIn() {
  if (!environment.local) return null;
  return (
    <Suspense>
      <DemoAccountButtons />
    </Suspense>
  );
}
