import type { CoursePoint } from '../recordings/course.ts';

const FACTOR = 1e5;

/** A way as Google's encoded polyline: each point as the difference to the one before, in five-bit letters. */
export function encodePolyline(points: readonly CoursePoint[]): string {
  let latitude = 0;
  let longitude = 0;
  let line = '';
  for (const { latitudeDegrees, longitudeDegrees } of points) {
    const nextLatitude = Math.round(latitudeDegrees * FACTOR);
    const nextLongitude = Math.round(longitudeDegrees * FACTOR);
    line += encodeNumber(nextLatitude - latitude) + encodeNumber(nextLongitude - longitude);
    latitude = nextLatitude;
    longitude = nextLongitude;
  }
  return line;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let letters = '';
  while (rest >= 0x20) {
    letters += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return letters + String.fromCharCode(rest + 63);
}
