import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/provider-links/provider';
import type { HistoryImport, ProviderLink } from '@tasuki/domain/provider-links/provider-link';
import { isLetIn } from '../permissions/while-let-in.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { isWaiting, storedJob } from '../jobs/job.ts';
import { reconciliationJob } from './ask-for-reconciliation.ts';
import { importJob } from './import-history-job.ts';

interface ResumeDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

const IS_UNDER_WAY: readonly HistoryImport['state'][] = [
  'queued',
  'running',
  'waiting',
  'settling',
];

/**
 * Begins what links bring in, for a person who is let in: nothing is fetched before. Safe to
 * repeat: a link whose import or whose next look is asked for already stays as it is.
 */
export async function resumeLinks(
  uid: string,
  now: Date,
  { firestore, startJob }: ResumeDependencies,
): Promise<void> {
  const links = await firestore.getAll(
    ...LINKED_PROVIDERS.map((provider) => firestore.doc(firestorePaths.link(uid, provider))),
  );
  const linked = LINKED_PROVIDERS.filter((_provider, index) => isConnected(links[index]));
  if (linked.length === 0 || !(await isLetIn(uid, firestore))) return;
  for (const provider of linked) {
    const id = await resume(uid, provider, now, firestore);
    if (id !== null) await startJob(id);
  }
}

function isConnected(link: DocumentSnapshot | undefined): boolean {
  return link?.get('state') === 'connected';
}

/** @returns the job that was asked for; null = none is missing */
async function resume(
  uid: string,
  provider: LinkedProvider,
  now: Date,
  firestore: Firestore,
): Promise<string | null> {
  const importing = importJob(uid, provider);
  const looking = reconciliationJob({ uid, provider, lookedAt: null, askedAt: null });
  return firestore.runTransaction(async (transaction) => {
    const [link, importSnapshot, lookSnapshot] = await transaction.getAll(
      firestore.doc(firestorePaths.link(uid, provider)),
      firestore.doc(firestorePaths.job(importing.id)),
      firestore.doc(firestorePaths.job(looking.id)),
    );
    if (!isConnected(link)) return null;
    const { history } = (link?.data() ?? {}) as Partial<ProviderLink>;
    const currentImport = storedJob(importSnapshot);
    const currentLook = storedJob(lookSnapshot);
    if (history && IS_UNDER_WAY.includes(history.state)) {
      // Somebody may hold the job who read, before the approval, that nothing is to be done.
      const isDropped = history.state === 'queued' && !isWaiting(currentImport);
      if (currentImport?.state === 'open' && !isDropped) return null;
      return askForJob(transaction, firestore, importing, { current: currentImport, now });
    }
    if (currentLook?.state === 'open') return null;
    return askForJob(transaction, firestore, looking, { current: currentLook, now });
  });
}
