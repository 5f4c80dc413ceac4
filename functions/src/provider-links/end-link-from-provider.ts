import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import type { AccessTokenDependencies } from './access-token.ts';
import { readLinkStates, revokeLink } from './begin-unlinking.ts';
import {
  type StoredProviderSecret,
  storedProviderAccount,
  storedProviderSecret,
} from './stored-link.ts';
import { isStillAllowed } from './notify-provider.ts';

export interface EndLinkDependencies extends AccessTokenDependencies {
  startJob: (id: string) => Promise<void>;
}

/**
 * Ends a link after a provider says that a person took their consent back. It asks the provider
 * first: anybody can send such a message, and an old one may come after a new link. Then the tokens
 * are deleted, and for Strava its data. The person can still sign in by the account, which needs
 * their consent again. Safe to repeat, in any order.
 *
 * @returns whether a link has ended now
 * @throws TasukiFailure 'provider/unreachable', 'provider/rate-limited': to be repeated
 */
export async function endLinkFromProvider(
  provider: LinkedProvider,
  accountId: string,
  dependencies: EndLinkDependencies,
): Promise<boolean> {
  const { firestore, startJob } = dependencies;
  const uid = await ownerOf(provider, accountId, firestore);
  if (uid === null) return false;
  const path = firestorePaths.providerSecret(provider, uid);
  const asked = storedProviderSecret(await firestore.doc(path).get());
  if (asked?.accountId !== accountId) return false;
  if (await isStillAllowed(uid, provider, dependencies)) return false;
  const id = await writeEnd(asked, dependencies);
  if (id !== null) await startJob(id);
  return id !== null;
}

/** The person whose account at a provider this is; null = nobody's here. */
async function ownerOf(
  provider: LinkedProvider,
  accountId: string,
  firestore: Firestore,
): Promise<string | null> {
  const snapshot = await firestore.doc(firestorePaths.providerAccount(provider, accountId)).get();
  return storedProviderAccount(snapshot)?.uid ?? null;
}

/** @returns the id of the job that deletes the data; null where there is nothing to end */
async function writeEnd(
  { uid, provider, accountId, grantedAt }: StoredProviderSecret,
  { firestore, now }: EndLinkDependencies,
): Promise<string | null> {
  return firestore.runTransaction(async (transaction) => {
    const states = await readLinkStates(transaction, firestore, uid);
    const state = states.find((one) => one.provider === provider);
    const { link, secret } = state ?? {};
    const hasEnded = link?.state === 'unlinking' || link?.state === 'revoked';
    if (!state || !link || hasEnded || secret?.accountId !== accountId) return null;
    // The person may have consented again since the provider was asked.
    if (!secret.grantedAt.isEqual(grantedAt)) return null;
    return revokeLink(transaction, firestore, state, { uid, now: now() });
  });
}
