import { boolean, number, object, string, type InferType, type Schema } from 'yup';

/** Strava's identifiers of athletes and activities are whole numbers that JavaScript holds exactly. */
const identifier = number().required().integer().positive().max(Number.MAX_SAFE_INTEGER);
const figure = number().nullable();
const flag = boolean().nullable();
const text = string().nullable();
const instant = string()
  .required()
  .test('instant', 'no instant', (value) => Number.isFinite(Date.parse(value)));

/**
 * The fields of a SummaryActivity that we rely on; metres, seconds, metres per second, degrees
 * Celsius.
 */
export const stravaSummarySchema = object({
  id: identifier,
  athlete: object({ id: identifier }).required(),
  name: text,
  type: text,
  sport_type: text,
  start_date: instant,
  /** Local wall-clock time that claims to be UTC. */
  start_date_local: text,
  /** In seconds; not always there. */
  utc_offset: figure,
  elapsed_time: number().required().min(0),
  moving_time: number().required().min(0),
  distance: figure,
  total_elevation_gain: figure,
  average_speed: figure,
  max_speed: figure,
  average_heartrate: figure,
  max_heartrate: figure,
  /** On foot steps of one leg. */
  average_cadence: figure,
  average_watts: figure,
  max_watts: figure,
  average_temp: figure,
  elev_high: figure,
  elev_low: figure,
  trainer: flag,
  manual: flag,
  private: flag,
  visibility: text,
});
export type StravaSummary = InferType<typeof stravaSummarySchema>;

/** The fields of a DetailedActivity that we rely on, its lists aside. */
const stravaDetailSchema = stravaSummarySchema.shape({
  description: text,
  calories: figure,
  device_name: text,
});

export const stravaLapSchema = object({
  start_date: instant,
  elapsed_time: number().required().min(0),
  moving_time: number().required().min(0),
  distance: figure,
  average_heartrate: figure,
});
export type StravaLap = InferType<typeof stravaLapSchema>;

export const stravaSplitSchema = object({
  distance: number().required().positive(),
  elapsed_time: number().required().min(0),
  moving_time: number().required().min(0),
  average_heartrate: figure,
});
export type StravaSplit = InferType<typeof stravaSplitSchema>;

export const stravaBestEffortSchema = object({
  start_date: instant,
  distance: number().required().positive(),
  elapsed_time: number().required().positive(),
});
export type StravaBestEffort = InferType<typeof stravaBestEffortSchema>;

/** An activity as it is asked for singly. */
export interface StravaDetail extends InferType<typeof stravaDetailSchema> {
  /** Null where the answer holds no such list: then they are to be asked for. */
  laps: readonly StravaLap[] | null;
  splits: readonly StravaSplit[];
  bestEfforts: readonly StravaBestEffort[];
}

export const stravaClubSchema = object({ id: identifier });

/** The series that are asked for; all have the same length, a missing reading is null. */
export const STRAVA_STREAM_KEYS = [
  'time',
  'distance',
  'latlng',
  'altitude',
  'velocity_smooth',
  'heartrate',
  'cadence',
  'watts',
  'temp',
] as const;
export type StravaStreamKey = (typeof STRAVA_STREAM_KEYS)[number];
export type StravaStreams = Partial<Record<Exclude<StravaStreamKey, 'latlng'>, Float64Array>> & {
  latlng?: { latitudes: Float64Array; longitudes: Float64Array };
};

/** An answer that cannot be relied on. */
export class UnusableAnswer extends Error {}

/**
 * A value checked against a schema, nothing converted.
 *
 * @throws UnusableAnswer
 */
function readAs<Shape extends Schema>(schema: Shape, value: unknown): InferType<Shape> {
  try {
    return schema.validateSync(value, { strict: true });
  } catch (cause) {
    throw new UnusableAnswer('An answer has another shape than documented', { cause });
  }
}

/** The items of a list that are as they should be; others are left out. */
export function readEach<Shape extends Schema>(schema: Shape, value: unknown): InferType<Shape>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item) => schema.isValidSync(item, { strict: true }));
}

/**
 * The detail of an activity with its lists.
 *
 * @throws UnusableAnswer
 */
export function readDetail(value: unknown): StravaDetail {
  const lists = (value ?? {}) as Readonly<Record<string, unknown>>;
  const detail = readAs(stravaDetailSchema, value);
  return {
    ...detail,
    laps: Array.isArray(lists['laps']) ? readEach(stravaLapSchema, lists['laps']) : null,
    splits: readEach(stravaSplitSchema, lists['splits_metric']),
    bestEfforts: readEach(stravaBestEffortSchema, lists['best_efforts']),
  };
}

/**
 * Streams by their keys; what is no number is a missing reading, NaN.
 *
 * @throws UnusableAnswer
 */
export function readStreams(value: unknown): StravaStreams {
  if (typeof value !== 'object' || value === null) throw new UnusableAnswer('No streams');
  const streams: StravaStreams = {};
  for (const key of STRAVA_STREAM_KEYS) {
    const stream = (value as Readonly<Record<string, unknown>>)[key];
    const data = (stream as { data?: unknown } | undefined)?.data;
    if (!Array.isArray(data)) continue;
    if (key === 'latlng') {
      streams.latlng = {
        latitudes: Float64Array.from(data, (position: unknown) => coordinate(position, 0)),
        longitudes: Float64Array.from(data, (position: unknown) => coordinate(position, 1)),
      };
    } else {
      streams[key] = Float64Array.from(data, numberOrNaN);
    }
  }
  return streams;
}

function coordinate(position: unknown, index: 0 | 1): number {
  return Array.isArray(position) ? numberOrNaN(position[index]) : Number.NaN;
}

function numberOrNaN(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
