import { describe, expect, it } from 'vitest';
import type { Route } from './route.ts';
import { shownRouteLines } from './shown-route.ts';

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
  };
}

const HOME = { eastMeters: 0, northMeters: 0 };

function nearestTo(place: typeof HOME, route: Route, hiddenMeters: number): number {
  const places = shownRouteLines(route, hiddenMeters, 1).flat();
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

  it.each([200, 500, 1000])('is without its first and last %i metres', (hidden) => {
    expect(nearestTo(HOME, line, hidden)).toBeGreaterThanOrEqual(hidden);
    expect(nearestTo({ eastMeters: 5000, northMeters: 0 }, line, hidden)).toBeGreaterThanOrEqual(
      hidden,
    );
    expect(nearestTo(HOME, line, hidden)).toBeLessThan(hidden + 20);
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
    const lines = shownRouteLines(pastHome, 500, 1);
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
    expect(shownRouteLines(short, 500, 1)).toEqual([]);
    const roundTheTrack = routeThrough([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 0],
    ]);
    expect(shownRouteLines(roundTheTrack, 200, 1)).toEqual([]);
  });

  it('does without positions', () => {
    const lost = { ...line, eastMeters: line.eastMeters.map(() => Number.NaN) };
    expect(shownRouteLines(lost, 500, 1)).toEqual([]);
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
