import type { Language } from '../language.ts';
import { readableName } from './readable-name.ts';

type NameField = 'firstName' | 'lastName';

/** The order in which a language's readers write their names: family name first in all but English. */
export function nameFieldOrder(language: Language): readonly [NameField, NameField] {
  return language === 'en' ? ['firstName', 'lastName'] : ['lastName', 'firstName'];
}

/**
 * A person's whole name as the language writes it, of as much as is known of it.
 *
 * @example wholeName({ firstName: '花子', lastName: '佐藤' }, 'ja') // '佐藤 花子'
 */
export function wholeName(
  name: Readonly<Partial<Record<NameField, string>>>,
  language: Language,
): string {
  return nameFieldOrder(language)
    .map((field) => readableName(name[field] ?? ''))
    .filter((part) => part !== '')
    .join(' ');
}
