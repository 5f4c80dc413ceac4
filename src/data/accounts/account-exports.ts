import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountExport } from '@tasuki/domain/accounts/account-export';
import { requireFields } from '../stored-document.ts';

/** The file with everything of the person, live; null = there is none. */
export async function watchAccountExport(
  uid: string,
  onExport: (current: AccountExport | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.accountExport(uid),
    (document) => {
      if (document) requireFields(document, { state: 'string', createdAt: 'date' });
      onExport(document && (document.data as unknown as AccountExport));
    },
    onError,
  );
}

/** Has the file made. @throws what failureCodeOf understands */
export async function askForExport(): Promise<void> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('exportAccount', {});
}

/** Has the browser download the file. @throws what failureCodeOf understands */
export async function downloadExport(): Promise<void> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  const { url } = await callFunction('downloadExport', {});
  globalThis.location.assign(url);
}
