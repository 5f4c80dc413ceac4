/** Removed at sign-out, as everything under `tasuki.personal.` is. */
const KEY = 'tasuki.personal.routeMap';

/** Whether this browser shows a map behind routes; not until somebody asks for it. */
export function isRouteMapOn(): boolean {
  try {
    return globalThis.localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Keeps the choice, where the browser lets anything be kept. */
export function setRouteMap(isOn: boolean): void {
  try {
    if (isOn) globalThis.localStorage.setItem(KEY, 'on');
    else globalThis.localStorage.removeItem(KEY);
  } catch {
    // Then it holds for this page.
  }
}
