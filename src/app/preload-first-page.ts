import { ROUTE_TABLE } from '@tasuki/domain/navigation/route-table';
import { preloadSession } from '../data/session.ts';
import { isSignInRemembered } from '../platform/session-store.ts';
import { routeOf } from './current-route.ts';
import { loadMainLayout, loadScreenLayout } from './lazy-layouts.ts';
import { pageOf } from './page-registry.ts';

/**
 * Fetches what the first screen will most likely need, beside the words and
 * not after them: the page of the address, or sign-up for a stranger.
 *
 * @returns the namespaces of its words
 */
export function preloadFirstPage(): readonly string[] {
  const route = routeOf(globalThis.location.pathname);
  if (!route) return [];
  if (route.access === 'auth' && isSignInRemembered()) preloadSession();
  const isStranger = route.access === 'auth' && !isSignInRemembered();
  const likely = isStranger ? ROUTE_TABLE.signUp : route;
  const page = pageOf(likely.name === 'home' ? 'activities' : likely.name);
  page.preload();
  // The frame is drawn, empty, even before it is known who is there.
  if (route.layout === 'main') loadMainLayout().catch(() => undefined);
  if (route.isScreenHigh) loadScreenLayout().catch(() => undefined);
  return page.namespaces;
}
