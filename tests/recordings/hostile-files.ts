import { gzipSync } from 'node:zlib';
import { FIT_START, steadyRun } from './fit-file.ts';
import { ENUM, RawFit, rawActivity, STRING, UINT32, UINT8, uint32 } from './raw-fit.ts';
import { gpxFile, gpxTrack, steadyPoints, tcxActivity, tcxFile, tcxLap } from './xml-files.ts';

/** A file that is made to take time or memory; `scale` 1 is the full size. */
export interface HostileFile {
  what: string;
  name: string;
  bytes: (scale: number) => Uint8Array;
}

const text = (content: string) => new TextEncoder().encode(content);
const times = (part: string, count: number) => part.repeat(Math.max(1, Math.round(count)));
const xml = (what: string, name: string, content: (scale: number) => string): HostileFile => ({
  what,
  name,
  bytes: (scale) => text(content(scale)),
});
const gpx = (what: string, content: (scale: number) => string) =>
  xml(what, 'a.gpx', (scale) => gpxFile(content(scale)));
const tcx = (what: string, content: (scale: number) => string) =>
  xml(what, 'a.tcx', (scale) => tcxFile(content(scale)));

const RUN = gpxTrack([steadyPoints(60)]);
const LAP = tcxLap(steadyPoints(60), { startSecond: 0, timerSeconds: 60 });
const activities = (content: string) => `<Activities>${content}</Activities>`;
const DISTANT_KILOMETERS = 1000;
/** Time that none of the distant activities shares with the next one. */
const DISTANT_SECONDS = 200_000;

/** An activity of few points and a thousand kilometres, of which each is a split. */
function distantActivity(index: number): string {
  const startSecond = -(index + 1) * DISTANT_SECONDS;
  const timerSeconds = (DISTANT_KILOMETERS * 1000) / 6;
  const meters = DISTANT_KILOMETERS * 1000;
  const points = Array.from({ length: 9 }, (_, point) => ({
    second: startSecond + Math.round((timerSeconds * point) / 8),
    meters: (meters * point) / 8,
    heartRate: 140 + point,
    cadence: 80,
  }));
  return tcxActivity([tcxLap(points, { startSecond, timerSeconds, meters })]);
}

/** A small file whose documents have thousands of splits altogether. */
export function distantActivities(count: number): string {
  const all = Array.from({ length: count }, (_, index) => distantActivity(index));
  return tcxFile(activities(all.join('')));
}

const POINT = '<trkpt lat="35.6" lon="139.7"><time>2026-05-02T06:30:00Z</time></trkpt>';
const pointAt = (second: number) =>
  `<trkpt lat="35.6" lon="139.7"><time>${new Date(Date.UTC(2026, 4, 2, 6, 30, second)).toISOString()}</time></trkpt>`;
const entities = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  ).join('');

const namedGpx = (length: number) => gpxFile(RUN).replace('Test &amp; Sons', times('x', length));

