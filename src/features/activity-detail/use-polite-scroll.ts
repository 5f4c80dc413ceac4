import { useEffect, type RefObject } from 'react';

/** Brings an element into view when it is highlighted, no further than needed, and not at all if it is. */
export function usePoliteScroll(
  element: RefObject<HTMLElement | null>,
  isHighlighted: boolean,
): void {
  useEffect(() => {
    if (!isHighlighted) return;
    const isCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [element, isHighlighted]);
}
