import { isModelKey, modelOf } from '@tasuki/domain/chat/model-registry';

/** A model's own name; a key that this version of the app does not know stays as it is. */
export function modelLabel(key: string): string {
  return isModelKey(key) ? modelOf(key).label : key;
}
