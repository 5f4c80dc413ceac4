import type { Topic } from '@tasuki/domain/chat/topic';
import type { AskedQuestion } from '../../platform/asked-question.ts';
import { useLiveQuery } from '../../platform/live-query.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { ChatThread } from './chat-thread.tsx';
import { watchOrOpenTopic } from './watch-or-open-topic.ts';

interface ChatScreenProps {
  uid: string;
  topicId: string;
  /** Asked by pressing it elsewhere; sent once the topic is there. */
  asked: AskedQuestion | null;
  onAsked: () => void;
}

/** One conversation, opened first where it never was. */
export function ChatScreen({ uid, topicId, asked, onAsked }: ChatScreenProps) {
  const topic = useLiveQuery<Topic>({
    key: `topic/${uid}/${topicId}`,
    watch: (onData, onError) => watchOrOpenTopic(uid, topicId, onData, onError),
  });
  if (topic.state === 'loading') return <LoadingState shape="rows" />;
  if (topic.state === 'failed') {
    return <FailedState failureCode={topic.failureCode} onRetry={topic.retry} />;
  }
  return <ChatThread uid={uid} topic={topic.data} asked={asked} onAsked={onAsked} />;
}
