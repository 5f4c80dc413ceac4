import { DEFAULT_LANGUAGE } from '../language.ts';
import { wholeName } from './name-order.ts';
import { readableName } from './readable-name.ts';
import type { UserAccount } from './user-account.ts';

/**
 * The name that others see: the one that the person chose, else their whole name as their language
 * writes it.
 */
export function publicNameOf(
  account: Partial<Pick<UserAccount, 'displayName' | 'firstName' | 'lastName' | 'language'>>,
): string {
  const chosen = readableName(account.displayName ?? '');
  return chosen === '' ? wholeName(account, account.language ?? DEFAULT_LANGUAGE) : chosen;
}
