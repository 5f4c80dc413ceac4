import type { ReactNode } from 'react';
import { OnlyCoaches } from '../../features/own-coach/only-coaches.tsx';
import { SecondFactorGate } from '../../features/second-factor/second-factor-gate.tsx';
import { useSessionStore } from '../../platform/session-store.ts';

interface CoachOnlyProps {
  /** Makes the page of a coach. */
  children: (uid: string) => ReactNode;
}

/** A page for coaches, behind their second factor; anybody else reads how to become one. */
export function CoachOnly({ children }: CoachOnlyProps) {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  if (uid === null) return null;
  if (!isCoach) return <OnlyCoaches />;
  return (
    <SecondFactorGate key={uid} uid={uid}>
      {children(uid)}
    </SecondFactorGate>
  );
}
