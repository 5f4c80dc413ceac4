import { string } from 'yup';
import { MODELS, type ModelKey } from './model-registry.ts';

/**
 * What a topic or an account may name: every model that ever answered
 * conversations, since an older browser may still offer one that is retired.
 */
export const CHOOSABLE_MODEL_KEYS: readonly ModelKey[] = MODELS.filter(({ isChat }) => isChat).map(
  ({ key }) => key,
);

/** A model or null = none. Strict where the schema around it is. */
export const chosenModelSchema = string<ModelKey>()
  .nullable()
  .oneOf([...CHOOSABLE_MODEL_KEYS, null]);
