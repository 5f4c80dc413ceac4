import { useCallback, useEffect, useState } from 'react';
import type { OpenFigure } from '../safe-markdown.tsx';

interface FigureOpening {
  /** The figure whose proof is shown; null = none. */
  figure: OpenFigure | null;
  show: (figure: OpenFigure | null) => void;
  close: () => void;
}

/**
 * The figure that was pressed. Escape closes it.
 *
 * @param onEscape what Escape does where no figure is open; null = nothing
 */
export function useOpenFigure(onEscape: (() => void) | null): FigureOpening {
  const [figure, show] = useState<OpenFigure | null>(null);
  const close = useCallback(() => {
    show(null);
  }, []);
  useEscape(figure ? close : onEscape);
  return { figure, show, close };
}

function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => {
    if (!onEscape) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    globalThis.addEventListener('keydown', close);
    return () => {
      globalThis.removeEventListener('keydown', close);
    };
  }, [onEscape]);
}
