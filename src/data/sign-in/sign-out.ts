import { routePath } from '@tasuki/domain/navigation/route-table';
import { forgetKeptUploads } from '../uploads/kept-uploads.ts';
import { reportError } from '../../platform/report-error.ts';
import { forgetPersonalStorage } from '../../platform/session-store.ts';

async function clearFirestoreCache(): Promise<void> {
  try {
    const { endAndClearFirestore } = await import('../../platform/firebase/firestore-live.ts');
    await endAndClearFirestore();
  } catch (cause) {
    // Marked to be deleted before the cache is next opened.
    reportError(cause, 'clear cache');
  }
}

/** Files that were still on their way: whoever uses this browser next finds none of them. */
async function forgetUploads(): Promise<void> {
  try {
    await forgetKeptUploads();
  } catch (cause) {
    reportError(cause, 'forget uploads');
  }
}

/** For a tab whose person signed out in another one: lets go of the cache and starts anew. */
export async function leaveTab(): Promise<void> {
  await clearFirestoreCache();
  globalThis.location.replace(routePath('signIn'));
}

/**
 * Ends the session in this browser: credential, everything personal in its
 * storage, files not yet sent, and Firestore's cache. The app is loaded anew after it.
 *
 * @throws what failureCodeOf understands; then nothing was given up
 */
export async function signOutEverything(): Promise<void> {
  const [{ giveUpCredential }, { stopSession }] = await Promise.all([
    import('./authentication-sdk.ts'),
    import('./session-listener.ts'),
  ]);
  stopSession();
  forgetPersonalStorage();
  await giveUpCredential();
  await forgetUploads();
  await leaveTab();
}
