import { CoachApplicationView } from '../../features/own-coach/coach-application-view.tsx';
import { useSessionStore } from '../../platform/session-store.ts';

/** Where somebody asks to coach here. */
export default function CoachApplicationPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return uid === null ? null : <CoachApplicationView key={uid} uid={uid} />;
}
