import type { User } from 'firebase/auth';
import { failureCodeOf } from '../failure-code-of.ts';
import { tokenClaims } from './token-claims.ts';

/**
 * The claims of a person's token. An expired token still counts if there is no connection for
 * another: the server would refuse it, and this browser only shows what it kept.
 *
 * @throws what Firebase Auth throws for every other reason
 */
export async function knownClaims(user: User): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await user.getIdTokenResult()).claims;
  } catch (cause) {
    const code = failureCodeOf(cause);
    const isUnreachable = code === 'common/offline' || code === 'auth/network-request-failed';
    const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { accessToken?: string } };
    const token = stsTokenManager?.accessToken;
    if (!isUnreachable || token === undefined) throw cause;
    return tokenClaims(token);
  }
}
