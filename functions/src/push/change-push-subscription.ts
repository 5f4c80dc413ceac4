import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  PUSH_DEVICES_MAXIMUM,
  type PushSubscriptionWish,
} from '@tasuki/domain/push/push-subscription';
import type { Caller } from '../platform/callable.ts';
import type { PushConfiguration } from '../platform/push/push-configuration.ts';
import { isPushServiceAddress } from '../platform/push/push-service-address.ts';
import { isDeviceKey } from './device-key.ts';
import { endpointDigest, storedPushSubscription } from './stored-push.ts';

/**
 * Notes that a device of the person is to be notified, or not any more. A device has one owner: whoever
 * notes it last. Of more than {@link PUSH_DEVICES_MAXIMUM} the first ones go. Safe to repeat.
 *
 * @param caller with when their session was given: a device is notified as long as that is not ended
 * @throws TasukiFailure 'push/not-offered' without keys, 'push/unknown-service' where the address
 *   belongs to no push service, 'common/invalid-request' where nothing can be encrypted for the device
 */
export async function changePushSubscription(
  { endpoint, p256dh, auth, isWanted }: PushSubscriptionWish,
  { uid, now, sessionGivenAt: givenAt }: Pick<Caller, 'uid' | 'now' | 'sessionGivenAt'>,
  { firestore, push }: { firestore: Firestore; push: PushConfiguration | null },
): Promise<void> {
  const reference = firestore.doc(firestorePaths.pushSubscription(endpointDigest(endpoint)));
  if (!isWanted) {
    await firestore.runTransaction(async (transaction) => {
      const stored = storedPushSubscription(await transaction.get(reference));
      if (stored?.uid === uid) transaction.delete(reference);
    });
    return;
  }
  if (!push) throw new TasukiFailure('push/not-offered');
  if (!isPushServiceAddress(endpoint, push.services)) {
    throw new TasukiFailure('push/unknown-service');
  }
  if (!isDeviceKey(p256dh)) throw new TasukiFailure('common/invalid-request');
  const ofPerson = firestore
    .collection(firestorePaths.pushSubscriptions())
    .where('uid', '==', uid)
    .limit(2 * PUSH_DEVICES_MAXIMUM);
  await firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(ofPerson);
    const others = docs
      .filter(({ id }) => id !== reference.id)
      .map((document) => ({ ref: document.ref, at: storedPushSubscription(document).createdAt }))
      .sort((a, b) => b.at.toMillis() - a.at.toMillis());
    for (const { ref } of others.slice(PUSH_DEVICES_MAXIMUM - 1)) transaction.delete(ref);
    const createdAt = Timestamp.fromDate(now);
    const sessionGivenAt = Timestamp.fromDate(givenAt);
    transaction.set(reference, { uid, endpoint, p256dh, auth, createdAt, sessionGivenAt });
  });
}

/** Ends the notifications of all of a person's devices, as when the account is disabled. Safe to repeat. */
export async function endPushSubscriptions(uid: string, firestore: Firestore): Promise<void> {
  const { docs } = await firestore
    .collection(firestorePaths.pushSubscriptions())
    .where('uid', '==', uid)
    .limit(4 * PUSH_DEVICES_MAXIMUM)
    .get();
  await Promise.all(docs.map(async ({ ref }) => ref.delete()));
}
