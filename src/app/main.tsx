import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTranslation } from '../platform/i18n.ts';
import { App } from './app.tsx';
import { preloadFirstPage } from './preload-first-page.ts';

async function start(): Promise<void> {
  const container = globalThis.document.getElementById('root');
  if (!container) throw new Error('index.html has no element #root');
  const first = preloadFirstPage();
  await startTranslation(first?.page.namespaces ?? []);
  const readiness = first?.page.makeReady();
  // The session's code is fetched after the first drawing, which should have the form on it.
  if (first?.isForAnyone) await readiness;
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
