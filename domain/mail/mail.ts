import type { InboxRole } from '../chat/inbox-entry.ts';

/** What mails are sent for. A person switches each kind off on their own. */
export const MAIL_KINDS = ['unread-messages', 'beta-approved', 'coach-appointed'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail before it has words: its kind, and what its sentences say. */
export type Mail =
  | {
      kind: 'unread-messages';
      topicId: string;
      /** In which of their applications the reader has the conversation. */
      role: InboxRole;
      /** Of whoever wrote the newest one; '' = not known. */
      fromName: string;
      /** More than this are not counted: `INBOX_LIMITS.countedMaximum`. */
      count: number;
    }
  | { kind: 'beta-approved' }
  | { kind: 'coach-appointed' };

/** The mail of one kind. */
export type MailOf<Kind extends MailKind> = Extract<Mail, { kind: Kind }>;

/** Checks whether `value` is one of {@link MAIL_KINDS}. */
export function isMailKind(value: unknown): value is MailKind {
  return MAIL_KINDS.some((kind) => kind === value);
}

/** Where in the app a mail's button leads, as a path. */
export function mailPath(mail: Mail): string {
  switch (mail.kind) {
    case 'unread-messages':
      return `${mail.role === 'coach' ? '/coach-app' : ''}/topics/${encodeURIComponent(mail.topicId)}/chat`;
    case 'beta-approved':
      return '/activities';
    case 'coach-appointed':
      return '/coach-app';
  }
}
