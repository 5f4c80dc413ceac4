import { isSignInRecent } from '@tasuki/domain/sign-in/recent-sign-in';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { lastSignIn } from './account-security.ts';

/** Whether the person has signed in so recently that it still counts in `marginMilliseconds`. */
export function useRecentSignIn(uid: string, marginMilliseconds: number) {
  return useLiveQuery<{ isRecent: boolean }>({
    key: `signed in at/${uid}`,
    load: async () => {
      const until = new Date(Date.now() + marginMilliseconds);
      return { isRecent: isSignInRecent(await lastSignIn(), until) };
    },
  });
}
