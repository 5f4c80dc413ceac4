import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { ComposerTools } from '../../features/chat/composer/composer-panel.tsx';
import type { DraftTools } from '../../features/chat/draft-editing/use-draft-editing.tsx';
import { linkedMessageIdIn } from '../../platform/between-pages/linked-message.ts';
import { askedQuestionIn } from '../../platform/between-pages/asked-question.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { CoachConversation } from './coach-conversation.tsx';

preloadDateLocale();

/** One conversation with the coach. */
export default function TopicChatPage(
  renders: Pick<TopicChatProps, 'renderTools' | 'renderDraft'>,
) {
  const { topicId } = useParams();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  if (uid === null || topicId === undefined) return null;
  return <TopicChat key={topicId} uid={uid} topicId={topicId} {...renders} />;
}

interface TopicChatProps {
  uid: string;
  topicId: string;
  /** Renders tools for writing to a person; left out = none. */
  renderTools?: ((tools: ComposerTools, uid: string) => ReactNode) | undefined;
  /** Renders the AI's draft of an answer for the reader; left out = none. */
  renderDraft?: ((tools: DraftTools, uid: string) => ReactNode) | undefined;
}

function TopicChat({ uid, topicId, renderTools, renderDraft }: TopicChatProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, key } = location;
  const [asked] = useState(() => askedQuestionIn(location.state));
  // The browser keeps it with the address: loaded again later, the page must not ask again.
  const forgetAsked = useCallback(() => {
    void navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname]);
  const messageId = linkedMessageIdIn(search);
  // Each visit of the address seeks the message, also where the page stands already.
  const linkedMessage = useMemo(
    () => (messageId === null ? null : { messageId, visit: key }),
    [messageId, key],
  );
  return (
    <CoachConversation
      uid={uid}
      topicId={topicId}
      asked={asked}
      onAsked={forgetAsked}
      linkedMessage={linkedMessage}
      renderTools={renderTools && ((tools) => renderTools(tools, uid))}
      renderDraft={renderDraft && ((tools) => renderDraft(tools, uid))}
    />
  );
}
