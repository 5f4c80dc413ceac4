/** Firebase Auth's answer where there is no such account. */
export function isNoUser(cause: unknown): boolean {
  return (cause as { code?: unknown } | null)?.code === 'auth/user-not-found';
}
