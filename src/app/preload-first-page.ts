import { nextStep } from '@tasuki/domain/navigation/next-step';
import {
  ROUTE_TABLE,
  routePath,
  type RouteDefinition,
  type RouteName,
} from '@tasuki/domain/navigation/route-table';
import type { GuestRoute } from '@tasuki/domain/navigation/static-routes';
import { preloadSession, startSession } from '../data/sign-in/session.ts';
import { awaitFirstPage } from '../platform/live/light-reads.ts';
import { isSignInRemembered, useSessionStore } from '../platform/session-store.ts';
import { routeOf } from './routing/current-route.ts';
import { guardVisitorOf } from './routing/guard-visitor.ts';
import type { LazyPage } from './routing/lazy-page.ts';
import { loadMainLayout, loadScreenLayout } from './frame/lazy-layouts.ts';
import { pageOf } from './routing/page-registry.ts';

export interface FirstPage {
  page: LazyPage;
  /**
   * Every visitor sees the page; for other pages the session decides, and the frame is drawn before
   * it.
   */
  isForAnyone: boolean;
  /** Resolves once the frame's code is there; never fails. */
  layout: Promise<unknown>;
}

/** The page to which the guard leads; null = it is not known who is there. */
function guardedPage({ name }: RouteDefinition): RouteDefinition | null {
  const visitor = guardVisitorOf(useSessionStore.getState());
  if (visitor.state !== 'signedIn') return null;
  const step = nextStep(name, visitor);
  return ROUTE_TABLE[step.kind === 'redirect' ? step.to : name];
}

/** Fetches the frame of a page. Never fails: what goes wrong is met again where the frame is drawn. */
async function loadLayout({ layout, isScreenHigh }: RouteDefinition): Promise<void> {
  try {
    if (layout === 'main') await loadMainLayout();
    else if (isScreenHigh) await loadScreenLayout();
  } catch {
    return;
  }
}

/** The page that follows a guest page for most. */
const AFTER: Readonly<Record<GuestRoute, RouteName>> = {
  signIn: 'activities',
  signUp: 'updateProfile',
};

/** Makes ready what most see once they are in. */
export function preloadAfter(guestRoute: GuestRoute): void {
  const name = AFTER[guestRoute];
  void pageOf(name).makeReady();
  void loadLayout(ROUTE_TABLE[name]);
}

/**
 * Fetches what the first screen will most likely need, beside the words and not after them. That is
 * the page of the address, or sign-up for a stranger.
 *
 * @returns null where the address is no page
 */
export function preloadFirstPage(): FirstPage | null {
  const route = routeOf(globalThis.location.pathname);
  if (!route) return null;
  const isGuarded = route.access === 'auth';
  const known = guardedPage(route);
  const isStranger = known === null && isGuarded && !isSignInRemembered();
  const { name } = isStranger ? ROUTE_TABLE.signUp : (known ?? route);
  const page = pageOf(name === 'home' ? 'activities' : name);
  // The router would draw the frame around nothing first.
  if (known?.name === 'home') globalThis.history.replaceState(null, '', routePath('activities'));
  page.preload();
  awaitFirstPage();
  // The session begins while the words and the frame are on their way.
  if (isGuarded && isSignInRemembered()) {
    preloadSession();
    startSession();
  }
  // The frame is drawn, empty, even before it is known who is there.
  return { page, isForAnyone: !isGuarded, layout: loadLayout(known ?? route) };
}
