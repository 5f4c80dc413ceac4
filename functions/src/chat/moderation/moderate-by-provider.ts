import { moderatedCategories } from '../../integrations/models/moderate-text.ts';
import type { ModelProviderConfiguration } from '../../platform/configuration.ts';

/** Asks the provider's moderation about a person's message; what it does not judge in time counts as nothing found. */
export function moderateByProvider(configuration: ModelProviderConfiguration) {
  return async (text: string, signal: AbortSignal): Promise<readonly string[]> => {
    const verdict = await moderatedCategories(text, configuration, signal);
    return verdict === 'unchecked' ? [] : verdict.categories;
  };
}
