import type { GuardVisitor } from '@tasuki/domain/navigation/next-step';
import { isProfileComplete } from '@tasuki/domain/accounts/user-account';
import type { SessionState } from '../../platform/session-store.ts';

/** The session in the guard's terms. An expired one keeps its place until the person signs in again. */
export function guardVisitorOf(session: SessionState): GuardVisitor {
  switch (session.status) {
    case 'unknown':
    case 'loading':
    case 'failed':
      return { state: 'pending' };
    case 'signedOut':
      return { state: 'signedOut' };
    case 'ready':
    case 'expired':
      return {
        state: 'signedIn',
        claims: session.claims,
        isProfileComplete: session.user !== null && isProfileComplete(session.user),
        isStartPageShown: session.user?.isStartPageShown ?? false,
        hasCoachLink: session.coachLinks.length > 0,
      };
  }
}
