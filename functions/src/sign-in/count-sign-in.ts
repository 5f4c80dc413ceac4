import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { SIGN_INS_MAXIMUM } from '@tasuki/domain/people/provider-sign-in';
import { addressHash } from '../coaching/network-address.ts';

const KEPT_HOURS = 2;

/**
 * Counts what somebody who need not be signed in asks for, by their network address and hour.
 * Whole neighbourhoods share one, so the limit is wide: it bounds what flooding costs.
 *
 * @throws TasukiFailure 'auth/too-many-requests'
 */
export async function countSignIn(
  address: string | null,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  if (address === null) return;
  const hour = now.toISOString().slice(0, 13);
  const path = firestorePaths.signInsOfAddress(addressHash(address, hour), hour);
  const reference = firestore.doc(path);
  const count: unknown = (await reference.get()).get('count');
  if (typeof count === 'number' && count >= SIGN_INS_MAXIMUM) {
    throw new TasukiFailure('auth/too-many-requests');
  }
  await reference.set(
    {
      count: FieldValue.increment(1),
      expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_HOURS * 3600_000),
    },
    { merge: true },
  );
}
