import type { InboxRole } from '../chat/inbox-entry.ts';

/** The kinds of notifications, each switched off by itself. */
export const PUSH_KINDS = [
  'feedback-ready',
  'unread-messages',
  'plan-waiting',
  'trial-ending',
  'payment-failed',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Kinds that lead to somebody else's words. A reader who is not let in could not open them. */
export const PUSH_KINDS_OF_OTHERS: ReadonlySet<PushKind> = new Set<PushKind>([
  'unread-messages',
  'plan-waiting',
]);

/** A notification before it has words: its kind, and what its sentences say. */
export type Push =
  | { kind: 'feedback-ready'; activityId: string }
  | { kind: 'unread-messages'; topicId: string }
  | {
      kind: 'plan-waiting';
      /** The coach who wrote the plan, or a change of it. */
      coachUid: string;
      /** Id of the plan or change. */
      waitingId: string;
    }
  | {
      kind: 'trial-ending';
      /** When it ends, in milliseconds since 1970. */
      at: number;
    }
  | { kind: 'payment-failed'; subscriptionId: string };

/** The notification of one kind. */
export type PushOf<Kind extends PushKind> = Extract<Push, { kind: Kind }>;

/** Checks whether `value` is one of {@link PUSH_KINDS}. */
export function isPushKind(value: unknown): value is PushKind {
  return PUSH_KINDS.some((kind) => kind === value);
}

/**
 * The path in the app to which a notification leads.
 *
 * @param role the reader's role, which decides the application that has the conversation
 */
export function pushPath(push: Push, role: InboxRole): string {
  switch (push.kind) {
    case 'feedback-ready':
      return `/activities/${encodeURIComponent(push.activityId)}`;
    case 'unread-messages':
      return `${role === 'coach' ? '/coach-app' : ''}/topics/${encodeURIComponent(push.topicId)}/chat`;
    case 'plan-waiting':
      return '/plan';
    case 'trial-ending':
    case 'payment-failed':
      return '/subscriptions';
  }
}

/** Newer news about the same thing take the place of older ones on the screen. */
export function pushTag(push: Push): string {
  switch (push.kind) {
    case 'feedback-ready':
      return `feedback-${push.activityId}`;
    case 'unread-messages':
      return `messages-${push.topicId}`;
    case 'plan-waiting':
      return `plan-${push.coachUid}`;
    case 'trial-ending':
      return 'trial';
    case 'payment-failed':
      return `payment-${push.subscriptionId}`;
  }
}

/** The content that a device receives and shows. */
export interface PushContent {
  title: string;
  body: string;
  /** The path to which it leads. */
  path: string;
  tag: string;
  /** BCP 47. */
  language: string;
  /** On the button that ends all notifications of the device. */
  stopWords: string;
}

/** Hours for which each kind is news; later it is not sent any more. */
export const PUSH_LIFETIME_HOURS: Readonly<Record<PushKind, number>> = {
  'feedback-ready': 24,
  'unread-messages': 24,
  'plan-waiting': 24,
  'trial-ending': 48,
  'payment-failed': 48,
};

/** A message is left so long to be read in the app, and more of the same conversation come with it. */
export const UNREAD_PUSH_SECONDS = 30;
