import { describe, expect, it } from 'vitest';
import type { TrackColumns } from '../recording.ts';
import { ROUTE_POINTS_MAXIMUM, routeLines } from './route-lines.ts';
import { geoPlaceOf, routeOf, routePlaceAt, routeSecondsNear, type Route } from './route.ts';

function trackOf(positions: readonly (readonly [number, number])[], stepSeconds = 1): TrackColumns {
  return {
    elapsedSeconds: Float64Array.from(positions, (_, index) => index * stepSeconds),
    latitudeDegrees: Float64Array.from(positions, ([latitude]) => latitude),
    longitudeDegrees: Float64Array.from(positions, ([, longitude]) => longitude),
  };
}

function routeThrough(positions: readonly (readonly [number, number])[], stepSeconds = 600): Route {
  const route = routeOf(trackOf(positions, stepSeconds));
  if (!route) throw new Error('There is no route');
  return route;
}

function lengthOf(route: Route): number {
  let meters = 0;
  for (let index = 1; index < route.eastMeters.length; index += 1) {
    meters += Math.hypot(
      (route.eastMeters[index] as number) - (route.eastMeters[index - 1] as number),
      (route.northMeters[index] as number) - (route.northMeters[index - 1] as number),
    );
  }
  return meters;
}

/** A square of a kilometre to the north-east of a position, by the length of a degree there. */
function square(latitude: number, longitude: number): [number, number][] {
  const north = 1 / 111.195;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const wrapped = (degrees: number) => (degrees > 180 ? degrees - 360 : degrees);
  return [
    [latitude, longitude],
    [latitude, wrapped(longitude + east)],
    [latitude + north, wrapped(longitude + east)],
    [latitude + north, longitude],
    [latitude, longitude],
  ];
}

describe('the route of a track', () => {
  it.each([
    ['Tokyo', 35.68, 139.76],
    ['Tromsø', 69.65, 18.96],
    ['Svalbard', 78.2, 15.6],
    ['Fiji, across 180°', -17.8, 179.996],
    ['Greenwich', 51.48, -0.002],
    ['Ushuaia', -54.8, -68.3],
  ])('has its true shape in %s', (_, latitude, longitude) => {
    const route = routeThrough(square(latitude, longitude));
    expect(lengthOf(route)).toBeGreaterThan(3990);
    expect(lengthOf(route)).toBeLessThan(4010);
    const { west, east, south, north } = route.bounds;
    expect((east - west) / (north - south)).toBeCloseTo(1, 1);
    expect(routePlaceAt(route, 0)?.eastMeters).toBeLessThan(0);
    expect(routePlaceAt(route, 0)?.northMeters).toBeLessThan(0);
  });

  it.each([
    ['Tokyo', 35.68, 139.76],
    ['Fiji, across 180°', -17.8, 179.996],
    ['Svalbard', 78.2, 15.6],
  ])('knows its places on a map in %s', (_, latitude, longitude) => {
    const corners = square(latitude, longitude);
    const route = routeThrough(corners);
    corners.forEach((corner, index) => {
      const place = routePlaceAt(route, index * 600);
      if (!place) throw new Error('no place');
      const { latitudeDegrees, longitudeDegrees } = geoPlaceOf(route, place);
      expect(latitudeDegrees).toBeCloseTo(corner[0], 9);
      expect(longitudeDegrees).toBeCloseTo(corner[1], 9);
    });
  });

  it('goes across the pole', () => {
    const route = routeThrough([
      [89.99, 0],
      [90, 0],
      [89.99, 180],
    ]);
    expect(lengthOf(route)).toBeCloseTo(2224, -1);
  });

  it('leaves out a false fix, and the first one too', () => {
    const [start, ...rest] = square(35, 139);
    const route = routeThrough([[0.5, 0.5], start as [number, number], ...rest]);
    expect(route.bounds.east - route.bounds.west).toBeLessThan(1100);
    expect(routePlaceAt(route, 0)?.eastMeters).toBeLessThan(0);
  });

  it('is nothing without positions, and where nobody went anywhere', () => {
    expect(routeOf(trackOf([]))).toBeNull();
    expect(routeOf(trackOf([[Number.NaN, Number.NaN]]))).toBeNull();
    expect(
      routeOf(
        trackOf([
          [35, 139],
          [35.0001, 139],
        ]),
      ),
    ).toBeNull();
  });
});

