import { boolean, object, type ObjectSchema } from 'yup';
import type { DraftSettings } from './coach-draft.ts';

/**
 * The fields that a coach writes, the server's time aside. Strict; `firestore.rules` decides the
 * same.
 */
export const draftSettingsDocumentSchema: ObjectSchema<Pick<DraftSettings, 'isOn'>> = object({
  isOn: boolean().required(),
})
  .noUnknown()
  .strict();
