import { TrendsView } from '../../features/trends/trends-view.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

preloadDateLocale();

/** How the runner's training developed. */
export default function TrendsPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return uid === null ? null : <TrendsView uid={uid} />;
}
