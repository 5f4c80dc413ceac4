import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { namedPath, namedReferrer } from '@tasuki/domain/consent/page-visit';
import { nextStep } from '@tasuki/domain/navigation/next-step';
import { sendVisit } from '../platform/external-services/consented-services.ts';
import { useSessionStore } from '../platform/session-store.ts';
import { routeOf } from './routing/current-route.ts';
import { guardVisitorOf } from './routing/guard-visitor.ts';

/** Notes each page that is shown, with the one before; one that only leads to another is none. */
export function useReportedVisits(isAllowed: boolean): void {
  const { pathname } = useLocation();
  const session = useSessionStore();
  const lastRef = useRef<{ pathname: string; location: string } | null>(null);
  const name = routeOf(pathname)?.name ?? null;
  const isShown =
    name !== 'home' && (name === null || nextStep(name, guardVisitorOf(session)).kind === 'pass');
  useEffect(() => {
    if (!isAllowed || !isShown || lastRef.current?.pathname === pathname) return;
    const { origin } = globalThis.location;
    const path = namedPath(name);
    const routeAt = (ofPath: string) => routeOf(ofPath)?.name ?? null;
    const cameFrom = URL.parse(globalThis.document.referrer);
    const referrer = lastRef.current?.location ?? namedReferrer(cameFrom, origin, routeAt);
    const location = `${origin}${path}`;
    sendVisit({ path, location, referrer });
    lastRef.current = { pathname, location };
  }, [isAllowed, isShown, name, pathname]);
}
