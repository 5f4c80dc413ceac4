import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ChatScreen } from '../../features/chat/chat-screen.tsx';
import { askedQuestionIn } from '../../platform/between-pages/asked-question.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

preloadDateLocale();

/** Of those who press a figure. */
const ProofEvidence = lazy(() => import('../../features/fact-proof/proof-evidence.tsx'));

/** One conversation with the coach. */
export default function TopicChatPage() {
  const { topicId } = useParams();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  if (uid === null || topicId === undefined) return null;
  return <TopicChat key={topicId} uid={uid} topicId={topicId} />;
}

function TopicChat({ uid, topicId }: { uid: string; topicId: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
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
      renderEvidence={(fact) => (
        <Suspense>
          <ProofEvidence uid={uid} fact={fact} activityId={fact.activityId} />
        </Suspense>
      )}
    />
  );
}
