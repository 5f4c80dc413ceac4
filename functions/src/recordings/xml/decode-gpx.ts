import { NOTHING_DECLARED, type DecodedActivity } from '@tasuki/domain/activities/decoded-activity';
import type { TimeStretch } from '@tasuki/domain/activities/recording';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { assembleRecording } from '../assemble-recording.ts';
import { orderSamples } from '../order-samples.ts';
import { SampleTable } from '../sample-table.ts';
import { gpxSport } from './gpx-sport.ts';
import { parseInstant } from './parse-instant.ts';
import { pointsIn } from './point-runs.ts';
import type { XmlRecording } from './read-xml.ts';
import {
  elementIn,
  elementsIn,
  numberOf,
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
  segments: SampleTable[];
  offsetMinutes: number | null;
}

/**
 * Decodes a GPX file: one activity per track, tracks of the same type that go on
 * within minutes joined to one.
 *
 * @throws TasukiFailure 'recording/route-not-activity', 'recording/no-activity',
 *   'recording/no-usable-time', 'recording/damaged'
 */
export function decodeGpx(xml: XmlRecording, now: Date): DecodedActivity[] {
  const tracks = joinedTracks(elementsIn(xml.root, 'trk').map((track) => readTrack(xml, track)));
  if (!tracks.some(({ segments }) => segments.length > 0)) {
    if (elementIn(xml.root, 'rte')) throw new TasukiFailure('recording/route-not-activity');
    throw new TasukiFailure(xml.hasDamage() ? 'recording/damaged' : 'recording/no-activity');
  }
  const creator = textOf(xml.root, '@creator');
  const decoded: DecodedActivity[] = [];
  let firstFailure: TasukiFailure | null = null;
  for (const track of tracks) {
    if (track.segments.length === 0) continue;
    try {
      decoded.push(decodeTrack(track, creator, now));
    } catch (cause) {
      if (!(cause instanceof TasukiFailure)) throw cause;
      firstFailure ??= cause;
    }
  }
  if (decoded.length === 0) throw firstFailure ?? new TasukiFailure('recording/no-activity');
  const isPartial = xml.hasDamage() || firstFailure !== null;
  return decoded.map((activity, sessionIndex) => ({
    ...activity,
    sessionIndex,
    sessionCount: decoded.length,
    isPartial: activity.isPartial || isPartial,
  }));
}

function readTrack(xml: XmlRecording, track: XmlElement): GpxTrack {
  let offsetMinutes: number | null = null;
  const segments = elementsIn(track, 'trkseg').flatMap((segment) => {
    const samples = new SampleTable();
    for (const point of pointsIn(xml, segment)) offsetMinutes ??= addPoint(samples, point);
    return samples.length > 0 ? [samples] : [];
  });
  const name = textOf(track, 'name');
  return {
    type: textOf(track, 'type'),
    name: name === null ? null : readableText(name),
    segments,
    offsetMinutes,
  };
}

function joinedTracks(tracks: readonly GpxTrack[]): GpxTrack[] {
  const joined: GpxTrack[] = [];
  for (const track of tracks) {
    const previous = joined.at(-1);
    const gap = previous ? firstTime(track) - lastTime(previous) : NaN;
    if (previous && track.type === previous.type && gap >= 0 && gap <= SAME_ACTIVITY_SECONDS) {
      previous.segments.push(...track.segments);
    } else {
      joined.push(track);
    }
  }
  return joined;
}

function firstTime({ segments }: GpxTrack): number {
  return segments[0]?.timeSeconds[0] ?? NaN;
}

function lastTime({ segments }: GpxTrack): number {
  const last = segments.at(-1);
  return last?.timeSeconds[last.length - 1] ?? NaN;
}

function decodeTrack(track: GpxTrack, creator: string | null, now: Date): DecodedActivity {
  const all = joinedSegments(track.segments);
  const { samples, hasDropped } = orderSamples(all, now.getTime() / 1000);
  const boundaries = boundariesOf(track.segments);
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

function joinedSegments(segments: readonly SampleTable[]): SampleTable {
  const [first, ...rest] = segments;
  if (!first || rest.length === 0) return first ?? new SampleTable(1);
  const joined = first.pick(Array.from({ length: first.length }, (_, row) => row));
  for (const segment of rest) joined.append(segment);
  return joined;
}

/** From the last reading of each segment to the first of the next. */
function boundariesOf(segments: readonly SampleTable[]): TimeStretch[] {
  return segments.slice(1).flatMap((segment, index) => {
    const before = segments[index];
    const startSeconds = before?.timeSeconds[before.length - 1] ?? NaN;
    const endSeconds = segment.timeSeconds[0] ?? NaN;
    return endSeconds > startSeconds ? [{ startSeconds, endSeconds }] : [];
  });
}

/** What makers call a reading in their extensions, lower-cased. */
const EXTENSION_NAMES = {
  heartRateBeatsPerMinute: ['hr', 'heartrate', 'heartratebpm'],
  cadencePerMinute: ['cad', 'cadence', 'runcadence'],
  powerWatts: ['power', 'powerinwatts', 'watts'],
  temperatureCelsius: ['atemp', 'temp', 'temperature'],
  speedMetersPerSecond: ['speed'],
} as const;

function addPoint(samples: SampleTable, point: XmlElement): number | null {
  const instant = parseInstant(textOf(point, 'time'));
  const row = samples.addRow(instant?.seconds ?? NaN);
  const { columns } = samples;
  columns.latitudeDegrees[row] = numberOf(point, '@lat');
  columns.longitudeDegrees[row] = numberOf(point, '@lon');
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
  for (const [name, value] of Object.entries(element)) {
    if (typeof value === 'string') {
      if (!name.startsWith('@') && value.trim() !== '')
        values.set(name.toLowerCase(), Number(value));
    } else {
      for (const child of elementsIn(element, name)) {
        const text = textOf(child, '#text');
        if (text !== null) values.set(name.toLowerCase(), Number(text));
        collectFigures(child, values);
      }
    }
  }
}
