import { randomInt } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { REFERRAL_CODE_ALPHABET, REFERRAL_LIMITS } from '@tasuki/domain/accounts/referral';
import { decentNameOf } from '../permissions/decent-name.ts';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { changedState, storedOnboardingState } from './stored-onboarding-state.ts';

/** One of 31^12 codes is hardly ever taken; several tries are for a random source that fails. */
const CODE_TRIES = 5;

/** A code that nobody guesses, of letters that are not taken for each other. */
export function randomCode(): string {
  return Array.from(
    { length: REFERRAL_LIMITS.codeLength },
    () => REFERRAL_CODE_ALPHABET[randomInt(REFERRAL_CODE_ALPHABET.length)],
  ).join('');
}

/**
 * The person's code to invite with, made the first time it is asked for. Another call, also at the
 * same time, gets the same one.
 *
 * @param newCode makes a code; one that is taken is passed over
 * @throws TasukiFailure 'common/not-found' without an account, 'common/unavailable' when no code
 * was free
 */
export async function openInvitation(
  { uid, now }: { uid: string; now: Date },
  { firestore, newCode = randomCode }: { firestore: Firestore; newCode?: () => string },
): Promise<{ refCode: string }> {
  const references = [
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.onboardingState(uid)),
  ] as const;
  return retryOnContention(async () => {
    const [accountSnapshot, stateSnapshot] = await firestore.getAll(...references);
    const account = storedUserAccount(accountSnapshot);
    if (!account || !stateSnapshot) throw new TasukiFailure('common/not-found');
    const state = storedOnboardingState(stateSnapshot);
    if (state?.refCode) return { refCode: state.refCode };
    const refCode = await freeCode(firestore, newCode);
    const batch = firestore.batch();
    batch.create(firestore.doc(firestorePaths.referral(refCode)), {
      refCode,
      inviterName: decentNameOf(account),
      isUsedUp: false,
      createdAt: Timestamp.fromDate(now),
    });
    writeUnlessChanged(batch, stateSnapshot, changedState(uid, state, { refCode }, now));
    await batch.commit();
    return { refCode };
  });
}

async function freeCode(firestore: Firestore, newCode: () => string): Promise<string> {
  for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
    const code = newCode();
    const { exists } = await firestore.doc(firestorePaths.referral(code)).get();
    if (!exists) return code;
  }
  throw new TasukiFailure('common/unavailable', { message: 'No free invitation code' });
}
