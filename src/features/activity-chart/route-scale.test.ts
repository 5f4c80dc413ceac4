import { expect, it } from 'vitest';
import { routeScale, scaleBar } from './route-scale.ts';

const METRIC = { language: 'en', units: 'metric' } as const;
const IMPERIAL = { language: 'en', units: 'imperial' } as const;

it('fits a route into its picture, north up, and finds the place under a finger', () => {
  const scale = routeScale({ west: -1000, east: 1000, south: -500, north: 500 }, 332, 232);
  expect(scale.metersPerPixel).toBeCloseTo(2000 / 300);
  expect(scale.heightPixels).toBe(182);
  const { x, y } = scale.toPixels({ eastMeters: 1000, northMeters: 500 });
  expect([x, y]).toEqual([316, 16]);
  const place = scale.toPlace(x, y);
  expect(place.eastMeters).toBeCloseTo(1000);
  expect(place.northMeters).toBeCloseTo(500);
});

it('gives a high route the full height, and a straight road little', () => {
  expect(routeScale({ west: 0, east: 10, south: 0, north: 5000 }, 332, 232).heightPixels).toBe(232);
  expect(routeScale({ west: 0, east: 5000, south: 0, north: 0 }, 332, 232).heightPixels).toBe(96);
});

it.each([
  [8, METRIC, '500 m'],
  [12, METRIC, '1 km'],
  [60, METRIC, '5 km'],
  [0.3, METRIC, '20 m'],
  [8, IMPERIAL, '0.2 mi'],
  [30, IMPERIAL, '1 mi'],
  [0.7, IMPERIAL, '200 ft'],
])('has a bar of a round length: %d m a pixel', (metersPerPixel, locale, words) => {
  const bar = scaleBar(metersPerPixel, 88, locale);
  expect(bar?.words).toBe(words);
  expect(bar?.pixels).toBeLessThanOrEqual(88);
});

it('has no bar where nothing round fits', () => {
  expect(scaleBar(0.001, 88, METRIC)).toBeNull();
});
