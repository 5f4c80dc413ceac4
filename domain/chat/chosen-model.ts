import { isModelKey, MODELS, type ModelKey } from './model-registry.ts';

/** A model, or the coach that is part of the product and needs none. */
export type AnswererKey = ModelKey | 'embedded';

/**
 * The answerers that a topic or an account may name. They are the built-in coach, or a model that
 * ever answered conversations, since an older browser may still offer one that is retired.
 */
export const CHOOSABLE_ANSWERERS: readonly AnswererKey[] = [
  'embedded',
  ...MODELS.filter(({ isChat }) => isChat).map(({ key }) => key),
];

/** Whether a stored or sent value names somebody who answers, also a model that is retired. */
export function isAnswererKey(value: unknown): value is AnswererKey {
  return value === 'embedded' || isModelKey(value);
}
