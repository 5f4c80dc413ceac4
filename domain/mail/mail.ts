import type { ChargeReminder } from '../billing/reminders/charge-reminder.ts';
import type { ReversedPaymentState } from '../billing/reversals/reversed-payment.ts';
import type { InboxRole } from '../chat/inbox-entry.ts';
import type { SignInProvider } from '../provider-links/provider.ts';

/** Mails that a person switches off, each kind on its own. */
export const OPTIONAL_MAIL_KINDS = [
  'unread-messages',
  'beta-approved',
  'coach-appointed',
  'group-invitation',
  'plan-waiting',
  'payment-failed',
  'product-sold',
] as const;
export type OptionalMailKind = (typeof OPTIONAL_MAIL_KINDS)[number];

/** Those that lead to what somebody else wrote. Who is not let in could not open it. */
export const MAIL_KINDS_OF_OTHERS: ReadonlySet<MailKind> = new Set<MailKind>([
  'unread-messages',
  'group-invitation',
  'plan-waiting',
]);

/** Those that only coaches are sent. */
export const COACH_MAIL_KINDS: readonly OptionalMailKind[] = ['product-sold'];

/** Those that say who gets into the account. */
export const SAFETY_MAIL_KINDS = [
  'email-changed',
  'sign-in-method-added',
  'sign-in-methods-kept',
] as const;
export type SafetyMailKind = (typeof SAFETY_MAIL_KINDS)[number];

/** What mails are sent for. What is charged, what was paid back, and who gets in, is always said, whatever its reader switched off. */
export const MAIL_KINDS = [
  ...OPTIONAL_MAIL_KINDS,
  'charge-reminder',
  'payment-reversed',
  'coach-plan-ended',
  ...SAFETY_MAIL_KINDS,
] as const;
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
  | { kind: 'coach-appointed' }
  | {
      kind: 'group-invitation';
      /** Of the link, whose secret is the right to join. */
      token: string;
      /** Of who invites; '' = they have none. */
      fromName: string;
      /** Who invites; missing where an earlier release asked for the mail. */
      fromUid?: string;
    }
  | {
      kind: 'plan-waiting';
      /** Who wrote the plan, or a change of it. */
      coachUid: string;
      /** Of what they wrote. */
      waitingId: string;
      /** The coach's; '' = not known. */
      fromName: string;
    }
  | {
      kind: 'charge-reminder';
      about: ChargeReminder['kind'];
      /** When it happens, in milliseconds since 1970. */
      at: number;
      /** Whole yen; null = nothing is charged then. */
      amountYen: number | null;
      /** There is no payment method to charge; missing in mails of earlier releases. */
      needsMethod?: boolean;
      /** Of a coach's plan; '' = Tasuki's own, missing in mails of earlier releases. */
      planName?: string;
      /** Of the coach; '' = not known, or Tasuki's own plan. */
      coachName?: string;
    }
  | {
      kind: 'payment-failed';
      /** Of a coach's plan; '' = Tasuki's own, left out = not known. */
      planName?: string;
      /** Of the coach; '' = not known, or Tasuki's own plan. */
      coachName: string;
      /** Whole yen. */
      amountYen: number;
      /** The bank asks the runner to confirm the payment. */
      needsAuthentication: boolean;
    }
  | {
      kind: 'product-sold';
      productName: string;
      /** Of the buyer; '' = not known. */
      runnerName: string;
      /** Whole yen, tax included. */
      amountYen: number;
    }
  | {
      kind: 'payment-reversed';
      /** Why what was paid for is lost. */
      reversal: ReversedPaymentState;
      /** Of what was lost; '' = Tasuki's own plan. */
      name: string;
      /** null = it was a subscription. */
      purchaseId: string | null;
      /** By which its reader finds it in a statement; null = not known, missing in mails of earlier releases. */
      charged?: ChargedPayment | null;
    }
  | {
      kind: 'coach-plan-ended';
      /** Of the coach's plan; '' = not known any more. */
      planName: string;
      /** Of the coach; '' = not known any more. */
      coachName: string;
      /** What goes back of the period that was paid, in whole yen; 0 = nothing was left of it. */
      paidBackYen: number;
    }
  | {
      /** Another address was confirmed, to which the account changes next. It goes to the present one. */
      kind: 'email-changed';
    }
  | {
      /** There is one more way to sign in. */
      kind: 'sign-in-method-added';
      method: SignInProvider | 'password';
    }
  | {
      /** A new password was set, which does not end these ways to sign in. */
      kind: 'sign-in-methods-kept';
      methods: readonly SignInProvider[];
    };

/** A charge as a statement lists it. */
export interface ChargedPayment {
  amountYen: number;
  /** In milliseconds since 1970. */
  at: number;
}

/** The mail of one kind. */
export type MailOf<Kind extends MailKind> = Extract<Mail, { kind: Kind }>;

/** Checks whether `value` is a kind of mail that says who gets into the account. */
export function isSafetyMailKind(value: unknown): value is SafetyMailKind {
  return SAFETY_MAIL_KINDS.some((kind) => kind === value);
}

/** Checks whether `value` is one of {@link OPTIONAL_MAIL_KINDS}. */
export function isOptionalMailKind(value: unknown): value is OptionalMailKind {
  return OPTIONAL_MAIL_KINDS.some((kind) => kind === value);
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
    case 'group-invitation':
      return `/groups/join/${mail.token}`;
    case 'plan-waiting':
      return '/plan';
    case 'email-changed':
      return '/reset-password';
    case 'sign-in-method-added':
      return mail.method === 'password' ? '/reset-password' : '/account';
    case 'sign-in-methods-kept':
      return '/account';
    case 'product-sold':
      return '/coach-app/products';
    case 'charge-reminder':
    case 'payment-failed':
    case 'coach-plan-ended':
      return '/subscriptions';
    case 'payment-reversed':
      return mail.purchaseId === null
        ? '/subscriptions'
        : `/purchases/${encodeURIComponent(mail.purchaseId)}`;
  }
}
