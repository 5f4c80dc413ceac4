import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTranslation } from '../platform/i18n.ts';
import { App } from './app.tsx';
import { preloadFirstPage } from './preload-first-page.ts';

async function start(): Promise<void> {
  const container = globalThis.document.getElementById('root');
  if (!container) throw new Error('index.html has no element #root');
  await startTranslation(preloadFirstPage());
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
