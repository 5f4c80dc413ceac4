import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { OwnerClaim } from '@tasuki/domain/people/user-account';

/** What a verified sign-in token says of its bearer's address. */
export type AddressedToken = Readonly<OwnerClaim> & {
  email?: string | undefined;
  email_verified?: boolean | undefined;
};

/** accountHandovers/{uid}: kept as long as the account. */
interface StoredHandover {
  uid: string;
  /** By which Google knows the owner. */
  googleSubject: string;
  createdAt: Timestamp;
}

/** Notes, before anything else of it, that an account is given to the owner of its address. */
export async function noteHandover(
  uid: string,
  googleSubject: string,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const handover: StoredHandover = { uid, googleSubject, createdAt: Timestamp.fromDate(now) };
  await firestore.doc(firestorePaths.accountHandover(uid)).set(handover);
}

/** Whose account was given to somebody at Google; null = none. */
export async function handedOverTo(
  googleSubject: string,
  firestore: Firestore,
): Promise<string | null> {
  const { docs } = await firestore
    .collection(firestorePaths.accountHandovers())
    .where('googleSubject', '==', googleSubject)
    .limit(1)
    .get();
  return (docs[0]?.data() as StoredHandover | undefined)?.uid ?? null;
}

/** Tells whether a token names an address that nobody has proven: a first hand's does. */
export function hasUnprovenEmail({ email_verified: isVerified }: AddressedToken): boolean {
  return isVerified === false;
}

/**
 * Tells whether a token is of who had an account before it was given to the owner of its address;
 * `isFirstHand` in firestore.rules says the same. Since then the address is proven, so a token that
 * calls it unproven is older; one that names another address than the owner's comes of a change
 * that was begun before.
 */
export async function isFirstHand(
  uid: string,
  token: AddressedToken,
  firestore: Firestore,
): Promise<boolean> {
  const { email, ownerEmail } = token;
  if (ownerEmail !== undefined && ownerEmail !== email) return true;
  if (!hasUnprovenEmail(token)) return false;
  return (await firestore.doc(firestorePaths.accountHandover(uid)).get()).exists;
}
