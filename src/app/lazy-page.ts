import { lazy, type ComponentType } from 'react';
import { loadCatalogues } from '../platform/i18n.ts';

/** A page whose code and words are fetched together, only when its route is shown. */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  namespaces: readonly string[],
) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), loadCatalogues(namespaces)]);
    return page;
  });
}
