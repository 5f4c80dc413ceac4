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

/**
 * Kinds whose mails lead to somebody else's words. A reader who is not let in could not open them.
 */
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

/**
 * The kinds of mails. Charges, refunds and access to the account are always mailed, whatever its
 * reader switched off.
 */
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
      /** The author of the newest one; '' = not known. */
      fromName: string;
      /** More than this are not counted: `INBOX_LIMITS.countedMaximum`. */
      count: number;
    }
  | { kind: 'beta-approved' }
  | { kind: 'coach-appointed' }
  | {
      kind: 'group-invitation';
      /** The secret of the link, which gives the right to join. */
      token: string;
      /** The name of the inviter; '' = they have none. */
      fromName: string;
      /** The inviter; missing if an earlier release asked for the mail. */
      fromUid?: string;
    }
  | {
      kind: 'plan-waiting';
      /** The coach who wrote the plan, or a change of it. */
      coachUid: string;
      /** Id of the plan or change. */
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
      /** Name of a coach's plan; '' = Tasuki's own, missing in mails of earlier releases. */
      planName?: string;
      /** Name of the coach; '' = not known, or Tasuki's own plan. */
      coachName?: string;
    }
  | {
      kind: 'payment-failed';
      /** Name of a coach's plan; '' = Tasuki's own, left out = not known. */
      planName?: string;
      /** Name of the coach; '' = not known, or Tasuki's own plan. */
      coachName: string;
      /** Whole yen. */
      amountYen: number;
      /** The bank asks the runner to confirm the payment. */
      needsAuthentication: boolean;
    }
  | {
      kind: 'product-sold';
      productName: string;
      /** Name of the buyer; '' = not known. */
      runnerName: string;
      /** Whole yen, tax included. */
      amountYen: number;
    }
  | {
      kind: 'payment-reversed';
      /** Why what was paid for is lost. */
      reversal: ReversedPaymentState;
      /** Name of what was lost; '' = Tasuki's own plan. */
      name: string;
      /** null = it was a subscription. */
      purchaseId: string | null;
      /**
       * The charge by which its reader finds it in a statement; null = not known, missing in mails
       * of earlier releases.
       */
      charged?: ChargedPayment | null;
    }
  | {
      kind: 'coach-plan-ended';
      /** Name of the coach's plan; '' = not known any more. */
      planName: string;
      /** Name of the coach; '' = not known any more. */
      coachName: string;
      /** The refund for the paid period, in whole yen; 0 = nothing of it was left. */
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

/** The path in the app to which a mail's button leads. */
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