const XML_FILES: readonly HostileFile[] = [
  gpx(
    'an element that names our mark',
    () => `<trk><trkseg><tasukiPoints from="0" to="Infinity"/></trkseg></trk>`,
  ),
  gpx(
    'a hundred thousand elements inside each other',
    (scale) => `${times('<a>', 100_000 * scale)}${RUN}`,
  ),
  gpx(
    'points inside points',
    (scale) => `<trk><trkseg>${times('<trkpt lat="1" lon="1">', 200_000 * scale)}`,
  ),
  gpx('openings of points without an end', (scale) => times('<trkpt ', 1_000_000 * scale)),
  gpx('names that begin like a point', (scale) => times('<trkptX', 1_000_000 * scale)),
  gpx(
    'endings of points without a beginning',
    (scale) => `${times('</trkpt>', 500_000 * scale)}${RUN}`,
  ),
  gpx(
    'a point in two thousand segments each',
    (scale) => `<trk>${times(`<trkseg>${POINT}</trkseg>`, 200_000 * scale)}</trk>`,
  ),
  gpx('empty tracks', (scale) => `${times('<trk></trk>', 350_000 * scale)}${RUN}`),
  gpx('a track for each point', (scale) =>
    Array.from(
      { length: Math.round(20_000 * scale) },
      (_, index) => `<trk><trkseg>${pointAt(index * 2000)}</trkseg></trk>`,
    ).join(''),
  ),
  gpx('a huge attribute', (scale) =>
    RUN.replace('<trk>', `<trk a="${times('x', 3_000_000 * scale)}">`),
  ),
  gpx('very many attributes', (scale) =>
    RUN.replace(
      '<trk>',
      `<trk ${Array.from({ length: Math.round(200_000 * scale) }, (_, index) => `a${index}="1"`).join(' ')}>`,
    ),
  ),
  gpx('quotes that do not end', (scale) => `<trk ${times('a="', 500_000 * scale)}`),
  gpx('a huge point', (scale) => RUN.replace('<ele>', `<ele>${times('9', 5_000_000 * scale)}`)),
  gpx('very many names in a point', (scale) =>
    times(
      `<trkpt lat="1" lon="1"><extensions>${Array.from({ length: 900 }, (_, index) => `<n${index}>1</n${index}>`).join('')}</extensions></trkpt>`,
      300 * scale,
    ),
  ),
  gpx('comments that do not end', (scale) => `${times('<!-- ', 500_000 * scale)}${RUN}`),
  gpx('very many comments', (scale) => `${times('<!---->', 500_000 * scale)}${RUN}`),
  gpx(
    'CDATA full of brackets',
    (scale) => `<trk><name><![CDATA[${times(']]', 1_000_000 * scale)}]]></name></trk>${RUN}`,
  ),
  gpx(
    'names of JavaScript',
    () => `<__proto__><trk/></__proto__><constructor/><trk __proto__="1"><toString/>${RUN}</trk>`,
  ),
  gpx('figures that are none', () =>
    RUN.replaceAll('139.76', '1e999').replaceAll('<ele>40', '<ele>-Infinity'),
  ),
  gpx(
    'times of all centuries',
    (scale) =>
      `<trk><trkseg>${Array.from({ length: Math.round(20_000 * scale) }, (_, index) => POINT.replace('2026', String(1991 + (index % 35)))).join('')}</trkseg></trk>`,
  ),
  gpx('numbers of a mile', (scale) => RUN.replace('.000Z', `.${times('1', 1_000_000 * scale)}Z`)),
  xml(
    'an entity from outside',
    'a.gpx',
    () =>
      `<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/hosts">]>${gpxFile(RUN.replace('Morning', '&x;'))}`,
  ),
  xml(
    'entities that multiply',
    'a.gpx',
    () =>
      `<!DOCTYPE gpx [<!ENTITY e0 "ha">${entities(12)}]>${gpxFile(RUN.replace('Morning', '&e12;'))}`,
  ),
  xml('a prefix without an end', 'a.gpx', (scale) => `<${times('a', 1_000_000 * scale)}:gpx>`),
  xml('an encoding that does not exist', 'a.gpx', () => gpxFile(RUN).replace('UTF-8', 'x-no-such')),
  xml('half of each letter', 'a.gpx', () => `\uFEFF${gpxFile(RUN)}\uD800`),
  xml('a device with a name of a megabyte', 'a.gpx', (scale) => namedGpx(1_500_000 * scale)),
  xml('a title of a megabyte', 'a.gpx', (scale) =>
    gpxFile(RUN.replace('Morning Run', times('&#x1F3C3;', 200_000 * scale))),
  ),
  xml('a sport of a megabyte', 'a.gpx', (scale) =>
    gpxFile(RUN.replace('>running<', `>${times('x', 1_500_000 * scale)}<`)),
  ),
  tcx('a watch with a name of a megabyte', (scale) =>
    activities(tcxActivity([LAP]).replace('Watch', times('&amp;', 300_000 * scale))),
  ),
  tcx('a million laps', (scale) => activities(tcxActivity([times('<Lap/>', 600_000 * scale)]))),
  tcx('laps of one second each', (scale) =>
    activities(
      tcxActivity([
        times(
          '<Lap StartTime="2026-05-02T06:30:00Z"><TotalTimeSeconds>1e308</TotalTimeSeconds></Lap>',
          50_000 * scale,
        ),
      ]),
    ),
  ),
  tcx('very many activities', (scale) => activities(times(tcxActivity([LAP]), 400 * scale))),
  xml('many activities of many splits', 'a.tcx', (scale) =>
    distantActivities(Math.max(30, Math.round(200 * scale))),
  ),
  tcx('tracks of nothing', (scale) =>
    activities(tcxActivity([`<Lap>${times('<Track/>', 400_000 * scale)}</Lap>`])),
  ),
  tcx('a lap of the year 9999', () =>
    activities(
      tcxActivity([LAP.replace(/StartTime="[^"]*"/, 'StartTime="9999-12-31T23:59:59-14:00"')]),
    ),
  ),
  tcx('totals beyond all numbers', () =>
    activities(tcxActivity([LAP.replace('<DistanceMeters>180', '<DistanceMeters>1e308')])),
  ),
];

const RECORD = [
  [253, 4, UINT32],
  [5, 4, UINT32],
] as const;
const SESSION = [
  [253, 4, UINT32],
  [2, 4, UINT32],
  [5, 1, ENUM],
] as const;
const record = [1, ...uint32(FIT_START), ...uint32(0)];
const counting = (view: DataView, index: number) => {
  view.setUint32(1, FIT_START + index, true);
};
const startingAt = (step: number) => (view: DataView, index: number) => {
  view.setUint32(1, FIT_START + index * step, true);
  view.setUint32(5, FIT_START + index * step, true);
};

function sessionsAndRecords(sessions: number, records: number): Uint8Array {
  return rawActivity()
    .define(1, 20, RECORD)
    .repeated(record, records, counting)
    .define(2, 18, SESSION)
    .repeated(
      [2, ...uint32(FIT_START), ...uint32(FIT_START), 1],
      sessions,
      startingAt(Math.max(1, Math.floor(records / sessions))),
    )
    .file();
}

function describedFields(descriptions: number, records: number, fieldsARecord: number): Uint8Array {
  const fields = Array.from({ length: fieldsARecord }, (_, index) => [index % 250, 1, 0] as const);
  return rawActivity()
    .define(3, 207, [[3, 1, UINT8]])
    .bytes([3, 0])
    .define(4, 206, [
      [0, 1, UINT8],
      [1, 1, UINT8],
      [2, 1, UINT8],
      [3, 6, STRING],
    ])
    .repeated([4, 0, 0, UINT8, 80, 111, 119, 101, 114, 0], descriptions, (view, index) => {
      view.setUint8(2, index % 250);
    })
    .defineWithDeveloperFields(5, 20, RECORD, fields)
    .repeated([5, ...uint32(FIT_START), ...uint32(0), ...fields.map(() => 7)], records, counting)
    .file();
}

const FIT_FILES: readonly HostileFile[] = [
  {
    what: 'as many sessions as readings',
    name: 'a.fit',
    bytes: (scale) => sessionsAndRecords(Math.round(15_000 * scale), Math.round(15_000 * scale)),
  },
  {
    what: 'the most sessions over very many readings',
    name: 'a.fit',
    bytes: (scale) => sessionsAndRecords(200, Math.round(60_000 * scale)),
  },
  {
    what: 'sessions that all begin at once',
    name: 'a.fit',
    bytes: (scale) =>
      rawActivity()
        .define(1, 20, RECORD)
        .repeated(record, Math.round(60_000 * scale), counting)
        .define(2, 18, SESSION)
        .repeated([2, ...uint32(FIT_START), ...uint32(FIT_START), 1], 200)
        .file(),
  },
  {
    what: 'sessions without a beginning',
    name: 'a.fit',
    bytes: (scale) =>
      rawActivity()
        .define(1, 20, RECORD)
        .repeated(record, Math.round(60_000 * scale), counting)
        .define(2, 18, [[5, 1, ENUM]])
        .repeated([2, 1], 200)
        .file(),
  },
  {
    what: 'a million laps',
    name: 'a.fit',
    bytes: (scale) =>
      rawActivity()
        .define(1, 20, RECORD)
        .repeated(record, 600, counting)
        .define(2, 19, SESSION)
        .repeated([2, ...uint32(FIT_START), ...uint32(FIT_START), 1], Math.round(1_000_000 * scale))
        .file(),
  },
  {
    what: 'very many descriptions of fields',
    name: 'a.fit',
    bytes: (scale) => describedFields(Math.round(20_000 * scale), Math.round(2000 * scale), 200),
  },
  {
    what: 'the most descriptions and very many fields',
    name: 'a.fit',
    bytes: (scale) => describedFields(100, Math.round(8000 * scale), 100),
  },
  {
    what: 'a definition before each reading',
    name: 'a.fit',
    bytes: (scale) =>
      rawActivity()
        .repeated([0x41, 0, 0, 20, 0, 2, ...RECORD.flat(), ...record], Math.round(60_000 * scale))
        .file(),
  },
  {
    what: 'messages of no bytes',
    name: 'a.fit',
    bytes: (scale) =>
      rawActivity()
        .define(1, 20, [])
        .repeated([1], Math.round(400_000 * scale))
        .file(),
  },
  {
    what: 'a definition of 255 fields for messages of one',
    name: 'a.fit',
    bytes: (scale) =>
      rawActivity()
        .define(
          1,
          20,
          Array.from({ length: 255 }, (_, index) => [index, 1, UINT8] as const),
        )
        .repeated([1, ...Array.from({ length: 255 }, () => 1)], Math.round(4000 * scale))
        .file(),
  },
  {
    what: 'a header that promises four gigabytes',
    name: 'a.fit',
    bytes: () =>
      rawActivity().define(1, 20, RECORD).repeated(record, 600, counting).file(0xffffffff),
  },
  {
    what: 'a header that promises nothing',
    name: 'a.fit',
    bytes: () => rawActivity().define(1, 20, RECORD).repeated(record, 600, counting).file(0),
  },
  {
    what: 'very many empty files in a row',
    name: 'a.fit',
    bytes: (scale) => {
      const one = new RawFit().file();
      const all = new Uint8Array(one.length * Math.max(1, Math.round(50_000 * scale)));
      for (let at = 0; at < all.length; at += one.length) all.set(one, at);
      return all;
    },
  },
  {
    what: 'starts and stops of the timer',
    name: 'a.fit',
    bytes: (scale) =>
      rawActivity()
        .define(1, 20, RECORD)
        .repeated(record, 3600, counting)
        .define(2, 21, [
          [253, 4, UINT32],
          [0, 1, ENUM],
          [1, 1, ENUM],
        ])
        .repeated([2, ...uint32(FIT_START), 0, 0], Math.round(200_000 * scale), (view, index) => {
          view.setUint32(1, FIT_START + (index % 3600), true);
          view.setUint8(6, index % 2 === 0 ? 4 : 0);
        })
        .file(),
  },
  {
    what: 'heart rates that are kept apart',
    name: 'a.fit',
    bytes: (scale) =>
      rawActivity()
        .define(1, 20, RECORD)
        .repeated(record, Math.round(20_000 * scale), (view, index) => {
          view.setUint32(1, FIT_START + (index % 2), true);
        })
        .define(2, 132, [
          [253, 4, UINT32],
          [9, 4, UINT32],
          [6, 1, UINT8],
        ])
        .repeated([2, ...uint32(FIT_START), ...uint32(0), 150], Math.round(20_000 * scale))
        .file(),
  },
  {
    what: 'times that run back and forth over years',
    name: 'a.fit',
    bytes: (scale) =>
      rawActivity()
        .define(1, 20, RECORD)
        .repeated(record, Math.round(60_000 * scale), (view, index) => {
          view.setUint32(1, FIT_START - (index % 7) * 40_000_000 + index, true);
        })
        .file(),
  },
  {
    what: 'the mark of a FIT file and nothing',
    name: 'a.fit',
    bytes: () => Uint8Array.from([14, 16, 0, 0, 255, 255, 255, 127, 0x2e, 0x46, 0x49, 0x54, 0, 0]),
  },
];

const ARCHIVES: readonly HostileFile[] = [
  {
    what: 'an archive of a device with a name of a megabyte',
    name: 'a.gpx.gz',
    bytes: (scale) => gzipSync(text(namedGpx(1_500_000 * scale))),
  },
  {
    what: 'an archive that grows a thousandfold',
    name: 'a.fit.gz',
    bytes: (scale) => gzipSync(new Uint8Array(Math.round(200 * 1024 * 1024 * scale))),
  },
  {
    what: 'an archive of white space',
    name: 'a.gpx.gz',
    bytes: (scale) => gzipSync(new Uint8Array(Math.round(60 * 1024 * 1024 * scale)).fill(0x20)),
  },
  {
    what: 'an archive in an archive',
    name: 'a.fit.gz',
    bytes: () => gzipSync(gzipSync(steadyRun())),
  },
  {
    what: 'very many archives in a row',
    name: 'a.fit.gz',
    bytes: (scale) =>
      Buffer.concat(
        Array.from({ length: Math.max(1, Math.round(20_000 * scale)) }, () =>
          gzipSync(Uint8Array.of(1)),
        ),
      ),
  },
  {
    what: 'an archive of a GPX of one point over and over',
    name: 'a.gpx.gz',
    bytes: (scale) =>
      gzipSync(text(gpxFile(`<trk><trkseg>${times(POINT, 120_000 * scale)}</trkseg></trk>`))),
  },
  { what: 'a zip', name: 'a.gpx', bytes: () => text('PK\u0003\u0004') },
  {
    what: 'a picture called a run',
    name: 'a.fit',
    bytes: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
  },
];

/** Files that no device writes: from a grammar of what a format lets be repeated, nested, promised or left open. */
export const HOSTILE_FILES: readonly HostileFile[] = [...XML_FILES, ...FIT_FILES, ...ARCHIVES];
