import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { MailKeys } from '../platform/mail/mail-keys.ts';
import { keyedDigest, keysInOrder } from './keyed-digest.ts';
import type { SuppressedAddress } from './stored-mail.ts';

/** Until then entries count that an earlier release kept by a digest without a key. */
export const PLAIN_DIGESTS_END = new Date('2027-06-01T00:00:00Z');
const PLAIN_DIGEST_PATTERN = /^[0-9a-f]{64}$/;
const KEYED_AT_ONCE = 200;

/** SHA-256 of an address in lower case, in hexadecimal: what earlier releases kept. */
export function plainDigest(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}

/** Made from the plain digest, so that entries of before are keyed without their addresses. */
function idOf(key: string, plain: string): string {
  return keyedDigest(key, 'suppressed-address', [plain]);
}

/**
 * All documents of an address in `suppressedAddresses`; the one that is written from now on comes
 * first.
 */
export function suppressedAddressReferences(
  address: string,
  { keys, now, firestore }: { keys: MailKeys; now: Date; firestore: Firestore },
): [DocumentReference, ...DocumentReference[]] {
  const plain = plainDigest(address);
  const referenceOf = (id: string) => firestore.doc(firestorePaths.suppressedAddress(id));
  const [present = '', ...former] = keysInOrder(keys).map((key) => idOf(key, plain));
  const further = now < PLAIN_DIGESTS_END ? [...former, plain] : former;
  return [referenceOf(present), ...further.map(referenceOf)];
}

/**
 * Whether an address gets no mails, or what to note of it where it did so far. An entry by a former key, or
 * by none, is moved.
 *
 * @param references as `suppressedAddressReferences` makes them
 * @param noted to be kept where nothing is known of the address; null = nothing is
 */
export async function noteSuppressed(
  [present, ...former]: readonly [DocumentReference, ...DocumentReference[]],
  noted: SuppressedAddress | null,
  transaction: Transaction,
): Promise<boolean> {
  const [current, ...earlier] = await transaction.getAll(present, ...former);
  const moved = earlier.filter(({ exists }) => exists);
  const known = [current, ...moved].find((entry) => entry?.exists === true)?.data();
  const kept = known ?? noted;
  if (kept !== null && current?.exists !== true) transaction.set(present, kept);
  for (const { ref } of moved) transaction.delete(ref);
  return known !== undefined;
}

/**
 * Moves every entry that an earlier release kept by a digest without a key. Safe to repeat.
 *
 * @returns how many
 */
export async function keyPlainDigests(
  { present }: MailKeys,
  firestore: Firestore,
): Promise<number> {
  const [collection = ''] = firestorePaths.suppressedAddress('any').split('/');
  const all = firestore.collection(collection).orderBy('__name__').limit(KEYED_AT_ONCE);
  let count = 0;
  for (let page = await all.get(); ;) {
    for (const { ref, id } of page.docs.filter((one) => PLAIN_DIGEST_PATTERN.test(one.id))) {
      const keyed = firestore.doc(firestorePaths.suppressedAddress(idOf(present, id)));
      await firestore.runTransaction(async (transaction) =>
        noteSuppressed([keyed, ref], null, transaction),
      );
      count += 1;
    }
    const last = page.docs.at(-1);
    if (!last || page.size < KEYED_AT_ONCE) return count;
    page = await all.startAfter(last).get();
  }
}
