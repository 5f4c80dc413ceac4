import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { StravaKeptState } from './strava-kept-state.ts';
import type { StravaScope } from './strava-scopes.ts';
import { randomToken } from '../oauth/authorization-codes.ts';

/** The rights of a token, and its owner. */
export interface StravaGrant {
  athleteId: number;
  scopes: readonly StravaScope[];
}

/** The answer of Strava's token endpoint, the athlete aside. */
export interface TokenAnswer {
  token_type: 'Bearer';
  /** In seconds since 1970. */
  expires_at: number;
  expires_in: number;
  refresh_token: string;
  access_token: string;
}

interface AccessToken {
  text: string;
  grant: StravaGrant;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

const ACCESS_LIFETIME_MILLISECONDS = 6 * HOUR_MILLISECONDS;
/** An access token with more than this left is given again. */
const REUSED_ABOVE_MILLISECONDS = 3_600_000;

/**
 * The tokens in use. An athlete has one refresh token; with each new access
 * token it is replaced, and the one before is worth nothing from then on. Access tokens that were
 * given out stay good until they expire.
 */
export class StravaTokens {
  readonly #now: () => Date;
  readonly #access = new Map<string, AccessToken>();
  readonly #refresh = new Map<number, { text: string; grant: StravaGrant; newest: AccessToken }>();
  #rotations = 0;

  constructor(now: () => Date, kept?: StravaKeptState['tokens']) {
    this.#now = now;
    for (const { text, expiresAt, ...grant } of kept?.access ?? []) {
      this.#access.set(text, { text, grant, expiresAt });
    }
    for (const { text, newest, ...grant } of kept?.refresh ?? []) {
      const known = this.#access.get(newest.text) ?? { ...newest, grant };
      this.#refresh.set(grant.athleteId, { text, grant, newest: known });
    }
  }

  /** Every token that is still good for something. */
  keptState(): StravaKeptState['tokens'] {
    const now = this.#now().getTime();
    const shape = ({ athleteId, scopes }: StravaGrant) => ({ athleteId, scopes: [...scopes] });
    return {
      access: [...this.#access.values()]
        .filter(({ expiresAt }) => expiresAt > now)
        .map(({ text, grant, expiresAt }) => ({ ...shape(grant), text, expiresAt })),
      refresh: [...this.#refresh.values()].map(({ text, grant, newest }) => ({
        ...shape(grant),
        text,
        newest: { text: newest.text, expiresAt: newest.expiresAt },
      })),
    };
  }

  issue(grant: StravaGrant): TokenAnswer {
    const newest: AccessToken = {
      text: randomToken(),
      grant,
      expiresAt: this.#now().getTime() + ACCESS_LIFETIME_MILLISECONDS,
    };
    this.#access.set(newest.text, newest);
    this.#refresh.set(grant.athleteId, { text: randomToken(), grant, newest });
    return this.#answer(grant.athleteId);
  }

  /** @returns null for a refresh token that is unknown, replaced or revoked */
  refresh(refreshToken: string): TokenAnswer | null {
    const known = [...this.#refresh.values()].find(({ text }) => text === refreshToken);
    if (!known) return null;
    const left = known.newest.expiresAt - this.#now().getTime();
    if (left > REUSED_ABOVE_MILLISECONDS && this.#access.has(known.newest.text)) {
      return this.#answer(known.grant.athleteId);
    }
    this.#rotations += 1;
    return this.issue(known.grant);
  }

  /** The grant of an access token; null = none (any more). */
  holder(accessToken: string): StravaGrant | null {
    const known = this.#access.get(accessToken);
    return known && known.expiresAt > this.#now().getTime() ? known.grant : null;
  }

  /** The owner of a token of either kind; null = nobody. */
  ownerOf(token: string): number | null {
    const refresh = [...this.#refresh.values()].find(({ text }) => text === token);
    return refresh?.grant.athleteId ?? this.holder(token)?.athleteId ?? null;
  }

  /** The athlete's grant to the application; null = none, or not any more. */
  grantOf(athleteId: number): StravaGrant | null {
    return this.#refresh.get(athleteId)?.grant ?? null;
  }

  /** Lets an athlete's tokens of one kind end now; without a refresh token the grant stays. */
  expire(athleteId: number, which: 'access' | 'refresh'): void {
    const known = this.#refresh.get(athleteId);
    if (which === 'refresh' && known) known.text = randomToken();
    if (which === 'refresh') return;
    const now = this.#now().getTime();
    for (const token of this.#access.values()) {
      if (token.grant.athleteId === athleteId) token.expiresAt = Math.min(token.expiresAt, now);
    }
  }

  revoke(athleteId: number): void {
    this.#refresh.delete(athleteId);
    for (const [text, { grant }] of this.#access) {
      if (grant.athleteId === athleteId) this.#access.delete(text);
    }
  }

  /** How often a refresh replaced the tokens. */
  rotations(): number {
    return this.#rotations;
  }

  clear(): void {
    this.#access.clear();
    this.#refresh.clear();
    this.#rotations = 0;
  }

  #answer(athleteId: number): TokenAnswer {
    const known = this.#refresh.get(athleteId);
    if (!known) throw new Error(`Athlete ${athleteId} has no tokens`);
    const { text, newest } = known;
    return {
      token_type: 'Bearer',
      expires_at: Math.floor(newest.expiresAt / 1000),
      expires_in: Math.floor((newest.expiresAt - this.#now().getTime()) / 1000),
      refresh_token: text,
      access_token: newest.text,
    };
  }
}
