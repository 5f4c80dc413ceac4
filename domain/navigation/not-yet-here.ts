import type { RouteName } from './route-table.ts';

/**
 * Routes whose page comes later: behind the right guard they say plainly that
 * they are not here yet. A page that is built leaves this list.
 */
export const NOT_YET_HERE = ['coachSubscribe'] as const satisfies readonly RouteName[];

export type NotYetHereRoute = (typeof NOT_YET_HERE)[number];
/** Routes that have their page. */
export type BuiltRoute = Exclude<RouteName, NotYetHereRoute>;
