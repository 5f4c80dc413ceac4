import type { SeededRandom } from './seeded-random.ts';

export type Terrain = 'flat' | 'rolling' | 'hilly' | 'track' | 'treadmill';

export interface CoursePoint {
  latitudeDegrees: number;
  longitudeDegrees: number;
}

/** A closed way, run round and round. */
export interface Course {
  /** Rise over run at a distance from the start. */
  gradeAt: (meters: number) => number;
  /** Null under a roof. */
  pointAt: (meters: number) => CoursePoint | null;
  startAltitudeMeters: number;
}

const METERS_PER_DEGREE_LATITUDE = 111_195;
/** A place by the Tama river, west of Tokyo. */
const TAMA_RIVER: CoursePoint = { latitudeDegrees: 35.6041, longitudeDegrees: 139.6279 };
const LOOP_METERS = 6000;
const LOOP_POINTS = 720;

/** Waves of the ground over one loop: how many, how high in metres. */
const WAVES: Readonly<Record<Terrain, readonly (readonly [count: number, meters: number])[]>> = {
  flat: [
    [5, 1.4],
    [11, 0.6],
  ],
  rolling: [
    [3, 9],
    [7, 3.5],
  ],
  hilly: [
    [2, 24],
    [5, 6],
  ],
  track: [],
  treadmill: [],
};

/** A course of the wanted terrain; its shape comes from the random numbers. */
export function buildCourse(
  terrain: Terrain,
  random: SeededRandom,
  start: CoursePoint = TAMA_RIVER,
): Course {
  const waves = WAVES[terrain].map(([count, meters]) => ({
    count,
    meters,
    phase: random.between(0, 2 * Math.PI),
  }));
  const gradeAt = (meters: number) => {
    const angle = (2 * Math.PI * meters) / LOOP_METERS;
    return waves.reduce(
      (sum, { count, meters: height, phase }) =>
        sum + ((2 * Math.PI * count) / LOOP_METERS) * height * Math.cos(count * angle + phase),
      0,
    );
  };
  if (terrain === 'treadmill') return { gradeAt, pointAt: () => null, startAltitudeMeters: 0 };
  const offsetAt = terrain === 'track' ? trackOffset : riversideLoop(random);
  const metersPerDegreeLongitude =
    METERS_PER_DEGREE_LATITUDE * Math.cos((start.latitudeDegrees * Math.PI) / 180);
  return {
    gradeAt,
    startAltitudeMeters: random.between(8, 14),
    pointAt: (meters) => {
      const { east, north } = offsetAt(meters);
      return {
        latitudeDegrees: start.latitudeDegrees + north / METERS_PER_DEGREE_LATITUDE,
        longitudeDegrees: start.longitudeDegrees + east / metersPerDegreeLongitude,
      };
    },
  };
}

interface Offset {
  east: number;
  north: number;
}

/** A dented circle, measured along its line and stretched to the loop's length. */
function riversideLoop(random: SeededRandom): (meters: number) => Offset {
  const dents = [2, 3, 5].map((count): Dent => ({
    count,
    depth: random.between(0.05, 0.3) / count,
    phase: random.between(0, 2 * Math.PI),
  }));
  let loop: ((meters: number) => Offset) | undefined;
  // Drawn only for who asks where the way is, not just how it climbs.
  return (meters) => (loop ??= drawnLoop(dents))(meters);
}

interface Dent {
  count: number;
  depth: number;
  phase: number;
}

function drawnLoop(dents: readonly Dent[]): (meters: number) => Offset {
  const outline = Array.from({ length: LOOP_POINTS + 1 }, (_, index): Offset => {
    const angle = (2 * Math.PI * index) / LOOP_POINTS;
    const radius = dents.reduce(
      (sum, { count, depth, phase }) => sum + depth * Math.cos(count * angle + phase),
      1,
    );
    return { east: radius * Math.cos(angle), north: radius * Math.sin(angle) };
  });
  const lengths = [0];
  for (let index = 1; index <= LOOP_POINTS; index += 1) {
    const from = pointOf(outline, index - 1);
    const to = pointOf(outline, index);
    lengths.push(
      (lengths[index - 1] ?? 0) + Math.hypot(to.east - from.east, to.north - from.north),
    );
  }
  const total = lengths[LOOP_POINTS] ?? 1;
  const scale = LOOP_METERS / total;
  const first = pointOf(outline, 0);
  return (meters) => {
    const along = (meters % LOOP_METERS) / scale;
    let low = 0;
    let high = LOOP_POINTS;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lengths[middle] ?? 0) <= along) low = middle;
      else high = middle;
    }
    const from = pointOf(outline, low);
    const to = pointOf(outline, high);
    const start = lengths[low] ?? 0;
    const share = (along - start) / ((lengths[high] ?? total) - start || 1);
    return {
      east: scale * (from.east + (to.east - from.east) * share - first.east),
      north: scale * (from.north + (to.north - from.north) * share - first.north),
    };
  };
}

function pointOf(outline: readonly Offset[], index: number): Offset {
  return outline[index] ?? { east: 0, north: 0 };
}

const TRACK_STRAIGHT_METERS = 84.39;
/** The radius of the line 30 cm from the kerb, on which a lap is 400 m. */
const TRACK_BEND_RADIUS_METERS = 36.8;
const TRACK_BEND_METERS = Math.PI * TRACK_BEND_RADIUS_METERS;
const TRACK_LAP_METERS = 2 * (TRACK_STRAIGHT_METERS + TRACK_BEND_METERS);

/** The inside lane of a 400 m track. */
function trackOffset(meters: number): Offset {
  const along = meters % TRACK_LAP_METERS;
  const half = TRACK_STRAIGHT_METERS + TRACK_BEND_METERS;
  const inHalf = along % half;
  const local: Offset =
    inHalf < TRACK_STRAIGHT_METERS
      ? { east: inHalf, north: 0 }
      : bendOffset((inHalf - TRACK_STRAIGHT_METERS) / TRACK_BEND_RADIUS_METERS);
  if (along < half) return local;
  return {
    east: TRACK_STRAIGHT_METERS - local.east,
    north: 2 * TRACK_BEND_RADIUS_METERS - local.north,
  };
}

function bendOffset(angle: number): Offset {
  return {
    east: TRACK_STRAIGHT_METERS + TRACK_BEND_RADIUS_METERS * Math.sin(angle),
    north: TRACK_BEND_RADIUS_METERS * (1 - Math.cos(angle)),
  };
}
