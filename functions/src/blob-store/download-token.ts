import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { ShownType } from './blob-store.ts';
import { readToken, signToken } from './signed-token.ts';

/** The permission of a token: to download the blob of this key, until then. */
export interface DownloadPermission {
  key: string;
  fileName: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Left out = a download. */
  shownAs?: ShownType;
}

const PURPOSE = 'tasuki-download-1';

/** Makes the token that a download link carries. */
export function signDownloadToken(permission: DownloadPermission, signingKey: string): string {
  return signToken(PURPOSE, permission, signingKey);
}

/**
 * Reads a token.
 *
 * @throws TasukiFailure 'common/permission-denied' for one that was not made here,
 *   'export/link-expired' for one past its time
 */
export function readDownloadToken(
  token: string,
  signingKey: string,
  now: Date,
): DownloadPermission {
  const permission = readToken(PURPOSE, token, signingKey) as DownloadPermission;
  if (permission.expiresAt <= now.getTime()) throw new TasukiFailure('export/link-expired');
  return permission;
}
