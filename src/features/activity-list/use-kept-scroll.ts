import { useLayoutEffect } from 'react';
import { DESKTOP_MINIMUM_WIDTH } from '../../ui/theme/theme.ts';

const positions = new Map<string, number>();

function isPageScrolled(): boolean {
  return globalThis.innerWidth < DESKTOP_MINIMUM_WIDTH;
}

/** Whether a list will be brought back to a place below its beginning. */
export function isScrollKept(key: string): boolean {
  return isPageScrolled() && (positions.get(key) ?? 0) > 0;
}

/**
 * Brings a list back to where it was left, once its rows are here. On a wide
 * screen the list has a scroll of its own and never leaves.
 */
export function useKeptScroll(key: string, isReady: boolean): void {
  useLayoutEffect(() => {
    const position = positions.get(key);
    if (isReady && isPageScrolled() && position !== undefined) globalThis.scrollTo(0, position);
  }, [key, isReady]);
  // Ends before the next page scrolls itself to its top, which is not where the list was left.
  useLayoutEffect(() => {
    const remember = () => {
      if (isPageScrolled()) positions.set(key, globalThis.scrollY);
    };
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => {
      globalThis.removeEventListener('scroll', remember);
    };
  }, [key]);
}
