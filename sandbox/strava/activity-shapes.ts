import type { AthleteSession } from '../athletes/athlete-sessions.ts';
import { simulatedSession } from '../athletes/athlete-sessions.ts';
import { buildCourse, type CoursePoint } from '../recordings/course.ts';
import { climbOf } from '../recordings/encode-fit.ts';
import type { SimulatedLap } from '../recordings/lap-keeper.ts';
import { seededRandom } from '../recordings/seeded-random.ts';
import type { SimulatedSample } from '../recordings/simulated-sample.ts';
import { encodePolyline } from './encode-polyline.ts';
import { bestEffortsOf, splitsOf } from './splits.ts';
import type { StravaActivity } from './strava-accounts.ts';

const WORKOUT_TYPES: Partial<Record<AthleteSession['kind'], number>> = {
  race: 1,
  long: 2,
  intervals: 3,
  tempo: 3,
  hills: 3,
};
const SUMMARY_POLYLINE_METERS = 120;
const METERS_A_LOOP = 6000;
const MILE_METERS = 1609.344;

/** An activity as lists have it: Strava's SummaryActivity. */
export function summaryShape(activity: StravaActivity) {
  const { id, account, session } = activity;
  const { summary, isManual } = session;
  const start = positionAt(session, 0);
  const end = positionAt(session, summary.distanceMeters);
  const beats = summary.averageHeartRateBeatsPerMinute;
  const hasHeartRate = !isManual && beats !== null;
  return {
    resource_state: 2,
    athlete: { id: account.athleteId, resource_state: 1 },
    name: activity.name,
    distance: summary.distanceMeters,
    moving_time: summary.movingSeconds,
    elapsed_time: summary.elapsedSeconds,
    total_elevation_gain: summary.ascentMeters ?? 0,
    type: activity.sportType === 'TrailRun' ? 'Run' : activity.sportType,
    sport_type: activity.sportType,
    workout_type: session.sport === 'Run' ? (WORKOUT_TYPES[session.kind] ?? 0) : null,
    id,
    external_id: activity.externalId,
    upload_id: isManual ? null : id + 1_000_000_000,
    start_date: instant(session.startedAt),
    start_date_local: localInstant(session, 0),
    timezone: `(GMT${offsetText(session.utcOffsetMinutes)}) ${session.timeZone}`,
    utc_offset: session.utcOffsetMinutes * 60,
    start_latlng: start ? pair(start) : [],
    end_latlng: end ? pair(end) : [],
    location_city: null,
    location_state: null,
    location_country: account.athlete.country,
    achievement_count: 0,
    kudos_count: 0,
    comment_count: 0,
    athlete_count: 1,
    photo_count: 0,
    total_photo_count: 0,
    map: { id: `a${id}`, summary_polyline: summaryPolyline(session), resource_state: 2 },
    trainer: activity.isTrainer,
    commute: activity.isCommute,
    manual: isManual,
    private: activity.isPrivate,
    visibility: activity.isPrivate ? 'only_me' : 'everyone',
    flagged: false,
    gear_id: activity.gearId,
    from_accepted_tag: false,
    average_speed: rounded(summary.distanceMeters / summary.movingSeconds, 3),
    max_speed: isManual ? 0 : rounded(summary.maximumSpeedMetersPerSecond, 3),
    ...(!isManual && {
      upload_id_str: `${id + 1_000_000_000}`,
      device_name: deviceOf(activity),
      // The cadence of one leg.
      average_cadence: rounded(summary.averageStepsPerMinute / 2, 1),
      average_temp: session.plan.temperatureCelsius,
    }),
    ...(!isManual &&
      summary.highestAltitudeMeters !== null && {
        elev_high: summary.highestAltitudeMeters,
        elev_low: summary.lowestAltitudeMeters,
      }),
    has_heartrate: hasHeartRate,
    ...(hasHeartRate && {
      average_heartrate: beats,
      max_heartrate: summary.maximumHeartRateBeatsPerMinute,
    }),
    heartrate_opt_out: false,
    display_hide_heartrate_option: hasHeartRate,
    pr_count: 0,
    has_kudoed: false,
  };
}

/** An activity as it is asked for singly: Strava's DetailedActivity. */
export function detailShape(activity: StravaActivity) {
  const { session } = activity;
  const summary = summaryShape(activity);
  const samples = session.isManual ? [] : simulatedSession(session).samples;
  const positions = samples.flatMap(({ position }) => position ?? []);
  return {
    ...summary,
    resource_state: 3,
    map: {
      ...summary.map,
      polyline: positions.length > 0 ? encodePolyline(positions) : null,
      resource_state: 3,
    },
    description: activity.description,
    calories: session.summary.kilocalories,
    perceived_exertion: null,
    prefer_perceived_exertion: null,
    segment_efforts: [],
    ...(session.sport === 'Run' && {
      splits_metric: splitsOf(samples, 1000),
      splits_standard: splitsOf(samples, MILE_METERS),
      best_efforts: bestEffortsOf(samples).map((effort, index) => ({
        id: activity.id * 10 + index,
        resource_state: 2,
        activity: { id: activity.id, resource_state: 1 },
        athlete: { id: activity.account.athleteId, resource_state: 1 },
        name: effort.name,
        distance: effort.distance,
        elapsed_time: effort.elapsedSeconds,
        moving_time: effort.elapsedSeconds,
        start_date: instant(moment(session, effort.startSeconds)),
        start_date_local: localInstant(session, effort.startSeconds),
        start_index: effort.startIndex,
        end_index: effort.endIndex,
        pr_rank: null,
        achievements: [],
      })),
    }),
    laps: lapShapes(activity),
    photos: { primary: null, count: 0 },
    stats_visibility: [],
    hide_from_home: activity.isHiddenFromHome,
    embed_token: embedToken(activity.id),
    available_zones: summary.has_heartrate ? ['heartrate', 'pace'] : ['pace'],
  };
}

