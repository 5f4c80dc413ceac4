import { routePath } from '@tasuki/domain/navigation/route-table';
import { leaveUnasked } from '../../platform/between-pages/leave-question.ts';
import { reportError } from '../../platform/report-error.ts';

async function clearFirestoreCache(): Promise<void> {
  try {
    const { endAndClearFirestore } = await import('../../platform/firebase/firestore-live.ts');
    await endAndClearFirestore();
  } catch (cause) {
    // Marked to be deleted before the cache is next opened.
    reportError(cause, 'clear cache');
  }
}

/** For a tab whose person signed out in another one: releases the cache and starts anew. */
export async function leaveTab(): Promise<void> {
  leaveUnasked();
  await clearFirestoreCache();
  globalThis.location.replace(routePath('signIn'));
}
