import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

interface PageTitle {
  /** Words of the page itself, e.g. an activity's name; null = the route table's title. */
  title: string | null;
  setTitle: (title: string | null) => void;
  /** The page's action at the end of its header. */
  action: ReactNode;
  setAction: (action: ReactNode) => void;
}

const PageTitleContext = createContext<PageTitle>({
  title: null,
  setTitle: () => undefined,
  action: null,
  setAction: () => undefined,
});

export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string | null>(null);
  const [action, setAction] = useState<ReactNode>(null);
  const value = useMemo(() => ({ title, setTitle, action, setAction }), [title, action]);
  return <PageTitleContext value={value}>{children}</PageTitleContext>;
}

/** The title that the page on screen gave itself. */
export function usePageTitle(): string | null {
  return use(PageTitleContext).title;
}

/** Gives the page another title than the route table's, in header and document; null while unknown. */
export function useOwnPageTitle(title: string | null): void {
  const { setTitle } = use(PageTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => {
      setTitle(null);
    };
  }, [title, setTitle]);
}

/** The action that the page on screen has at the end of its header. */
export function usePageAction(): ReactNode {
  return use(PageTitleContext).action;
}

/** Puts something at the end of the page's header. @param action must be memoized */
export function useOwnPageAction(action: ReactNode): void {
  const { setAction } = use(PageTitleContext);
  useEffect(() => {
    setAction(action);
    return () => {
      setAction(null);
    };
  }, [action, setAction]);
}
