import {
  NOTHING_DECLARED,
  type DecodedActivity,
  type DecodedLap,
} from '@tasuki/domain/recordings/decoded-activity';
import { normaliseSport } from '@tasuki/domain/sports/normalise-sport';
import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { assembleRecording } from '../assemble-recording.ts';
import { usableTotals } from '../declared-totals.ts';
import { knownIntensities } from '../known-intensities.ts';
import { isUsableTime, orderSamples } from '../order-samples.ts';
import { pausesFromGaps } from '../pauses-from-gaps.ts';
import { SampleTable } from '../sample-table.ts';
import { parseInstant } from './parse-instant.ts';
import type { XmlRecording } from './read-xml.ts';
import {
  attributeOf,
  elementIn,
  elementsIn,
  numberOf,
  readableText,
  textOf,
  type XmlElement,
} from './xml-tree.ts';

/** Seconds, metres or kilocalories: no lap has more. */
const FIGURE_MAXIMUM = 10_000_000;

interface TcxLap {
  startSeconds: number | null;
  /** Time of its last point. */
  lastSeconds: number | null;
  timerSeconds: number | null;
  distanceMeters: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  maximumHeartRateBeatsPerMinute: number | null;
  energyKilocalories: number | null;
  trigger: DecodedLap['trigger'];
  intensity: DecodedLap['intensity'];
}

/** One activity of the file: its element, or the laps of a change-over. */
interface TcxPart {
  element: XmlElement;
  laps: readonly XmlElement[];
  isTransition: boolean;
}

/**
 * Decodes a TCX file: one activity per `Activity`, those of a multisport session
 * with their change-overs.
 *
 * @throws TasukiFailure 'recording/course-not-activity', 'recording/no-activity',
 *   'recording/no-usable-time', 'recording/damaged', 'recording/too-demanding'
 */
export function decodeTcx(xml: XmlRecording, now: Date): DecodedActivity[] {
  const parts = partsIn(xml.root);
  if (parts.length === 0) {
    if (elementIn(xml.root, 'Courses')) throw new TasukiFailure('recording/course-not-activity');
    throw new TasukiFailure(xml.hasDamage() ? 'recording/damaged' : 'recording/no-activity');
  }
  if (
    parts.length > RECORDING_LIMITS.sessions ||
    parts.reduce((count, { laps }) => count + laps.length, 0) > RECORDING_LIMITS.laps
  ) {
    throw new TasukiFailure('recording/too-demanding');
  }
  const decoded: DecodedActivity[] = [];
  let firstFailure: TasukiFailure | null = null;
  parts.forEach((part, sessionIndex) => {
    try {
      decoded.push(decodePart(xml, part, { sessionIndex, sessionCount: parts.length }, now));
    } catch (cause) {
      if (!(cause instanceof TasukiFailure)) throw cause;
      firstFailure ??= cause;
    }
  });
  if (decoded.length === 0) throw firstFailure ?? new TasukiFailure('recording/no-activity');
  // Damage is only known when all points have been parsed.
  const isPartial = xml.hasDamage() || firstFailure !== null;
  return decoded.map((activity) => ({ ...activity, isPartial: activity.isPartial || isPartial }));
}

function partsIn(root: XmlElement): TcxPart[] {
  const parts: TcxPart[] = [];
  const addActivity = (element: XmlElement) =>
    parts.push({ element, laps: elementsIn(element, 'Lap'), isTransition: false });
  for (const activities of elementsIn(root, 'Activities')) {
    for (const activity of elementsIn(activities, 'Activity')) addActivity(activity);
    for (const session of elementsIn(activities, 'MultiSportSession')) {
      for (const first of elementsIn(session, 'FirstSport')) {
        for (const activity of elementsIn(first, 'Activity')) addActivity(activity);
      }
      for (const next of elementsIn(session, 'NextSport')) {
        const transition = elementsIn(next, 'Transition');
        if (transition.length > 0) {
          parts.push({ element: next, laps: transition, isTransition: true });
        }
        for (const activity of elementsIn(next, 'Activity')) addActivity(activity);
      }
    }
  }
  return parts;
}

