import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { CoachReply, ParticipantMessage } from '@tasuki/domain/chat/message';
import type { Topic } from '@tasuki/domain/chat/topic';
import { fromStored } from '../platform/stored-value.ts';

/** As they are stored: the id is the document's own. */
export type StoredTopic = Omit<Topic, 'id'>;
export type StoredReply = Omit<CoachReply, 'id'>;
export interface StoredMessage extends Omit<ParticipantMessage, 'id'> {
  createdAt: Date;
}

export function storedTopic(snapshot: DocumentSnapshot | undefined): StoredTopic | null {
  return snapshot?.exists ? fromStored<StoredTopic>(snapshot.data()) : null;
}

/** A participant's message; null where there is none, or a reply in its place. */
export function storedMessage(snapshot: DocumentSnapshot | undefined): StoredMessage | null {
  if (snapshot?.get('kind') !== 'participant') return null;
  return fromStored<StoredMessage>(snapshot.data());
}

export function storedReply(snapshot: DocumentSnapshot | undefined): StoredReply | null {
  if (snapshot?.get('kind') !== 'reply') return null;
  return fromStored<StoredReply>(snapshot.data());
}
