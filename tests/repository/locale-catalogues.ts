import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tasuki/domain/language';

export const repositoryRoot = join(import.meta.dirname, '..', '..');

/** Every text of one language by its full key, e.g. `common:title.activities`. */
export type Catalogue = ReadonlyMap<string, string>;

function collect(node: unknown, key: string, texts: Map<string, string>): void {
  if (typeof node === 'string') {
    texts.set(key, node);
    return;
  }
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    throw new Error(`${key} is neither words nor a group of them`);
  }
  for (const [name, inner] of Object.entries(node)) {
    collect(inner, key.endsWith(':') ? `${key}${name}` : `${key}.${name}`, texts);
  }
}

export function namespacesOf(language: Language): string[] {
  return readdirSync(join(repositoryRoot, 'locales', language))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
}

export function readCatalogue(language: Language): Catalogue {
  const texts = new Map<string, string>();
  for (const namespace of namespacesOf(language)) {
    const file = join(repositoryRoot, 'locales', language, `${namespace}.json`);
    collect(JSON.parse(readFileSync(file, 'utf8')), `${namespace}:`, texts);
  }
  return texts;
}

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The key as code names it, without the form that its count picks. */
export function baseKey(key: string): string {
  return key.replace(PLURAL_SUFFIX, '');
}

/** The form that a count picks; null for words that no count changes. */
export function pluralForm(key: string): string | null {
  return PLURAL_SUFFIX.exec(key)?.[1] ?? null;
}

/** What a text must be given, and which parts of it are marked: `{{name}}` and `<name>`. */
export function placeholdersOf(text: string): string[] {
  const found = text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g);
  return [...new Set([...found].map(([, value, tag]) => value ?? `<${tag ?? ''}>`))].sort();
}
