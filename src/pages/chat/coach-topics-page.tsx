import { useParams } from 'react-router-dom';
import { SecondFactorGate } from '../../features/second-factor/second-factor-gate.tsx';
import { TopicList } from '../../features/topic-list/topic-list.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

preloadDateLocale();

/** A coach's conversations with runners. */
export default function CoachTopicsPage() {
  const { topicId = null } = useParams();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  if (uid === null) return null;
  return (
    <SecondFactorGate uid={uid}>
      <TopicList uid={uid} role="coach" selectedId={topicId} />
    </SecondFactorGate>
  );
}
