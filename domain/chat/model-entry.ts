/** The companies whose models can be asked. */
export const MODEL_PROVIDERS = ['openai', 'google', 'anthropic'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** A line of the registry. */
export interface ModelEntry {
  key: string;
  /** As the maker writes it; the same in every language. */
  label: string;
  provider: ModelProvider;
  /** The name in the provider's own interface. */
  apiId: string;
  /** Which of OpenAI's two interfaces answers; the others have one, named `chat` here. */
  api: 'responses' | 'chat';
  /** The maker's announcement; whether it still answers on a day follows from `endsOn`. */
  state: 'active' | 'deprecated' | 'retired';
  /** The first day without it (`2026-10-23`); null while no end is known. */
  endsOn: string | null;
  /** The model that answers in its place afterwards; null = none named yet. */
  successor: string | null;
  contextTokens: number;
  /** `assumed`: its maker's figure was not at hand, so a smaller one than likely. */
  contextSource: 'published' | 'assumed';
  costClass: 'low' | 'medium' | 'high';
  /** False for speech, which is never offered for a conversation. */
  isChat: boolean;
}
