import { create } from 'zustand';
import type { InboxRole } from '@tasuki/domain/chat/inbox-entry';

/** How many conversations have something unread that is not muted, by application. */
export const useUnreadStore = create<Record<InboxRole, number>>()(() => ({ runner: 0, coach: 0 }));
