import { ROUTE_TABLE } from '@tasuki/domain/navigation/route-table';
import { preloadSession } from '../data/sign-in/session.ts';
import { awaitFirstPage } from '../platform/live/light-reads.ts';
import { isSignInRemembered } from '../platform/session-store.ts';
import { routeOf } from './routing/current-route.ts';
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
  if (isGuarded && isSignInRemembered()) preloadSession();
  const likely = isGuarded && !isSignInRemembered() ? ROUTE_TABLE.signUp : route;
  const page = pageOf(likely.name === 'home' ? 'activities' : likely.name);
  page.preload();
  awaitFirstPage();
  // The frame is drawn, empty, even before it is known who is there.
  if (route.layout === 'main') loadMainLayout().catch(() => undefined);
  if (route.isScreenHigh) loadScreenLayout().catch(() => undefined);
  return { page, isForAnyone: !isGuarded };
}
