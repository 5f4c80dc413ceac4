import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { readToken, signToken } from './signed-token.ts';

/** The permission of a token: to store these bytes under this key, until then. */
export interface UploadPermission {
  key: string;
  sizeBytes: number;
  contentHash: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const PURPOSE = 'tasuki-upload-1';

/** Makes the token that an upload target carries in its address. */
export function signUploadToken(permission: UploadPermission, signingKey: string): string {
  return signToken(PURPOSE, permission, signingKey);
}

/**
 * Reads a token.
 *
 * @throws TasukiFailure 'common/permission-denied' for one that was not made here,
 *   'recording/upload-expired' for one past its time
 */
export function readUploadToken(token: string, signingKey: string, now: Date): UploadPermission {
  const permission = readToken(PURPOSE, token, signingKey) as UploadPermission;
  if (permission.expiresAt <= now.getTime()) throw new TasukiFailure('recording/upload-expired');
  return permission;
}
