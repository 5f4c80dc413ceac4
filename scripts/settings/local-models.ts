import type { SettingValues } from './read-settings.ts';

/** The companies whose models are asked, with their settings and where the sandbox stands for them. */
const PROVIDERS = [
  { name: 'OpenAI', key: 'OPENAI_KEY', base: 'OPENAI_BASE', path: '/openai/v1' },
  { name: 'Google', key: 'GOOGLE_AI_KEY', base: 'GOOGLE_AI_BASE', path: '/google/v1beta' },
  { name: 'Anthropic', key: 'ANTHROPIC_KEY', base: 'ANTHROPIC_BASE', path: '/anthropic/v1' },
] as const;

/** Any key will do there; the sandbox only wants one. */
const SANDBOX_KEY = 'sandbox';

export interface LocalModels {
  /** The functions' settings about models. */
  environment: Record<string, string>;
  /** Names of the providers, by who answers for them. */
  sandboxed: string[];
  real: string[];
  /** Neither: the embedded coach answers. */
  off: string[];
}

/** A provider without a key and an address of its own is the sandbox's; one with them is asked itself. */
export function localModels(settings: SettingValues, sandboxOrigin: string): LocalModels {
  const models: LocalModels = {
    environment: { MODEL_KEYS: 'environment' },
    sandboxed: [],
    real: [],
    off: [],
  };
  for (const { name, key, base, path } of PROVIDERS) {
    const given = settings.get(key);
    const address = settings.get(base);
    if (given === undefined && address === undefined) {
      models.environment[key] = SANDBOX_KEY;
      models.environment[base] = `${sandboxOrigin}${path}`;
      models.sandboxed.push(name);
      continue;
    }
    models.environment[key] = given ?? 'none';
    if (address !== undefined) models.environment[base] = address;
    (given === undefined || given === 'none' ? models.off : models.real).push(name);
  }
  return models;
}
