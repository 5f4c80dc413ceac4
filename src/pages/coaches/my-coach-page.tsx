import { LinkedCoaches } from '../../features/coaches/linked-coaches.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** The runner's coaches. */
export default function MyCoachPage() {
  return <LinkedCoaches />;
}
