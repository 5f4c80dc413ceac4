/**
 * The page that somebody was going to when they were sent to this one, from the history's state.
 * Null = none in particular, or none of this app.
 */
export function requestedPath(state: unknown): string | null {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}
