import { PUBLIC_PAGES } from './public-pages.ts';
import type { RouteName } from './route-table.ts';

/** Pages by which one comes in. They work before the app is loaded. */
export const GUEST_ROUTES = ['signIn', 'signUp'] as const satisfies readonly RouteName[];
export type GuestRoute = (typeof GUEST_ROUTES)[number];

/** Pages that are drawn at build time, so that a stranger reads them before any script runs. */
export const STATIC_ROUTES = [
  ...GUEST_ROUTES,
  ...PUBLIC_PAGES,
] as const satisfies readonly RouteName[];
export type StaticRoute = (typeof STATIC_ROUTES)[number];

/** A page as it is drawn at build time, in one language. */
export interface StaticPage {
  /** The content of `#root`, which the script takes over. */
  markup: string;
  /** The rules that the markup needs. */
  styles: string;
  title: string;
  /** The text that search engines and messengers show below it; null = the one of index.html. */
  description: string | null;
}
