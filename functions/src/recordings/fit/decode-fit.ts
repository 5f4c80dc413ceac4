import type { DecodedActivity, DecodedLap } from '@tasuki/domain/recordings/decoded-activity';
import { normaliseSport } from '@tasuki/domain/sports/normalise-sport';
import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { assembleRecording } from '../assemble-recording.ts';
import { usableTotals } from '../declared-totals.ts';
import { knownIntensities } from '../known-intensities.ts';
import { isUsableTime, orderSamples, type OrderedSamples } from '../order-samples.ts';
import { pausesFromGaps } from '../pauses-from-gaps.ts';
import { SampleTable } from '../sample-table.ts';
import type { FitContents, FitLap, FitLength, FitSession } from './fit-contents.ts';
import { fillFromLengths } from './fill-from-lengths.ts';
import { supposedSport } from './supposed-sport.ts';
import { readFit } from './read-fit.ts';
import { firstIndexFrom, itemsWithin, sortedBy, type SortedByTime } from './sorted-by-time.ts';

/** Sub-sports that happen under a roof: no positions expected. */
const INDOOR_SUB_SPORTS: ReadonlySet<string> = new Set([
  'treadmill',
  'indoorrunning',
  'indoorcycling',
  'indoorrowing',
  'indoorwalking',
  'indoorclimbing',
  'bouldering',
  'spin',
  'lapswimming',
  'virtualactivity',
  'virtualrun',
  'elliptical',
  'stairclimbing',
  'strengthtraining',
  'cardiotraining',
  'flexibilitytraining',
  'yoga',
  'pilates',
  'hiit',
]);

/** Failure codes for each kind of FIT file that is no activity. */
const OTHER_FILES: Readonly<Record<string, FailureCode>> = {
  course: 'recording/course-not-activity',
  settings: 'recording/settings-not-activity',
  device: 'recording/settings-not-activity',
  sport: 'recording/settings-not-activity',
};

/**
 * Decodes a FIT file: one activity per session. A damaged file keeps the
 * sessions and readings before the fault, marked partial.
 *
 * @throws TasukiFailure 'recording/…' when the file is no activity or nothing of it is usable
 */
export async function decodeFit(bytes: Uint8Array, now: Date): Promise<DecodedActivity[]> {
  const contents = await readFit(bytes);
  refuseOtherFiles(contents);
  const hasSession = contents.sessions.length > 0;
  const hasReading = contents.samples.length > 0 || contents.lengths.length > 0;
  if (!hasSession && !hasReading) {
    throw new TasukiFailure(contents.isDamaged ? 'recording/damaged' : 'recording/no-activity');
  }
  if (contents.samples.length > RECORDING_LIMITS.samples) {
    throw new TasukiFailure('recording/too-large');
  }
  refuseTooMuch(contents);
  const nowSeconds = now.getTime() / 1000;
  const sessions = usableSessions(contents.sessions, nowSeconds);
  const { samples, hasDropped } = orderedReadings(contents, sessions, nowSeconds);
  // Without a session, the watch died before it could write one.
  const isPartial = contents.isDamaged || hasDropped || sessions.length === 0;
  const parts = sessions.length > 0 ? sessions : [sessionFromReadings(samples)];
  const timeline: FitTimeline = {
    samples,
    highestMeters: highestSoFar(samples.columns.distanceMeters.subarray(0, samples.length)),
    lengths: sortedBy(contents.lengths, ({ startSeconds }) => startSeconds),
    laps: sortedBy(
      contents.laps.filter(({ startSeconds }) => startSeconds !== null),
      ({ startSeconds }) => startSeconds ?? 0,
    ),
    timerEvents: sortedBy(contents.timerEvents, ({ timeSeconds }) => timeSeconds),
  };
  const windows = windowsOf(parts);
  const activities = parts.flatMap((session, sessionIndex) =>
    decodeSession(contents, timeline, { session, sessionIndex, windows, isPartial }, nowSeconds),
  );
  if (activities.length === 0) throw new TasukiFailure('recording/no-activity');
  return activities;
}

/** Readings in order; where none has a usable time but a session does, its totals remain. */
function orderedReadings(
  contents: FitContents,
  sessions: readonly FitSession[],
  nowSeconds: number,
): OrderedSamples {
  try {
    return orderSamples(contents.samples, nowSeconds);
  } catch (cause) {
    if (!sessions.some(({ startSeconds }) => startSeconds !== null)) throw cause;
    return { samples: new SampleTable(1), hasDropped: true };
  }
}

function refuseOtherFiles({ fileTypes, sessions, samples }: FitContents): void {
  if (fileTypes.includes('activity')) return;
  // Some apps forget to say what the file is; what holds a session is an activity.
  const [type] = fileTypes;
  if (type === undefined && (sessions.length > 0 || samples.length > 0)) return;
  if (type === undefined) return;
  throw new TasukiFailure(
    Object.hasOwn(OTHER_FILES, type)
      ? (OTHER_FILES[type] ?? 'recording/other-fit-file')
      : 'recording/other-fit-file',
  );
}

