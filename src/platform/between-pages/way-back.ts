import { createContext, use, useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RouteDefinition } from '@tasuki/domain/navigation/route-table';

/** The page of this app from which the person came to the one on screen. */
export interface PreviousPage {
  path: string;
  titleKey: RouteDefinition['titleKey'];
}

/** Null = the page on screen is the first. */
export const PreviousPageContext = createContext<PreviousPage | null>(null);

interface WayBack extends PreviousPage {
  /** Goes back in the browser's history, where there is something to go back to. */
  onClick: ((event: MouseEvent) => void) | undefined;
}

/** The way back: to where the person came from, else to the page above. */
export function useWayBack(above: PreviousPage): WayBack {
  const previous = use(PreviousPageContext);
  const navigate = useNavigate();
  const goBack = useCallback(
    (event: MouseEvent) => {
      // A new tab or window begins with the page itself.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(-1);
    },
    [navigate],
  );
  return previous ? { ...previous, onClick: goBack } : { ...above, onClick: undefined };
}
