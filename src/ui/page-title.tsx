import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

interface PageTitle {
  /** Words of the page itself, e.g. an activity's name; null = the route table's title. */
  title: string | null;
  setTitle: (title: string | null) => void;
}

const PageTitleContext = createContext<PageTitle>({ title: null, setTitle: () => undefined });

export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string | null>(null);
  const value = useMemo(() => ({ title, setTitle }), [title]);
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
