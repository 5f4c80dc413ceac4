import { string } from 'yup';
import { CHOOSABLE_ANSWERERS, type AnswererKey } from './chosen-model.ts';

/** The chosen model, or null = none. Strict if the schema around it is. */
export const chosenModelSchema = string<AnswererKey>()
  .nullable()
  .oneOf([...CHOOSABLE_ANSWERERS, null]);
