import type { LanguageModel } from 'ai';
import type { Model } from '@tasuki/domain/chat/model-registry';
import type { ModelProvider } from '@tasuki/domain/chat/model-entry';
import type { Configuration } from '../../platform/configuration.ts';

/** What a client needs to ask its provider. */
interface ProviderAccess {
  baseUrl: string;
  key: string;
}

/** One client a provider; each is loaded with the first question to it. */
const CLIENTS: Record<
  ModelProvider,
  (model: Model, access: ProviderAccess) => Promise<LanguageModel>
> = {
  openai: openAIModel,
  google: googleModel,
  anthropic: anthropicModel,
};

/** The key is for the configured address and for no other that an answer names. */
const fetchWithoutRedirects: typeof fetch = async (input, options) =>
  fetch(input, { ...options, redirect: 'error' });

/** The model as the SDK speaks to it; null where its provider has no key. */
export async function languageModel(
  model: Model,
  models: Configuration['models'],
): Promise<LanguageModel | null> {
  const { baseUrl, key } = models[model.provider];
  return key === null ? null : CLIENTS[model.provider](model, { baseUrl, key });
}

function settingsOf({ baseUrl, key }: ProviderAccess) {
  return { baseURL: baseUrl, apiKey: key, fetch: fetchWithoutRedirects };
}

async function openAIModel(model: Model, access: ProviderAccess): Promise<LanguageModel> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const openAI = createOpenAI(settingsOf(access));
  return model.api === 'chat' ? openAI.chat(model.apiId) : openAI.responses(model.apiId);
}

async function googleModel(model: Model, access: ProviderAccess): Promise<LanguageModel> {
  const { createGoogle } = await import('@ai-sdk/google');
  return createGoogle(settingsOf(access))(model.apiId);
}

async function anthropicModel(model: Model, access: ProviderAccess): Promise<LanguageModel> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  return createAnthropic(settingsOf(access))(model.apiId);
}
