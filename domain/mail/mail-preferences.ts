import { array, object, string, type ObjectSchema } from 'yup';
import type { StoredShape } from '../stored-shape.ts';
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from './mail.ts';

/**
 * users/{uid}/mailPreferences/current: which mails a person does not want. Written by the person, and by
 * functions where the person unsubscribes from a mail. Without the document every kind is sent;
 * mails about charges are sent in any case.
 */
export interface MailPreferences {
  offKinds: readonly OptionalMailKind[];
  updatedAt: Date;
}

/** Stored kinds may include some that only a later version knows. */
export const MAIL_PREFERENCES_SHAPE = {
  offKinds: 'array',
} as const satisfies StoredShape<MailPreferences>;

/**
 * The fields that a person writes, the server's time aside. Strict; `firestore.rules` decides the
 * same.
 */
export const mailPreferencesDocumentSchema: ObjectSchema<{ offKinds: OptionalMailKind[] }> = object(
  {
    offKinds: array(string().required().oneOf(OPTIONAL_MAIL_KINDS))
      .required()
      .min(0)
      .max(OPTIONAL_MAIL_KINDS.length),
  },
)
  .noUnknown()
  .strict();
