import type { TrackColumns } from '../recording.ts';

/** Where somebody was, in metres from the middle of their route; north is up. */
export interface RoutePlace {
  eastMeters: number;
  northMeters: number;
}

/**
 * The positions of one activity on a plane, column by column, NaN where there is none.
 * `elapsedSeconds` is the track's own.
 */
export interface Route {
  elapsedSeconds: Float64Array;
  eastMeters: Float64Array;
  northMeters: Float64Array;
  bounds: RouteBounds;
  /** Where the plane touches the Earth. */
  middle: GeoPlace;
}

/** A place as maps name it. */
export interface GeoPlace {
  latitudeDegrees: number;
  longitudeDegrees: number;
}

/** The smallest rectangle that holds the route. */
export interface RouteBounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Mean radius of the Earth (IUGG), metres. */
export const EARTH_RADIUS_METERS = 6_371_008.8;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** A recording that stayed within this distance has a place, and no route. */
const EXTENT_MINIMUM_METERS = 30;
/** No sport that is recorded on foot, wheels, skis or water is faster; a jump beyond is a false fix. */
const SPEED_MAXIMUM_METERS_PER_SECOND = 100;
/** A fix may be off by this much, however short the time. */
const FIX_ERROR_METERS = 100;

type Vector = readonly [x: number, y: number, z: number];

/** The way from the middle of the Earth to a place, one long. */
export function vectorOf(latitudeDegrees: number, longitudeDegrees: number): Vector {
  const latitude = latitudeDegrees * RADIANS_PER_DEGREE;
  const longitude = longitudeDegrees * RADIANS_PER_DEGREE;
  const fromAxis = Math.cos(latitude);
  return [fromAxis * Math.cos(longitude), fromAxis * Math.sin(longitude), Math.sin(latitude)];
}

function product(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Between the ends of two vectors. Math.hypot takes many times as long, which each reading of a route would wait for. */
function lengthOf(a: Vector, b: Vector): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(x * x + y * y + z * z);
}

function scaled([x, y, z]: Vector, factor: number): Vector {
  return [x * factor, y * factor, z * factor];
}

/** East and north in the middle of the route; at a pole, where there is no east, any two directions. */
function directionsAt([x, y, z]: Vector): { east: Vector; north: Vector } {
  const fromAxis = Math.hypot(x, y);
  const east: Vector = fromAxis < 1e-9 ? [0, 1, 0] : [-y / fromAxis, x / fromAxis, 0];
  return {
    east,
    north: [-z * east[1], z * east[0], x * east[1] - y * east[0]],
  };
}

/**
 * The route of a track, projected on the plane that touches the Earth in its middle. As no degree is
 * used as a length, it has its true shape near the poles and across 180° of longitude. A hundred
 * kilometres from the middle a length is a ten-thousandth too short.
 *
 * @returns null where nobody went anywhere
 */
export function routeOf({
  elapsedSeconds,
  latitudeDegrees,
  longitudeDegrees,
}: TrackColumns): Route | null {
  const places: (Vector | null)[] = Array.from(latitudeDegrees, (latitude, index) => {
    const longitude = longitudeDegrees[index] ?? Number.NaN;
    return Number.isNaN(latitude + longitude) ? null : vectorOf(latitude, longitude);
  });
  dropFalseFixes(places, elapsedSeconds);
  const middle = middleOf(places);
  if (!middle) return null;
  const { east, north } = directionsAt(middle);
  const along = (direction: Vector) =>
    Float64Array.from(places, (place) =>
      place ? EARTH_RADIUS_METERS * product(place, direction) : Number.NaN,
    );
  const eastMeters = along(east);
  const northMeters = along(north);
  const bounds = boundsOf(eastMeters, northMeters);
  const extent = Math.max(bounds.east - bounds.west, bounds.north - bounds.south);
  return extent < EXTENT_MINIMUM_METERS
    ? null
    : { elapsedSeconds, eastMeters, northMeters, bounds, middle: degreesOf(middle) };
}

/** Takes out each place that can be reached from neither of its neighbours. */
function dropFalseFixes(places: (Vector | null)[], elapsedSeconds: Float64Array): void {
  const known = places.flatMap((place, index) => (place ? [{ place, index }] : []));
  const isReachable = (from: number, to: number) => {
    const [one, other] = [known[from], known[to]];
    if (!one || !other) return false;
    const seconds = Math.abs((elapsedSeconds[other.index] ?? 0) - (elapsedSeconds[one.index] ?? 0));
    const meters = EARTH_RADIUS_METERS * lengthOf(one.place, other.place);
    return meters <= FIX_ERROR_METERS + SPEED_MAXIMUM_METERS_PER_SECOND * seconds;
  };
  known.forEach(({ index }, position) => {
    if (!isReachable(position, position - 1) && !isReachable(position, position + 1)) {
      places[index] = null;
    }
  });
}

function middleOf(places: readonly (Vector | null)[]): Vector | null {
  let [x, y, z] = [0, 0, 0];
  for (const place of places) {
    if (!place) continue;
    x += place[0];
    y += place[1];
    z += place[2];
  }
  const length = Math.hypot(x, y, z);
  return length === 0 ? null : scaled([x, y, z], 1 / length);
}

