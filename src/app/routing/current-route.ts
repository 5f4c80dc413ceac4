import { matchRoutes, useLocation } from 'react-router-dom';
import {
  APPLICATION_PLACES,
  type Application,
  type Place,
} from '@tasuki/domain/navigation/application';
import {
  ROUTE_NAMES,
  ROUTE_TABLE,
  type RouteDefinition,
  type RouteName,
} from '@tasuki/domain/navigation/route-table';

const MATCHED = ROUTE_NAMES.map((name) => ({ id: name, path: ROUTE_TABLE[name].path }));

/** The router ranks all routes anew for each address it is asked for, and every part of the frame asks. */
const routesByPath = new Map<string, RouteDefinition | null>();
const PATHS_KEPT = 50;

function matchedRoute(pathname: string): RouteDefinition | null {
  const match = matchRoutes(MATCHED, pathname)?.at(-1);
  return match ? ROUTE_TABLE[match.route.id] : null;
}

/** The table's route for an address; null = no such page. */
export function routeOf(pathname: string): RouteDefinition | null {
  const known = routesByPath.get(pathname);
  if (known !== undefined) return known;
  const route = matchedRoute(pathname);
  if (routesByPath.size >= PATHS_KEPT) routesByPath.clear();
  routesByPath.set(pathname, route);
  return route;
}

/** The table's route of the page on screen. */
export function useCurrentRoute(): RouteDefinition | null {
  return routeOf(useLocation().pathname);
}

/** The list that stands at the left of this page on a wide screen: itself, or the one it belongs to. */
export function listBeside(route: RouteDefinition): RouteName | null {
  if (route.beside) return route.beside;
  return ROUTE_NAMES.some((name) => ROUTE_TABLE[name].beside === route.name) ? route.name : null;
}

/** Which of an application's places a page belongs to. */
export function placeOf(route: RouteDefinition, application: Application): Place | null {
  const places: readonly Place[] = APPLICATION_PLACES[application];
  for (
    let current: RouteDefinition | null = route;
    current;
    current = current.parent ? ROUTE_TABLE[current.parent] : null
  ) {
    const { name } = current;
    const place = places.find((candidate) => candidate === name);
    if (place) return place;
  }
  return null;
}
