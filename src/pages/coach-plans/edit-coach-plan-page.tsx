import { useParams } from 'react-router-dom';
import { CoachPlanEditor } from '../../features/coach-plans/coach-plan-editor.tsx';
import { CoachOnly } from '../coaches/coach-only.tsx';

/** Where a coach changes a plan, or archives it. */
export default function EditCoachPlanPage() {
  const { planId = '' } = useParams();
  return (
    <CoachOnly>{(uid) => <CoachPlanEditor key={planId} coachId={uid} planId={planId} />}</CoachOnly>
  );
}