function refuseTooMuch({ sessions, laps, lengths, timerEvents }: FitContents): void {
  if (
    sessions.length > RECORDING_LIMITS.sessions ||
    laps.length > RECORDING_LIMITS.laps ||
    lengths.length > RECORDING_LIMITS.lengths ||
    timerEvents.length > RECORDING_LIMITS.timerEvents
  ) {
    throw new TasukiFailure('recording/too-demanding');
  }
}

function usableSessions(sessions: readonly FitSession[], nowSeconds: number): FitSession[] {
  const usable = (seconds: number | null) =>
    seconds !== null && isUsableTime(seconds, nowSeconds) ? seconds : null;
  return sessions
    .map((session) => ({
      ...session,
      startSeconds: usable(session.startSeconds),
      endSeconds: usable(session.endSeconds),
    }))
    .sort(
      (a, b) =>
        (a.startSeconds ?? 0) - (b.startSeconds ?? 0) ||
        // The last of those that begin together holds the readings: they fit the longest.
        (a.elapsedSeconds ?? 0) - (b.elapsedSeconds ?? 0),
    );
}

function sessionFromReadings(samples: SampleTable): FitSession {
  return {
    startSeconds: samples.timeSeconds[0] ?? null,
    endSeconds: null,
    sport: null,
    subSport: null,
    elapsedSeconds: null,
    timerSeconds: null,
    movingSeconds: null,
    distanceMeters: null,
    averageHeartRateBeatsPerMinute: null,
    maximumHeartRateBeatsPerMinute: null,
    ascentMeters: null,
    descentMeters: null,
    energyKilocalories: null,
    poolLengthMeters: null,
  };
}

/**
 * The content of a file, each list in the order of time, so that a session's part is found by a
 * sorted search.
 */
interface FitTimeline {
  samples: SampleTable;
  /** The highest distance up to each reading. */
  highestMeters: Float64Array;
  lengths: SortedByTime<FitLength>;
  laps: SortedByTime<FitLap>;
  timerEvents: SortedByTime<FitContents['timerEvents'][number]>;
}

/** One session of a file, among the others. */
interface SessionInFile {
  session: FitSession;
  sessionIndex: number;
  /** When each session of the file was, in their order. */
  windows: readonly TimeStretch[];
  /** Whether something of the file is missing. */
  isPartial: boolean;
}

function decodeSession(
  contents: FitContents,
  timeline: FitTimeline,
  { session, sessionIndex, windows, isPartial }: SessionInFile,
  nowSeconds: number,
): DecodedActivity[] {
  const window = windows[sessionIndex] ?? { startSeconds: -Infinity, endSeconds: Infinity };
  const times = timeline.samples.timeSeconds.subarray(0, timeline.samples.length);
  const firstRow = firstIndexFrom(times, window.startSeconds);
  const endRow = firstIndexFrom(times, window.endSeconds);
  const readings =
    windows.length === 1 ? timeline.samples : timeline.samples.slice(firstRow, endRow);
  const samples = fillFromLengths(
    readings,
    itemsWithin(timeline.lengths, window),
    session.poolLengthMeters,
    nowSeconds,
  );
  if (samples.length === 0 && session.startSeconds === null) {
    if (windows.length === 1) throw new TasukiFailure('recording/no-usable-time');
    return [];
  }
  const isNamed = session.sport !== null || session.subSport !== null;
  const sport = isNamed
    ? normaliseSport({ source: 'fit', sport: session.sport, subSport: session.subSport })
    : supposedSport(samples);
  const recordedSeconds =
    samples.length === 0
      ? null
      : (samples.timeSeconds[samples.length - 1] ?? 0) - (samples.timeSeconds[0] ?? 0);
  const declared = usableTotals(session, recordedSeconds);
  const events = pausesFromEvents(itemsWithin(timeline.timerEvents, window));
  const assembled = assembleRecording({
    samples,
    sport,
    declaredStartSeconds: session.startSeconds,
    baseDistanceMeters: baseDistance(timeline.highestMeters, samples, firstRow),
    pauses: events ?? pausesFromGaps(samples, declared.timerSeconds),
    segmentStarts: [],
  });
  return [
    {
      format: 'fit',
      sessionIndex,
      sessionCount: windows.length,
      sport,
      sourceSportName: sportName(contents, session),
      isTransition: session.sport === 'transition',
      startedAt: new Date(assembled.startSeconds * 1000),
      utcOffsetMinutes: contents.utcOffsetMinutes,
      deviceName: contents.deviceName,
      isIndoor: INDOOR_SUB_SPORTS.has((session.subSport ?? '').toLowerCase().replaceAll('_', '')),
      recording: assembled.recording,
      track: assembled.track,
      laps: decodedLaps(itemsWithin(timeline.laps, window), assembled.startSeconds),
      declared,
      isPartial:
        isPartial &&
        !(windows.length > 1 && isWhole(samples, session.elapsedSeconds)) &&
        !isReadFromLengths(contents, readings, samples),
    },
  ];
}

