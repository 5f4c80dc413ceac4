import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { retrySession } from '../../../data/sign-in/session.ts';
import { isSignInRemembered, useSessionStore } from '../../../platform/session-store.ts';
import { requestedPath } from '../../../platform/between-pages/requested-path.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';

/**
 * The next step of the sign-in and sign-up pages. A person who is signed in goes on to where they
 * were going. A person who was here before sees no form until it is known that they need one.
 */
export function RedirectSignedIn({ children }: { children: ReactNode }) {
  const status = useSessionStore((session) => session.status);
  const failureCode = useSessionStore((session) => session.failureCode);
  const { state } = useLocation() as { state: unknown };
  const [isReturning] = useState(isSignInRemembered);
  const [continueTo] = useState(() => requestedPath(state) ?? routePath('home'));
  if (status === 'ready' || status === 'expired') {
    return <Navigate replace to={continueTo} />;
  }
  if (status === 'failed') {
    return <FailedState failureCode={failureCode ?? 'common/unknown'} onRetry={retrySession} />;
  }
  if (isReturning && (status === 'unknown' || status === 'loading')) {
    return <LoadingState shape="form" />;
  }
  return children;
}
