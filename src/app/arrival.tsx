import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { removeLoadingIndicator } from './loading-indicator.ts';

let lastPath: string | null = null;

/**
 * Drawn beside a page once its code is there: ends the start indicator, and on
 * every later navigation moves the focus to the page's heading, where a
 * keyboard and a screen reader go on.
 */
export function Arrival() {
  const { pathname } = useLocation();
  useEffect(() => {
    removeLoadingIndicator();
    if (lastPath !== null && lastPath !== pathname) {
      const { document } = globalThis;
      const heading = document.querySelector<HTMLElement>('main h1');
      const target = heading ?? document.querySelector<HTMLElement>('main');
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    }
    lastPath = pathname;
  }, [pathname]);
  return null;
}
