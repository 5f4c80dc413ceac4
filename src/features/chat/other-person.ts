import type { Topic, TopicPerson } from '@tasuki/domain/chat/topic';

/** The person with whom the reader writes; null in a conversation with the AI. */
export function otherPersonOf({ kind, people }: Topic, uid: string): TopicPerson | null {
  if (kind !== 'coach') return null;
  return people?.find((person) => person.uid !== uid) ?? null;
}
