import type { TimeStretch } from '../recording.ts';
import type { Route, RoutePlace } from './route.ts';

/** As many points a drawn route has at most, however long the recording was. */
export const ROUTE_POINTS_MAXIMUM = 1500;
/** Before lines are straightened, whose time grows with the square of this. */
const CANDIDATES_MAXIMUM = 6000;
/** Readings further apart than this are joined by a line that shows that nothing is known. */
const GAP_SECONDS = 30;

/** A route as lines: where positions are known, and across what is missing between them. */
export interface RouteLines {
  known: readonly (readonly RoutePlace[])[];
  /** From the end of one known part to the beginning of the next. */
  missing: readonly (readonly [from: RoutePlace, to: RoutePlace])[];
}

/**
 * The lines of a route, with few enough points to be drawn at once. No place of the recording is further from them
 * than the tolerance. For a very long route it is doubled until they are few enough.
 *
 * @param toleranceMeters about half a pixel
 * @param stretch only this part; left out = all of it
 */
export function routeLines(
  route: Route,
  toleranceMeters: number,
  stretch?: TimeStretch,
): RouteLines {
  const parts = knownParts(route, stretch);
  const lines = simplified(parts, toleranceMeters);
  const missing = parts.slice(1).flatMap((part, index): [RoutePlace, RoutePlace][] => {
    const [from, to] = [parts[index]?.at(-1), part[0]];
    return from && to ? [[from, to]] : [];
  });
  return { known: lines, missing: missing.slice(0, ROUTE_POINTS_MAXIMUM) };
}

function knownParts(route: Route, stretch: TimeStretch | undefined): RoutePlace[][] {
  const { elapsedSeconds, eastMeters, northMeters } = route;
  const parts: RoutePlace[][] = [];
  let lastSeconds = -Infinity;
  for (let index = 0; index < elapsedSeconds.length; index += 1) {
    const seconds = elapsedSeconds[index] as number;
    const place = {
      eastMeters: eastMeters[index] as number,
      northMeters: northMeters[index] as number,
    };
    if (Number.isNaN(place.eastMeters)) continue;
    if (stretch && (seconds < stretch.startSeconds || seconds > stretch.endSeconds)) continue;
    const part = parts.at(-1);
    if (part && seconds - lastSeconds <= GAP_SECONDS) part.push(place);
    else parts.push([place]);
    lastSeconds = seconds;
  }
  return parts;
}

function simplified(parts: readonly RoutePlace[][], toleranceMeters: number): RoutePlace[][] {
  let tolerance = toleranceMeters;
  for (;;) {
    const step = tolerance;
    // Half of the tolerance for each of the two ways to leave points out.
    const thinned = parts.map((part) => withSteps(part, step / 2));
    if (pointsOf(thinned) <= CANDIDATES_MAXIMUM || isAllEnds(thinned)) {
      const lines = thinned.map((part) => straightened(part, step / 2));
      if (pointsOf(lines) <= ROUTE_POINTS_MAXIMUM || isAllEnds(lines)) {
        return lines.slice(0, ROUTE_POINTS_MAXIMUM / 2);
      }
    }
    tolerance *= 2;
  }
}

function pointsOf(parts: readonly (readonly RoutePlace[])[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** Nothing more can be left out of any part. */
function isAllEnds(parts: readonly (readonly RoutePlace[])[]): boolean {
  return parts.every(({ length }) => length <= 2);
}

/** Squared, since a root for each of some hundred thousand pairs takes time. */
function squaredDistance(a: RoutePlace, b: RoutePlace): number {
  const east = a.eastMeters - b.eastMeters;
  const north = a.northMeters - b.northMeters;
  return east * east + north * north;
}

/** The first and last place, and between them those that are a step away from the one before. */
function withSteps(part: readonly RoutePlace[], stepMeters: number): RoutePlace[] {
  const kept: RoutePlace[] = [];
  part.forEach((place, index) => {
    const last = kept.at(-1);
    const isEnd = index === part.length - 1;
    if (!last || isEnd || squaredDistance(last, place) >= stepMeters ** 2) kept.push(place);
  });
  return kept;
}

/** How far a place lies from the straight line between two others, squared. */
function squaredDistanceFromLine(place: RoutePlace, from: RoutePlace, to: RoutePlace): number {
  const lineEast = to.eastMeters - from.eastMeters;
  const lineNorth = to.northMeters - from.northMeters;
  const east = place.eastMeters - from.eastMeters;
  const north = place.northMeters - from.northMeters;
  const squaredLength = lineEast * lineEast + lineNorth * lineNorth;
  const along = squaredLength === 0 ? 0 : (east * lineEast + north * lineNorth) / squaredLength;
  const share = Math.min(1, Math.max(0, along));
  const awayEast = east - share * lineEast;
  const awayNorth = north - share * lineNorth;
  return awayEast * awayEast + awayNorth * awayNorth;
}

/** Leaves out what lies within the tolerance of a straight line (Douglas and Peucker 1973). */
function straightened(part: readonly RoutePlace[], toleranceMeters: number): RoutePlace[] {
  const last = part.length - 1;
  const kept = new Set([0, last]);
  const spans: [number, number][] = [[0, last]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [start, end] = [part[from] as RoutePlace, part[to] as RoutePlace];
    let squaredFarthest = 0;
    let farthestIndex = -1;
    for (let index = from + 1; index < to; index += 1) {
      const squaredAway = squaredDistanceFromLine(part[index] as RoutePlace, start, end);
      if (squaredAway > squaredFarthest) {
        squaredFarthest = squaredAway;
        farthestIndex = index;
      }
    }
    if (squaredFarthest <= toleranceMeters ** 2) continue;
    kept.add(farthestIndex);
    spans.push([from, farthestIndex], [farthestIndex, to]);
  }
  return part.filter((_, index) => kept.has(index));
}
