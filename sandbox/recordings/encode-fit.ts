import type { Mesg } from '@garmin/fitsdk';
import type { SimulatedLap } from './lap-keeper.ts';
import { energyKilocalories } from './running-economy.ts';
import type { SimulatedRun } from './simulate-run.ts';
import type { SimulatedSample } from './simulated-sample.ts';
import { writeFit, type FitMessage } from './write-fit.ts';

/** Numbers of the messages in FIT's profile. */
const NUMBERS = {
  fileId: 0,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  deviceInfo: 23,
  workout: 26,
  workoutStep: 27,
  activity: 34,
} as const;

/** FIT counts seconds from 1989-12-31. */
const FIT_EPOCH_SECONDS = 631_065_600;
const SEMICIRCLES_PER_DEGREE = 2 ** 31 / 180;
/** A change of height that the barometer's noise does not make. */
export const CLIMB_THRESHOLD_METERS = 2;

/** Writes a run as the FIT file that a watch would have saved, by Garmin's encoder. */
export function encodeFit(run: SimulatedRun): Uint8Array {
  const messages: FitMessage[] = [];
  const write: Write = (...message) => messages.push(message);
  const { plan, samples } = run;
  const last = samples.at(-1);
  if (!last) throw new Error('A run without readings cannot be saved');
  const timeAt = (elapsedSeconds: number) =>
    Math.round(plan.startedAt.getTime() / 1000) - FIT_EPOCH_SECONDS + elapsedSeconds;
  const subSport = SUB_SPORTS[plan.terrain];

  write(NUMBERS.fileId, {
    type: 'activity',
    manufacturer: 'development',
    product: 1,
    serialNumber: 20_260_001,
    timeCreated: timeAt(0),
    productName: 'Simulated watch',
  });
  write(NUMBERS.deviceInfo, {
    timestamp: timeAt(0),
    deviceIndex: 0,
    manufacturer: 'development',
    product: 1,
    softwareVersion: 1,
  });
  const sport = plan.sport ?? 'running';
  write(NUMBERS.sport, { sport, subSport });
  if (plan.laps === 'workout') writeWorkout(write, run);
  write(NUMBERS.event, { timestamp: timeAt(0), event: 'timer', eventType: 'start' });

  const pauses = [...run.pauses];
  for (const sample of samples) {
    const [pause] = pauses;
    if (pause && sample.elapsedSeconds >= pause.endSeconds) {
      pauses.shift();
      write(NUMBERS.event, {
        timestamp: timeAt(pause.startSeconds),
        event: 'timer',
        eventType: 'stop',
      });
      write(NUMBERS.event, {
        timestamp: timeAt(pause.endSeconds),
        event: 'timer',
        eventType: 'start',
      });
    }
    write(NUMBERS.record, recordOf(sample, timeAt(sample.elapsedSeconds)));
  }
  write(NUMBERS.event, {
    timestamp: timeAt(last.elapsedSeconds),
    event: 'timer',
    eventType: 'stopAll',
  });
  for (const [messageIndex, lap] of run.laps.entries()) {
    write(NUMBERS.lap, { messageIndex, sport, subSport, ...lapOf(lap, timeAt) });
  }
  write(NUMBERS.session, { sport, subSport, ...sessionOf(run, last, timeAt) });
  write(NUMBERS.activity, {
    timestamp: timeAt(last.elapsedSeconds),
    localTimestamp: timeAt(last.elapsedSeconds) + plan.utcOffsetMinutes * 60,
    totalTimerTime: timerSeconds(run, last),
    numSessions: 1,
    type: 'manual',
    event: 'activity',
    eventType: 'stop',
  });
  return writeFit(messages);
}

const SUB_SPORTS = {
  flat: 'generic',
  rolling: 'generic',
  hilly: 'generic',
  track: 'track',
  treadmill: 'treadmill',
} as const;

type Write = (...message: FitMessage) => void;

/** The workout whose steps the laps repeat, so that a reader knows what each was meant to be. */
function writeWorkout(write: Write, run: SimulatedRun): void {
  const steps = run.laps.map(({ intensity, timerSeconds: seconds }) => ({ intensity, seconds }));
  write(NUMBERS.workout, {
    sport: 'running',
    numValidSteps: steps.length,
    wktName: 'Workout',
  });
  for (const [messageIndex, { intensity, seconds }] of steps.entries()) {
    write(NUMBERS.workoutStep, {
      messageIndex,
      durationType: 'time',
      durationValue: seconds * 1000,
      targetType: 'open',
      targetValue: 0,
      intensity: INTENSITIES[intensity ?? 'active'],
    });
  }
}

const INTENSITIES = {
  warmUp: 'warmup',
  active: 'active',
  rest: 'rest',
  coolDown: 'cooldown',
} as const;

