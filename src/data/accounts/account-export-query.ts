import type { AccountExport } from '@tasuki/domain/accounts/account-export';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchAccountExport } from './account-exports.ts';

/** The file with everything of the person, live; null = there is none. */
export function useAccountExport(uid: string) {
  return useLiveQuery<AccountExport | null>({
    key: `export/${uid}`,
    watch: (onData, onError) => watchAccountExport(uid, onData, onError),
  });
}
