import { CoachLanding } from '../features/landing/coach-landing.tsx';

/** What coaches get here, what it costs them and how they begin. */
export default function ForCoachesPage() {
  return <CoachLanding />;
}
