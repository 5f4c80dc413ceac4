import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';
import { array, object, string, type InferType } from 'yup';
import { randomToken } from '../oauth/authorization-codes.ts';
import type { GooglePerson } from './google-people.ts';

/** Ways in which a token may be wrong, each of which a verifier must refuse. */
export const TOKEN_FAULTS = [
  /** Made out to another application. */
  'audience',
  'expired',
  /** The nonce of another sign-in. */
  'nonce',
  'issuer',
  /** Signed by somebody who knows the name of Google's key but not the key. */
  'signature',
  /** Signed by a key that was never published. */
  'unknown-key',
  /** Signed by nobody. */
  'alg-none',
  /** Signed with the client's secret instead of Google's key. */
  'alg-hs256',
  /** There is none in the answer. */
  'absent',
] as const;
export type TokenFault = (typeof TOKEN_FAULTS)[number];

export interface IdTokenRequest {
  issuer: string;
  client: { id: string; secret: string };
  person: GooglePerson;
  scopes: readonly string[];
  nonce: string | null;
  accessToken: string;
  now: Date;
  fault: Exclude<TokenFault, 'absent'> | null;
}

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
}

/** The keys as they are kept, in the order of {@link IdTokens}. */
export const KEPT_KEYS = array(
  object({
    kid: string().required(),
    /** A private key in PKCS #8. */
    privateKeyPem: string().required().test('private-key', 'is no private key', isPrivateKey),
  }).required(),
).required();
export type KeptKeys = InferType<typeof KEPT_KEYS>;

const LIFETIME_SECONDS = 3600;

/**
 * Signs ID tokens with a key of its own and publishes the public half. The key that signs next
 * is published before it does, and the last one still is, as whoever keeps a copy of the keys needs.
 */
export class IdTokens {
  /** The next one, the one that signs, and the last; none before the first is asked for. */
  #keys: Promise<SigningKey>[];

  constructor(kept: KeptKeys = []) {
    this.#keys = kept.map(({ kid, privateKeyPem }) =>
      Promise.resolve({ kid, privateKey: createPrivateKey(privateKeyPem) }),
    );
  }

  async keptState(): Promise<KeptKeys> {
    return (await Promise.all(this.#keys)).map(({ kid, privateKey }) => ({
      kid,
      privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    }));
  }

  async publishedKeys(): Promise<{ keys: JWK[] }> {
    await this.#current();
    return { keys: (await Promise.all(this.#keys)).map(publicJwk) };
  }

  /** From now on the next key signs. */
  rotate(): void {
    this.#keys = [makeKey(), ...this.#keys].slice(0, 3);
  }

  async sign(request: IdTokenRequest): Promise<string> {
    const claims = claimsOf(request);
    const key = await this.#current();
    const { kid } = key;
    switch (request.fault) {
      case 'alg-none':
        return new UnsecuredJWT(claims).encode();
      case 'alg-hs256':
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid })
          .sign(new TextEncoder().encode(request.client.secret));
      case 'signature':
        return signed(claims, kid, (await makeKey()).privateKey);
      case 'unknown-key': {
        const unknown = await makeKey();
        return signed(claims, unknown.kid, unknown.privateKey);
      }
      case 'audience':
      case 'expired':
      case 'nonce':
      case 'issuer':
      case null:
        return signed(claims, kid, key.privateKey);
    }
  }

  async #current(): Promise<SigningKey> {
    while (this.#keys.length < 2) this.rotate();
    return this.#keys[1] as Promise<SigningKey>;
  }
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { kid: randomToken().slice(0, 20), privateKey };
}

function publicJwk({ kid, privateKey }: SigningKey): JWK {
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  return { ...(jwk as JWK), kid, alg: 'RS256', use: 'sig' };
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

async function signed(claims: JWTPayload, kid: string, key: KeyObject): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);
}

function claimsOf(request: IdTokenRequest): JWTPayload {
  const { issuer, client, person, scopes, nonce, accessToken, now, fault } = request;
  const issuedAt =
    Math.floor(now.getTime() / 1000) - (fault === 'expired' ? LIFETIME_SECONDS + 3600 : 0);
  const name = `${person.firstName} ${person.lastName}`.trim();
  return {
    iss: fault === 'issuer' ? 'https://accounts.example' : issuer,
    azp: client.id,
    aud: fault === 'audience' ? 'another-application' : client.id,
    sub: person.subject,
    ...(scopes.includes('email') && {
      email: person.email,
      email_verified: person.isEmailVerified,
    }),
    ...(scopes.includes('profile') && {
      name,
      given_name: person.firstName,
      // Google leaves out what a person has not said.
      ...(person.lastName !== '' && { family_name: person.lastName }),
    }),
    ...(nonce !== null && { nonce: fault === 'nonce' ? `${nonce}-of-another` : nonce }),
    at_hash: createHash('sha256')
      .update(accessToken)
      .digest()
      .subarray(0, 16)
      .toString('base64url'),
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
  };
}
