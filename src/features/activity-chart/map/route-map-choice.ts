/** Removed at sign-out, as everything under `tasuki.personal.` is. */
const KEY = 'tasuki.personal.routeMap';

/**
 * Whether this browser shows a map of this provider behind routes; only after the person asks for
 * it. A choice of another provider does not count.
 *
 * @param provider who receives what the map sends
 */
export function isRouteMapOn(provider: string): boolean {
  try {
    return provider !== '' && globalThis.localStorage.getItem(KEY) === provider;
  } catch {
    return false;
  }
}

/** Keeps the choice, where the browser lets anything be kept. */
export function setRouteMap(provider: string, isOn: boolean): void {
  try {
    if (isOn) globalThis.localStorage.setItem(KEY, provider);
    else globalThis.localStorage.removeItem(KEY);
  } catch {
    // Then it holds for this page.
  }
}
