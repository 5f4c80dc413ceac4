import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveLastSeen } from '../../platform/last-seen/last-seen-stage.ts';
import { removeLoadingIndicator } from './loading-indicator.ts';

/** The path of the page that was last shown; null = none yet. */
const LastPathContext = createContext<RefObject<string | null>>({ current: null });

export function ArrivalProvider({ children }: { children: ReactNode }) {
  const lastPathRef = useRef<string | null>(null);
  return <LastPathContext value={lastPathRef}>{children}</LastPathContext>;
}

interface ArrivalProps {
  /** The page that was last seen may stand there: this one takes its place by itself, or has yet to come. */
  isLastSeenKept?: boolean;
}

/**
 * Drawn beside a page once its code is there. It ends the start indicator, and the page that was last seen. On every
 * later navigation it moves the focus to the page's heading, where a keyboard and a screen reader go on.
 */
export function Arrival({ isLastSeenKept = false }: ArrivalProps) {
  const { pathname } = useLocation();
  const lastPathRef = use(LastPathContext);
  useEffect(() => {
    removeLoadingIndicator();
    if (!isLastSeenKept) leaveLastSeen();
    if (lastPathRef.current !== null && lastPathRef.current !== pathname) focusHeading();
    lastPathRef.current = pathname;
  }, [pathname, lastPathRef, isLastSeenKept]);
  return null;
}

function focusHeading(): void {
  const { document } = globalThis;
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