/** The laps of an activity; none of one typed in by hand. */
export function lapShapes(activity: StravaActivity) {
  const { session } = activity;
  if (session.isManual) return [];
  const { laps, samples } = simulatedSession(session);
  return laps.map((lap, index) => lapShape(activity, lap, index, samples));
}

function lapShape(
  { id, account, session }: StravaActivity,
  lap: SimulatedLap,
  index: number,
  samples: readonly SimulatedSample[],
) {
  const startIndex = samples.findIndex(({ elapsedSeconds }) => elapsedSeconds >= lap.startSeconds);
  const endIndex = samples.findIndex(({ elapsedSeconds }) => elapsedSeconds >= lap.endSeconds);
  const within = samples.slice(startIndex, endIndex + 1);
  return {
    id: id * 100 + index,
    resource_state: 2,
    name: `Lap ${index + 1}`,
    activity: { id, resource_state: 1 },
    athlete: { id: account.athleteId, resource_state: 1 },
    elapsed_time: lap.endSeconds - lap.startSeconds,
    moving_time: lap.timerSeconds,
    start_date: instant(moment(session, lap.startSeconds)),
    start_date_local: localInstant(session, lap.startSeconds),
    distance: rounded(lap.distanceMeters, 2),
    average_speed: rounded(lap.distanceMeters / Math.max(1, lap.timerSeconds), 2),
    max_speed: rounded(
      extreme(
        within.map((sample) => sample.speedMetersPerSecond),
        Math.max,
      ),
      2,
    ),
    lap_index: index + 1,
    split: index + 1,
    start_index: startIndex,
    end_index: endIndex,
    total_elevation_gain: climbOf(within)?.ascent ?? 0,
    ...(lap.averageStepsPerMinute !== null && {
      average_cadence: rounded(lap.averageStepsPerMinute / 2, 1),
    }),
    device_watts: false,
    ...(lap.averageHeartRateBeatsPerMinute !== null && {
      average_heartrate: rounded(lap.averageHeartRateBeatsPerMinute, 1),
      max_heartrate: lap.maximumHeartRateBeatsPerMinute,
    }),
    pace_zone: 0,
  };
}

function positionAt(session: AthleteSession, meters: number): CoursePoint | null {
  return session.isManual ? null : courseOf(session).pointAt(meters);
}

/** The track in few points, without running it. */
function summaryPolyline(session: AthleteSession): string | null {
  if (session.isManual || session.plan.terrain === 'treadmill') return null;
  const course = courseOf(session);
  // Round and round adds nothing to a small map.
  const meters = Math.min(session.summary.distanceMeters, METERS_A_LOOP);
  const count = Math.max(2, Math.round(meters / SUMMARY_POLYLINE_METERS));
  const points = Array.from({ length: count + 1 }, (_, index) =>
    course.pointAt((meters * index) / count),
  );
  return encodePolyline(points.filter((point) => point !== null));
}

function courseOf({ plan }: AthleteSession) {
  return buildCourse(plan.terrain, seededRandom(plan.seed), plan.start);
}

function deviceOf({ account }: StravaActivity): string {
  return account.athlete.garminUserId === null ? 'Simulated watch' : 'Garmin Forerunner 265';
}

function moment({ startedAt }: AthleteSession, afterSeconds: number): Date {
  return new Date(startedAt.getTime() + afterSeconds * 1000);
}

/** An instant without fractions of seconds, as Strava writes it. */
function instant(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The clock on the wall, with a Z behind it that is not true. */
function localInstant(session: AthleteSession, afterSeconds: number): string {
  return instant(moment(session, afterSeconds + session.utcOffsetMinutes * 60));
}

function offsetText(utcOffsetMinutes: number): string {
  const minutes = Math.abs(utcOffsetMinutes);
  const clock = `${Math.floor(minutes / 60)}`.padStart(2, '0');
  return `${utcOffsetMinutes < 0 ? '-' : '+'}${clock}:${`${minutes % 60}`.padStart(2, '0')}`;
}

function pair({ latitudeDegrees, longitudeDegrees }: CoursePoint): [number, number] {
  return [rounded(latitudeDegrees, 6), rounded(longitudeDegrees, 6)];
}

function embedToken(id: number): string {
  return id.toString(16).padStart(40, '0');
}

function extreme(
  values: readonly number[],
  choose: (one: number, other: number) => number,
): number {
  return values.reduce((found, value) => choose(found, value), values[0] ?? 0);
}

/** Rounds to this number of decimals. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
