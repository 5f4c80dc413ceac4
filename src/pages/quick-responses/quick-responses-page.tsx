import { QuickResponseList } from '../../features/quick-responses/quick-response-list.tsx';
import { CoachOnly } from '../coaches/coach-only.tsx';

/** The texts that a coach sends again and again. */
export default function QuickResponsesPage() {
  return <CoachOnly>{(uid) => <QuickResponseList coachId={uid} />}</CoachOnly>;
}
