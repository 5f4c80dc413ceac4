import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { RECENT_SIGN_IN_MINUTES_FOR_LINKS } from '@tasuki/domain/sign-in/recent-sign-in';
import {
  isLinkedProvider,
  type LinkedProvider,
  type SignInProvider,
} from '@tasuki/domain/provider-links/provider';
import type { GoogleClaims } from '@tasuki/domain/accounts/user-account';
import { changeClaims } from '../permissions/change-claims.ts';
import { requireRecentSignIn } from '../permissions/require-recent-sign-in.ts';
import { isNoUser } from '../permissions/is-no-user.ts';
import { hasUnknownPassword } from '../permissions/unknown-password.ts';
import { beginUnlinking, readLinkStates, type LinkState } from './begin-unlinking.ts';

export interface UnlinkDependencies {
  firestore: Firestore;
  auth: Auth;
  startJob: (id: string) => Promise<void>;
}

/** Firebase Auth's name for the sign-in by a password. */
const PASSWORD_PROVIDER = 'password';

/**
 * Ends a link that its person no longer wants. From now on nobody signs in by it and nothing is
 * brought in. A job notifies the provider, deletes tokens, Strava's data and at last the link. Of
 * Google nothing is kept but whose account it is, which goes at once.
 *
 * @returns whether no link is left; false while it is being taken apart
 * @throws TasukiFailure 'auth/requires-recent-login', 'provider/last-sign-in',
 *   'account/session-expired' where the account is gone
 */
export async function unlinkProvider(
  { provider }: { provider: SignInProvider },
  { uid, now, signedInAt }: { uid: string; now: Date; signedInAt: Date },
  { firestore, auth, startJob }: UnlinkDependencies,
): Promise<{ isUnlinked: boolean }> {
  requireRecentSignIn({ signedInAt, now }, RECENT_SIGN_IN_MINUTES_FOR_LINKS);
  const googleAccounts = firestore
    .collection(firestorePaths.googleAccounts())
    .where('uid', '==', uid)
    .limit(2);
  const user = await auth.getUser(uid).catch((cause: unknown) => {
    throw isNoUser(cause) ? new TasukiFailure('account/session-expired', { cause }) : cause;
  });
  const isPasswordKnown = hasPassword(user) && !(await hasUnknownPassword(uid, firestore));
  const id = await firestore.runTransaction(async (transaction) => {
    const states = await readLinkStates(transaction, firestore, uid);
    const { docs } = await transaction.get(googleAccounts);
    const signInMethods = signInMethodsOf(isPasswordKnown, states, docs.length > 0);
    if (signInMethods.length === 1 && signInMethods[0] === provider) {
      throw new TasukiFailure('provider/last-sign-in');
    }
    if (!isLinkedProvider(provider)) {
      for (const { ref } of docs) transaction.delete(ref);
      return null;
    }
    const state = states.find((candidate) => candidate.provider === provider);
    if (!state?.link) return null;
    return beginUnlinking(transaction, firestore, state, { uid, now });
  });
  if (!isLinkedProvider(provider)) {
    const claim: GoogleClaims = { hasGoogle: false };
    await changeClaims(uid, (claims) => ({ ...claims, ...claim }), { firestore, auth });
    return { isUnlinked: true };
  }
  if (id === null) return { isUnlinked: true };
  await startJob(id);
  const left = await firestore.doc(firestorePaths.link(uid, provider)).get();
  return { isUnlinked: !left.exists };
}

/**
 * Ends every link of an account that changes owners or is deleted, its last sign-in method or not.
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
        id: beginUnlinking(transaction, firestore, state, { uid, now }),
      }));
  });
  for (const { id } of begun) await startJob(id);
  return begun.map(({ provider }) => provider);
}

function hasPassword({ providerData }: UserRecord): boolean {
  return providerData.some(({ providerId }) => providerId === PASSWORD_PROVIDER);
}

/** One signs in by a password that one knows, by Google, or by a link that is not being taken apart. */
function signInMethodsOf(
  isPasswordKnown: boolean,
  states: readonly LinkState[],
  hasGoogle: boolean,
): string[] {
  return [
    ...(isPasswordKnown ? [PASSWORD_PROVIDER] : []),
    ...(hasGoogle ? ['google'] : []),
    ...states
      .filter(({ link }) => link !== undefined && link.state !== 'unlinking')
      .map(({ provider }) => provider),
  ];
}
