import type { OptionalMailKind } from '@tasuki/domain/mail/mail';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchMailPreferences } from './mail-preferences.ts';

/** The kinds of mail that a person does not want, live. */
export function useMailPreferences(uid: string) {
  return useLiveQuery<readonly OptionalMailKind[]>({
    key: `mail preferences/${uid}`,
    watch: (onData, onError) => watchMailPreferences(uid, onData, onError),
  });
}
