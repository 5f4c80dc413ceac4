import { ROUTE_TABLE, type RouteName } from '../navigation/route-table.ts';

/** A page that was opened, as analytics receive it: no id, no query, no title that names somebody. */
export interface PageVisit {
  /** The path with names in place of ids, e.g. '/activities/:activityId'. */
  path: string;
  /** The address of the page with that path. */
  location: string;
  /** The page before, or the site from which the person came; '' = neither. */
  referrer: string;
}

/** The path of a page that the app does not have. */
const UNKNOWN_PATH = '/:unknown';

/** Pages whose address holds a code of a mail, an invitation, a sign-in or a payment. */
const SECRET_ADDRESSES: ReadonlySet<RouteName> = new Set<RouteName>([
  'authAction',
  'googleCallback',
  'stravaCallback',
  'garminCallback',
  'coachPlanCallback',
  'coachSubscriptionEditCallback',
  'subscriptionCallback',
  'purchaseCallback',
  'joinGroup',
]);

/** Whether the whole address of a page must stay between the person and us. */
export function isAddressSecret(route: RouteName): boolean {
  return SECRET_ADDRESSES.has(route);
}

/** The path of a route with the names of its parameters. */
export function namedPath(route: RouteName | null): string {
  return route === null ? UNKNOWN_PATH : `/${ROUTE_TABLE[route].path}`;
}

/**
 * The part of a referrer that may be sent: its origin, or the named path of a page of ours. The
 * rest of an address may hold somebody's name.
 *
 * @param referrer the address that led here; null = none is known
 * @param routeAt finds the route of a path of ours
 */
export function namedReferrer(
  referrer: { origin: string; pathname: string } | null,
  ownOrigin: string,
  routeAt: (path: string) => RouteName | null,
): string {
  if (referrer === null) return '';
  const { origin, pathname } = referrer;
  return origin === ownOrigin ? `${origin}${namedPath(routeAt(pathname))}` : origin;
}

/** The name of a visit if the settings name none for the host. */
const USUAL_EVENT_NAME = 'page_view';

/** As Google Analytics allows them. */
const EVENT_NAME_PATTERN = /^[A-Za-z]\w{0,39}$/;

/**
 * The fault of the setting that names events, or null.
 *
 * @param setting e.g. 'tasuki.example=runner_visit,athlete.tasuki.example=athlete_visit'
 */
export function eventNamesProblem(setting: string): string | null {
  const isGood = pairsOf(setting).every(
    ([host = '', name = '', ...rest]) =>
      rest.length === 0 && host !== '' && EVENT_NAME_PATTERN.test(name),
  );
  return isGood ? null : 'must be host=event_name, several separated by commas';
}

/** The name of a visit on a host; with www. in front it has the same name as without. */
export function visitEventName(setting: string, host: string): string {
  const bareHost = host.replace(/^www\./, '');
  const pair = pairsOf(setting).find(([named = '']) => named.replace(/^www\./, '') === bareHost);
  return pair?.[1] ?? USUAL_EVENT_NAME;
}

function pairsOf(setting: string): string[][] {
  return setting
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => pair.split('=').map((part) => part.trim()));
}