function decodePart(
  xml: XmlRecording,
  part: TcxPart,
  { sessionIndex, sessionCount }: { sessionIndex: number; sessionCount: number },
  now: Date,
): DecodedActivity {
  const raw = new SampleTable();
  let offsetMinutes: number | null = null;
  const laps = part.laps.map((lap) => {
    const rowsBefore = raw.length;
    for (const track of elementsIn(lap, 'Track')) {
      for (const point of xml.pointsIn(track)) {
        const ownOffset = addPoint(raw, point);
        offsetMinutes ??= ownOffset;
      }
    }
    return lapOf(lap, lastTime(raw, rowsBefore), now);
  });
  const { samples, hasDropped } = orderSamples(raw, now.getTime() / 1000);
  const [firstLap] = laps;
  if (samples.length === 0 && (firstLap?.startSeconds ?? null) === null) {
    throw new TasukiFailure('recording/no-activity');
  }
  const sportName = attributeOf(part.element, 'Sport');
  const sport = part.isTransition ? 'Other' : normaliseSport({ source: 'tcx', sport: sportName });
  const recordedSeconds =
    samples.length === 0
      ? null
      : (samples.timeSeconds[samples.length - 1] ?? 0) - (samples.timeSeconds[0] ?? 0);
  const totals = coversLittle(laps, samples) ? NOTHING_DECLARED : totalsOf(laps);
  const declared = usableTotals(totals, recordedSeconds);
  const assembled = assembleRecording({
    samples,
    sport,
    declaredStartSeconds: firstLap?.startSeconds ?? null,
    baseDistanceMeters: 0,
    pauses: pausesFromGaps(samples, declared.timerSeconds),
    segmentStarts: [],
  });
  const creator = elementIn(part.element, 'Creator');
  const deviceName = creator ? textOf(creator, 'Name') : null;
  return {
    format: 'tcx',
    sessionIndex,
    sessionCount,
    sport,
    sourceSportName: sportName,
    isTransition: part.isTransition,
    startedAt: new Date(assembled.startSeconds * 1000),
    utcOffsetMinutes: offsetMinutes,
    deviceName: deviceName === null ? null : readableText(deviceName),
    // The format has no word for it: a recording without one position was made under a roof.
    isIndoor: assembled.track === null && samples.length > 0,
    recording: assembled.recording,
    track: assembled.track,
    laps: decodedLaps(laps, assembled.startSeconds),
    declared,
    isPartial: hasDropped,
  };
}

/** Adds a point's reading; returns the offset from UTC that its time was written in, if any. */
function addPoint(samples: SampleTable, point: XmlElement): number | null {
  const instant = parseInstant(textOf(point, 'Time'));
  const row = samples.addRow(instant?.seconds ?? NaN);
  const { columns } = samples;
  const position = elementIn(point, 'Position');
  const extensions = elementIn(point, 'Extensions');
  const extension = extensions ? elementIn(extensions, 'TPX') : null;
  columns.latitudeDegrees[row] = numberOf(position, 'LatitudeDegrees');
  columns.longitudeDegrees[row] = numberOf(position, 'LongitudeDegrees');
  columns.altitudeMeters[row] = numberOf(point, 'AltitudeMeters');
  columns.distanceMeters[row] = numberOf(point, 'DistanceMeters');
  columns.heartRateBeatsPerMinute[row] = numberOf(elementIn(point, 'HeartRateBpm'), 'Value');
  const runCadence = numberOf(extension, 'RunCadence');
  columns.cadencePerMinute[row] = Number.isNaN(runCadence)
    ? numberOf(point, 'Cadence')
    : runCadence;
  columns.speedMetersPerSecond[row] = numberOf(extension, 'Speed');
  columns.powerWatts[row] = numberOf(extension, 'Watts');
  return instant?.offsetMinutes ?? null;
}

function lastTime(samples: SampleTable, fromRow: number): number | null {
  for (let row = samples.length - 1; row >= fromRow; row -= 1) {
    const time = samples.timeSeconds[row] ?? NaN;
    if (!Number.isNaN(time)) return time;
  }
  return null;
}

const INTENSITIES: Readonly<Record<string, DecodedLap['intensity']>> = {
  Active: 'active',
  Resting: 'rest',
};

