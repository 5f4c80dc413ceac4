import { randomBytes } from 'node:crypto';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  CiphertextRefused,
  decryptByKey,
  encryptByKey,
  KeyRefused,
  type KeyServiceAccess,
} from '../integrations/key-service/key-service.ts';
import { logFailure } from '../platform/log.ts';
import {
  DATA_KEY_BYTES,
  TokensUnreadable,
  type DataKey,
  type SealedTokens,
} from './sealed-tokens.ts';

export const DATA_KEY_CACHE = {
  /** A data key is forgotten after this time; then the key service decides anew. */
  seconds: 300,
  /** Data keys of at most this number of documents; the least recently used is dropped first. */
  size: 500,
} as const;

/** Names what the key service encrypts, and keeps its ciphertexts of other kinds apart. */
const PURPOSE = Buffer.from('tasuki data key for provider tokens');

interface CachedKey {
  key: Promise<Buffer>;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Makes data keys and opens stored ones, by a key that never leaves the key service. */
export class TokenVault {
  readonly #access: KeyServiceAccess | null;
  readonly #now: () => Date;
  /** Keyed by the wrapped key; the least recently used comes first. */
  readonly #cache = new Map<string, CachedKey>();

  /** @param access null = nothing can be encrypted, since no provider is offered */
  constructor(access: KeyServiceAccess | null, now: () => Date) {
    this.#access = access;
    this.#now = now;
  }

  /**
   * Makes a data key. Call it before a provider is asked for tokens: encrypting them afterwards
   * then needs nobody's answer.
   *
   * @throws TasukiFailure 'provider/unreachable', 'provider/not-offered'
   */
  async newDataKey(): Promise<DataKey> {
    const key = randomBytes(DATA_KEY_BYTES);
    const { keyVersion, ciphertext } = await encryptByKey(this.#keyService(), key, PURPOSE);
    this.#remember(ciphertext, Promise.resolve(key));
    return { key, wrappedKey: ciphertext, keyVersion };
  }

  /**
   * The data key of stored tokens, from memory or from the key service.
   *
   * @throws TokensUnreadable where it was changed; KeyRefused; TasukiFailure
   *   'provider/unreachable', 'provider/not-offered'
   */
  async dataKeyOf({ form, wrappedKey, keyVersion }: SealedTokens): Promise<DataKey> {
    const access = this.#keyService();
    // A later release wrote it, or the setting names another key: nothing is wrong with the tokens.
    if (form !== 1 || !keyVersion.startsWith(`${access.keyName}/cryptoKeyVersions/`)) {
      const failure = new KeyRefused('another key or form');
      logFailure(
        'stored tokens need another key',
        { keyName: access.keyName, keyVersion },
        failure,
      );
      throw failure;
    }
    const cached = this.#cache.get(wrappedKey);
    if (cached && cached.expiresAt > this.#now().getTime()) {
      this.#cache.delete(wrappedKey);
      this.#cache.set(wrappedKey, cached);
      return { key: await cached.key, wrappedKey, keyVersion };
    }
    const asked = this.#unwrap(access, wrappedKey);
    this.#remember(wrappedKey, asked);
    return { key: await asked, wrappedKey, keyVersion };
  }

  async #unwrap(access: KeyServiceAccess, wrappedKey: string): Promise<Buffer> {
    try {
      return await decryptByKey(access, wrappedKey, PURPOSE);
    } catch (cause) {
      this.#cache.delete(wrappedKey);
      if (cause instanceof CiphertextRefused) {
        throw new TokensUnreadable('stored data key is not authentic', cause);
      }
      throw cause;
    }
  }

  #remember(wrappedKey: string, key: Promise<Buffer>): void {
    const expiresAt = this.#now().getTime() + DATA_KEY_CACHE.seconds * 1000;
    this.#cache.delete(wrappedKey);
    this.#cache.set(wrappedKey, { key, expiresAt });
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= DATA_KEY_CACHE.size) break;
      this.#cache.delete(oldest);
    }
  }

  #keyService(): KeyServiceAccess {
    if (this.#access === null) throw new TasukiFailure('provider/not-offered');
    return this.#access;
  }
}
