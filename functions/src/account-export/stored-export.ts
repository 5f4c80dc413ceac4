import type { Timestamp } from 'firebase-admin/firestore';
import type { AccountExport } from '@tasuki/domain/accounts/account-export';
import { checkedBlobKey } from '../blob-store/blob-store.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';

/** users/{uid}/exports/export as Firestore keeps it. */
export interface StoredExport extends Pick<AccountExport, 'state' | 'sizeBytes'> {
  /** Distinguishes this file from an earlier one. */
  exportId: string;
  /** The finished file among the parts. */
  part: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp | null;
}

export const storedExport = storedReader<StoredExport>({
  state: 'string',
  exportId: 'string',
  part: 'string?',
  createdAt: 'date',
  expiresAt: 'date?',
});

/** The prefix of all files of one person's exports. */
export function exportsBlobPrefix(uid: string): string {
  return checkedBlobKey(`exports/${uid}`);
}

/** The prefix of the files of one export. */
export function exportBlobPrefix(uid: string, exportId: string): string {
  return checkedBlobKey(`exports/${uid}/${exportId}`);
}

export function exportBlobKey(uid: string, exportId: string, part: string): string {
  return checkedBlobKey(`exports/${uid}/${exportId}/${part}`);
}