function recordOf(sample: SimulatedSample, timestamp: number): Mesg & Record<string, unknown> {
  return {
    timestamp,
    ...(sample.position && {
      positionLat: Math.round(sample.position.latitudeDegrees * SEMICIRCLES_PER_DEGREE),
      positionLong: Math.round(sample.position.longitudeDegrees * SEMICIRCLES_PER_DEGREE),
    }),
    distance: sample.distanceMeters,
    enhancedSpeed: sample.speedMetersPerSecond,
    ...(sample.altitudeMeters !== null && { enhancedAltitude: sample.altitudeMeters }),
    ...(sample.heartRateBeatsPerMinute !== null && { heartRate: sample.heartRateBeatsPerMinute }),
    // One leg, the odd step in the fraction.
    cadence: Math.floor(sample.stepsPerMinute / 2),
    fractionalCadence: sample.stepsPerMinute % 2 === 0 ? 0 : 0.5,
    temperature: sample.temperatureCelsius,
  };
}

function lapOf(
  lap: SimulatedLap,
  timeAt: (elapsedSeconds: number) => number,
): Record<string, unknown> {
  return {
    timestamp: timeAt(lap.endSeconds),
    event: 'lap',
    eventType: 'stop',
    startTime: timeAt(lap.startSeconds),
    totalElapsedTime: lap.endSeconds - lap.startSeconds,
    totalTimerTime: lap.timerSeconds,
    totalDistance: lap.distanceMeters,
    enhancedAvgSpeed: lap.timerSeconds > 0 ? lap.distanceMeters / lap.timerSeconds : 0,
    avgHeartRate: rounded(lap.averageHeartRateBeatsPerMinute),
    maxHeartRate: rounded(lap.maximumHeartRateBeatsPerMinute),
    avgCadence: halved(lap.averageStepsPerMinute),
    lapTrigger: lap.trigger,
    ...(lap.intensity !== null && { intensity: INTENSITIES[lap.intensity] }),
  };
}

function sessionOf(
  run: SimulatedRun,
  last: SimulatedSample,
  timeAt: (elapsedSeconds: number) => number,
): Record<string, unknown> {
  const { samples, plan } = run;
  const beats = samples.flatMap(({ heartRateBeatsPerMinute: value }) => value ?? []);
  const steps = samples.map(({ stepsPerMinute }) => stepsPerMinute).filter((value) => value > 0);
  const timer = timerSeconds(run, last);
  const climb = climbOf(samples);
  const highest = (values: readonly number[]) =>
    values.reduce((found, value) => Math.max(found, value), 0);
  return {
    timestamp: timeAt(last.elapsedSeconds),
    event: 'session',
    eventType: 'stop',
    startTime: timeAt(0),
    totalElapsedTime: last.elapsedSeconds,
    totalTimerTime: timer,
    totalDistance: last.distanceMeters,
    enhancedAvgSpeed: timer > 0 ? last.distanceMeters / timer : 0,
    enhancedMaxSpeed: highest(samples.map(({ speedMetersPerSecond }) => speedMetersPerSecond)),
    avgHeartRate: rounded(averageOf(beats)),
    maxHeartRate: beats.length > 0 ? highest(beats) : null,
    avgCadence: halved(averageOf(steps)),
    totalCalories: Math.round(
      energyKilocalories(plan.runner.massKilograms, run.flatMeters, plan.sport),
    ),
    ...(climb && { totalAscent: climb.ascent, totalDescent: climb.descent }),
    firstLapIndex: 0,
    numLaps: run.laps.length,
    trigger: 'activityEnd',
  };
}

function timerSeconds(run: SimulatedRun, last: SimulatedSample): number {
  return run.pauses.reduce(
    (left, { startSeconds, endSeconds }) => left - (endSeconds - startSeconds),
    last.elapsedSeconds,
  );
}

/** Whole metres up and down, counted only from turn to turn of some height. */
export function climbOf(
  samples: readonly SimulatedSample[],
): { ascent: number; descent: number } | null {
  let ascent = 0;
  let descent = 0;
  let reference: number | null = null;
  for (const { altitudeMeters } of samples) {
    if (altitudeMeters === null) return null;
    reference ??= altitudeMeters;
    const change = altitudeMeters - reference;
    if (Math.abs(change) < CLIMB_THRESHOLD_METERS) continue;
    if (change > 0) ascent += change;
    else descent -= change;
    reference = altitudeMeters;
  }
  return { ascent: Math.round(ascent), descent: Math.round(descent) };
}

function averageOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

/** Halves the steps of both legs to those of one, in whole steps. */
function halved(value: number | null): number | null {
  return value === null ? null : Math.round(value / 2);
}
