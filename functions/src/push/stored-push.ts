import { createHash } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { PUSH_PREFERENCES_SHAPE, type PushPreferences } from '@tasuki/domain/push/push-preferences';
import type { PushKind } from '@tasuki/domain/push/push';
import { plainReader, storedReader } from '../platform/firestore/read-stored.ts';

/** pushSubscriptions/{digest of the address}: one device of a person. The functions' alone. */
export interface StoredPushSubscription {
  uid: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Timestamp;
  /** When the session was given that noted it; absent = not after `createdAt`, as of earlier releases. */
  sessionGivenAt?: Timestamp;
}

export const storedPushSubscription = storedReader<StoredPushSubscription>({
  uid: 'string',
  endpoint: 'string',
  p256dh: 'string',
  auth: 'string',
  createdAt: 'date',
  sessionGivenAt: 'date?',
});

/**
 * pushes/{pushId}: which devices a notification was sent to, so that none gets it twice. Its words are
 * not kept.
 */
export interface StoredPush {
  uid: string;
  kind: PushKind;
  /** Digests of the devices' addresses. */
  sentTo: readonly string[];
  at: Timestamp;
  /** Firestore deletes it then; absent = never, as of earlier releases. */
  expiresAt?: Timestamp;
}

export const storedPush = storedReader<StoredPush>({
  uid: 'string',
  kind: 'string',
  sentTo: 'array',
  at: 'date',
  expiresAt: 'date?',
});

export const storedPushPreferences = plainReader<PushPreferences>(PUSH_PREFERENCES_SHAPE);

/** The fields of a listed conversation that say whether it has unread messages. */
type UnreadConversation = Pick<
  InboxEntry,
  'role' | 'isMuted' | 'unreadCount' | 'people' | 'lastAuthorUid'
>;

export const storedUnreadConversation = plainReader<UnreadConversation>({
  role: 'string',
  isMuted: 'boolean',
  unreadCount: 'number',
  people: 'array?',
  lastAuthorUid: 'string?',
});

/** The id of a device: SHA-256 of its address, in hexadecimal. */
export function endpointDigest(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}
