import { MercatorCoordinate } from 'maplibre-gl';
import { expect, it } from 'vitest';
import {
  geoPlaceOf,
  routeOf,
  routePlaceAt,
  type Route,
} from '@tasuki/domain/recordings/route/route';
import { routeScale } from '../route-scale.ts';
import { mapView } from './map-view.ts';

/** A loop of this many metres in both directions around a place. */
function loopAt(latitude: number, longitude: number, meters: number): Route {
  const north = meters / 2 / 111_195;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const corners = [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  const route = routeOf({
    elapsedSeconds: Float64Array.from(corners, (_, index) => index * 36_000),
    latitudeDegrees: Float64Array.from(corners, ([toNorth]) => latitude + toNorth * north),
    longitudeDegrees: Float64Array.from(corners, ([, toEast]) => longitude + toEast * east),
  });
  if (!route) throw new Error('no route');
  return route;
}

/** Pixels in the map's picture, by the library's own projection. */
function pixelsOnMap(route: Route, seconds: number, width: number, height: number) {
  const view = mapView(route, routeScale(route.bounds, width, 240));
  const place = routePlaceAt(route, seconds);
  if (!view || !place) throw new Error('no map');
  const { latitudeDegrees, longitudeDegrees } = geoPlaceOf(route, place);
  const equatorPixels = 512 * 2 ** view.zoom;
  const at = MercatorCoordinate.fromLngLat([longitudeDegrees, latitudeDegrees]);
  const middle = MercatorCoordinate.fromLngLat(view.center);
  return {
    x: width / 2 + (at.x - middle.x) * equatorPixels,
    y: height / 2 + (at.y - middle.y) * equatorPixels,
  };
}

it.each([
  ['a park in Tokyo', 35.68, 139.76, 2000],
  ['a long day in Tromsø', 69.65, 18.96, 40_000],
  ['the largest in Paris', 48.85, 2.35, 95_000],
  ['Fiji, nearly at 180°', -17.8, 179.5, 10_000],
])('lies under the drawing to the pixel: %s', (_, latitude, longitude, meters) => {
  const route = loopAt(latitude, longitude, meters);
  const scale = routeScale(route.bounds, 360, 240);
  for (const seconds of [0, 18_000, 36_000, 72_000, 108_000]) {
    const place = routePlaceAt(route, seconds);
    if (!place) throw new Error('no place');
    const drawn = scale.toPixels(place);
    const onMap = pixelsOnMap(route, seconds, scale.widthPixels, scale.heightPixels);
    expect(Math.hypot(drawn.x - onMap.x, drawn.y - onMap.y)).toBeLessThan(1.5);
  }
});

it('is not there for a route that a map would bend', () => {
  const scale = { ...routeScale({ west: 0, east: 1, south: 0, north: 1 }, 360, 240) };
  expect(mapView(loopAt(48.85, 2.35, 150_000), scale)).toBeNull();
  expect(mapView(loopAt(78.2, 15.6, 2000), scale)).toBeNull();
});
