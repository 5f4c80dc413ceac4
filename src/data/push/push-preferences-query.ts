import type { PushChoices } from '@tasuki/domain/push/push-preferences';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchPushPreferences } from './push-preferences.ts';

/** What a person chose about notifications, live. */
export function usePushPreferences(uid: string) {
  return useLiveQuery<PushChoices>({
    key: `push preferences/${uid}`,
    watch: (onData, onError) => watchPushPreferences(uid, onData, onError),
  });
}
