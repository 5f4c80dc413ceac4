import { simulatedSession, type AthleteSession } from '../athletes/athlete-sessions.ts';
import type { SimulatedRun } from '../recordings/simulate-run.ts';
import type { SimulatedSample } from '../recordings/simulated-sample.ts';

/** A session in somebody's account at Garmin. */
export interface GarminActivity {
  activityId: number;
  name: string;
  /** The type of the original that can be downloaded. */
  fileType: 'FIT' | 'TCX';
  session: AthleteSession;
}

/** An entry of a notification's list. */
export type NotificationItem = Readonly<Record<string, unknown>>;

const DEVICE_NAME = 'Forerunner 965';
/** Slower than this nobody is getting anywhere. */
const MOVING_METERS_PER_SECOND = 0.3;

/** The entry of `activities` and `manuallyUpdatedActivities`. */
export function activityItem(userId: string, activity: GarminActivity): NotificationItem {
  return { userId, summaryId: `${activity.activityId}`, ...summaryOf(activity) };
}

/**
 * The entry of `activityDetails`: the summary with the readings of every second.
 *
 * @returns null for a session typed in by hand, which has none
 */
export function activityDetailItem(
  userId: string,
  activity: GarminActivity,
): NotificationItem | null {
  if (activity.session.isManual) return null;
  const run = simulatedSession(activity.session);
  const startedAt = startSeconds(activity);
  return {
    userId,
    summaryId: `${activity.activityId}-detail`,
    activityId: activity.activityId,
    summary: summaryOf(activity),
    samples: samplesOf(run, startedAt, activity.session.sport === 'Ride'),
    laps: run.laps.map((lap) => ({ startTimeInSeconds: startedAt + lap.startSeconds })),
  };
}

/** The entry of `activityFiles`, for a session that has a file. */
export function activityFileItem(
  userId: string,
  activity: GarminActivity,
  callbackURL: string,
): NotificationItem {
  return {
    userId,
    summaryId: `${activity.activityId}`,
    activityId: activity.activityId,
    activityName: activity.name,
    activityType: activityType(activity.session),
    fileType: activity.fileType,
    startTimeInSeconds: startSeconds(activity),
    manual: false,
    deviceName: DEVICE_NAME,
    callbackURL,
  };
}

/** When it began, in seconds since 1970. */
export function startSeconds({ session }: GarminActivity): number {
  return Math.floor(session.startedAt.getTime() / 1000);
}

function summaryOf(activity: GarminActivity): NotificationItem {
  const { session } = activity;
  const { summary, plan } = session;
  const seconds = timerSeconds(session);
  const metersPerSecond = summary.distanceMeters / seconds;
  const isRide = session.sport === 'Ride';
  const { averageHeartRateBeatsPerMinute: averageBeats } = summary;
  const cadence = summary.averageStepsPerMinute;
  return {
    activityId: activity.activityId,
    activityName: activity.name,
    activityType: activityType(session),
    startTimeInSeconds: startSeconds(activity),
    startTimeOffsetInSeconds: session.utcOffsetMinutes * 60,
    durationInSeconds: seconds,
    distanceInMeters: summary.distanceMeters,
    averageSpeedInMetersPerSecond: rounded(metersPerSecond),
    averagePaceInMinutesPerKilometer: rounded(1000 / metersPerSecond / 60),
    activeKilocalories: summary.kilocalories,
    manual: session.isManual,
    isWebUpload: false,
    // Nobody types in what only a watch knows.
    ...(!session.isManual && {
      deviceName: DEVICE_NAME,
      maxSpeedInMetersPerSecond: summary.maximumSpeedMetersPerSecond,
      maxPaceInMinutesPerKilometer: rounded(1000 / summary.maximumSpeedMetersPerSecond / 60),
      ...(averageBeats !== null && {
        averageHeartRateInBeatsPerMinute: Math.round(averageBeats),
        maxHeartRateInBeatsPerMinute: summary.maximumHeartRateBeatsPerMinute,
      }),
      ...(isRide
        ? { averageBikeCadenceInRoundsPerMinute: Math.round(cadence / 2) }
        : {
            averageRunCadenceInStepsPerMinute: rounded(cadence),
            steps: Math.round((cadence * summary.movingSeconds) / 60),
          }),
      ...(summary.ascentMeters !== null && { totalElevationGainInMeters: summary.ascentMeters }),
      ...(plan.terrain !== 'treadmill' &&
        plan.start && {
          startingLatitudeInDegree: plan.start.latitudeDegrees,
          startingLongitudeInDegree: plan.start.longitudeDegrees,
        }),
    }),
  };
}

/** From start to stop without the pauses. */
function timerSeconds({ plan, summary }: AthleteSession): number {
  return plan.steps.reduce(
    (left, step) => (step.kind === 'stop' && step.isTimerPaused ? left - step.seconds : left),
    summary.elapsedSeconds,
  );
}

function activityType({ sport, plan }: AthleteSession): string {
  if (sport === 'Walk') return 'WALKING';
  if (sport === 'Ride') return 'CYCLING';
  if (plan.terrain === 'treadmill') return 'TREADMILL_RUNNING';
  return plan.terrain === 'track' ? 'TRACK_RUNNING' : 'RUNNING';
}

function samplesOf(run: SimulatedRun, startedAt: number, isRide: boolean): NotificationItem[] {
  let movingSeconds = 0;
  let pausedSeconds = 0;
  let pauses = run.pauses;
  return run.samples.map((sample) => {
    const [next] = pauses;
    if (next && sample.elapsedSeconds >= next.endSeconds) {
      pausedSeconds += next.endSeconds - next.startSeconds;
      pauses = pauses.slice(1);
    }
    if (sample.speedMetersPerSecond > MOVING_METERS_PER_SECOND) movingSeconds += 1;
    return {
      startTimeInSeconds: startedAt + sample.elapsedSeconds,
      ...readingsOf(sample, isRide),
      totalDistanceInMeters: rounded(sample.distanceMeters),
      timerDurationInSeconds: sample.elapsedSeconds - pausedSeconds,
      clockDurationInSeconds: sample.elapsedSeconds,
      movingDurationInSeconds: movingSeconds,
    };
  });
}

function readingsOf(sample: SimulatedSample, isRide: boolean): NotificationItem {
  const { position, altitudeMeters, heartRateBeatsPerMinute } = sample;
  return {
    ...(position && {
      latitudeInDegree: position.latitudeDegrees,
      longitudeInDegree: position.longitudeDegrees,
    }),
    ...(altitudeMeters !== null && { elevationInMeters: rounded(altitudeMeters) }),
    // Garmin's own spelling.
    airTemperatureCelcius: sample.temperatureCelsius,
    ...(heartRateBeatsPerMinute !== null && { heartRate: heartRateBeatsPerMinute }),
    speedMetersPerSecond: rounded(sample.speedMetersPerSecond),
    ...(isRide
      ? { bikeCadenceInRPM: Math.round(sample.stepsPerMinute / 2) }
      : { stepsPerMinute: sample.stepsPerMinute }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
