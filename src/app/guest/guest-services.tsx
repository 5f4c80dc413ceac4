import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import { createStyleCache } from '../../ui/theme/constructed-style-sheet.ts';
import { theme } from '../../ui/theme/theme.ts';
import { ExternalServicesGate } from '../external-services-gate.tsx';

function addressOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Every page but the guest pages is another document. */
const BY_BROWSER: Navigator = {
  createHref: addressOf,
  go: (delta) => {
    globalThis.history.go(delta);
  },
  push: (to) => {
    globalThis.location.assign(addressOf(to));
  },
  replace: (to) => {
    globalThis.location.replace(addressOf(to));
  },
};

function followAddress(onChange: () => void): () => void {
  globalThis.addEventListener('popstate', onChange);
  return () => {
    globalThis.removeEventListener('popstate', onChange);
  };
}

function currentPath(): string {
  return globalThis.location.pathname;
}

function Services() {
  const path = useSyncExternalStore(followAddress, currentPath);
  return (
    <Router location={path} navigator={BY_BROWSER}>
      <ExternalServicesGate />
    </Router>
  );
}

/**
 * Asks for consent beside the guest page, and starts what was agreed to. In a root of its own, since it
 * comes with the theme, for which the form does not wait.
 *
 * @returns what takes it away
 */
export function showServices(): () => void {
  const place = globalThis.document.body.appendChild(globalThis.document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <CacheProvider value={createStyleCache()}>
      <ThemeProvider theme={theme} noSsr>
        <Services />
      </ThemeProvider>
    </CacheProvider>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