describe('a place on the route', () => {
  const route = routeThrough(square(35, 139));

  it('lies between two readings, and at an end before and after', () => {
    const half = routePlaceAt(route, 300);
    expect(half?.eastMeters).toBeCloseTo(
      ((route.eastMeters[0] as number) + (route.eastMeters[1] as number)) / 2,
      3,
    );
    expect(routePlaceAt(route, -5)).toEqual(routePlaceAt(route, 0));
    expect(routePlaceAt(route, 99_999)).toEqual(routePlaceAt(route, 2400));
  });

  it('goes straight across what is missing', () => {
    const [first, , third] = square(35, 139);
    const holed = routeThrough([
      first as [number, number],
      [Number.NaN, Number.NaN],
      third as [number, number],
    ]);
    expect(routePlaceAt(holed, 600)?.eastMeters).toBeCloseTo(0, 0);
  });

  it('is found again by a finger, at the pass nearest to what is shown', () => {
    const start = { eastMeters: route.eastMeters[0] ?? 0, northMeters: route.northMeters[0] ?? 0 };
    expect(routeSecondsNear(route, start, null)).toBe(0);
    expect(routeSecondsNear(route, start, 2000)).toBe(2400);
    expect(routeSecondsNear(route, start, 100)).toBe(0);
  });
});

describe('the lines of a route', () => {
  it('need two points for a straight road, and keep its corners', () => {
    const straight = Array.from({ length: 500 }, (_, index): [number, number] => [
      35 + index * 0.00003,
      139,
    ]);
    expect(routeLines(routeThrough(straight, 1), 2).known).toHaveLength(1);
    expect(routeLines(routeThrough(straight, 1), 2).known[0]).toHaveLength(2);
    const corner = [
      ...straight,
      ...straight.map(([, longitude], index): [number, number] => [
        35 + 499 * 0.00003,
        longitude + index * 0.00003,
      ]),
    ];
    expect(routeLines(routeThrough(corner, 1), 2).known[0]).toHaveLength(3);
  });

  it('stay few, and near the recording, over four days', () => {
    const wandering = Array.from({ length: 400_000 }, (_, index): [number, number] => [
      35 + Math.sin(index / 97) * 0.01 + Math.sin(index / 7919) * 0.1,
      139 + Math.cos(index / 89) * 0.01 + Math.cos(index / 6121) * 0.1,
    ]);
    const { known } = routeLines(routeThrough(wandering, 1), 1);
    const points = known.flat().length;
    expect(points).toBeLessThanOrEqual(ROUTE_POINTS_MAXIMUM);
    expect(points).toBeGreaterThan(300);
  });

  it('show where positions are missing', () => {
    const places = square(35, 139);
    const { known, missing } = routeLines(routeThrough(places, 600), 1);
    expect(known).toHaveLength(5);
    expect(missing).toHaveLength(4);
  });

  it('are those of a part alone', () => {
    const straight = Array.from({ length: 100 }, (_, index): [number, number] => [
      35 + index * 0.00003,
      139,
    ]);
    const route = routeThrough(straight, 1);
    const [part] = routeLines(route, 1, { startSeconds: 10, endSeconds: 20 }).known;
    expect(part?.[0]).toEqual(routePlaceAt(route, 10));
    expect(part?.at(-1)).toEqual(routePlaceAt(route, 20));
  });

  it('end when nothing more can be left out', () => {
    const sparse = Array.from({ length: 20_000 }, (_, index): [number, number] => [
      35 + (index % 2) * 0.001 + index * 0.000001,
      139,
    ]);
    const { known } = routeLines(routeThrough(sparse, 60), 1);
    expect(known.length).toBeLessThanOrEqual(ROUTE_POINTS_MAXIMUM);
  });
});
