import type { SafetyNotice } from '@tasuki/domain/accounts/user-account';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadSafetyNotice } from './safety-notice.ts';

/** Reads what a mail about access to the account would have said. */
export function useSafetyNotice(uid: string) {
  return useLiveQuery<SafetyNotice | null>({
    key: `safety notice/${uid}`,
    load: () => loadSafetyNotice(uid),
  });
}
