import { EARTH_RADIUS_METERS, vectorOf, type RoutePlace } from './route.ts';

/** How far the middle of a hidden circle lies at most from the end that it hides. */
export const SHIFT_METERS_MAXIMUM = 250;

/**
 * Places are shifted alike where they are much nearer than this. It is long against the error of a fix. It is short
 * against the way to a place that others know, such as the start of a race.
 */
const WAVELENGTH_METERS = [1500, 3000] as const;
/** Of each of the two directions. Their sum is close to a normal distribution. */
const WAVES = 8;

/** The digests that {@link shiftWavesOf} takes. */
export const SHIFT_DIGESTS = 2 * WAVES;

/** One wave through the Earth's space; its value at a place is the cosine of the phase there. */
interface ShiftWave {
  /** Radians per metre. */
  direction: readonly [x: number, y: number, z: number];
  phase: number;
}

/** Of one account: what its shifts follow from, at every place. */
export type ShiftWaves = readonly ShiftWave[];

/**
 * @param digests {@link SHIFT_DIGESTS} of them, hexadecimal, of what strangers do not know. Each has 256 bits, so that a
 *   few known places do not let somebody try all waves.
 */
export function shiftWavesOf(digests: readonly string[]): ShiftWaves {
  return digests.map((digest) => {
    const fraction = (at: number) =>
      Number.parseInt(digest.slice(at * 8, at * 8 + 8), 16) / 0x1_0000_0000;
    const [shortest, longest] = WAVELENGTH_METERS;
    const perMeter = (2 * Math.PI) / (shortest + (longest - shortest) * fraction(0));
    const z = 2 * fraction(1) - 1;
    const fromAxis = Math.sqrt(1 - z * z);
    const around = 2 * Math.PI * fraction(2);
    return {
      direction: [
        perMeter * fromAxis * Math.cos(around),
        perMeter * fromAxis * Math.sin(around),
        perMeter * z,
      ],
      phase: 2 * Math.PI * fraction(3),
    };
  });
}

/**
 * By how much the hidden circle around a place is shifted. Were the place its middle, the shown ends of a few routes
 * would lie on a circle around a home, and give it away.
 *
 * The shift is anywhere within {@link SHIFT_METERS_MAXIMUM}, so the middle says no more than that. It is the same whatever
 * is hidden, and goes over into the next place's without an edge. So neither many pictures nor the errors of their fixes average it out.
 */
export function hiddenShift(
  { latitudeDegrees, longitudeDegrees }: { latitudeDegrees: number; longitudeDegrees: number },
  waves: ShiftWaves,
): RoutePlace {
  const [x, y, z] = vectorOf(latitudeDegrees, longitudeDegrees);
  const values = waves.map(({ direction, phase }) =>
    Math.cos(
      EARTH_RADIUS_METERS * (direction[0] * x + direction[1] * y + direction[2] * z) + phase,
    ),
  );
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0);
  const unit = Math.sqrt(2 / WAVES);
  const [east, north] = [sum(values.slice(0, WAVES)) * unit, sum(values.slice(WAVES)) * unit];
  const length = Math.hypot(east, north);
  if (length === 0) return { eastMeters: 0, northMeters: 0 };
  // Of two normal values this makes every place of a disc as probable as every other.
  const meters = SHIFT_METERS_MAXIMUM * Math.sqrt(1 - Math.exp((-length * length) / 2));
  return { eastMeters: (meters * east) / length, northMeters: (meters * north) / length };
}
