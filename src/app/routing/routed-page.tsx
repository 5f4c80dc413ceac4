import { createElement, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ROUTE_TABLE, type RouteName } from '@tasuki/domain/navigation/route-table';
import { nextStep } from '@tasuki/domain/navigation/next-step';
import { retrySession } from '../../data/sign-in/session.ts';
import { forgetSeenPages } from '../../platform/last-seen/forget-seen-pages.ts';
import { noteFirstPage } from '../../platform/live/light-reads.ts';
import { isSignInRemembered, useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { guardVisitorOf } from './guard-visitor.ts';
import { pageOf } from './page-registry.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

/** They take the place of what was last seen of them once they show it anew; home leads to one of them. */
const LAST_SEEN_PAGES: ReadonlySet<RouteName> = new Set(['home', 'activities', 'plan']);

interface RoutedPageProps {
  name: RouteName;
  /** Shown at the left of the page that was navigated to. */
  isBeside?: boolean;
}

/** One route's page behind the guard, with its waiting and its failure. */
export function RoutedPage({ name, isBeside = false }: RoutedPageProps) {
  const session = useSessionStore();
  const location = useLocation();
  const step = nextStep(name, guardVisitorOf(session));
  if (step.kind === 'redirect') {
    return (
      <>
        <NotToBeSeen />
        <Navigate
          replace
          to={{ pathname: `/${ROUTE_TABLE[step.to].path}`, search: step.search }}
          state={{ from: `${location.pathname}${location.search}` }}
        />
      </>
    );
  }
  const arrival = isBeside ? null : <Arrival isLastSeenKept={LAST_SEEN_PAGES.has(name)} />;
  if (step.kind === 'wait') {
    if (session.status === 'failed') {
      return (
        <>
          <FailedState
            failureCode={session.failureCode ?? 'common/unknown'}
            onRetry={retrySession}
          />
          {!isBeside && <Arrival />}
        </>
      );
    }
    return (
      <>
        <LoadingState shape={skeletonOf(name)} />
        {isSignInRemembered() && !isBeside && <Arrival isLastSeenKept />}
      </>
    );
  }
  return (
    <ErrorBoundary resetKey={isBeside ? name : location.pathname}>
      <Suspense fallback={<LoadingState shape={skeletonOf(name)} />}>
        {!isBeside && <ScrollToTop />}
        {createElement(pageOf(name).Page)}
        {name !== 'home' && <PageDrawn />}
        {arrival}
      </Suspense>
    </ErrorBoundary>
  );
}

/** A page that redirects the visitor is not shown as last seen before that is known. */
function NotToBeSeen() {
  useEffect(forgetSeenPages, []);
  return null;
}

/** A sibling of the page, whose effects run first: by now its first reads are on their way. Home only leads on. */
function PageDrawn() {
  useEffect(noteFirstPage, []);
  return null;
}

function skeletonOf(name: RouteName): 'rows' | 'detail' | 'form' {
  if (name === 'activities' || name === 'coaches' || name === 'topics') return 'rows';
  return ROUTE_TABLE[name].layout === 'bare' ? 'form' : 'detail';
}
