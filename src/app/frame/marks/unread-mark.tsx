import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { INBOX_LIMITS, type InboxRole } from '@tasuki/domain/chat/inbox-entry';
import { CountBadge } from './count-badge.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useUnreadStore } from '../../unread-store.ts';

/** The number of conversations with something unread, at the way to them. */
export function UnreadMark({ role, children }: { role: InboxRole; children: ReactNode }) {
  const { t } = useTranslation();
  const count = useUnreadStore((unread) => unread[role]);
  if (count === 0) return children;
  const shown = count >= INBOX_LIMITS.unreadMaximum ? `${INBOX_LIMITS.unreadMaximum}+` : count;
  return (
    <>
      <CountBadge count={shown}>{children}</CountBadge>
      <VisuallyHidden>{t('common:frame.unread', { count })}</VisuallyHidden>
    </>
  );
}
