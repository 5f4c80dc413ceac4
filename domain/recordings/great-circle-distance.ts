/** Mean radius of the Earth (IUGG), metres. */
const EARTH_RADIUS_METERS = 6_371_008.8;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Metres between two positions on the sphere (haversine formula). */
export function greatCircleDistance(
  latitudeDegrees: number,
  longitudeDegrees: number,
  otherLatitudeDegrees: number,
  otherLongitudeDegrees: number,
): number {
  const latitude = latitudeDegrees * RADIANS_PER_DEGREE;
  const otherLatitude = otherLatitudeDegrees * RADIANS_PER_DEGREE;
  const sinHalfLatitude = Math.sin((otherLatitude - latitude) / 2);
  const sinHalfLongitude = Math.sin(
    ((otherLongitudeDegrees - longitudeDegrees) * RADIANS_PER_DEGREE) / 2,
  );
  const chord =
    sinHalfLatitude * sinHalfLatitude +
    Math.cos(latitude) * Math.cos(otherLatitude) * sinHalfLongitude * sinHalfLongitude;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
