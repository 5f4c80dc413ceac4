import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountExport } from '@tasuki/domain/accounts/account-export';
import { documentAs } from '../stored-document.ts';

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
      onExport(
        document && documentAs<AccountExport>(document, { state: 'string', createdAt: 'date' }),
      );
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
