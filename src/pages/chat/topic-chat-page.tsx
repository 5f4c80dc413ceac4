import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useMemories } from '../../data/memories/memory-queries.ts';
import { ChatScreen } from '../../features/chat/chat-screen.tsx';
import type { ComposerTools } from '../../features/chat/composer/composer-panel.tsx';
import type { DraftTools } from '../../features/chat/draft-editing/use-draft-editing.tsx';
import { askedQuestionIn } from '../../platform/between-pages/asked-question.ts';
import { loadCatalogues } from '../../platform/i18n.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

preloadDateLocale();

/** Of those who press a figure. */
const ProofEvidence = lazy(() => import('../../features/fact-proof/proof-evidence.tsx'));

/** Of messages of which something was remembered. */
const RememberedNotes = lazy(async () => {
  const [notes] = await Promise.all([
    import('../../features/memories/remembered-notes.tsx'),
    loadCatalogues(['athlete']),
  ]);
  return notes;
});

/** Of replies that propose something for the plan. */
const ThreadPlanCard = lazy(() => import('../../features/plans/thread-plan-card.tsx'));

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
  /** What helps to write to a person; left out = nothing does. */
  renderTools?: ((tools: ComposerTools, uid: string) => ReactNode) | undefined;
  /** What the AI would have the reader answer; left out = nothing. */
  renderDraft?: ((tools: DraftTools, uid: string) => ReactNode) | undefined;
}

function TopicChat({ uid, topicId, renderTools, renderDraft }: TopicChatProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  // A coach writes of others: of that nothing is remembered.
  const memories = useMemories(renderTools ? null : uid);
  const notes = memories.state === 'ready' ? memories.data : [];
  const [asked] = useState(() => askedQuestionIn(location.state));
  // The browser keeps it with the address: loaded again later, the page must not ask again.
  const forgetAsked = useCallback(() => {
    void navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname]);
  return (
    <ChatScreen
      uid={uid}
      topicId={topicId}
      asked={asked}
      onAsked={forgetAsked}
      renderTools={renderTools && ((tools) => renderTools(tools, uid))}
      renderDraft={renderDraft && ((tools) => renderDraft(tools, uid))}
      renderRemembered={(messageId) => {
        const ofMessage = notes.filter((note) => note.messageId === messageId);
        return (
          ofMessage.length > 0 && (
            <Suspense>
              <RememberedNotes uid={uid} memories={ofMessage} />
            </Suspense>
          )
        );
      }}
      renderPlanCard={(card) => (
        <Suspense>
          <ThreadPlanCard uid={uid} card={card} />
        </Suspense>
      )}
      renderEvidence={(fact) => (
        <Suspense>
          <ProofEvidence uid={uid} fact={fact} activityId={fact.activityId} />
        </Suspense>
      )}
    />
  );
}
