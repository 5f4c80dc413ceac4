import { describe, expect, it } from 'vitest';
import type { TrackColumns } from '../recording.ts';
import { routeOf, type Route } from './route.ts';
import { exampleShiftWaves } from './example-shift-waves.ts';
import { hiddenShift, SHIFT_METERS_MAXIMUM } from './hidden-shift.ts';
import { HIDDEN_METERS, shownRouteLines } from './shown-route.ts';

/** A place every ten metres through these corners, in ten-metre steps, a second each. */
function routeThrough(corners: readonly (readonly [number, number])[]): Route {
  const places: [number, number][] = [];
  corners.slice(1).forEach(([east, north], index) => {
    const [fromEast, fromNorth] = corners[index] ?? [0, 0];
    const steps = Math.round(Math.hypot(east - fromEast, north - fromNorth) / 10);
    for (let step = 0; step < steps; step += 1) {
      const share = step / steps;
      places.push([fromEast + (east - fromEast) * share, fromNorth + (north - fromNorth) * share]);
    }
  });
  places.push([...(corners.at(-1) ?? [0, 0])] as [number, number]);
  return {
    elapsedSeconds: Float64Array.from(places, (_, index) => index * 3),
    eastMeters: Float64Array.from(places, ([east]) => east),
    northMeters: Float64Array.from(places, ([, north]) => north),
    bounds: { west: 0, east: 0, south: 0, north: 0 },
    middle: { latitudeDegrees: 0, longitudeDegrees: 0 },
  };
}

const HOME = { eastMeters: 0, northMeters: 0 };
const hidden = (hiddenMeters: number) => ({ hiddenMeters, shiftAt: () => HOME });

function nearestTo(place: typeof HOME, route: Route, hiddenMeters: number): number {
  const places = shownRouteLines(route, hidden(hiddenMeters), 1).flat();
  return Math.min(
    ...places.map(({ eastMeters, northMeters }) =>
      Math.hypot(eastMeters - place.eastMeters, northMeters - place.northMeters),
    ),
  );
}

describe('a route that others see', () => {
  const line = routeThrough([
    [0, 0],
    [5000, 0],
  ]);

  it.each([200, 500, 1000])('is without its first and last %i metres', (meters) => {
    expect(nearestTo(HOME, line, meters)).toBeGreaterThanOrEqual(meters);
    expect(nearestTo({ eastMeters: 5000, northMeters: 0 }, line, meters)).toBeGreaterThanOrEqual(
      meters,
    );
    expect(nearestTo(HOME, line, meters)).toBeLessThan(meters + SHIFT_METERS_MAXIMUM + 20);
  });

  it('hides the places around home whenever somebody passes them', () => {
    // Out, back past home, and out again on the other side.
    const pastHome = routeThrough([
      [0, 0],
      [3000, 0],
      [-3000, 20],
      [-3000, 3000],
      [0, 0],
    ]);
    expect(nearestTo(HOME, pastHome, 500)).toBeGreaterThanOrEqual(500);
    const lines = shownRouteLines(pastHome, hidden(500), 1);
    expect(lines.length).toBeGreaterThan(1);
    // No line leads across what is hidden.
    for (const [index, from] of lines
      .flatMap((part) => part.slice(0, -1).map((place, at) => [part, at, place] as const))
      .entries()) {
      const [part, at] = from;
      const [one, other] = [part[at], part[at + 1]];
      if (!one || !other) throw new Error(`no line ${index}`);
      const middle = {
        eastMeters: (one.eastMeters + other.eastMeters) / 2,
        northMeters: (one.northMeters + other.northMeters) / 2,
      };
      expect(Math.hypot(middle.eastMeters, middle.northMeters)).toBeGreaterThanOrEqual(480);
    }
  });

  it('is nothing where little is left', () => {
    const short = routeThrough([
      [0, 0],
      [1200, 0],
    ]);
    expect(shownRouteLines(short, hidden(500), 1)).toEqual([]);
    const roundTheTrack = routeThrough([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 0],
    ]);
    expect(shownRouteLines(roundTheTrack, hidden(200), 1)).toEqual([]);
  });

  it('does without positions', () => {
    const lost = { ...line, eastMeters: line.eastMeters.map(() => Number.NaN) };
    expect(shownRouteLines(lost, hidden(500), 1)).toEqual([]);
    const holed = {
      ...line,
      eastMeters: line.eastMeters.map((east, index) =>
        index < 30 || (index > 200 && index < 230) ? Number.NaN : east,
      ),
    };
    // The first known place is hidden like a start.
    expect(nearestTo({ eastMeters: 300, northMeters: 0 }, holed, 500)).toBeGreaterThanOrEqual(500);
  });
});

