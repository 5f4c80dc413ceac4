import { EARTH_RADIUS_METERS, geoPlaceOf, type Route } from '@tasuki/domain/recordings/route/route';
import type { RouteScale } from '../route-scale.ts';

/** The part of the Earth that a map shows. */
export interface MapView {
  center: [longitude: number, latitude: number];
  /** As MapLibre counts it: at 0 the Earth is 512 pixels wide. */
  zoom: number;
}

const EQUATOR_PIXELS = 512;
/** Beyond, a map's scale changes within the picture, and the route would lie beside its roads. */
const EXTENT_MAXIMUM_METERS = 100_000;
const LATITUDE_MAXIMUM_DEGREES = 75;

/**
 * The map that lies exactly under a drawn route.
 *
 * @returns null where a map cannot have the same shape as the drawing
 */
export function mapView(route: Route, { metersPerPixel }: RouteScale): MapView | null {
  const { west, east, south, north } = route.bounds;
  const { latitudeDegrees, longitudeDegrees } = geoPlaceOf(route, {
    eastMeters: (west + east) / 2,
    northMeters: (south + north) / 2,
  });
  const isTooLarge = Math.max(east - west, north - south) > EXTENT_MAXIMUM_METERS;
  if (isTooLarge || Math.abs(latitudeDegrees) > LATITUDE_MAXIMUM_DEGREES) return null;
  const parallelMeters =
    2 * Math.PI * EARTH_RADIUS_METERS * Math.cos((latitudeDegrees * Math.PI) / 180);
  return {
    center: [longitudeDegrees, latitudeDegrees],
    zoom: Math.log2(parallelMeters / (EQUATOR_PIXELS * metersPerPixel)),
  };
}
