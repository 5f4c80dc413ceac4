import { wholeName } from './name-order.ts';
import type { UserAccount } from './user-account.ts';

/**
 * What others see a person called: the name they chose, else their whole name as
 * their language writes it.
 */
export function publicNameOf(
  account: Pick<UserAccount, 'displayName' | 'firstName' | 'lastName' | 'language'>,
): string {
  const chosen = account.displayName?.trim() ?? '';
  return chosen === '' ? wholeName(account, account.language) : chosen;
}
