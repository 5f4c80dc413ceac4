import {
  moderatedCategories,
  moderatedPicture,
  type Picture,
} from '../../integrations/models/moderate-text.ts';
import type { ModelProviderConfiguration } from '../../platform/configuration.ts';

/** A provider's names for what it found in a text or a picture; 'unchecked' = it gave no answer. */
export type ProviderFindings = readonly string[] | 'unchecked';

/** Asks the provider's moderation about a person's message. */
export function moderateByProvider(configuration: ModelProviderConfiguration) {
  return async (message: string | Picture, signal: AbortSignal): Promise<ProviderFindings> => {
    const verdict = await (typeof message === 'string'
      ? moderatedCategories(message, configuration, signal)
      : moderatedPicture(message, configuration, signal));
    return verdict === 'unchecked' ? verdict : verdict.categories;
  };
}
