import type { ListedPerson } from '../../data/accounts/account-states.ts';

/** The name that an admin sees of a person, also of one who has not given a name yet. */
export function nameOf({ wholeName, displayName, email, uid }: ListedPerson): string {
  return wholeName || displayName || email || uid;
}
