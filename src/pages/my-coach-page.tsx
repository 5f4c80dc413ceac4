import { LinkedCoaches } from '../features/coaches/linked-coaches.tsx';

/** The runner's coaches. */
export default function MyCoachPage() {
  return <LinkedCoaches />;
}
