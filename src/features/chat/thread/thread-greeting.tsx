import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { Greeting, GroupGreeting, PersonGreeting } from '../greeting.tsx';

interface ThreadGreetingProps {
  uid: string;
  other: TopicPerson | null;
  isGroup: boolean;
}

/** Shown where nothing was written yet. */
export function ThreadGreeting({ uid, other, isGroup }: ThreadGreetingProps) {
  if (isGroup) return <GroupGreeting />;
  return other ? <PersonGreeting person={other} /> : <Greeting uid={uid} />;
}
