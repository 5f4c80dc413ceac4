import { useMemo } from 'react';
import type { AskedQuestion } from '../../platform/between-pages/asked-question.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ChatThread } from './chat-thread.tsx';
import { topicSource } from './topic-source.ts';

interface ChatScreenProps {
  uid: string;
  topicId: string;
  /** Asked by pressing it elsewhere; sent once the topic is there. */
  asked: AskedQuestion | null;
  onAsked: () => void;
}

/** One conversation, opened first where it never was. */
export function ChatScreen({ uid, topicId, asked, onAsked }: ChatScreenProps) {
  const source = useMemo(() => topicSource(uid, topicId), [uid, topicId]);
  const topic = useLiveQuery(source);
  if (topic.state === 'loading') return <LoadingState shape="rows" />;
  if (topic.state === 'failed') {
    return <FailedState failureCode={topic.failureCode} onRetry={topic.retry} />;
  }
  return <ChatThread uid={uid} topic={topic.data} asked={asked} onAsked={onAsked} />;
}
