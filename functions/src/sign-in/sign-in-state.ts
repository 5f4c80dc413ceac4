import { createHash, timingSafeEqual } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isLinkedProvider, type SignInProvider } from '@tasuki/domain/provider-links/provider';
import {
  SIGN_IN_STATE_MINUTES,
  type ProviderSignInReturn,
  type SignInIntent,
} from '@tasuki/domain/sign-in/provider-sign-in';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';
import type { SealedTokens } from '../provider-tokens/sealed-tokens.ts';
import { isChangedOrGone } from '../platform/firestore/write-conflicts.ts';
import type { SignInCaller } from './sign-in-dependencies.ts';

/** The state of a sign-in while the person is on the provider's page. */
export interface SignInState {
  provider: SignInProvider;
  intent: SignInIntent;
  /** The person who links; null for the other intents. */
  uid: string | null;
  /** When that person had proven who they are; null for the other intents. */
  signedInAt: Timestamp | null;
  browserKeyHash: string;
  redirectUri: string;
  /** The code verifier of PKCE; only the provider ever gets it. */
  codeVerifier: string;
  /** Google puts it into the token. */
  nonce: string;
  /**
   * Tokens of a new person who has consented at the provider and is asked for the terms; absent =
   * there is none.
   */
  newcomer?: SealedTokens;
}

/** oauthStates/{digest of the state}. */
interface StoredState extends SignInState {
  createdAt: Timestamp;
  /** Until then it can be used; absent = until `expiresAt`, as states of earlier releases. */
  usableUntil?: Timestamp;
  /** Firestore deletes by it, some time later. */
  expiresAt: Timestamp;
}

/** Takes the consent of somebody new back who never answered whether they agree to the terms. */
export const FORGET_NEWCOMER: JobKind<{ stateDigest: string }> = {
  name: 'forget-newcomer',
  queue: 'short',
  personOf: ({ stateDigest }) => `newcomer-${stateDigest}`,
};

/** Clocks of two machines differ: nobody can use the state any more when its consent is taken back. */
const FORGETTING_DELAY_MILLISECONDS = MINUTE_MILLISECONDS;
/** The time for which withdrawing the consent may be tried. */
const KEPT_TO_FORGET_MILLISECONDS = DAY_MILLISECONDS;

export const storedState = storedReader<StoredState>({
  provider: 'string',
  intent: 'string',
  uid: 'string?',
  signedInAt: 'date?',
  browserKeyHash: 'string',
  redirectUri: 'string',
  codeVerifier: 'string',
  nonce: 'string',
  usableUntil: 'date?',
  expiresAt: 'date',
});

/** SHA-256 in lower-case hexadecimal. */
function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Keeps what was begun under the digest of its state. A consent that waits for an answer has a job that
 * takes it back.
 */
export async function keepState(
  state: string,
  begun: SignInState,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const stateDigest = digestOf(state);
  const usableUntil = now.getTime() + SIGN_IN_STATE_MINUTES * MINUTE_MILLISECONDS;
  const isGranted = begun.newcomer !== undefined && isLinkedProvider(begun.provider);
  const stored: StoredState = {
    ...begun,
    createdAt: Timestamp.fromDate(now),
    usableUntil: Timestamp.fromMillis(usableUntil),
    expiresAt: Timestamp.fromMillis(usableUntil + (isGranted ? KEPT_TO_FORGET_MILLISECONDS : 0)),
  };
  const batch = firestore.batch();
  batch.create(firestore.doc(firestorePaths.oauthState(stateDigest)), stored);
  if (isGranted) {
    const job = jobRequest(FORGET_NEWCOMER, stateDigest, { stateDigest });
    const dueAt = new Date(usableUntil + FORGETTING_DELAY_MILLISECONDS);
    askForJob(batch, firestore, job, { current: undefined, now, dueAt });
  }
  await batch.commit();
}

/**
 * Takes what was begun, once: whoever comes second, late, for another provider, from another browser
 * or as somebody else is refused. A link is ended by the sign-in that began it or by a later one of
 * the same person. So an older session cannot end it. Another browser does not use it up, so that
 * nobody who has seen a state can spoil a sign-in.
 *
 * @param caller `uid`: null = signed out; `signedInAt`: when they last proved who they are
 * @throws TasukiFailure 'provider/state-invalid'
 */
export async function takeState(
  { state, provider, browserKey }: Pick<ProviderSignInReturn, 'state' | 'provider' | 'browserKey'>,
  { uid, signedInAt, now }: Pick<SignInCaller, 'uid' | 'signedInAt' | 'now'>,
  firestore: Firestore,
): Promise<SignInState> {
  const reference = firestore.doc(firestorePaths.oauthState(digestOf(state)));
  const problemOf = (stored: StoredState): string | null => {
    const usableUntil = stored.usableUntil ?? stored.expiresAt;
    if (usableUntil.toMillis() <= now.getTime()) return 'expired';
    if (stored.provider !== provider) return 'of another provider';
    if (stored.intent !== 'link') return null;
    if (stored.uid !== uid) return 'of somebody else';
    const beganAt = stored.signedInAt?.toMillis() ?? Infinity;
    if ((signedInAt?.getTime() ?? 0) < beganAt) return 'of a later sign-in';
    return null;
  };
  const snapshot = await reference.get();
  const stored = storedState(snapshot);
  if (!stored || !snapshot.updateTime) throw stateInvalid('unknown or used');
  if (!isSame(stored.browserKeyHash, digestOf(browserKey)))
    throw stateInvalid('of another browser');
  const problem = problemOf(stored);
  // The job that takes the consent back needs it.
  if (problem !== null && stored.newcomer) throw stateInvalid(problem);
  await reference.delete({ lastUpdateTime: snapshot.updateTime }).catch((cause: unknown) => {
    throw isChangedOrGone(cause) ? stateInvalid('used in this moment') : cause;
  });
  if (problem !== null) throw stateInvalid(problem);
  return stored;
}

function stateInvalid(what: string): TasukiFailure {
  return new TasukiFailure('provider/state-invalid', { message: `state ${what}` });
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
