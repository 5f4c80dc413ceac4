import { object, string, type ObjectSchema } from 'yup';
import { MEMORY_LIMITS, type Memory } from './memory.ts';

/** A runner's own words for a note, the server's time aside. Strict; `firestore.rules` decides the same. */
export const memoryWordsDocumentSchema: ObjectSchema<Pick<Memory, 'text'>> = object({
  text: string().required().max(MEMORY_LIMITS.textMaxLength),
})
  .noUnknown()
  .strict();
