import { MemoryList } from '../../features/memories/memory-list.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

preloadDateLocale();

/** What the coach remembers of the runner's words. */
export default function MemoriesPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return uid === null ? null : <MemoryList uid={uid} />;
}
