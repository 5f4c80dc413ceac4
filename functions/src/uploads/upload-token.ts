import { createHmac, timingSafeEqual } from 'node:crypto';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** What a token allows: to store these bytes under this key, until then. */
export interface UploadPermission {
  key: string;
  sizeBytes: number;
  contentHash: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Kept apart from anything else that might be signed with the same secret. */
const PURPOSE = 'tasuki-upload-1';

/** Makes the token that an upload target carries in its address. */
export function signUploadToken(permission: UploadPermission, signingKey: string): string {
  const body = Buffer.from(JSON.stringify(permission)).toString('base64url');
  return `${body}.${signature(body, signingKey).toString('base64url')}`;
}

/**
 * Reads a token.
 *
 * @throws TasukiFailure 'common/permission-denied' for one that was not made here,
 *   'recording/upload-expired' for one past its time
 */
export function readUploadToken(token: string, signingKey: string, now: Date): UploadPermission {
  const [body = '', given = '', ...rest] = token.split('.');
  const expected = signature(body, signingKey);
  const actual = Buffer.from(given, 'base64url');
  const isOurs =
    rest.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!isOurs) throw new TasukiFailure('common/permission-denied', { message: 'bad upload token' });
  const permission = JSON.parse(
    Buffer.from(body, 'base64url').toString('utf8'),
  ) as UploadPermission;
  if (permission.expiresAt <= now.getTime()) throw new TasukiFailure('recording/upload-expired');
  return permission;
}

function signature(body: string, signingKey: string): Buffer {
  return createHmac('sha256', signingKey).update(`${PURPOSE}.${body}`).digest();
}
