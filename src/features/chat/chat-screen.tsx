import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { PlanCard } from '@tasuki/domain/plans/asked/plan-card';
import type { AskedQuestion } from '../../platform/between-pages/asked-question.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useOwnPageAction, useOwnPageTitle } from '../../ui/page-title.tsx';
import type { ComposerTools } from './composer/composer-panel.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { ChatThread } from './chat-thread.tsx';
import type { DraftTools } from './draft-editing/use-draft-editing.tsx';
import { otherPersonOf } from './other-person.ts';
import type { Remembered } from './message-actions/remembered-mark.tsx';
import type { LinkedMessage } from './thread/use-linked-message.ts';
import { useTopic } from './topic-query.ts';

interface ChatScreenProps {
  uid: string;
  topicId: string;
  /** Asked by pressing it elsewhere; sent once the topic is there. */
  asked: AskedQuestion | null;
  onAsked: () => void;
  /** The message to open the conversation at; null = the newest. */
  linkedMessage: LinkedMessage | null;
  /** The links of the foot, which the page of a conversation does not have. */
  renderLegal: (onClose: () => void) => ReactNode;
  /** What a figure rests on, to see. */
  renderEvidence: (fact: QuotedFact) => ReactNode;
  /** What a reply proposes for the reader's own plan; left out = nothing is shown. */
  renderPlanCard?: ((card: PlanCard) => ReactNode) | undefined;
  /** What was remembered of one of the reader's own messages; left out = nothing is shown. */
  renderRemembered?: ((messageId: string) => Remembered | null) | undefined;
  /** What helps to write to a person; left out = nothing does. */
  renderTools?: ((tools: ComposerTools) => ReactNode) | undefined;
  /** What the AI would have the reader answer; left out = nothing. */
  renderDraft?: ((tools: DraftTools) => ReactNode) | undefined;
}

/** Whoever is refused reads what everybody reads of a conversation that is not theirs. */
function shownFailure(failureCode: FailureCode): FailureCode {
  return failureCode === 'common/permission-denied' ? 'topic/not-found' : failureCode;
}

/** One conversation, opened first where it never was. */
export function ChatScreen({ uid, topicId, renderLegal, ...rest }: ChatScreenProps) {
  const topic = useTopic(uid, topicId);
  const other = topic.state === 'ready' ? otherPersonOf(topic.data, uid) : null;
  const { t } = useTranslation('groups');
  const data = topic.state === 'ready' ? topic.data : null;
  const ownName = data?.kind === 'group' ? t('groups:unnamed') : other?.name;
  useOwnPageTitle(data && ownName !== undefined ? data.title || ownName : null);
  const menu = useMemo(
    () => data && <ConversationMenu uid={uid} topic={data} renderLegal={renderLegal} />,
    [uid, data, renderLegal],
  );
  useOwnPageAction(menu);
  if (topic.state === 'loading') return <LoadingState shape="rows" />;
  if (topic.state === 'failed') {
    return <FailedState failureCode={shownFailure(topic.failureCode)} onRetry={topic.retry} />;
  }
  return <ChatThread uid={uid} topic={topic.data} {...rest} />;
}
