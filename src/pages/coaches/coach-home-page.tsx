import { OwnCoachView } from '../../features/own-coach/own-coach-view.tsx';
import { SecondFactorGate } from '../../features/second-factor/second-factor-gate.tsx';
import { useSessionStore } from '../../platform/session-store.ts';

/** Where the coach app begins. */
export default function CoachHomePage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  if (uid === null) return null;
  const view = <OwnCoachView key={uid} uid={uid} />;
  return isCoach ? <SecondFactorGate uid={uid}>{view}</SecondFactorGate> : view;
}
