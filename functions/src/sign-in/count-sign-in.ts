import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { SIGN_INS_MAXIMUM } from '@tasuki/domain/sign-in/provider-sign-in';
import { addressHash } from '../platform/requests/network-address.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';

const KEPT_HOURS = 2;

/**
 * Counts what somebody who need not be signed in asks for, by their network address and hour.
 * Whole neighbourhoods share one, so the limit is wide: it bounds what flooding costs. The count is
 * written only where nobody has written it since it was read, so requests at once never exceed it.
 *
 * @param maximum how many requests one address may make in an hour
 * @throws TasukiFailure 'auth/too-many-requests'
 */
export async function countSignIn(
  address: string | null,
  now: Date,
  firestore: Firestore,
  maximum: number = SIGN_INS_MAXIMUM,
): Promise<void> {
  if (address === null) return;
  const hour = now.toISOString().slice(0, 13);
  const path = firestorePaths.signInsOfAddress(addressHash(address, hour), hour);
  const reference = firestore.doc(path);
  await retryOnContention(async () => {
    const snapshot = await reference.get();
    const count = (snapshot.get('count') as number | undefined) ?? 0;
    if (count >= maximum) throw new TasukiFailure('auth/too-many-requests');
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, {
      count: count + 1,
      expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_HOURS * HOUR_MILLISECONDS),
    });
    await batch.commit();
  });
}
