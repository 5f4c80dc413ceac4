import { TargetView } from '../../features/athlete/target-view.tsx';
import { preloadDateLocale } from '../../platform/reader.ts';

preloadDateLocale();

/** What the runner trains for. */
export default function TargetPage() {
  return <TargetView />;
}
