import type { SafetyNotice } from '@tasuki/domain/accounts/user-account';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadSafetyNotice } from './safety-notice.ts';

/** What a mail about who gets into the account would have said. */
export function useSafetyNotice(uid: string) {
  return useLiveQuery<SafetyNotice | null>({
    key: `safety notice/${uid}`,
    load: () => loadSafetyNotice(uid),
  });
}
