import { string } from 'yup';
import { CHOOSABLE_ANSWERERS, type AnswererKey } from './chosen-model.ts';

/** Who was chosen, or null = nobody. Strict where the schema around it is. */
export const chosenModelSchema = string<AnswererKey>()
  .nullable()
  .oneOf([...CHOOSABLE_ANSWERERS, null]);
