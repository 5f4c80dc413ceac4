import {
  moderatedCategories,
  moderatedPicture,
  type Picture,
} from '../../integrations/models/moderate-text.ts';
import type { ModelProviderConfiguration } from '../../platform/configuration.ts';

/** Asks the provider's moderation about a person's message; what it does not judge in time counts as nothing found. */
export function moderateByProvider(configuration: ModelProviderConfiguration) {
  return async (message: string | Picture, signal: AbortSignal): Promise<readonly string[]> => {
    const verdict = await (typeof message === 'string'
      ? moderatedCategories(message, configuration, signal)
      : moderatedPicture(message, configuration, signal));
    return verdict === 'unchecked' ? [] : verdict.categories;
  };
}