function lapOf(lap: XmlElement, lastSeconds: number | null, now: Date): TcxLap {
  const figure = (element: XmlElement | null, name: string) => {
    const value = numberOf(element, name);
    return value >= 0 && value <= FIGURE_MAXIMUM ? value : null;
  };
  const intensity = textOf(lap, 'Intensity') ?? '';
  const start = parseInstant(attributeOf(lap, 'StartTime'))?.seconds;
  return {
    startSeconds: start !== undefined && isUsableTime(start, now.getTime() / 1000) ? start : null,
    lastSeconds,
    timerSeconds: figure(lap, 'TotalTimeSeconds'),
    distanceMeters: figure(lap, 'DistanceMeters'),
    averageHeartRateBeatsPerMinute: figure(elementIn(lap, 'AverageHeartRateBpm'), 'Value'),
    maximumHeartRateBeatsPerMinute: figure(elementIn(lap, 'MaximumHeartRateBpm'), 'Value'),
    energyKilocalories: figure(lap, 'Calories'),
    trigger: triggerOf(textOf(lap, 'TriggerMethod')),
    intensity: Object.hasOwn(INTENSITIES, intensity) ? (INTENSITIES[intensity] ?? null) : null,
  };
}

function triggerOf(method: string | null): DecodedLap['trigger'] {
  if (method === 'Manual') return 'manual';
  if (method === 'Distance') return 'distance';
  if (method === 'Time') return 'time';
  return 'other';
}

/** A device that loses its last lap leaves laps that end well before the points do. */
const LOST_METERS_SHARE = 1.1;
const LOST_METERS_LEAST = 200;
const LOST_SECONDS = 60;

function coversLittle(laps: readonly TcxLap[], { columns, length }: SampleTable): boolean {
  const measured = columns.distanceMeters.subarray(0, length).filter((meters) => meters >= 0);
  const recorded = (measured.at(-1) ?? 0) - (measured[0] ?? 0);
  const declared = laps.reduce((sum, lap) => sum + (lap.distanceMeters ?? 0), 0);
  const last = laps.at(-1);
  const end = (last?.startSeconds ?? Infinity) + (last?.timerSeconds ?? 0);
  return (
    declared > 0 &&
    (last?.lastSeconds ?? 0) - end >= LOST_SECONDS &&
    recorded - declared >= LOST_METERS_LEAST &&
    recorded >= declared * LOST_METERS_SHARE
  );
}

function totalsOf(laps: readonly TcxLap[]): DecodedActivity['declared'] {
  const sum = (pick: (lap: TcxLap) => number | null) => {
    const values = laps.map(pick).filter((value) => value !== null);
    return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
  };
  const measured = laps.filter((lap) => lap.averageHeartRateBeatsPerMinute !== null);
  const beats = measured.reduce(
    (total, lap) => total + (lap.averageHeartRateBeatsPerMinute ?? 0) * (lap.timerSeconds ?? 0),
    0,
  );
  const beatSeconds = measured.reduce((total, lap) => total + (lap.timerSeconds ?? 0), 0);
  const maxima = laps.flatMap((lap) => lap.maximumHeartRateBeatsPerMinute ?? []);
  return {
    distanceMeters: sum((lap) => lap.distanceMeters),
    elapsedSeconds: null,
    timerSeconds: sum((lap) => lap.timerSeconds),
    movingSeconds: null,
    averageHeartRateBeatsPerMinute: beatSeconds > 0 ? beats / beatSeconds : null,
    maximumHeartRateBeatsPerMinute: maxima.length > 0 ? Math.max(...maxima) : null,
    ascentMeters: null,
    descentMeters: null,
    energyKilocalories: sum((lap) => lap.energyKilocalories),
  };
}

function decodedLaps(laps: readonly TcxLap[], baseSeconds: number): DecodedLap[] {
  const intensities = knownIntensities(
    laps.map(({ intensity }) => intensity),
    { isWorkout: false },
  );
  return laps.flatMap((lap, index) => {
    if (lap.startSeconds === null) return [];
    const next = laps[index + 1]?.startSeconds ?? Infinity;
    // Timer time ends before the lap does when the timer was stopped within it.
    const end = Math.max(lap.startSeconds + (lap.timerSeconds ?? 0), lap.lastSeconds ?? 0);
    return [
      {
        startSeconds: Math.max(0, lap.startSeconds - baseSeconds),
        endSeconds: Math.max(0, Math.min(end, Math.max(next, lap.startSeconds)) - baseSeconds),
        timerSeconds: lap.timerSeconds,
        distanceMeters: lap.distanceMeters,
        averageHeartRateBeatsPerMinute: lap.averageHeartRateBeatsPerMinute,
        trigger: lap.trigger,
        intensity: intensities[index] ?? null,
      },
    ];
  });
}
