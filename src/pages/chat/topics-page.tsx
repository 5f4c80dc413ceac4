import { useParams } from 'react-router-dom';
import { TopicList } from '../../features/topic-list/topic-list.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

preloadDateLocale();

/** The runner's conversations. */
export default function TopicsPage() {
  const { topicId = null } = useParams();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return uid === null ? null : <TopicList uid={uid} role="runner" selectedId={topicId} />;
}
