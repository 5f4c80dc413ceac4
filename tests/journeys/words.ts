import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tasuki/domain/language';

const locales = join(import.meta.dirname, '..', '..', 'locales');

/**
 * The words of a key, so that a journey looks for the words on the screen.
 *
 * @example wordsOf('en')('account:signIn.submit') // 'Sign in'
 * @throws Error for a key without words
 */
export function wordsOf(language: Language) {
  const catalogues = new Map<string, unknown>();
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [namespace = '', path = ''] = key.split(/:(.*)/s);
    if (!catalogues.has(namespace)) {
      const file = join(locales, language, `${namespace}.json`);
      catalogues.set(namespace, JSON.parse(readFileSync(file, 'utf8')));
    }
    // Failure codes hold slashes, not dots: every dot is a step down.
    const found = path
      .split('.')
      .reduce<unknown>(
        (node, step) =>
          typeof node === 'object' && node !== null
            ? (node as Record<string, unknown>)[step]
            : undefined,
        catalogues.get(namespace),
      );
    if (typeof found !== 'string') throw new Error(`No words for ${key} in ${language}`);
    return found.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
  };
}
export type Words = ReturnType<typeof wordsOf>;

/**
 * A pattern for words whose values a journey does not know: each unnamed value may be any text.
 *
 * @throws Error for a key without words
 */
export function wordPattern(
  words: Words,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): RegExp {
  const parts = words(key, values).split(/\{\{[^}]+\}\}/);
  return new RegExp(parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+'));
}
