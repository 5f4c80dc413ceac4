import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { routePath } from '@tasuki/domain/navigation/route-table';

/** Names an earlier version in the address of the terms or the privacy policy. */
export const VERSION_PARAMETER = 'version';

/**
 * The path at which a version of one of these texts is read.
 *
 * @example termsVersionPath('terms', '2026-11-23') // '/terms?version=2026-11-23'
 */
export function termsVersionPath(text: 'terms' | 'privacy', version: string): string {
  const path = routePath(text);
  return version === TERMS_VERSION ? path : `${path}?${VERSION_PARAMETER}=${version}`;
}
