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
  /** Renders the evidence of a figure. */
  renderEvidence: (fact: QuotedFact) => ReactNode;
  /** Renders a reply's proposal for the reader's own plan; left out = nothing is shown. */
  renderPlanCard?: ((card: PlanCard) => ReactNode) | undefined;
  /** The notes kept of one of the reader's own messages; left out = nothing is shown. */
  renderRemembered?: ((messageId: string) => Remembered | null) | undefined;
  /** Renders tools for writing to a person; left out = none. */
  renderTools?: ((tools: ComposerTools) => ReactNode) | undefined;
  /** Renders the AI's draft of an answer for the reader; left out = none. */
  renderDraft?: ((tools: DraftTools) => ReactNode) | undefined;
}

/** A refused reader sees the same as everybody whose conversation it is not. */
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
