import { useSyncExternalStore, type ReactNode } from 'react';
import './plain/plain.css';

function neverChanges() {
  return () => undefined;
}

/** Whether the page's script has taken over; false in a page as it was drawn at build time. */
function useIsInteractive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * Fields and buttons of a page that is drawn at build time. They look as they will, and take nothing
 * until the script is there. What was typed or pressed before would be lost.
 */
export function UntilInteractive({ children }: { children: ReactNode }) {
  const isInteractive = useIsInteractive();
  return (
    <fieldset className="plain-contents" role="presentation" disabled={!isInteractive}>
      {children}
    </fieldset>
  );
}
