import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { LinkedProvider } from '@tasuki/domain/people/provider';
import { isNoUser } from '../accounts/is-no-user.ts';
import { beginUnlinking, readLinkStates, type LinkState } from './begin-unlinking.ts';

export interface UnlinkDependencies {
  firestore: Firestore;
  auth: Auth;
  startJob: (id: string) => Promise<void>;
}

/** What Firebase Auth calls the ways in that are not a link. */
const OTHER_WAYS_IN: readonly string[] = ['password', 'google.com'];

/**
 * Ends a link that its person no longer wants. From now on nobody signs in by it and nothing is
 * brought in; a job tells the provider, deletes tokens, Strava's data and at last the link.
 *
 * @returns whether no link is left; false while it is being taken apart
 * @throws TasukiFailure 'provider/last-sign-in', 'account/session-expired' where the account is gone
 */
export async function unlinkProvider(
  { provider }: { provider: LinkedProvider },
  { uid, now }: { uid: string; now: Date },
  { firestore, auth, startJob }: UnlinkDependencies,
): Promise<{ isUnlinked: boolean }> {
  const user = await auth.getUser(uid).catch((cause: unknown) => {
    throw isNoUser(cause) ? new TasukiFailure('account/session-expired', { cause }) : cause;
  });
  const id = await firestore.runTransaction(async (transaction) => {
    const states = await readLinkStates(transaction, firestore, uid);
    const state = states.find((candidate) => candidate.provider === provider);
    if (!state?.link) return null;
    if (isLastWayIn(user, states, provider)) throw new TasukiFailure('provider/last-sign-in');
    return beginUnlinking(uid, state, transaction, firestore, now);
  });
  if (id === null) return { isUnlinked: true };
  await startJob(id);
  const left = await firestore.doc(firestorePaths.link(uid, provider)).get();
  return { isUnlinked: !left.exists };
}

/**
 * Ends every link of an account that changes hands or goes, its last way in or not.
 *
 * @returns the providers that were linked
 */
export async function unlinkEverything(
  uid: string,
  now: Date,
  { firestore, startJob }: Pick<UnlinkDependencies, 'firestore' | 'startJob'>,
): Promise<LinkedProvider[]> {
  const begun = await firestore.runTransaction(async (transaction) => {
    const states = await readLinkStates(transaction, firestore, uid);
    return states
      .filter(({ link }) => link !== undefined)
      .map((state) => ({
        provider: state.provider,
        id: beginUnlinking(uid, state, transaction, firestore, now),
      }));
  });
  for (const { id } of begun) await startJob(id);
  return begun.map(({ provider }) => provider);
}

/** One signs in by a password, by Google, or by a link that is not being taken apart. */
function isLastWayIn(
  user: UserRecord,
  states: readonly LinkState[],
  provider: LinkedProvider,
): boolean {
  if (user.providerData.some(({ providerId }) => OTHER_WAYS_IN.includes(providerId))) return false;
  const isWayIn = ({ link }: LinkState) => link !== undefined && link.state !== 'unlinking';
  const own = states.find((state) => state.provider === provider);
  if (!own || !isWayIn(own)) return false;
  return !states.some((state) => state.provider !== provider && isWayIn(state));
}
