import { OwnCoachView } from '../features/own-coach/own-coach-view.tsx';
import { useSessionStore } from '../platform/session-store.ts';

/** Where the coach app begins. */
export default function CoachHomePage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return uid === null ? null : <OwnCoachView key={uid} uid={uid} />;
}
