import { emailOfAccount } from './user-account.ts';
import { readableName } from './readable-name.ts';
import type { AccountState, UserAccount } from './user-account.ts';

export const ACCOUNT_SEARCH_LIMITS = {
  /** Longer beginnings are not stored; what is longer is compared by {@link isFoundBy}. */
  prefixLength: 12,
  prefixesMaximum: 60,
  /** People of one page of the users list. */
  pageSize: 25,
  termMaxLength: 254,
} as const;

/** As it is stored, whatever an older version of the app left out. */
type SearchedAccount = Partial<
  Pick<UserAccount, 'firstName' | 'lastName' | 'email' | 'contactEmail' | 'displayName'>
>;

/** Case, width and spaces make no difference: `Ｓatō  KEN` is found by `satō k`. */
export function foldedForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
}

function prefixOf(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

/** The texts by which a person may be found, the likelier first. */
function searchedTexts(account: SearchedAccount): readonly string[] {
  const { firstName = '', lastName = '', displayName } = account;
  const first = foldedForSearch(readableName(firstName));
  const last = foldedForSearch(readableName(lastName));
  const chosen = foldedForSearch(readableName(displayName ?? ''));
  const words = [first, last, chosen].flatMap((name) => name.split(' '));
  return [
    `${last} ${first}`,
    `${first} ${last}`,
    foldedForSearch(emailOfAccount(account) ?? ''),
    // Written without a space between, as names often are in Japanese and Chinese.
    `${last}${first}`,
    chosen,
    ...words,
  ].map((text) => text.trim());
}

/**
 * The beginnings by which the users list finds a person. They are of the whole name in both orders,
 * of each word of it and of the email. They are folded, each at most 12 letters long, at most 60 in
 * all. Where that is too few, shorter beginnings go first.
 *
 * @example searchPrefixesOf({ firstName: '花子', lastName: '佐藤', … }) // ['佐', '花', …]
 */
export function searchPrefixesOf(account: SearchedAccount): string[] {
  const prefixes = new Set<string>();
  const texts = searchedTexts(account);
  for (let length = 1; length <= ACCOUNT_SEARCH_LIMITS.prefixLength; length += 1) {
    for (const text of texts) {
      const prefix = prefixOf(text, length).trim();
      if (prefix === '') continue;
      if (prefixes.size === ACCOUNT_SEARCH_LIMITS.prefixesMaximum) return [...prefixes];
      prefixes.add(prefix);
    }
  }
  return [...prefixes];
}

/** The stored beginning to ask for when somebody looks for `term`; null = for everybody. */
export function searchedPrefix(term: string): string | null {
  const prefix = prefixOf(foldedForSearch(term), ACCOUNT_SEARCH_LIMITS.prefixLength).trim();
  return prefix === '' ? null : prefix;
}

/**
 * Whether a person who was found by the beginning of `term` is meant by all of it. The email or the
 * public name begins with it, or each of its words begins a word of the name, in any order.
 */
export function isFoundBy(
  term: string,
  { wholeName, displayName, email }: Pick<AccountState, 'wholeName' | 'displayName' | 'email'>,
): boolean {
  const folded = foldedForSearch(term);
  if ([...folded].length <= ACCOUNT_SEARCH_LIMITS.prefixLength) return true;
  const texts = [email ?? '', displayName].map(foldedForSearch);
  if (texts.some((text) => text.startsWith(folded))) return true;
  const words = foldedForSearch(wholeName).split(' ');
  return folded.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
