import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { HistoryImport, ProviderLink } from '@tasuki/domain/provider-links/provider-link';
import { providerLink, storedProviderAccount } from '../provider-links/stored-link.ts';

/** A link to Strava as it was when a piece of work began. */
export interface StravaLink extends ProviderLink {
  uid: string;
  history: HistoryImport | null;
}

/** The link ended, or another one took its place, while something was fetched by it. */
export class LinkEnded extends Error {}

/** @returns null where there is none, or where it is being taken apart */
export async function readStravaLink(
  firestore: Firestore,
  uid: string,
  transaction?: Transaction,
): Promise<StravaLink | null> {
  const reference = firestore.doc(firestorePaths.link(uid, 'strava'));
  const snapshot = await (transaction ? transaction.get(reference) : reference.get());
  const link = providerLink(snapshot);
  if (!link) return null;
  const isLive = link.state === 'connected' || link.state === 'expired';
  return isLive ? { ...link, uid } : null;
}

/**
 * Reads, within a transaction, that the link is still the one by which something
 * was fetched: what unlinking removed must not come back.
 *
 * @throws LinkEnded
 */
export async function requireLink(
  transaction: Transaction,
  firestore: Firestore,
  link: StravaLink,
): Promise<StravaLink> {
  const current = await readStravaLink(firestore, link.uid, transaction);
  if (current?.connectedAt.getTime() !== link.connectedAt.getTime()) throw new LinkEnded();
  return current;
}

/** The person whose account of Strava this is; null = nobody's. */
export async function ownerOfStravaAccount(
  firestore: Firestore,
  accountId: string,
): Promise<string | null> {
  const reference = firestore.doc(firestorePaths.providerAccount('strava', accountId));
  return storedProviderAccount(await reference.get())?.uid ?? null;
}
