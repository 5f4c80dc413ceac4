import { NOTHING_DECLARED, type DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { assembleRecording } from '../assemble-recording.ts';
import { orderSamples } from '../order-samples.ts';
import { SampleTable } from '../sample-table.ts';
import { gpxSport } from './gpx-sport.ts';
import { parseInstant } from './parse-instant.ts';
import type { XmlRecording } from './read-xml.ts';
import {
  attributeOf,
  childNames,
  elementIn,
  elementsIn,
  finiteNumber,
  numberOf,
  ownText,
  readableText,
  textOf,
  type XmlElement,
} from './xml-tree.ts';

/** Some apps begin a new track at every pause: one that goes on this soon is the same activity. */
const SAME_ACTIVITY_SECONDS = 15 * 60;
/** A hole between two segments shorter than this is lost reception, not a pause. */
const SHORTEST_PAUSE_SECONDS = 10;

interface GpxTrack {
  type: string | null;
  name: string | null;
  samples: SampleTable;
  /** The first row of each segment that holds a point, ascending. */
  segmentRows: number[];
  offsetMinutes: number | null;
}

/**
 * Decodes a GPX file: one activity per track, tracks of the same type that go on
 * within minutes joined to one.
 *
 * @throws TasukiFailure 'recording/route-not-activity', 'recording/no-activity',
 *   'recording/no-usable-time', 'recording/damaged', 'recording/too-demanding'
 */
export function decodeGpx(xml: XmlRecording, now: Date): DecodedActivity[] {
  const elements = elementsIn(xml.root, 'trk');
  refuseTooMuch(elements);
  const tracks = joinedTracks(elements.map((track) => readTrack(xml, track)));
  if (tracks.length > RECORDING_LIMITS.sessions) throw new TasukiFailure('recording/too-demanding');
  if (!tracks.some(({ samples }) => samples.length > 0)) {
    if (elementIn(xml.root, 'rte')) throw new TasukiFailure('recording/route-not-activity');
    throw new TasukiFailure(xml.hasDamage() ? 'recording/damaged' : 'recording/no-activity');
  }
  const creator = attributeOf(xml.root, 'creator');
  const decoded: DecodedActivity[] = [];
  let firstFailure: TasukiFailure | null = null;
  // In a file with recorded tracks, a track without times is a line on a map: nothing is missing
  // from it.
  let drawn: TasukiFailure | null = null;
  for (const track of tracks) {
    if (track.samples.length === 0) continue;
    try {
      decoded.push(decodeTrack(track, creator, now));
    } catch (cause) {
      if (!(cause instanceof TasukiFailure)) throw cause;
      if (hasTimes(track)) firstFailure ??= cause;
      else drawn ??= cause;
    }
  }
  if (decoded.length === 0) {
    throw firstFailure ?? drawn ?? new TasukiFailure('recording/no-activity');
  }
  const isPartial = xml.hasDamage() || firstFailure !== null;
  return decoded.map((activity, sessionIndex) => ({
    ...activity,
    sessionIndex,
    sessionCount: decoded.length,
    isPartial: activity.isPartial || isPartial,
  }));
}

function hasTimes({ samples }: GpxTrack): boolean {
  return samples.timeSeconds.subarray(0, samples.length).some((seconds) => !Number.isNaN(seconds));
}

function refuseTooMuch(tracks: readonly XmlElement[]): void {
  let segmentCount = 0;
  for (const track of tracks) segmentCount += elementsIn(track, 'trkseg').length;
  if (tracks.length > RECORDING_LIMITS.tracks || segmentCount > RECORDING_LIMITS.segments) {
    throw new TasukiFailure('recording/too-demanding');
  }
}

function readTrack(xml: XmlRecording, track: XmlElement): GpxTrack {
  const samples = new SampleTable();
  const segmentRows: number[] = [];
  let offsetMinutes: number | null = null;
  for (const segment of elementsIn(track, 'trkseg')) {
    const firstRow = samples.length;
    for (const point of xml.pointsIn(segment)) {
      const ownOffset = addPoint(samples, point);
      offsetMinutes ??= ownOffset;
    }
    if (samples.length > firstRow) segmentRows.push(firstRow);
  }
  dropEchoedPositions(samples);
  const name = textOf(track, 'name');
  return {
    type: textOf(track, 'type'),
    name: name === null ? null : readableText(name),
    samples,
    segmentRows,
    offsetMinutes,
  };
}

/**
 * Some apps write heart rates with the position that was known last. Such rows go back in time and
 * repeat the position of the row before. Sorted by time these would zigzag.
 */
function dropEchoedPositions(samples: SampleTable): void {
  const { latitudeDegrees, longitudeDegrees, altitudeMeters } = samples.columns;
  let latest = -Infinity;
  let known = [NaN, NaN];
  for (let row = 0; row < samples.length; row += 1) {
    const seconds = samples.timeSeconds[row] ?? NaN;
    const position = [latitudeDegrees[row] ?? NaN, longitudeDegrees[row] ?? NaN];
    const isEcho = seconds < latest && position.every((value, index) => value === known[index]);
    if (seconds > latest) latest = seconds;
    known = position;
    if (!isEcho) continue;
    latitudeDegrees[row] = NaN;
    longitudeDegrees[row] = NaN;
    altitudeMeters[row] = NaN;
  }
}

function joinedTracks(tracks: readonly GpxTrack[]): GpxTrack[] {
  const joined: GpxTrack[] = [];
  for (const track of tracks) {
    const previous = joined.at(-1);
    const gap = previous ? firstTime(track) - lastTime(previous) : NaN;
    if (previous && track.type === previous.type && gap >= 0 && gap <= SAME_ACTIVITY_SECONDS) {
      const rowsBefore = previous.samples.length;
      for (const row of track.segmentRows) previous.segmentRows.push(rowsBefore + row);
      previous.samples.append(track.samples);
    } else {
      joined.push(track);
    }
  }
  return joined;
}

function firstTime({ samples }: GpxTrack): number {
  return samples.length > 0 ? (samples.timeSeconds[0] ?? NaN) : NaN;
}

function lastTime({ samples }: GpxTrack): number {
  return samples.timeSeconds[samples.length - 1] ?? NaN;
}

function decodeTrack(track: GpxTrack, creator: string | null, now: Date): DecodedActivity {
  // Before the readings are put in order, which changes their rows.
  const boundaries = boundariesOf(track);
  const { samples, hasDropped } = orderSamples(track.samples, now.getTime() / 1000);
  const sport = gpxSport(track.type, track.name, samples);
  const assembled = assembleRecording({
    samples,
    sport,
    declaredStartSeconds: null,
    baseDistanceMeters: 0,
    pauses: boundaries.filter(
      ({ startSeconds, endSeconds }) => endSeconds - startSeconds >= SHORTEST_PAUSE_SECONDS,
    ),
    segmentStarts: boundaries.map(({ endSeconds }) => endSeconds).sort((a, b) => a - b),
  });
  return {
    format: 'gpx',
    sessionIndex: 0,
    sessionCount: 1,
    sport,
    sourceSportName: track.type !== null && /^\d+$/.test(track.type) ? null : track.type,
    ...(track.name === null ? {} : { sourceTitle: track.name }),
    isTransition: false,
    startedAt: new Date(assembled.startSeconds * 1000),
    utcOffsetMinutes: track.offsetMinutes,
    deviceName: creator === null ? null : readableText(creator),
    isIndoor: assembled.track === null,
    recording: assembled.recording,
    track: assembled.track,
    laps: [],
    declared: NOTHING_DECLARED,
    isPartial: hasDropped,
  };
}

/** From the last reading of each segment to the first of the next. */
function boundariesOf({ samples, segmentRows }: GpxTrack): TimeStretch[] {
  return segmentRows.slice(1).flatMap((row) => {
    const startSeconds = samples.timeSeconds[row - 1] ?? NaN;
    const endSeconds = samples.timeSeconds[row] ?? NaN;
    return endSeconds > startSeconds ? [{ startSeconds, endSeconds }] : [];
  });
}

/** Makers' names of a reading in their extensions, lower-cased. */
const EXTENSION_NAMES = {
  heartRateBeatsPerMinute: ['hr', 'heartrate', 'heartratebpm'],
  cadencePerMinute: ['cad', 'cadence', 'runcadence'],
  powerWatts: ['power', 'powerinwatts', 'watts'],
  temperatureCelsius: ['atemp', 'temp', 'temperature'],
  speedMetersPerSecond: ['speed'],
} as const;

/** Adds a point's reading; returns the offset from UTC that its time was written in, if any. */
function addPoint(samples: SampleTable, point: XmlElement): number | null {
  const instant = parseInstant(textOf(point, 'time'));
  const row = samples.addRow(instant?.seconds ?? NaN);
  const { columns } = samples;
  columns.latitudeDegrees[row] = finiteNumber(attributeOf(point, 'lat'));
  columns.longitudeDegrees[row] = finiteNumber(attributeOf(point, 'lon'));
  columns.altitudeMeters[row] = numberOf(point, 'ele');
  columns.speedMetersPerSecond[row] = numberOf(point, 'speed');
  const extensions = elementIn(point, 'extensions');
  if (extensions) {
    const values = new Map<string, number>();
    collectFigures(extensions, values);
    for (const [column, names] of Object.entries(EXTENSION_NAMES)) {
      for (const name of names) {
        const value = values.get(name);
        if (value !== undefined) columns[column as keyof typeof EXTENSION_NAMES][row] = value;
      }
    }
  }
  return instant?.offsetMinutes ?? null;
}

/** Every figure in an extension by its lower-cased name; makers nest them as they like. */
function collectFigures(element: XmlElement, values: Map<string, number>): void {
  for (const name of childNames(element)) {
    for (const child of elementsIn(element, name)) {
      const text = ownText(child);
      if (text !== null) values.set(name.toLowerCase(), finiteNumber(text));
      collectFigures(child, values);
    }
  }
}
