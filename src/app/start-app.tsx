import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startTranslation } from '../platform/i18n.ts';
import { holdRootBack } from '../platform/last-seen/last-seen-stage.ts';
import { createStyleCache } from '../ui/theme/constructed-style-sheet.ts';
import { App } from './app.tsx';
import { isDrawnAsShown } from './drawn-page.ts';
import { preloadFirstPage } from './preload-first-page.ts';

export { preloadAfter } from './preload-first-page.ts';

/**
 * Starts the app in the document's root, on the page of the address.
 *
 * @param makeWay takes away what stands there until then; left out where nothing does, or what was
 *   drawn at build time
 */
export async function startApp(makeWay?: () => void): Promise<void> {
  const container = globalThis.document.getElementById('root');
  if (!container) throw new Error('index.html has no element #root');
  holdRootBack(container);
  const first = preloadFirstPage();
  await startTranslation(first?.page.namespaces ?? []);
  const readiness = first?.page.makeReady();
  // The session's code is fetched after the first drawing, which should have the form on it.
  if (first?.isForAnyone || makeWay) await Promise.all([readiness, first?.layout]);
  const app = (
    <StrictMode>
      <App styleCache={createStyleCache()} Router={BrowserRouter} />
    </StrictMode>
  );
  if (!makeWay && isDrawnAsShown(container)) {
    hydrateRoot(container, app);
    return;
  }
  makeWay?.();
  createRoot(container).render(app);
}
