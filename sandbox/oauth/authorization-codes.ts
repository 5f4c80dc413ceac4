import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';

/** The grant of a code, and what must come back with it. */
interface IssuedCode<Grant> {
  grant: Grant;
  redirectUri: string;
  /** The challenge of PKCE's S256; null = the request named none. */
  codeChallenge: string | null;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

const CODE_LIFETIME_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

/** A secret that nobody guesses, as codes and tokens are. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The codes that a provider gives to browsers, each good for one exchange. */
export class AuthorizationCodes<Grant> {
  readonly #issued = new Map<string, IssuedCode<Grant>>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  issue(grant: Grant, request: { redirectUri: string; codeChallenge: string | null }): string {
    const code = randomToken();
    this.#issued.set(code, {
      grant,
      redirectUri: request.redirectUri,
      codeChallenge: request.codeChallenge,
      expiresAt: this.#now().getTime() + CODE_LIFETIME_MILLISECONDS,
    });
    return code;
  }

  /**
   * Redeems a code, which is used up even if the rest of the request does not fit.
   *
   * @returns null for a code that is unknown, used, expired, or comes with another redirect
   *   address or PKCE verifier than it was asked for
   */
  redeem(
    code: string,
    shown: { redirectUri: string | null; codeVerifier: string | null },
  ): Grant | null {
    const issued = this.#issued.get(code);
    this.#issued.delete(code);
    if (!issued || issued.expiresAt <= this.#now().getTime()) return null;
    if (issued.redirectUri !== shown.redirectUri) return null;
    const challenge = shown.codeVerifier === null ? null : s256(shown.codeVerifier);
    return issued.codeChallenge === challenge ? issued.grant : null;
  }
}

function s256(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