function degreesOf([x, y, z]: Vector): GeoPlace {
  return {
    latitudeDegrees: Math.atan2(z, Math.hypot(x, y)) / RADIANS_PER_DEGREE,
    longitudeDegrees: Math.atan2(y, x) / RADIANS_PER_DEGREE,
  };
}

/** The place on the Earth of a place on a route's plane. */
export function geoPlaceOf(
  { middle }: Pick<Route, 'middle'>,
  { eastMeters, northMeters }: RoutePlace,
): GeoPlace {
  const up = vectorOf(middle.latitudeDegrees, middle.longitudeDegrees);
  const { east, north } = directionsAt(up);
  const [toEast, toNorth] = [eastMeters / EARTH_RADIUS_METERS, northMeters / EARTH_RADIUS_METERS];
  const toUp = Math.sqrt(Math.max(0, 1 - toEast ** 2 - toNorth ** 2));
  return degreesOf([
    toUp * up[0] + toEast * east[0] + toNorth * north[0],
    toUp * up[1] + toEast * east[1] + toNorth * north[1],
    toUp * up[2] + toEast * east[2] + toNorth * north[2],
  ]);
}

function boundsOf(eastMeters: Float64Array, northMeters: Float64Array): RouteBounds {
  const bounds = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  eastMeters.forEach((east, index) => {
    const north = northMeters[index] ?? Number.NaN;
    if (Number.isNaN(east)) return;
    bounds.west = Math.min(bounds.west, east);
    bounds.east = Math.max(bounds.east, east);
    bounds.south = Math.min(bounds.south, north);
    bounds.north = Math.max(bounds.north, north);
  });
  return bounds;
}

/** The last index with a position at a moment or before it; -1 where there is none. */
function knownIndexBefore(route: Route, seconds: number): number {
  let [low, high] = [0, route.elapsedSeconds.length];
  while (low < high) {
    const half = (low + high) >>> 1;
    if ((route.elapsedSeconds[half] ?? Infinity) <= seconds) low = half + 1;
    else high = half;
  }
  let index = low - 1;
  while (index >= 0 && Number.isNaN(route.eastMeters[index])) index -= 1;
  return index;
}

/** Where the runner was at a moment, between two readings on the straight line; null = not known. */
export function routePlaceAt(route: Route, seconds: number): RoutePlace | null {
  const { elapsedSeconds, eastMeters, northMeters } = route;
  const before = knownIndexBefore(route, seconds);
  let after = before + 1;
  while (after < eastMeters.length && Number.isNaN(eastMeters[after])) after += 1;
  const isOutside = before < 0 || after >= eastMeters.length;
  if (isOutside) return placeOf(route, before < 0 ? after : before);
  const [from, to] = [elapsedSeconds[before] as number, elapsedSeconds[after] as number];
  const share = to > from ? (seconds - from) / (to - from) : 0;
  const between = (column: Float64Array) =>
    (column[before] as number) + share * ((column[after] as number) - (column[before] as number));
  return { eastMeters: between(eastMeters), northMeters: between(northMeters) };
}

function placeOf({ eastMeters, northMeters }: Route, index: number): RoutePlace | null {
  const [east, north] = [eastMeters[index], northMeters[index]];
  return east === undefined || north === undefined
    ? null
    : { eastMeters: east, northMeters: north };
}

/** As near as the nearest, for a finger: laps of a track lie on each other. */
const SAME_PLACE_METERS = 15;

/**
 * When the runner was nearest to a place. Where they passed it several times, the pass nearest in
 * time to the moment shown now.
 *
 * @param shownSeconds the moment shown now; null = none
 * @returns null where no position is known
 */
export function routeSecondsNear(
  route: Route,
  { eastMeters, northMeters }: RoutePlace,
  shownSeconds: number | null,
): number | null {
  const distanceTo = (index: number) =>
    Math.hypot(
      (route.eastMeters[index] as number) - eastMeters,
      (route.northMeters[index] as number) - northMeters,
    );
  let nearest = Infinity;
  for (let index = 0; index < route.eastMeters.length; index += 1) {
    nearest = Math.min(nearest, orInfinite(distanceTo(index)));
  }
  const passes = nearestOfEachPass(route, distanceTo, nearest + SAME_PLACE_METERS);
  if (shownSeconds === null) return passes[0] ?? null;
  return passes.reduce<number | null>(
    (found, seconds) =>
      found === null || Math.abs(seconds - shownSeconds) < Math.abs(found - shownSeconds)
        ? seconds
        : found,
    null,
  );
}

function orInfinite(meters: number): number {
  return Number.isNaN(meters) ? Infinity : meters;
}

/** When the runner was nearest, once for each time that they came within a distance. */
function nearestOfEachPass(
  { elapsedSeconds }: Route,
  distanceTo: (index: number) => number,
  withinMeters: number,
): number[] {
  const passes: number[] = [];
  let nearest = Infinity;
  elapsedSeconds.forEach((seconds, index) => {
    const meters = distanceTo(index);
    if (meters > withinMeters) nearest = Infinity;
    if (!(meters <= withinMeters && meters < nearest)) return;
    if (nearest === Infinity) passes.push(seconds);
    else passes[passes.length - 1] = seconds;
    nearest = meters;
  });
  return passes;
}
