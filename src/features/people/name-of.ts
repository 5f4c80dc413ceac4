import type { ListedPerson } from '../../data/accounts/account-states.ts';

/** What an admin calls a person, also one who has not given a name yet. */
export function nameOf({ wholeName, displayName, email, uid }: ListedPerson): string {
  return wholeName || displayName || email || uid;
}
