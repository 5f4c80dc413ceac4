import { lazy, Suspense } from 'react';
import { loadCatalogues } from '../platform/i18n.ts';
import { useSessionStore } from '../platform/session-store.ts';

const SessionExpiredDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('../features/accounts/sign-in/session-expired-dialog.tsx'),
    loadCatalogues(['account', 'failures']),
  ]);
  return { default: dialog.SessionExpiredDialog };
});

/** Asks for the password again over the page as it is, when the session has expired. */
export function SessionExpiredGate() {
  const isExpired = useSessionStore((session) => session.status === 'expired');
  if (!isExpired) return null;
  return (
    <Suspense>
      <SessionExpiredDialog />
    </Suspense>
  );
}
