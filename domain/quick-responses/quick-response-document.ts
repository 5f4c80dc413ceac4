import { boolean, date, object, string, type ObjectSchema } from 'yup';
import {
  QUICK_RESPONSE_LIMITS,
  QUICK_RESPONSE_STATUSES,
  type QuickResponseFields,
} from './quick-response.ts';

/**
 * The fields that a coach may write into a quick response, the server's times aside. Strict;
 * `firestore.rules` decides the same.
 */
export const quickResponseDocumentSchema: ObjectSchema<QuickResponseFields> = object({
  name: string().required().max(QUICK_RESPONSE_LIMITS.nameMaxLength),
  content: string().required().max(QUICK_RESPONSE_LIMITS.contentMaxLength),
  status: string().required().oneOf(QUICK_RESPONSE_STATUSES),
  isFavorite: boolean().required(),
  lastUsedAt: date().defined().nullable(),
})
  .noUnknown()
  .strict();
