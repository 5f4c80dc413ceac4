import { PlanChoice } from '../../features/billing/plan-choice.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** Free or Tasuki's own plan. */
export default function SelectPlanPage() {
  return <PlanChoice />;
}
