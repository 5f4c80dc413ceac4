import { Suspense, type ReactNode } from 'react';
import { isFetchFailure, reloadWhereReachable } from '../../../platform/reload-page.ts';
import { reportError } from '../../../platform/report-error.ts';
import { PartBoundary } from '../../../ui/states/part-boundary.tsx';

interface PagePartProps {
  children: ReactNode;
  /** Shown in its place until it has come. */
  fallback?: ReactNode;
  /** Shown if it cannot come; left out = that the rest goes on. */
  missingWords?: string;
}

/**
 * A part of a conversation that is fetched when it is wanted. Where its file does not arrive, the words and
 * files of the message that is being written stay.
 */
export function PagePart({ children, fallback, missingWords }: PagePartProps) {
  return (
    <PartBoundary
      isMissing={isFetchFailure}
      onReload={reloadWhereReachable}
      onError={(cause) => {
        reportError(cause, 'fetch part of a conversation');
      }}
      words={missingWords}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}
