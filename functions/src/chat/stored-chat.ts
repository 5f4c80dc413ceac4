import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  PARTICIPANT_MESSAGE_SHAPE,
  type CoachReply,
  type ParticipantMessage,
} from '@tasuki/domain/chat/message';
import { INBOX_ENTRY_SHAPE, type InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { TOPIC_SHAPE, type Topic } from '@tasuki/domain/chat/topic';
import { plainReader } from '../platform/firestore/read-stored.ts';

/** As they are stored: the id is the document's own. */
export type StoredTopic = Omit<Topic, 'id'>;
export type StoredReply = Omit<CoachReply, 'id'>;
export interface StoredMessage extends Omit<ParticipantMessage, 'id'> {
  createdAt: Date;
}

/** Functions look at what the rights of its participants rest on; screens look at more. */
export const storedTopic = plainReader<StoredTopic>({
  runnerUid: 'string',
  participantIds: 'array',
  activityId: 'string?',
});

/** With the fields that a list shows, for functions that copy them there. */
export const storedListedTopic = plainReader<StoredTopic>(TOPIC_SHAPE);

export const storedInboxEntry = plainReader<Omit<InboxEntry, 'id'>>(INBOX_ENTRY_SHAPE);

const readMessage = plainReader<StoredMessage>({ ...PARTICIPANT_MESSAGE_SHAPE, createdAt: 'date' });
/** The fields by which functions decide; screens read more. */
const readReply = plainReader<StoredReply>({ state: 'string', text: 'string', createdAt: 'date' });

/** A participant's message; null where there is none, or a reply in its place. */
export function storedMessage(snapshot: DocumentSnapshot | undefined): StoredMessage | null {
  return snapshot?.get('kind') === 'participant' ? (readMessage(snapshot) ?? null) : null;
}

/** The coach's reply; null where there is none, or a message in its place. */
export function storedReply(snapshot: DocumentSnapshot | undefined): StoredReply | null {
  return snapshot?.get('kind') === 'reply' ? (readReply(snapshot) ?? null) : null;
}
