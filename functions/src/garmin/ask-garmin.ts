import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ProviderLink } from '@tasuki/domain/provider-links/provider-link';
import type { GarminAccess } from '../integrations/garmin/garmin-requests.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';

/** The dependencies of everything that has to do with Garmin. */
export interface GarminDependencies {
  firestore: Firestore;
  store: BlobStore;
  /** Without a slash at its end; null = Garmin is not offered. */
  apiUrl: string | null;
  /** A good access token of the person. */
  token: (uid: string) => Promise<string>;
  /** Another one after Garmin refused that. */
  renewedToken: (uid: string, refused: string) => Promise<string>;
  /** Hands a job to a task, to be run at once. */
  startJob: (id: string) => Promise<void>;
  now: () => Date;
}

/**
 * Asks Garmin on behalf of a person. A token that Garmin refuses although it
 * should be good is renewed once.
 *
 * @throws whatever `ask` and the tokens throw; TasukiFailure 'provider/not-offered'
 */
export async function askGarmin<Answer>(
  uid: string,
  { apiUrl, token, renewedToken }: Pick<GarminDependencies, 'apiUrl' | 'token' | 'renewedToken'>,
  ask: (access: GarminAccess) => Promise<Answer>,
): Promise<Answer> {
  if (apiUrl === null) throw new TasukiFailure('provider/not-offered');
  const first = await token(uid);
  try {
    return await ask({ apiBase: apiUrl, accessToken: first });
  } catch (cause) {
    if (!isFailure(cause, 'provider/token-refused')) throw cause;
    return ask({ apiBase: apiUrl, accessToken: await renewedToken(uid, first) });
  }
}

/** Checks whether something failed in one of the ways named. */
export function isFailure(
  cause: unknown,
  ...codes: readonly TasukiFailure['code'][]
): cause is TasukiFailure {
  return cause instanceof TasukiFailure && codes.includes(cause.code);
}

/**
 * Whether a link still brings in what Garmin sends: it does while its token has run out. What another
 * account sent before it was unlinked is not taken, whatever is linked now. Read
 * without a lock, since all that arrives says on the link that it did. What slips through while a
 * link ends is deleted by the second look of whoever ends it.
 *
 * @param garminUserId whose it is at Garmin; left out = any account's, as jobs of earlier releases noted none
 */
export async function takesFromGarmin(
  firestore: Firestore,
  uid: string,
  garminUserId?: string,
): Promise<boolean> {
  const [link, account] = await firestore.getAll(
    firestore.doc(firestorePaths.link(uid, 'garmin')),
    ...(garminUserId === undefined
      ? []
      : [firestore.doc(firestorePaths.providerAccount('garmin', garminUserId))]),
  );
  const { state } = (link?.data() ?? {}) as Partial<ProviderLink>;
  const isTheirs = garminUserId === undefined || account?.get('uid') === uid;
  return isTheirs && (state === 'connected' || state === 'expired');
}

/** A short digest that distinguishes texts, fit for an id. */
export function digestOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
