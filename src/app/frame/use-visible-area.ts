import { useEffect, useState } from 'react';

interface VisibleArea {
  /** Pixels from the page's upper edge, which a keyboard can push away. */
  top: number;
  height: number;
}

/** Zoomed in, the visible part is what the reader chose to look at, and nothing follows it. */
const ZOOMED_SCALE = 1.01;

function visibleArea(viewport: VisualViewport): VisibleArea | null {
  if (viewport.scale > ZOOMED_SCALE) return null;
  return { top: viewport.offsetTop, height: viewport.height };
}

/**
 * The part of the screen that a phone's keyboard leaves; null = the whole of it, or not known here.
 */
export function useVisibleArea(): VisibleArea | null {
  const [area, setArea] = useState<VisibleArea | null>(null);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const follow = () => {
      setArea((before) => {
        const now = visibleArea(viewport);
        return before?.top === now?.top && before?.height === now?.height ? before : now;
      });
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, []);
  return area;
}
