import { setTimeout } from 'node:timers/promises';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { logFailure } from '../../platform/log.ts';
import { readLimitedBody } from '../../platform/read-limited-body.ts';

/** A key at Cloud KMS, and how it is reached. */
export interface KeyServiceAccess {
  /** projects/…/locations/…/keyRings/…/cryptoKeys/… */
  keyName: string;
  /** E.g. `https://cloudkms.googleapis.com/v1`. Without a slash at its end. */
  serviceUrl: string;
  /** An OAuth access token of the functions' service account; null = none is sent. */
  accessToken: (() => Promise<string>) | null;
}

export interface EncryptedByKey {
  /** The key's version that encrypted it: `<keyName>/cryptoKeyVersions/<number>`. */
  keyVersion: string;
  /** In Base64. */
  ciphertext: string;
}

const KEY_SERVICE_LIMITS = {
  /** For one request, with its whole answer. */
  answerMilliseconds: 3_000,
  attempts: 3,
  /** Before the second attempt; doubled before each further one. */
  firstWaitMilliseconds: 100,
  answerMaxBytes: 64 * 1024,
} as const;

/** The ciphertext, its associated data or its key is not what was encrypted. */
export class CiphertextRefused extends Error {}

/**
 * The key is disabled or gone, is not the configured one, or may not be used by the functions. No
 * runner can mend that and no repetition helps, but nothing is lost: an operator can.
 */
export class KeyRefused extends TasukiFailure {
  constructor(message: string) {
    super('provider/unreachable', { message });
  }
}

/** An answer after which the same request may succeed. */
class Retryable extends Error {}

/**
 * Encrypts a few bytes by the key's primary version.
 *
 * @throws KeyRefused; TasukiFailure 'provider/unreachable' where the service gives no usable answer
 */
export async function encryptByKey(
  access: KeyServiceAccess,
  plaintext: Buffer,
  associatedData: Buffer,
): Promise<EncryptedByKey> {
  return askWithRetries(access, 'encrypt', async () => {
    const { name, ciphertext } = await ask(access, 'encrypt', {
      plaintext: plaintext.toString('base64'),
      additionalAuthenticatedData: associatedData.toString('base64'),
    });
    if (typeof name !== 'string' || !name.startsWith(`${access.keyName}/cryptoKeyVersions/`)) {
      throw new Retryable('the answer names another key');
    }
    return { keyVersion: name, ciphertext: requiredText(ciphertext) };
  });
}

/**
 * Decrypts what {@link encryptByKey} encrypted, by whichever version of the key.
 *
 * @param ciphertext in Base64
 * @throws CiphertextRefused, KeyRefused; TasukiFailure 'provider/unreachable' as {@link encryptByKey}
 */
export async function decryptByKey(
  access: KeyServiceAccess,
  ciphertext: string,
  associatedData: Buffer,
): Promise<Buffer> {
  return askWithRetries(access, 'decrypt', async () => {
    const { plaintext } = await ask(access, 'decrypt', {
      ciphertext,
      additionalAuthenticatedData: associatedData.toString('base64'),
    });
    return Buffer.from(requiredText(plaintext), 'base64');
  });
}

/** @throws Retryable where an answer lacks it */
function requiredText(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Retryable('the answer is incomplete');
  return value;
}

async function askWithRetries<Result>(
  { keyName }: KeyServiceAccess,
  verb: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { attempts, firstWaitMilliseconds } = KEY_SERVICE_LIMITS;
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (cause) {
      if (!(cause instanceof Retryable)) throw cause;
      if (count === attempts) {
        const message = `key service: ${verb} by ${keyName}`;
        throw new TasukiFailure('provider/unreachable', { message, cause });
      }
      await setTimeout(firstWaitMilliseconds * 2 ** (count - 1) * (0.5 + Math.random()));
    }
  }
}

type Answer = Readonly<Record<string, unknown>>;

/** @throws Retryable, CiphertextRefused, KeyRefused */
async function ask(
  { keyName, serviceUrl, accessToken }: KeyServiceAccess,
  verb: 'encrypt' | 'decrypt',
  body: Readonly<Record<string, string>>,
): Promise<Answer> {
  let response: Response;
  let answer: Answer;
  try {
    const signal = AbortSignal.timeout(KEY_SERVICE_LIMITS.answerMilliseconds);
    const token = accessToken === null ? null : await unlessAborted(accessToken(), signal);
    response = await fetch(`${serviceUrl}/${keyName}:${verb}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      // A redirect would lead keys and tokens elsewhere.
      redirect: 'manual',
      signal,
    });
    answer = parseObject(await readLimitedBody(response, KEY_SERVICE_LIMITS.answerMaxBytes));
  } catch (cause) {
    throw new Retryable('no answer', { cause });
  }
  if (response.ok) return answer;
  const { status: reason } = (answer['error'] ?? {}) as { status?: unknown };
  const word = typeof reason === 'string' && /^[A-Z_]{1,40}$/.test(reason) ? reason : 'no reason';
  const problem = `answered ${response.status} ${word}`;
  if (response.status === 429 || response.status >= 500) throw new Retryable(problem);
  if (verb === 'decrypt' && word === 'INVALID_ARGUMENT') throw new CiphertextRefused(problem);
  const failure = new KeyRefused(`key service ${problem}`);
  logFailure(
    'key service refused our request',
    { keyName, verb, status: response.status },
    failure,
  );
  throw failure;
}

async function unlessAborted(work: Promise<string>, signal: AbortSignal): Promise<string> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error('no access token in time'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** @throws SyntaxError, TypeError where it is no JSON object */
function parseObject(bytes: Uint8Array): Answer {
  const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
  if (typeof value !== 'object' || value === null) throw new TypeError('the answer is no object');
  return value as Answer;
}
