import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { OPERATOR_SETTINGS, SETTINGS } from './settings.ts';

/** Settings given in the environment or in `.env.local`, fallbacks filled in. */
export type SettingValues = ReadonlyMap<string, string>;

/**
 * Reads and checks every setting; the environment wins over the file.
 *
 * @throws Error that names each wrong or unknown setting, one a line
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  envFileText: string | null,
): SettingValues {
  const fromFile = envFileText === null ? {} : parseEnv(envFileText);
  const known = new Set(SETTINGS.map(({ name }) => name));
  const problems = Object.keys(fromFile)
    .filter((name) => !known.has(name))
    .map((name) => `${name} in .env.local is not a setting; .env.example lists them all.`);
  const values = new Map<string, string>();
  for (const { name, fallback, problem } of SETTINGS) {
    const given = environment[name] || fromFile[name] || '';
    const value = given || fallback;
    if (value === null) continue;
    const wrong = problem(value);
    if (wrong) problems.push(`${name} ${wrong}; it is "${value}".`);
    values.set(name, value);
  }
  if (problems.length > 0) {
    throw new Error(`The configuration is not usable:\n- ${problems.join('\n- ')}`);
  }
  return values;
}

/** The text of `.env.local`, or null where there is none. */
export function readEnvFile(repositoryRoot: string): string | null {
  const path = join(repositoryRoot, '.env.local');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Settings that the finders of tools take from the process's environment. */
const TOOL_SETTINGS = ['JAVA_HOME', 'FIRESTORE_EMULATOR_BINARY_PATH', 'CHROME_PATH'];

/** Makes what `.env.local` says about tools known to those who look for them. */
export function applyToolSettings(settings: SettingValues): void {
  for (const name of TOOL_SETTINGS) {
    const value = settings.get(name);
    if (value !== undefined) process.env[name] = value;
  }
}

/** Missing settings on the seller, without which nothing is sold. */
export function missingToSell(settings: SettingValues): string[] {
  return OPERATOR_SETTINGS.map(({ name }) => name).filter((name) => !settings.get(name));
}

/** The operator must be named even if nothing is sold. */
const NAMED_OPERATOR = ['VITE_OPERATOR_NAME', 'VITE_OPERATOR_ADDRESS'];

/** The company that serves the map must be named to people who look at it. */
const WITH_A_MAP = ['VITE_MAP_PROVIDER', 'VITE_MAP_POLICY_URL'];

/** Settings without which the app cannot be built for production, as far as they are missing. */
export function missingForProduction(settings: SettingValues): string[] {
  return SETTINGS.map(({ name }) => name).filter((name) =>
    NAMED_OPERATOR.includes(name) ||
    (WITH_A_MAP.includes(name) && Boolean(settings.get('VITE_MAP_STYLE_URL')))
      ? !settings.get(name)?.trim()
      : (name.startsWith('VITE_') || name === 'APP_ORIGIN') && !settings.has(name),
  );
}
