import type { MailKind } from '@tasuki/domain/mail/mail';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchMailPreferences } from './mail-preferences.ts';

/** The kinds of mail that a person does not want, live. */
export function useMailPreferences(uid: string) {
  return useLiveQuery<readonly MailKind[]>({
    key: `mail preferences/${uid}`,
    watch: (onData, onError) => watchMailPreferences(uid, onData, onError),
  });
}
