import { TargetView } from '../../features/athletes/target-view.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** What the runner trains for. */
export default function TargetPage() {
  return <TargetView />;
}
