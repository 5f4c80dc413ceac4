import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';

/** The owner of the tokens. All of it is authenticated, so a copy opens for nobody else. */
export interface TokenOwner {
  provider: LinkedProvider;
  uid: string;
  /** The person's account at the provider. */
  accountId: string;
}

/** The tokens, which must never be stored or logged in clear. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A key for the tokens of one document. Itself it is stored only encrypted by the key service. */
export interface DataKey {
  /** 32 bytes; never stored, never logged. */
  key: Buffer;
  /** The same, encrypted by the key service; in Base64. */
  wrappedKey: string;
  /** The key service's key version that encrypted it. */
  keyVersion: string;
}

/** Tokens as Firestore keeps them: AES-256-GCM under a data key. */
export interface SealedTokens {
  /** Distinguishes this layout from later ones. */
  form: 1;
  wrappedKey: string;
  keyVersion: string;
  /** Nonce, ciphertext and tag; in Base64. */
  ciphertext: string;
}

/** The stored tokens cannot be read, or must not be: they were changed, or lie in clear. */
export class TokensUnreadable extends TasukiFailure {
  constructor(message: string, cause?: unknown) {
    super('provider/link-expired', { message, cause });
  }
}

const ALGORITHM = 'aes-256-gcm';
export const DATA_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts tokens for their owner. Each call takes a new nonce, so one data key may serve many. */
export function sealTokens(
  owner: TokenOwner,
  { accessToken, refreshToken }: TokenPair,
  dataKey: DataKey,
): SealedTokens {
  return sealText(contextOf(owner), JSON.stringify([accessToken, refreshToken]), dataKey);
}

/**
 * Encrypts a text.
 *
 * @param context what it is and whose; authenticated, so that it opens under the same alone
 */
export function sealText(
  context: readonly string[],
  text: string,
  { key, wrappedKey, keyVersion }: DataKey,
): SealedTokens {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associatedData(context));
  const sealed = Buffer.concat([
    nonce,
    cipher.update(text, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return { form: 1, wrappedKey, keyVersion, ciphertext: sealed.toString('base64') };
}

/**
 * Decrypts tokens.
 *
 * @param owner as whoever asks knows them, not as the document with the tokens says
 * @throws TokensUnreadable where tokens, owner or key are not those that were sealed
 */
export function openTokens(
  owner: TokenOwner,
  sealed: Pick<SealedTokens, 'ciphertext'>,
  dataKey: Pick<DataKey, 'key'>,
): TokenPair {
  const text = openText(contextOf(owner), sealed, dataKey);
  const [accessToken, refreshToken] = JSON.parse(text) as [string, string];
  return { accessToken, refreshToken };
}

/** Decrypts a text. @throws TokensUnreadable where text, context or key are not those that were sealed */
export function openText(
  context: readonly string[],
  { ciphertext }: Pick<SealedTokens, 'ciphertext'>,
  { key }: Pick<DataKey, 'key'>,
): string {
  try {
    const sealed = Buffer.from(ciphertext, 'base64');
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(associatedData(context));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const opened = Buffer.concat([
      decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]);
    return opened.toString('utf8');
  } catch (cause) {
    throw new TokensUnreadable('stored tokens are not authentic', cause);
  }
}

function contextOf({ provider, uid, accountId }: TokenOwner): readonly string[] {
  return ['tasuki provider tokens 1', provider, uid, accountId];
}

function associatedData(context: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(context));
}
