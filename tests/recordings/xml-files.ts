/** When the made-up files begin. */
export const XML_START = Date.UTC(2026, 4, 2, 6, 30);

export interface XmlPoint {
  second: number;
  /** Left out where null. */
  latitude?: number | null;
  meters?: number;
  heartRate?: number;
  cadence?: number;
}

function instant(second: number): string {
  return new Date(XML_START + second * 1000).toISOString();
}

/** Points of a steady run to the north: 3 m and 0.000027° a second. */
export function steadyPoints(seconds: number, from = 0): XmlPoint[] {
  return Array.from({ length: seconds + 1 }, (_, index) => ({
    second: from + index,
    latitude: 35.68 + (from + index) * 0.000027,
    meters: (from + index) * 3,
    heartRate: 150,
    cadence: 80,
  }));
}

export interface GpxOptions {
  type?: string | null;
  name?: string | null;
  prefix?: string;
  /** In place of the instants that the seconds stand for. */
  time?: (point: XmlPoint) => string;
}

/** A GPX track of segments. */
export function gpxTrack(
  segments: readonly (readonly XmlPoint[])[],
  options: GpxOptions = {},
): string {
  const { type = 'running', name = 'Morning Run', prefix = '', time } = options;
  const tag = (element: string) => `${prefix}${element}`;
  const points = (segment: readonly XmlPoint[]) =>
    segment
      .map(
        (point) =>
          `<${tag('trkpt')} lat="${point.latitude ?? ''}" lon="139.76"><${tag('ele')}>40</${tag('ele')}>` +
          `<${tag('time')}>${time ? time(point) : instant(point.second)}</${tag('time')}>` +
          `<${tag('extensions')}><gpxtpx:TrackPointExtension><gpxtpx:hr>${point.heartRate ?? 0}</gpxtpx:hr>` +
          `<gpxtpx:cad>${point.cadence ?? 0}</gpxtpx:cad></gpxtpx:TrackPointExtension></${tag('extensions')}>` +
          `</${tag('trkpt')}>`,
      )
      .join('\n');
  return (
    `<${tag('trk')}>` +
    (name === null ? '' : `<${tag('name')}>${name}</${tag('name')}>`) +
    (type === null ? '' : `<${tag('type')}>${type}</${tag('type')}>`) +
    segments.map((segment) => `<${tag('trkseg')}>${points(segment)}</${tag('trkseg')}>`).join('') +
    `</${tag('trk')}>`
  );
}

/** A GPX document around its tracks. */
export function gpxFile(content: string, prefix = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${prefix}gpx version="1.1" creator="Test &amp; Sons">${content}</${prefix}gpx>\n`;
}

export interface TcxLapOptions {
  startSecond: number;
  timerSeconds: number;
  meters?: number;
  intensity?: string;
  trigger?: string;
  extra?: string;
}

/** One lap of a TCX activity with its points. */
export function tcxLap(points: readonly XmlPoint[], options: TcxLapOptions): string {
  const {
    startSecond,
    timerSeconds,
    meters = timerSeconds * 3,
    intensity = 'Active',
    trigger = 'Manual',
    extra = '',
  } = options;
  const trackpoints = points
    .map(
      ({ second, latitude, meters: at, heartRate, cadence }) =>
        `<Trackpoint><Time>${instant(second)}</Time>` +
        (latitude === undefined || latitude === null
          ? ''
          : `<Position><LatitudeDegrees>${latitude}</LatitudeDegrees><LongitudeDegrees>139.76</LongitudeDegrees></Position>`) +
        (at === undefined ? '' : `<DistanceMeters>${at}</DistanceMeters>`) +
        (heartRate === undefined
          ? ''
          : `<HeartRateBpm><Value>${heartRate}</Value></HeartRateBpm>`) +
        `<Extensions><ns3:TPX><ns3:Speed>3</ns3:Speed><ns3:RunCadence>${cadence ?? 0}</ns3:RunCadence></ns3:TPX></Extensions>` +
        `</Trackpoint>`,
    )
    .join('');
  return (
    `<Lap StartTime="${instant(startSecond)}"><TotalTimeSeconds>${timerSeconds}</TotalTimeSeconds>` +
    `<DistanceMeters>${meters}</DistanceMeters><Calories>50</Calories>` +
    `<AverageHeartRateBpm><Value>150</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>160</Value></MaximumHeartRateBpm>` +
    `<Intensity>${intensity}</Intensity><TriggerMethod>${trigger}</TriggerMethod><Track>${trackpoints}</Track>${extra}</Lap>`
  );
}

export function tcxActivity(laps: readonly string[], sport = 'Running'): string {
  return `<Activity Sport="${sport}"><Id>${instant(0)}</Id>${laps.join('')}<Creator><Name>Watch</Name></Creator></Activity>`;
}

/** A TCX document around its activities. */
export function tcxFile(content: string): string {
  return `<?xml version="1.0"?><TrainingCenterDatabase xmlns:ns3="http://example.test">${content}</TrainingCenterDatabase>`;
}
