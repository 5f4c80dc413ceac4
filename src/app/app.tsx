import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, type ComponentType, type PropsWithChildren } from 'react';
import { startSession } from '../data/sign-in/session.ts';
import { PageLinkProvider } from '../ui/plain/page-link.tsx';
import { PageTitleProvider } from '../ui/page-title.tsx';
import { SnackbarProvider } from '../ui/snackbar/snackbar.tsx';
import { theme } from '../ui/theme/theme.ts';
import { AppRoutes } from './app-routes.tsx';
import { ARE_EXTERNAL_SERVICES_BUILT_IN } from './external-services-built-in.ts';
import { ExternalServicesGate } from './external-services-gate.tsx';
import { routeOf } from './routing/current-route.ts';
import { RouterLink } from './routing/router-link.tsx';
import { ErrorBoundary } from './routing/error-boundary.tsx';
import { NewTermsGate } from './new-terms-gate.tsx';
import { ProofGate } from './proof-gate.tsx';
import { IS_APP_KEPT, ServiceWorkerGate } from './service-worker-gate.tsx';
import { SessionExpiredGate } from './session-expired-gate.tsx';

interface AppProps {
  styleCache: EmotionCache;
  /** The browser's router, or one with a given address when a page is drawn at build time. */
  Router: ComponentType<PropsWithChildren>;
}

/** Everything, from the theme to the page. The session starts after the first paint. */
export function App({ styleCache, Router }: AppProps) {
  useEffect(() => {
    // The sign-out page ends the session; it has no use for one to begin.
    if (routeOf(globalThis.location.pathname)?.name !== 'signOut') startSession();
  }, []);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} noSsr>
        <CssBaseline />
        <ErrorBoundary isOutermost>
          <SnackbarProvider>
            <Router>
              <PageLinkProvider value={RouterLink}>
                <PageTitleProvider>
                  <AppRoutes />
                  <ProofGate />
                  <NewTermsGate />
                  <SessionExpiredGate />
                  {IS_APP_KEPT && <ServiceWorkerGate />}
                  {ARE_EXTERNAL_SERVICES_BUILT_IN && <ExternalServicesGate />}
                </PageTitleProvider>
              </PageLinkProvider>
            </Router>
          </SnackbarProvider>
        </ErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}
