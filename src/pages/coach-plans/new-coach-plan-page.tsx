import { NewCoachPlan } from '../../features/coach-plans/new-coach-plan.tsx';
import { CoachOnly } from '../coaches/coach-only.tsx';

/** Where a coach makes a plan with a price. */
export default function NewCoachPlanPage() {
  return <CoachOnly>{() => <NewCoachPlan />}</CoachOnly>;
}
