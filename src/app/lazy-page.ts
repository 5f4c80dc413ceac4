import { lazy, type ComponentType } from 'react';
import { loadCatalogues } from '../platform/i18n.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  Page: ComponentType;
  namespaces: readonly string[];
  /** Fetches the code ahead, while the app is still starting. */
  preload: () => void;
}

/** A page whose code and words are fetched together, only when its route is shown. */
export function lazyPage(load: LoadPage, namespaces: readonly string[]): LazyPage {
  return {
    namespaces,
    Page: lazy(async () => {
      const [page] = await Promise.all([load(), loadCatalogues(namespaces)]);
      return page;
    }),
    preload: () => {
      // A failure is met again, and shown, when the page itself is asked for.
      load().catch(() => undefined);
    },
  };
}
