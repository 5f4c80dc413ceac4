import type { ReactNode } from 'react';
import './plain/plain.css';

/** The one heading of a page outside the main frame; navigation moves the focus to it. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className="plain-heading" tabIndex={-1}>
      {children}
    </h1>
  );
}
