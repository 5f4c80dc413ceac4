import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Within this many pixels of the end the reader follows what comes. */
const AT_END_PIXELS = 48;

interface ReadingPlace {
  /** The element that scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  /**
   * The content of the frame; its parts that are marked with {@link PLACE_MARK} keep their place.
   */
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  goToEnd: () => void;
  /** Brings a part of the content into the middle, and stays there whatever comes. */
  goTo: (element: Element) => void;
}

/** On everything that stays what it is when more comes before it; the head of a day does not. */
export const PLACE_MARK = { 'data-keeps-place': '' } as const;

interface Anchor {
  element: Element;
  /** Pixels below the upper edge of the frame. */
  top: number;
}

function isNearEnd(frame: HTMLElement): boolean {
  return frame.scrollHeight - frame.scrollTop - frame.clientHeight <= AT_END_PIXELS;
}

/** The first marked part that can be seen, with its place. */
function anchorIn(frame: HTMLElement, content: HTMLElement): Anchor | null {
  const edge = frame.getBoundingClientRect().top;
  for (const element of content.querySelectorAll('[data-keeps-place]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > edge) return { element, top: top - edge };
  }
  return null;
}

/**
 * Keeps what is being read where it is, whatever comes above or below it. At the end the newest
 * stays in view, elsewhere the first visible one.
 */
export function useReadingPlace(): ReadingPlace {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const anchor = useRef<Anchor | null>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const goToEnd = useCallback(() => {
    follows.current = true;
    setIsAtEnd(true);
    const { current } = frame;
    if (current) current.scrollTop = current.scrollHeight;
  }, []);

  const goTo = useCallback((element: Element) => {
    const outer = frame.current;
    const inner = content.current;
    if (!outer || !inner) return;
    element.scrollIntoView({ block: 'center' });
    // At once, since what grows before the browser reports the scrolling would lead back to the end.
    follows.current = isNearEnd(outer);
    anchor.current = anchorIn(outer, inner);
    setIsAtEnd(follows.current);
  }, []);

  useEffect(() => {
    const outer = frame.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    const remember = () => {
      follows.current = isNearEnd(outer);
      anchor.current = anchorIn(outer, inner);
      setIsAtEnd(follows.current);
    };
    const keep = () => {
      if (follows.current) {
        outer.scrollTop = outer.scrollHeight;
      } else if (anchor.current?.element.isConnected) {
        const edge = outer.getBoundingClientRect().top;
        const { top } = anchor.current.element.getBoundingClientRect();
        outer.scrollTop += top - edge - anchor.current.top;
      }
      anchor.current = anchorIn(outer, inner);
    };
    keep();
    outer.addEventListener('scroll', remember, { passive: true });
    // Reported before anything is painted, so that nothing is seen to move.
    const observer = new ResizeObserver(keep);
    observer.observe(inner);
    observer.observe(outer);
    return () => {
      outer.removeEventListener('scroll', remember);
      observer.disconnect();
    };
  }, []);

  return { frame, content, isAtEnd, goToEnd, goTo };
}
