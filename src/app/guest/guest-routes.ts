import type { MouseEvent } from 'react';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { GUEST_ROUTES, type GuestRoute } from '@tasuki/domain/navigation/static-routes';

/** Which guest page stands at a path; null = none. */
export function guestRouteAt(path: string): GuestRoute | null {
  return GUEST_ROUTES.find((name) => routePath(name) === path) ?? null;
}

/** Whether the browser is asked for something else than to follow the link in this tab. */
export function isLeftToBrowser(event: MouseEvent): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}
