import { randomUUID } from 'node:crypto';
import { randomToken } from '../oauth/authorization-codes.ts';
import type { GarminKeptState } from './garmin-kept-state.ts';

const ACCESS_LIFETIME_SECONDS = 86_400;
const REFRESH_LIFETIME_SECONDS = 7_775_998;

/** The answer of Garmin's token endpoint. */
export interface TokenAnswer {
  access_token: string;
  expires_in: number;
  token_type: 'bearer';
  refresh_token: string;
  refresh_token_expires_in: number;
  scope: string;
  jti: string;
}

interface Token {
  /** The key of the account. */
  key: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** The tokens in use; a refresh token is good for one refresh. */
export class GarminTokens {
  readonly #access: Map<string, Token>;
  readonly #refresh: Map<string, Token>;
  readonly #now: () => Date;

  constructor(now: () => Date, kept: GarminKeptState['tokens'] = { access: [], refresh: [] }) {
    this.#now = now;
    this.#access = new Map(kept.access.map(({ text, ...token }) => [text, token]));
    this.#refresh = new Map(kept.refresh.map(({ text, ...token }) => [text, token]));
  }

  /** Every token that is still good for something. */
  keptState(): GarminKeptState['tokens'] {
    const now = this.#now().getTime();
    const valid = (tokens: Map<string, Token>) =>
      [...tokens]
        .filter(([, { expiresAt }]) => expiresAt > now)
        .map(([text, token]) => ({ text, ...token }));
    return { access: valid(this.#access), refresh: valid(this.#refresh) };
  }

  issue(key: string): TokenAnswer {
    const accessToken = randomToken();
    const refreshToken = randomToken();
    const now = this.#now().getTime();
    this.#access.set(accessToken, { key, expiresAt: now + ACCESS_LIFETIME_SECONDS * 1000 });
    this.#refresh.set(refreshToken, { key, expiresAt: now + REFRESH_LIFETIME_SECONDS * 1000 });
    return {
      access_token: accessToken,
      expires_in: ACCESS_LIFETIME_SECONDS,
      token_type: 'bearer',
      refresh_token: refreshToken,
      refresh_token_expires_in: REFRESH_LIFETIME_SECONDS,
      scope: 'PARTNER_WRITE PARTNER_READ CONNECT_READ CONNECT_WRITE',
      jti: randomUUID(),
    };
  }

  /** @returns null for a token that is unknown, used or expired */
  refresh(refreshToken: string): TokenAnswer | null {
    const token = this.#valid(this.#refresh, refreshToken);
    this.#refresh.delete(refreshToken);
    return token && this.issue(token.key);
  }

  /** The account that an access token stands for; null = none (any more). */
  holder(accessToken: string): string | null {
    return this.#valid(this.#access, accessToken)?.key ?? null;
  }

  /** Lets an account's tokens of one kind run out now. */
  expire(key: string, which: 'access' | 'refresh'): void {
    const now = this.#now().getTime();
    for (const token of (which === 'access' ? this.#access : this.#refresh).values()) {
      if (token.key === key) token.expiresAt = Math.min(token.expiresAt, now);
    }
  }

  revoke(key: string): void {
    for (const tokens of [this.#access, this.#refresh]) {
      for (const [text, token] of tokens) if (token.key === key) tokens.delete(text);
    }
  }

  /** How many an account can still use. */
  count(key: string): { access: number; refresh: number } {
    const now = this.#now().getTime();
    const valid = (tokens: Map<string, Token>) =>
      [...tokens.values()].filter((token) => token.key === key && token.expiresAt > now).length;
    return { access: valid(this.#access), refresh: valid(this.#refresh) };
  }

  clear(): void {
    this.#access.clear();
    this.#refresh.clear();
  }

  #valid(tokens: Map<string, Token>, text: string): Token | null {
    const token = tokens.get(text);
    return token && token.expiresAt > this.#now().getTime() ? token : null;
  }
}
