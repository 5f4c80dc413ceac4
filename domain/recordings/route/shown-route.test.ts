import { describe, expect, it } from 'vitest';
import type { Route } from './route.ts';
import { hiddenShift, shownRouteLines } from './shown-route.ts';

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

const UNSHIFTED = { eastMeters: 0, northMeters: 0 };
const hidden = (hiddenMeters: number) => ({ hiddenMeters, shift: UNSHIFTED });
const HOME = { eastMeters: 0, northMeters: 0 };

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
    expect(nearestTo(HOME, line, meters)).toBeLessThan(meters + 20);
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

describe('where the hidden circle lies', () => {
  const trackAt = (latitude: number, longitude: number) => ({
    elapsedSeconds: Float64Array.of(0, 1),
    latitudeDegrees: Float64Array.of(Number.NaN, latitude),
    longitudeDegrees: Float64Array.of(Number.NaN, longitude),
  });
  /** Two runs from home, straight away in two directions. */
  const away = (angle: number) =>
    routeThrough([
      [0, 0],
      [5000 * Math.cos(angle), 5000 * Math.sin(angle)],
    ]);

  it('does not have the home in its middle, and hides all that the words say', () => {
    const distances = Array.from({ length: 200 }, (_, index) => {
      const shift = hiddenShift(trackAt(35.6 + index / 50, 139.7), 500, 'runner');
      expect(Math.hypot(shift.eastMeters, shift.northMeters)).toBeGreaterThanOrEqual(125);
      const places = [0, 2, 4].map((angle) => {
        const lines = shownRouteLines(away(angle), { hiddenMeters: 500, shift }, 1);
        const { eastMeters, northMeters } = lines[0]?.[0] ?? HOME;
        return Math.hypot(eastMeters, northMeters);
      });
      expect(Math.min(...places)).toBeGreaterThanOrEqual(500);
      return Math.max(...places) - Math.min(...places);
    });
    // The ends of three ways from one home are never equally far from it.
    expect(Math.min(...distances)).toBeGreaterThan(60);
  });

  it('stays the same for an account and a place, and is another for others', () => {
    const home = hiddenShift(trackAt(35.60001, 139.70001), 500, 'runner');
    expect(hiddenShift(trackAt(35.60003, 139.69999), 500, 'runner')).toEqual(home);
    expect(hiddenShift(trackAt(35.60001, 139.70001), 500, 'another')).not.toEqual(home);
    expect(hiddenShift(trackAt(35.7, 139.70001), 500, 'runner')).not.toEqual(home);
  });
});
