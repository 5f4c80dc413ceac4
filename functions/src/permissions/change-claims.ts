import { isDeepStrictEqual } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isContention, isGone } from '../platform/firestore/write-conflicts.ts';
import { isNoUser } from './is-no-user.ts';

export interface ChangeClaimsDependencies {
  firestore: Firestore;
  auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>;
}

/** Custom claims as Firebase Auth stores them, those of other writers included. */
export type StoredClaims = Readonly<Record<string, unknown>>;

/** Auth answers within a second; a write that takes longer than this is found and repeated. */
const ANSWER_MILLISECONDS = 10_000;
/** After this time the holder counts as dead. A write begins only where its answer comes before. */
const LEASE_MILLISECONDS = 2 * ANSWER_MILLISECONDS;
/** A dead holder's lease, and some others who wait as well. */
const PATIENCE_MILLISECONDS = 2 * LEASE_MILLISECONDS;
const WAIT_MAXIMUM_MILLISECONDS = 100;

/**
 * The only place that writes custom claims. Firebase Auth replaces all claims at once and knows no
 * condition, so a lease in Firestore (`claimsLeases/{uid}`) admits one writer per account at a time.
 * A writer that outlived its lease writes nothing under it, and begins again.
 *
 * @param change gets the claims as they are now and returns all that shall be there. It runs under
 *   the lease and may run again, so whatever it depends on must be read inside of it.
 * @returns whether the claims differ from before; false as well where the account is gone
 * @throws TasukiFailure 'common/unavailable' when other writers held the lease all the time
 */
export async function changeClaims(
  uid: string,
  change: (claims: StoredClaims, user: UserRecord) => StoredClaims | Promise<StoredClaims>,
  { firestore, auth }: ChangeClaimsDependencies,
): Promise<boolean> {
  const reference = firestore.doc(firestorePaths.claimsLease(uid));
  let isChanged = false;
  for (const startedAt = Date.now(); Date.now() - startedAt < PATIENCE_MILLISECONDS;) {
    const takenAt = Date.now();
    const lease = await takeLease(reference);
    if (lease === null) {
      await setTimeout(Math.random() * WAIT_MAXIMUM_MILLISECONDS);
      continue;
    }
    const isStillHeld = async () =>
      (await reference.get()).updateTime?.isEqual(lease) === true &&
      Date.now() < takenAt + LEASE_MILLISECONDS - ANSWER_MILLISECONDS;
    try {
      isChanged = (await changeOnce(uid, change, isStillHeld, auth)) || isChanged;
    } catch (cause) {
      await releaseLease(reference, lease);
      throw cause;
    }
    if (await releaseLease(reference, lease)) return isChanged;
  }
  throw new TasukiFailure('common/unavailable', { message: 'claims were being written' });
}

async function changeOnce(
  uid: string,
  change: Parameters<typeof changeClaims>[1],
  isStillHeld: () => Promise<boolean>,
  auth: ChangeClaimsDependencies['auth'],
): Promise<boolean> {
  const user = await auth.getUser(uid).catch((cause: unknown) => {
    if (isNoUser(cause)) return null;
    throw cause;
  });
  if (!user) return false;
  const current: StoredClaims = user.customClaims ?? {};
  const wanted = await change(current, user);
  if (isDeepStrictEqual(current, wanted) || !(await isStillHeld())) return false;
  await auth.setCustomUserClaims(uid, { ...wanted });
  return true;
}

/** @returns the time of the lease's write, by which it is known; null = somebody else holds it */
async function takeLease(reference: DocumentReference): Promise<Timestamp | null> {
  const snapshot = await reference.get();
  const expiresAt: unknown = snapshot.get('expiresAt');
  if (expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now()) return null;
  const lease = { expiresAt: Timestamp.fromMillis(Date.now() + LEASE_MILLISECONDS) };
  try {
    const { updateTime } = snapshot;
    const { writeTime } = updateTime
      ? await reference.update(lease, { lastUpdateTime: updateTime })
      : await reference.create(lease);
    return writeTime;
  } catch (cause) {
    if (isContention(cause) || isGone(cause)) return null;
    throw cause;
  }
}

/** @returns false where the lease had passed to another writer meanwhile */
async function releaseLease(reference: DocumentReference, lease: Timestamp): Promise<boolean> {
  try {
    await reference.delete({ lastUpdateTime: lease });
    return true;
  } catch (cause) {
    if (isContention(cause) || isGone(cause)) return false;
    throw cause;
  }
}