/** From one place straight to another, in degrees, a place each three metres. */
function trackBetween(from: readonly [number, number], to: readonly [number, number]) {
  const count = 1500;
  const column = (which: 0 | 1) =>
    Float64Array.from({ length: count + 1 }, (_, index) => {
      const share = index / count;
      return from[which] * (1 - share) + to[which] * share;
    });
  return {
    elapsedSeconds: Float64Array.from({ length: count + 1 }, (_, index) => index),
    latitudeDegrees: column(0),
    longitudeDegrees: column(1),
  };
}

const WAVES = exampleShiftWaves(1);
const METERS_PER_DEGREE = 111_195;

/** What of a run is shown, in metres from a place that it begins or ends at. */
function shownFrom(end: 'start' | 'finish', track: TrackColumns, hiddenMeters: number) {
  const route = routeOf(track);
  if (!route) throw new Error('no route');
  const at = end === 'start' ? 0 : route.eastMeters.length - 1;
  const shiftAt = (index: number) =>
    hiddenShift(
      {
        latitudeDegrees: track.latitudeDegrees[index] ?? 0,
        longitudeDegrees: track.longitudeDegrees[index] ?? 0,
      },
      WAVES,
    );
  const lines = shownRouteLines(route, { hiddenMeters, shiftAt }, 1).flat();
  const distances = lines.map(({ eastMeters, northMeters }) =>
    Math.hypot(
      eastMeters - (route.eastMeters[at] ?? 0),
      northMeters - (route.northMeters[at] ?? 0),
    ),
  );
  return Math.min(...distances);
}

/** The middle and the radius of what pictures of four runs from a home hide, as whoever sees them finds it. */
function circleOf([latitude, longitude]: readonly [number, number], hiddenMeters: number) {
  const ends = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ].map(([north = 0, east = 0]) => {
    const eastDegrees = 0.04 / Math.cos((latitude * Math.PI) / 180);
    const to = [latitude + 0.04 * north, longitude + eastDegrees * east] as const;
    return shownFrom('start', trackBetween([latitude, longitude], to), hiddenMeters);
  });
  const [east = 0, west = 0, north = 0, south = 0] = ends;
  const middle = { eastMeters: (east - west) / 2, northMeters: (north - south) / 2 };
  const radiusMeters = Math.hypot((east + west) / 2, middle.northMeters);
  return { middle, radiusMeters, nearest: Math.min(...ends) };
}

const apart = (one: typeof HOME, other: typeof HOME) =>
  Math.hypot(one.eastMeters - other.eastMeters, one.northMeters - other.northMeters);

describe('where the hidden circle lies', () => {
  const homes = Array.from(
    { length: 8 },
    (_, index) => [35 + (index % 7) / 11, 139 + index / 13] as const,
  );

  it('is the same however much is hidden, so that two pictures give no home away', () => {
    for (const home of homes) {
      const circles = HIDDEN_METERS.map((meters) => circleOf(home, meters));
      const [small, middle, large] = circles;
      if (!small || !middle || !large) throw new Error('no circle');
      expect(apart(small.middle, middle.middle)).toBeLessThan(5);
      expect(apart(small.middle, large.middle)).toBeLessThan(5);
      // Nor does the radius say how far the home is from the middle.
      expect(Math.abs(middle.radiusMeters - 750)).toBeLessThan(5);
      expect(middle.nearest).toBeGreaterThanOrEqual(500);
    }
  });

  it('moves by little more than the error of a fix, at no home by more', () => {
    const [latitude, longitude] = homes[0] ?? [0, 0];
    const moved = Array.from({ length: 10 }, (_, index) => {
      // Every place of a street, which no grid could spare.
      const at = (meters: number) =>
        circleOf([latitude + meters / METERS_PER_DEGREE, longitude], 500).middle;
      return apart(at(index * 70), at(index * 70 + 10));
    });
    expect(Math.max(...moved)).toBeLessThan(25);
  });

  it('is the same around a home that runs end at, wherever they began', () => {
    const home = [35.6, 139.7] as const;
    const shown = Array.from({ length: 8 }, (_, index) =>
      shownFrom('finish', trackBetween([35.57 - index / 400, 139.7], home), 500),
    );
    expect(Math.max(...shown) - Math.min(...shown)).toBeLessThan(5);
  });
});
