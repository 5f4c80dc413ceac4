import { WORKER_CACHES } from '@tasuki/domain/navigation/service-worker';

/**
 * The caches of releases that no open page needs any more. The one before the current release stays,
 * since a page of it may be open in another tab.
 *
 * @param names of all caches, the oldest first
 */
export function releasesToForget(names: readonly string[], current: string): string[] {
  const others = names.filter(
    (name) => name.startsWith(WORKER_CACHES.releasePrefix) && name !== current,
  );
  return others.slice(0, -1);
}