/**
 * Whether an intact file only forgot the times of its readings, and the lengths of the pool say all that
 * the readings would.
 */
function isReadFromLengths(
  { isDamaged }: FitContents,
  readings: SampleTable,
  samples: SampleTable,
): boolean {
  return !isDamaged && readings.length === 0 && samples.length > 0;
}

/** Readings may be missing at either end, and no more than every tenth second is needed. */
const WHOLE_SHARE = 0.95;
const SECONDS_PER_READING = 10;

/** Whether the readings of one session of several cover its time: then the damage lies in another. */
function isWhole(samples: SampleTable, elapsedSeconds: number | null): boolean {
  const first = samples.timeSeconds[0];
  const last = samples.timeSeconds[samples.length - 1];
  if (elapsedSeconds === null || first === undefined || last === undefined) return false;
  return (
    last - first >= elapsedSeconds * WHOLE_SHARE &&
    samples.length * SECONDS_PER_READING >= elapsedSeconds
  );
}

/**
 * The time that belongs to each session: from its start to the next one's. The first also holds what
 * was before it, the last one what is left. No time belongs to two sessions.
 */
function windowsOf(sessions: readonly FitSession[]): TimeStretch[] {
  const starts = sessions.map(({ startSeconds }, index) =>
    index === 0 ? -Infinity : (startSeconds ?? -Infinity),
  );
  return starts.map((startSeconds, index) => ({
    startSeconds,
    endSeconds: starts[index + 1] ?? Infinity,
  }));
}

/**
 * The distance counter when the session began: some watches count on through a multisport event,
 * some begin each part at 0.
 */
function baseDistance(highestMeters: Float64Array, own: SampleTable, firstRow: number): number {
  const before = highestMeters[firstRow - 1] ?? 0;
  const first = own.columns.distanceMeters
    .subarray(0, own.length)
    .find((value) => !Number.isNaN(value));
  return first !== undefined && first >= before ? before : 0;
}

function highestSoFar(values: Float64Array): Float64Array {
  let highest = 0;
  return values.map((value) => {
    if (value > highest) highest = value;
    return highest;
  });
}

/**
 * The watch's name of the sport mode; if there are several, it is unknown which session had which.
 */
function sportName(contents: FitContents, session: FitSession): string | null {
  const [modeName, ...others] = contents.sportModeNames;
  return others.length === 0 && modeName !== undefined ? modeName : session.sport;
}

/** The stretches between timer stops and starts; null when the file has no such events. */
function pausesFromEvents(events: FitContents['timerEvents']): TimeStretch[] | null {
  if (!events.some(({ kind }) => kind === 'stop')) return null;
  const pauses: TimeStretch[] = [];
  let stoppedAt: number | null = null;
  for (const { timeSeconds, kind } of events) {
    if (kind === 'stop') {
      stoppedAt ??= timeSeconds;
    } else if (stoppedAt !== null) {
      pauses.push({ startSeconds: stoppedAt, endSeconds: timeSeconds });
      stoppedAt = null;
    }
  }
  return pauses;
}

const INTENSITIES: Readonly<Record<string, NonNullable<DecodedLap['intensity']>>> = {
  active: 'active',
  interval: 'active',
  rest: 'rest',
  recovery: 'rest',
  warmup: 'warmUp',
  cooldown: 'coolDown',
};

function decodedLaps(own: readonly FitLap[], baseSeconds: number): DecodedLap[] {
  const intensities = knownIntensities(
    own.map(({ intensity }) => (intensity === null ? null : (INTENSITIES[intensity] ?? null))),
    { isWorkout: own.some(({ isWorkoutStep }) => isWorkoutStep) },
  );
  return own
    .map((lap, index) => {
      const start = Math.max(0, (lap.startSeconds ?? baseSeconds) - baseSeconds);
      const length = lap.elapsedSeconds ?? lap.timerSeconds ?? 0;
      return {
        startSeconds: start,
        endSeconds: start + length,
        timerSeconds: lap.timerSeconds,
        distanceMeters: lap.distanceMeters,
        averageHeartRateBeatsPerMinute: lap.averageHeartRateBeatsPerMinute,
        trigger: triggerOf(lap.trigger),
        intensity: intensities[index] ?? null,
      };
    })
    .sort((a, b) => a.startSeconds - b.startSeconds);
}

function triggerOf(trigger: string | null): DecodedLap['trigger'] {
  return trigger === 'manual' || trigger === 'distance' || trigger === 'time' ? trigger : 'other';
}
