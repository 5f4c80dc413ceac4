import { useParams } from 'react-router-dom';
import { TopicList } from '../../features/topic-list/topic-list.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { CoachOnly } from '../coaches/coach-only.tsx';

preloadDateLocale();

/** A coach's conversations with runners. */
export default function CoachTopicsPage() {
  const { topicId = null } = useParams();
  return (
    <CoachOnly>{(uid) => <TopicList uid={uid} role="coach" selectedId={topicId} />}</CoachOnly>
  );
}
