import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startTranslation } from '../platform/i18n.ts';
import { createStyleCache } from '../ui/theme/constructed-style-sheet.ts';
import { App } from './app.tsx';
import { isDrawnAsShown } from './drawn-page.ts';
import { preloadFirstPage } from './preload-first-page.ts';

async function start(): Promise<void> {
  const container = globalThis.document.getElementById('root');
  if (!container) throw new Error('index.html has no element #root');
  const first = preloadFirstPage();
  await startTranslation(first?.page.namespaces ?? []);
  const readiness = first?.page.makeReady();
  // The session's code is fetched after the first drawing, which should have the form on it.
  if (first?.isForAnyone) await readiness;
  const app = (
    <StrictMode>
      <App styleCache={createStyleCache()} Router={BrowserRouter} />
    </StrictMode>
  );
  if (isDrawnAsShown(container)) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

void start();
