import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchPerson, type ListedPerson } from './account-states.ts';

/** One person, live, for admins; null = there is no such account any more. */
export function usePerson(uid: string) {
  return useLiveQuery<ListedPerson | null>({
    key: `account state/${uid}`,
    watch: (onData, onError) => watchPerson(uid, onData, onError),
  });
}
