const listeners = new Set<() => void>();

/** Says that the server takes the session again, after it had refused it. */
export function noteSessionRenewed(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back whenever the server takes the session again. Live queries that were refused meanwhile have ended.
 *
 * @returns what ends it
 */
export function onSessionRenewed(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
