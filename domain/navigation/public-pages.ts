import { LANGUAGES, type Language } from '../language.ts';
import { routePath } from './route-table.ts';

/**
 * Pages for people who do not know the product. Each has an address that answers in the visitor's
 * language, and one for each language, which search engines list.
 */
export const PUBLIC_PAGES = ['product', 'forCoaches'] as const;
export type PublicPage = (typeof PUBLIC_PAGES)[number];

/** The route of a public page in a language of its own. */
const IN_LANGUAGE = { product: 'productIn', forCoaches: 'forCoachesIn' } as const;

/**
 * The address of a public page in one language.
 *
 * @example publicPagePath('product', 'en') // '/product/en'
 */
export function publicPagePath(page: PublicPage, language: Language): string {
  return routePath(IN_LANGUAGE[page], { language });
}

/**
 * The language that an address names, or null where it leaves that to the visitor.
 *
 * @param pathname e.g. '/product/en'
 */
export function languageOfPath(pathname: string): Language | null {
  return (
    LANGUAGES.find((language) =>
      PUBLIC_PAGES.some((page) => publicPagePath(page, language) === pathname),
    ) ?? null
  );
}
