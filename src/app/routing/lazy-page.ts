import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadCatalogues } from '../../platform/i18n.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  Page: ComponentType;
  namespaces: readonly string[];
  /** Fetches the code ahead, while the app is still starting. */
  preload: () => void;
  /**
   * Fetches code and words, after which the page is drawn at once: React holds back for 300 ms
   * whatever follows a waiting state. Never fails: what goes wrong is met again by the page.
   */
  makeReady: () => Promise<void>;
}

/** A page whose code and words are fetched together, only when its route is shown. */
export function lazyPage(load: LoadPage, namespaces: readonly string[]): LazyPage {
  let LoadedPage: ComponentType | null = null;
  const fetchPage = async () => {
    const [page] = await Promise.all([load(), loadCatalogues(namespaces)]);
    LoadedPage = page.default;
    return page;
  };
  const WaitedForPage = lazy(fetchPage);
  function Page() {
    const [ShownPage] = useState<ComponentType>(() => LoadedPage ?? WaitedForPage);
    return createElement(ShownPage);
  }
  return {
    namespaces,
    Page,
    preload: () => {
      load().catch(() => undefined);
    },
    makeReady: async () => {
      await fetchPage().catch(() => undefined);
    },
  };
}

/** A page whose code comes with the app, and that speaks no words. */
export function givenPage(Page: ComponentType): LazyPage {
  return {
    namespaces: [],
    Page,
    preload: () => undefined,
    makeReady: () => Promise.resolve(),
  };
}
