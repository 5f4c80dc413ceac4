import { useEffect, useState, type RefObject } from 'react';

/** How wide an element is now, in whole pixels; 0 before it is measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}
