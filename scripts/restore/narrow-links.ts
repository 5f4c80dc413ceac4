import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import {
  beginUnlinking,
  readLinkStates,
  revokeLink,
} from '../../functions/src/provider-links/begin-unlinking.ts';
import { latestOf, pagesOf, type Restored } from './restored.ts';

/**
 * Ends the links to Strava and Garmin that the later state does not confirm. Jobs delete tokens and what
 * may not stay. Without a later state all stay: a provider refuses the tokens of a link that was ended.
 *
 * @returns how many were ended
 */
export async function narrowLinks({ firestore, later, now }: Restored): Promise<number> {
  if (later === null) return 0;
  let endedCount = 0;
  for await (const links of pagesOf(firestore.collectionGroup('links'))) {
    const latest = await latestOf(links, later);
    for (const link of links) {
      const uid = link.ref.parent.parent?.id;
      const provider = LINKED_PROVIDERS.find((one) => one === link.id);
      if (uid === undefined || provider === undefined) continue;
      const known = latest.get(link.ref.path);
      const secretPath = firestorePaths.providerSecret(provider, uid);
      const isSame = await isSameAccount(secretPath, firestore, later);
      const end = endOf(link, isSame ? known : undefined);
      if (end === null) continue;
      await firestore.runTransaction(async (transaction) => {
        const states = await readLinkStates(transaction, firestore, uid);
        const state = states.find((one) => one.provider === provider);
        if (!state) return;
        if (end === 'unlink') beginUnlinking(transaction, firestore, state, { uid, now });
        else revokeLink(transaction, firestore, state, { uid, now });
      });
      endedCount += 1;
    }
  }
  return endedCount;
}

/** Whether the link led to the same account at the provider at last. */
async function isSameAccount(path: string, firestore: Firestore, later: Firestore) {
  const [restored, known] = await Promise.all([firestore.doc(path).get(), later.doc(path).get()]);
  return !restored.exists || known.get('accountId') === restored.get('accountId');
}

function endOf(
  link: DocumentSnapshot,
  known: DocumentSnapshot | undefined,
): 'unlink' | 'revoke' | null {
  const state: unknown = link.get('state');
  const latest: unknown = known?.get('state');
  if (state === 'unlinking') return null;
  if (latest === undefined || latest === 'unlinking') return 'unlink';
  return latest === 'revoked' && state !== 'revoked' ? 'revoke' : null;
}
