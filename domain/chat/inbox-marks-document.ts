import { boolean, date, number, object, type ObjectSchema } from 'yup';
import type { INBOX_MARK_FIELDS, InboxEntry } from './inbox-entry.ts';

/**
 * The fields that a person writes into an entry of their list: that they have read it, and whether
 * it is muted or archived. Strict; beyond it, `firestore.rules` takes `readAt` only if it is the
 * entry's own `lastMessageAt`. So a message that came meanwhile is not marked as read unseen.
 */
export const inboxMarksDocumentSchema: ObjectSchema<
  Pick<InboxEntry, (typeof INBOX_MARK_FIELDS)[number]>
> = object({
  readAt: date().required(),
  unreadCount: number().required().oneOf([0]),
  isMuted: boolean().required(),
  isArchived: boolean().required(),
})
  .noUnknown()
  .strict();
