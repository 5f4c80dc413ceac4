import { NewQuickResponse } from '../../features/quick-responses/new-quick-response.tsx';
import { CoachOnly } from '../coaches/coach-only.tsx';

/** Where a coach writes a quick response. */
export default function NewQuickResponsePage() {
  return <CoachOnly>{(uid) => <NewQuickResponse coachId={uid} />}</CoachOnly>;
}
