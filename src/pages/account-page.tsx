import { AccountSettings } from '../features/account/account-settings.tsx';
import { LinkedAccounts } from '../features/provider-links/linked-accounts.tsx';
import { preloadDateLocale } from '../platform/reader.ts';
import { useSessionStore } from '../platform/session-store.ts';

preloadDateLocale();

/** The person's own page. */
export default function AccountPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return <AccountSettings linkedAccounts={uid === null ? null : <LinkedAccounts uid={uid} />} />;
}
