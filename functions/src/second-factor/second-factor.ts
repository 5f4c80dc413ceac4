import { randomBytes } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { CustomTokenClaims } from '@tasuki/domain/accounts/custom-token-claims';
import type { SecondFactorSetUp } from '@tasuki/domain/second-factor/second-factor-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  pauseMinutesAfter,
  SECOND_FACTOR,
  type SecondFactorClaim,
} from '@tasuki/domain/second-factor/second-factor';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';
import { openText, sealText, type SealedTokens } from '../provider-tokens/sealed-tokens.ts';
import type { TokenVault } from '../provider-tokens/token-vault.ts';
import { makeCustomToken } from '../sign-in/make-custom-token.ts';
import { acceptedStep, newSecret, otpauthUrl } from './one-time-code.ts';

export interface SecondFactorDependencies {
  firestore: Firestore;
  auth: Pick<Auth, 'createCustomToken' | 'getUser' | 'revokeRefreshTokens'>;
  vault: TokenVault;
}

/** secondFactors/{uid}: closed to everybody but functions. */
interface StoredSecondFactor {
  /** Known to the state and to sessions that have shown a code. */
  id: string;
  sealedSecret: SealedTokens;
  /** False until the first code proves that the app has the secret. */
  isConfirmed: boolean;
  /** Time step of the code that was taken last. */
  lastStep: number;
  /** Wrong codes since the last good one. */
  failures: number;
  /** No code is taken before; null = one may come at once. Absent where pauses did not grow yet. */
  pausedUntil?: Timestamp | null;
}

export const storedSecondFactor = storedReader<StoredSecondFactor>({
  id: 'string',
  sealedSecret: 'object',
  isConfirmed: 'boolean',
  lastStep: 'number',
  failures: 'number',
  pausedUntil: 'date?',
});

interface Person {
  uid: string;
  now: Date;
}

interface SignedInPerson extends Person {
  /** When they proved who they are; a code says nothing of that. */
  signedInAt: Date;
}

const ISSUER = 'Tasuki';

/**
 * Begins to set up a second factor: the secret for an authenticator app. Nothing changes before
 * {@link confirmSecondFactor}; asked again, there is another secret.
 *
 * @throws TasukiFailure 'auth/requires-recent-login', 'second-factor/already-set',
 *   'common/permission-denied' for who is neither coach nor admin, 'provider/unreachable'
 */
export async function beginSecondFactor(
  { uid, now, signedInAt }: SignedInPerson,
  { firestore, auth, vault }: SecondFactorDependencies,
): Promise<SecondFactorSetUp> {
  const recentAt = now.getTime() - SECOND_FACTOR.recentSignInMinutes * MINUTE_MILLISECONDS;
  if (signedInAt.getTime() < recentAt) throw new TasukiFailure('auth/requires-recent-login');
  const state = await firestore.doc(firestorePaths.accountState(uid)).get();
  const { roles = [] } = storedAccountState(state) ?? {};
  if (!roles.some((role) => role !== 'runner')) throw new TasukiFailure('common/permission-denied');
  const secret = newSecret();
  const stored: StoredSecondFactor = {
    id: randomBytes(15).toString('base64url'),
    sealedSecret: sealText(contextOf(uid), secret, await vault.newDataKey()),
    isConfirmed: false,
    lastStep: 0,
    failures: 0,
    pausedUntil: null,
  };
  const reference = firestore.doc(firestorePaths.secondFactor(uid));
  await firestore.runTransaction(async (transaction) => {
    const current = storedSecondFactor(await transaction.get(reference));
    if (current?.isConfirmed) throw new TasukiFailure('second-factor/already-set');
    transaction.set(reference, stored);
  });
  const { email } = await auth.getUser(uid);
  return { secret, otpauthUrl: otpauthUrl(secret, email ?? uid, ISSUER) };
}

/**
 * Ends the setting up with the first code. From then on the rights of coach and admin hold only in
 * sessions that have shown a code. All other sessions of the person end.
 *
 * @returns a token with which this session goes on, and counts as such
 * @throws as {@link proveSecondFactor}
 */
export async function confirmSecondFactor(
  person: SignedInPerson & { code: string },
  dependencies: SecondFactorDependencies,
): Promise<{ customToken: string }> {
  const { firestore } = dependencies;
  const { uid, now } = person;
  const { id } = await takeCode(
    { ...person, isConfirmed: false },
    dependencies,
    (transaction, factor) => {
      transaction.update(firestore.doc(firestorePaths.secondFactor(uid)), { isConfirmed: true });
      transaction.update(firestore.doc(firestorePaths.accountState(uid)), {
        secondFactorId: factor.id,
        updatedAt: Timestamp.fromDate(now),
      });
    },
  );
  return goOnAlone(person, { secondFactor: id }, dependencies);
}

/**
 * Takes a code of the second factor.
 *
 * @returns a token for a session in which the rights hold. It ends with the session that asked,
 *   and its sign-in is as recent as that one's
 * @throws TasukiFailure 'second-factor/wrong-code', 'second-factor/not-set',
 *   'auth/too-many-requests' in a pause after wrong ones, 'second-factor/stopped' after too many in
 *   a row, so that the factor must be reset, 'provider/unreachable'
 */
export async function proveSecondFactor(
  person: SignedInPerson & { sessionGivenAt: Date; code: string },
  dependencies: SecondFactorDependencies,
): Promise<{ customToken: string }> {
  const { uid, signedInAt, sessionGivenAt } = person;
  const { id } = await takeCode({ ...person, isConfirmed: true }, dependencies);
  const claim = { secondFactor: id, ...signedInBefore(signedInAt, sessionGivenAt) };
  return { customToken: await makeCustomToken(uid, claim, sessionGivenAt, dependencies.auth) };
}

