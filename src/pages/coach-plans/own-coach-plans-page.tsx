import { CoachPlanDesk } from '../../features/coach-plans/coach-plan-desk.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { CoachOnly } from '../coaches/coach-only.tsx';

preloadDateLocale();

/** What a coach sells by subscription, and who subscribes. */
export default function OwnCoachPlansPage() {
  return <CoachOnly>{(uid) => <CoachPlanDesk coachId={uid} />}</CoachOnly>;
}
