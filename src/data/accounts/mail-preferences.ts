import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MAIL_PREFERENCES_SHAPE, type MailPreferences } from '@tasuki/domain/mail/mail-preferences';
import { isOptionalMailKind, type OptionalMailKind } from '@tasuki/domain/mail/mail';
import { storeDocument } from '../../platform/firebase/firestore-rest.ts';
import { SERVER_TIME } from '../../platform/firebase/firestore-values.ts';
import { documentAs } from '../stored-document.ts';

/** The kinds of mail that a person does not want, live. */
export async function watchMailPreferences(
  uid: string,
  onOffKinds: (offKinds: readonly OptionalMailKind[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.mailPreferences(uid),
    (document) => {
      const stored = document && documentAs<MailPreferences>(document, MAIL_PREFERENCES_SHAPE);
      onOffKinds(stored?.offKinds.filter(isOptionalMailKind) ?? []);
    },
    onError,
  );
}

/**
 * Waits for the server's answer, and is refused without a connection. What waited on a device could come after a link in a
 * mail that switched another kind off, and take that back.
 */
export async function saveMailPreferences(
  uid: string,
  offKinds: readonly OptionalMailKind[],
): Promise<void> {
  await storeDocument(firestorePaths.mailPreferences(uid), {
    offKinds,
    updatedAt: SERVER_TIME,
  });
}
