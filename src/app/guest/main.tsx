import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { startSession } from '../../data/sign-in/session.ts';
import { startTranslation } from '../../platform/i18n.ts';
import { reloadWhereReachable } from '../../platform/reload-page.ts';
import { reportError } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { forgetDrawnPage, isDrawnAsShown, isForGuestStart } from '../drawn-page.ts';
import { ARE_EXTERNAL_SERVICES_BUILT_IN } from '../external-services-built-in.ts';
import { fetchAheadOnceUsed } from './fetch-ahead.ts';
import { GuestPage } from './guest-page.tsx';
import { guestRouteAt } from './guest-routes.ts';

function loadApp() {
  return import('../start-app.tsx');
}

/** The app and the page to which the form leads, while the server looks at what was sent. */
async function makeAppReady(): Promise<void> {
  const { preloadAfter } = await loadApp();
  const route = guestRouteAt(globalThis.location.pathname);
  if (route !== null) preloadAfter(route);
}

function loadAppAhead(): void {
  makeAppReady().catch(() => undefined);
}

/** Takes away what stands beside the form. */
let leaveServices: () => void = () => undefined;
let isAppStarted = false;

/** The app takes the place of the guest page, in the same document: the session goes on. */
async function startAppInPlace(leave: () => void): Promise<void> {
  if (isAppStarted) return;
  isAppStarted = true;
  try {
    const { startApp } = await loadApp();
    await startApp(leave);
  } catch (cause) {
    reportError(cause, 'start the app after the guest page');
    await startAnew();
  }
}

/** The document starts anew by its address. Without a connection the form stays, until there is one. */
async function startAnew(): Promise<void> {
  if (await reloadWhereReachable()) return;
  globalThis.addEventListener('online', () => void startAnew(), { once: true });
}

/** The app instead of the guest page, which was drawn for a stranger. */
async function startAppInstead(container: HTMLElement): Promise<void> {
  const { startApp } = await loadApp();
  forgetDrawnPage(container);
  await startApp();
}

/** There is more to show than the form once the person is in, or could not be let in. */
function followSession(leave: () => void): void {
  const unfollow = useSessionStore.subscribe(({ status }) => {
    if (status === 'loading') loadAppAhead();
    if (status === 'ready') globalThis.history.replaceState(null, '', routePath('home'));
    if (status === 'ready' || status === 'failed') {
      // From here on the session is the app's to follow.
      unfollow();
      void startAppInPlace(leave);
    }
  });
  startSession();
}

async function showServices(): Promise<void> {
  try {
    const services = await import('./guest-services.tsx');
    if (!isAppStarted) leaveServices = services.showServices();
  } catch (cause) {
    reportError(cause, 'load what asks for consent');
  }
}

async function start(): Promise<void> {
  const container = globalThis.document.getElementById('root');
  if (!container) throw new Error('The document has no element #root');
  const route = guestRouteAt(globalThis.location.pathname);
  if (route === null || !isForGuestStart()) {
    await startAppInstead(container);
    return;
  }
  await startTranslation(['account']);
  if (!isDrawnAsShown(container)) {
    await startAppInstead(container);
    return;
  }
  const root = hydrateRoot(
    container,
    <StrictMode>
      <GuestPage route={route} />
    </StrictMode>,
    {
      // The app has words for what cannot be drawn.
      onUncaughtError: (cause) => {
        reportError(cause, 'draw guest page');
        void startAppInPlace(leave);
      },
    },
  );
  const leave = () => {
    leaveServices();
    root.unmount();
    forgetDrawnPage(container);
  };
  fetchAheadOnceUsed(container);
  container.addEventListener('submit', loadAppAhead, { once: true });
  followSession(leave);
  if (ARE_EXTERNAL_SERVICES_BUILT_IN) {
    whenIdle(() => {
      void showServices();
    });
  }
}

void start();
