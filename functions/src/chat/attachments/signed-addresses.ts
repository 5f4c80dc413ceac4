import type { BlobStore, DownloadRequest } from '../../blob-store/blob-store.ts';

/** Addresses that one process keeps; the oldest are dropped first. */
const ADDRESSES_MAXIMUM = 5000;

interface SignedAddress {
  url: string;
  expiresAt: Date;
}

const addressesOf = new WeakMap<object, Map<string, SignedAddress>>();

/** How long an address must be good, and how much longer it may be to serve the next who asks. */
interface AddressLifetime {
  leastMilliseconds: number;
  reuseMilliseconds: number;
}

/**
 * An address under which a blob is to be downloaded. Signing may be a request to another service,
 * so an address that is good for long enough is given again.
 */
export async function signedAddress(
  request: Omit<DownloadRequest, 'expiresAt'>,
  { leastMilliseconds, reuseMilliseconds, now }: AddressLifetime & { now: Date },
  store: Pick<BlobStore, 'createDownloadLink'>,
): Promise<string> {
  const signed = addressesOf.get(store) ?? new Map<string, SignedAddress>();
  addressesOf.set(store, signed);
  const name = JSON.stringify([request.key, request.fileName, request.shownAs ?? null]);
  const known = signed.get(name);
  const leastAt = now.getTime() + leastMilliseconds;
  if (known && known.expiresAt.getTime() >= leastAt) return known.url;
  const expiresAt = new Date(leastAt + reuseMilliseconds);
  const url = await store.createDownloadLink({ ...request, expiresAt });
  signed.delete(name);
  signed.set(name, { url, expiresAt });
  const [oldest] = signed.keys();
  if (signed.size > ADDRESSES_MAXIMUM && oldest !== undefined) signed.delete(oldest);
  return url;
}