/**
 * Removes the second factor. All other sessions of the person end.
 *
 * @returns a token with which this session goes on
 * @throws as {@link proveSecondFactor}
 */
export async function removeSecondFactor(
  person: SignedInPerson & { code: string },
  dependencies: SecondFactorDependencies,
): Promise<{ customToken: string }> {
  const { firestore } = dependencies;
  const { uid, now } = person;
  await takeCode({ ...person, isConfirmed: true }, dependencies, (transaction) => {
    transaction.delete(firestore.doc(firestorePaths.secondFactor(uid)));
    transaction.update(firestore.doc(firestorePaths.accountState(uid)), {
      secondFactorId: null,
      updatedAt: Timestamp.fromDate(now),
    });
  });
  return goOnAlone(person, {}, dependencies);
}

/**
 * Uses a code up, or counts the failure. The transaction lets one of several tries at once through,
 * so neither a code nor a try counts twice.
 *
 * @param writeWithCode what changes with a good code, in the same transaction: nobody can set up
 *   another factor in between
 */
async function takeCode(
  { uid, code, now, isConfirmed }: Person & { code: string; isConfirmed: boolean },
  { firestore, vault }: Pick<SecondFactorDependencies, 'firestore' | 'vault'>,
  writeWithCode?: (transaction: Transaction, factor: StoredSecondFactor) => void,
): Promise<StoredSecondFactor> {
  const reference = firestore.doc(firestorePaths.secondFactor(uid));
  const read = storedSecondFactor(await reference.get());
  if (read?.isConfirmed !== isConfirmed) throw new TasukiFailure('second-factor/not-set');
  const secret = openText(
    contextOf(uid),
    read.sealedSecret,
    await vault.dataKeyOf(read.sealedSecret),
  );
  const taken = await firestore.runTransaction(async (transaction) => {
    const factor = storedSecondFactor(await transaction.get(reference));
    if (factor?.id !== read.id || factor.isConfirmed !== isConfirmed)
      throw new TasukiFailure('second-factor/not-set');
    refuseStopped(factor, now);
    const lastStep = acceptedStep(secret, code, factor.lastStep, now);
    if (lastStep !== null) {
      transaction.update(reference, { lastStep, failures: 0, pausedUntil: null });
      writeWithCode?.(transaction, factor);
      return factor;
    }
    const failures = factor.failures + 1;
    transaction.update(reference, { failures, pausedUntil: pauseEnd(failures, now) });
    return null;
  });
  if (taken === null) throw new TasukiFailure('second-factor/wrong-code');
  return taken;
}

/** @throws TasukiFailure where no code is taken now: for a pause, or until the factor is reset */
function refuseStopped({ failures, pausedUntil }: StoredSecondFactor, now: Date): void {
  if (failures >= SECOND_FACTOR.failuresMaximum) throw new TasukiFailure('second-factor/stopped');
  if (pausedUntil && now.getTime() < pausedUntil.toMillis()) {
    throw new TasukiFailure('auth/too-many-requests');
  }
}

/** @returns null where there is no pause, and where none would end: there the failures stop the factor */
function pauseEnd(failures: number, now: Date): Timestamp | null {
  const minutes = pauseMinutesAfter(failures);
  if (minutes === 0 || minutes === Infinity) return null;
  return Timestamp.fromMillis(now.getTime() + minutes * MINUTE_MILLISECONDS);
}

/**
 * Ends all sessions at Firebase Auth, and makes a token for one that goes on. The state follows when that one is
 * judged: the browser has it by then, and no page of it asks for the password. The token is as old as the end
 * that Firebase Auth names, and its sign-in as recent as before.
 */
async function goOnAlone(
  { uid, signedInAt }: SignedInPerson,
  claim: SecondFactorClaim,
  { auth }: Pick<SecondFactorDependencies, 'auth'>,
): Promise<{ customToken: string }> {
  await auth.revokeRefreshTokens(uid);
  const { tokensValidAfterTime } = await auth.getUser(uid);
  const givenAt = new Date(tokensValidAfterTime ?? 0);
  const before = signedInBefore(signedInAt, givenAt);
  return { customToken: await makeCustomToken(uid, { ...claim, ...before }, givenAt, auth) };
}

/** The claims of a token on an earlier sign-in. */
function signedInBefore(
  signedInAt: Date,
  givenAt: Date,
): Pick<CustomTokenClaims, 'signedInAtSeconds'> {
  if (signedInAt >= givenAt) return {};
  return { signedInAtSeconds: Math.floor(signedInAt.getTime() / 1000) };
}

/**
 * Encrypts a person's secret by a new data key, so that it needs no earlier version of the key.
 *
 * @throws TokensUnreadable where it was changed or is another person's; KeyRefused;
 *   TasukiFailure 'provider/unreachable'
 */
export async function sealedAnew(
  uid: string,
  sealedSecret: SealedTokens,
  vault: TokenVault,
): Promise<SealedTokens> {
  const secret = openText(contextOf(uid), sealedSecret, await vault.dataKeyOf(sealedSecret));
  return sealText(contextOf(uid), secret, await vault.newDataKey());
}

/** A sealed secret opens for its person alone. */
function contextOf(uid: string): readonly string[] {
  return ['tasuki second factor 1', uid];
}
