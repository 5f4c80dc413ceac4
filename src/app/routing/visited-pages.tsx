import { useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PreviousPageContext } from '../../platform/between-pages/way-back.ts';
import { routeOf } from './current-route.ts';

interface VisitedPages {
  key: string;
  path: string;
  /** The path before each entry of the browser's history, by the key of the entry. */
  previousPathByKey: ReadonlyMap<string, string>;
}

function next(
  { key, path, previousPathByKey }: VisitedPages,
  current: Pick<VisitedPages, 'key' | 'path'>,
  navigationType: NavigationType,
): VisitedPages {
  const previous = navigationType === NavigationType.Push ? path : previousPathByKey.get(key);
  if (navigationType === NavigationType.Pop || previous === undefined) {
    return { ...current, previousPathByKey };
  }
  return {
    ...current,
    previousPathByKey: new Map(previousPathByKey).set(current.key, previous),
  };
}

/** Remembers from where each page was opened, for its way back. */
export function VisitedPagesProvider({ children }: { children: ReactNode }) {
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const path = pathname + search;
  const [visited, setVisited] = useState<VisitedPages>({
    key,
    path,
    previousPathByKey: new Map(),
  });
  if (visited.key !== key) setVisited(next(visited, { key, path }, navigationType));
  const previousPath = visited.previousPathByKey.get(key);
  const route = previousPath === undefined ? null : routeOf(previousPath.replace(/\?.*$/, ''));
  const previous =
    previousPath === undefined || route?.access !== 'auth'
      ? null
      : { path: previousPath, titleKey: route.titleKey };
  return <PreviousPageContext value={previous}>{children}</PreviousPageContext>;
}
