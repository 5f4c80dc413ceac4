import { SHIFT_METERS_MAXIMUM } from './hidden-shift.ts';
import type { Route, RoutePlace } from './route.ts';
import { routeLines } from './route-lines.ts';

/** How much of a route around its ends may be left out of what others see. Metres. */
export const HIDDEN_METERS = [200, 500, 1000] as const;
export type HiddenMeters = (typeof HIDDEN_METERS)[number];

/** Less of a route than this shows nothing. */
const SHOWN_METERS_MINIMUM = 500;

/** What of a route is left out. */
export interface HiddenEnds {
  hiddenMeters: number;
  /** Of the hidden circle around the place at an index of the route, as `hiddenShift` says. */
  shiftAt: (index: number) => RoutePlace;
}

/**
 * The lines of a route for others to see. Its first and last metres are left out. So is every place
 * within as many metres of where it began or ended, and more on one side, whenever somebody passed there.
 *
 * @param toleranceMeters as of {@link routeLines}
 * @returns no lines where too little is left
 */
export function shownRouteLines(
  route: Route,
  hidden: HiddenEnds,
  toleranceMeters: number,
): readonly (readonly RoutePlace[])[] {
  const parts = shownParts(route, hidden);
  const meters = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  if (meters < SHOWN_METERS_MINIMUM) return [];
  // Each part alone: no line leads across what is hidden.
  return parts.flatMap((part) => routeLines(part, toleranceMeters).known);
}

function shownParts(route: Route, { hiddenMeters, shiftAt }: HiddenEnds): Route[] {
  const { eastMeters, northMeters } = route;
  const count = eastMeters.length;
  const isKnown = (index: number) => !Number.isNaN(eastMeters[index]);
  const known = Array.from({ length: count }, (_, index) => index).filter(isKnown);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const apart = (one: number, other: number) =>
    Math.hypot(
      (eastMeters[one] ?? 0) - (eastMeters[other] ?? 0),
      (northMeters[one] ?? 0) - (northMeters[other] ?? 0),
    );
  const fromStart = new Float64Array(count);
  let whole = 0;
  known.forEach((index, position) => {
    const before = known[position - 1];
    whole += before === undefined ? 0 : apart(before, index);
    fromStart[index] = whole;
  });
  // So large that each shifted circle holds all that lies within the hidden metres. Always as large, as its size would
  // say how far it is shifted.
  const radiusMeters = hiddenMeters + SHIFT_METERS_MAXIMUM;
  const circles = [first, last].map((end) => {
    const shift = shiftAt(end);
    return {
      east: (eastMeters[end] ?? 0) + shift.eastMeters,
      north: (northMeters[end] ?? 0) + shift.northMeters,
    };
  });
  const isInCircle = (index: number) =>
    circles.some(
      ({ east, north }) =>
        Math.hypot((eastMeters[index] ?? 0) - east, (northMeters[index] ?? 0) - north) <
        radiusMeters,
    );
  const isShown = (index: number) => {
    const along = fromStart[index] ?? 0;
    return Math.min(along, whole - along) >= hiddenMeters && !isInCircle(index);
  };
  const parts: Route[] = [];
  let from: number | null = null;
  for (let index = 0; index <= count; index += 1) {
    // A place without a position hides nothing and shows nothing.
    if (index < count && !isKnown(index)) continue;
    const isOpen = index < count && isShown(index);
    if (isOpen) from ??= index;
    else if (from !== null) {
      parts.push(partOf(route, from, index));
      from = null;
    }
  }
  return parts;
}

function partOf(route: Route, from: number, to: number): Route {
  return {
    ...route,
    elapsedSeconds: route.elapsedSeconds.subarray(from, to),
    eastMeters: route.eastMeters.subarray(from, to),
    northMeters: route.northMeters.subarray(from, to),
  };
}

function lengthOf({ eastMeters, northMeters }: Route): number {
  let meters = 0;
  for (let index = 1; index < eastMeters.length; index += 1) {
    const step = Math.hypot(
      (eastMeters[index] ?? 0) - (eastMeters[index - 1] ?? 0),
      (northMeters[index] ?? 0) - (northMeters[index - 1] ?? 0),
    );
    if (!Number.isNaN(step)) meters += step;
  }
  return meters;
}
