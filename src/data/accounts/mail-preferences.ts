import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MAIL_PREFERENCES_SHAPE, type MailPreferences } from '@tasuki/domain/mail/mail-preferences';
import { isOptionalMailKind, type OptionalMailKind } from '@tasuki/domain/mail/mail';
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

/** Rejects when the rules refuse it. */
export async function saveMailPreferences(
  uid: string,
  offKinds: readonly OptionalMailKind[],
): Promise<void> {
  const { createDocument } = await import('../live-documents.ts');
  await createDocument(firestorePaths.mailPreferences(uid), { offKinds }, 'updatedAt');
}
