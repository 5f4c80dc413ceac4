import { createHash } from 'node:crypto';
import type { BlobStore } from '../blob-store/blob-store.ts';

const NOTED = new TextEncoder().encode('deleted\n');

/** A digest, so that the ledger names nobody. */
function ledgerKey(uid: string): string {
  return `deletions/${createHash('sha256').update(uid).digest('hex')}`;
}

/**
 * Notes outside of the database that an account is deleted. A backup from before brings its documents
 * back, and only this note says that they must go again.
 */
export async function noteDeletion(uid: string, store: Pick<BlobStore, 'write'>): Promise<void> {
  await store.write(ledgerKey(uid), NOTED);
}

/** Checks whether the account was deleted, or its deletion begun, however old the database is. */
export async function isNotedAsDeleted(
  uid: string,
  store: Pick<BlobStore, 'sizeOf'>,
): Promise<boolean> {
  return (await store.sizeOf(ledgerKey(uid))) !== null;
}
