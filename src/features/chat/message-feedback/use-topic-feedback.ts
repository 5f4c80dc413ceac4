import { useMemo } from 'react';
import type { MessageFeedback } from '@tasuki/domain/feedback/feedback';
import { watchFeedbackOfTopic } from '../../../data/feedback/feedback.ts';
import { afterPaint } from '../../../platform/after-paint.ts';
import { useLiveQuery } from '../../../platform/live/live-query.ts';

/** The reader's feedback on the AI's messages in a conversation, by message, live. */
export function useTopicFeedback(
  uid: string,
  topicId: string,
): ReadonlyMap<string, MessageFeedback> {
  const found = useLiveQuery<MessageFeedback[]>({
    key: `feedback/${uid}/${topicId}`,
    watch: async (onFeedback, onError) => {
      await afterPaint();
      return watchFeedbackOfTopic({ uid, topicId }, onFeedback, onError);
    },
  });
  const feedback = found.state === 'ready' ? found.data : NONE;
  return useMemo(() => new Map(feedback.map((one) => [one.messageId, one])), [feedback]);
}

const NONE: readonly MessageFeedback[] = [];
