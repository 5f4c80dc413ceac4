import { PlanView } from '../../features/plans/plan-view.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** The runner's training plan. */
export default function PlanPage() {
  return <PlanView />;
}
