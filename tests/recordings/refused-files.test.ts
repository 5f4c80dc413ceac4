import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { fitFile, FIT_START, NOW, steadyRecords, steadyRun } from './fit-file.ts';
import { gpxFile, gpxTrack, steadyPoints, tcxFile } from './xml-files.ts';

const text = (content: string) => new TextEncoder().encode(content);
const untimed = gpxFile(gpxTrack([steadyPoints(5)]).replaceAll(/<time>[^<]*<\/time>/g, ''));
const track = gpxTrack([steadyPoints(5)]);
const laughs =
  '<!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">' +
  '<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>';

/** Each thing that a file can be instead of an activity, and what it is called. */
const REFUSED: readonly (readonly [what: string, name: string, bytes: Uint8Array, code: string])[] =
  [
    ['an empty file', 'a.fit', new Uint8Array(), 'recording/empty-file'],
    ['an archive of nothing', 'a.fit.gz', gzipSync(new Uint8Array()), 'recording/empty-file'],
    ['white space', 'a.gpx', text(' \r\n\t'), 'recording/empty-file'],
    [
      'a picture',
      'a.fit',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
      'recording/unsupported-format',
    ],
    ['a zip', 'a.zip', text('PK\u0003\u0004 and more'), 'recording/unsupported-format'],
    ['another XML', 'a.gpx', text('<kml><Document/></kml>'), 'recording/unsupported-format'],
    ['plain words', 'a.tcx', text('not a recording'), 'recording/unsupported-format'],
    ['a FIT of zeros', 'a.fit', zeroFit(), 'recording/damaged'],
    ['a FIT whose mark is broken', 'a.fit', text('\u000e\u0010....xxxxyyyy'), 'recording/damaged'],
    ['a course', 'a.fit', typedFit('course'), 'recording/course-not-activity'],
    ['settings', 'a.fit', typedFit('settings'), 'recording/settings-not-activity'],
    ['a day of monitoring', 'a.fit', typedFit('monitoringB'), 'recording/other-fit-file'],
    [
      'an activity without anything',
      'a.fit',
      fitFile([['fileId', { type: 'activity', timeCreated: FIT_START }]]),
      'recording/no-activity',
    ],
    [
      'a route',
      'a.gpx',
      text(gpxFile('<rte><rtept lat="1" lon="2"/></rte>')),
      'recording/route-not-activity',
    ],
    ['waypoints', 'a.gpx', text(gpxFile('<wpt lat="1" lon="2"/>')), 'recording/no-activity'],
    ['a track without times', 'a.gpx', text(untimed), 'recording/no-usable-time'],
    [
      'a track of 1901',
      'a.gpx',
      text(gpxFile(track.replaceAll('2026-', '1901-'))),
      'recording/no-usable-time',
    ],
    [
      'a track of the future',
      'a.gpx',
      text(gpxFile(track.replaceAll('2026-', '2036-'))),
      'recording/no-usable-time',
    ],
    [
      'a TCX course',
      'a.tcx',
      text(tcxFile('<Courses><Course/></Courses>')),
      'recording/course-not-activity',
    ],
    ['a TCX of nothing', 'a.tcx', text(tcxFile('')), 'recording/no-activity'],
    [
      'a billion laughs',
      'a.gpx',
      text(laughs + gpxFile(track.replace('Morning', '&d;'))),
      'recording/damaged',
    ],
    [
      'an entity from outside',
      'a.gpx',
      text(
        `<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/hosts">]>${gpxFile(track.replace('Morning', '&x;'))}`,
      ),
      'recording/damaged',
    ],
    [
      'an archive that grows without end',
      'a.fit.gz',
      gzipSync(new Uint8Array(120 * 1024 * 1024)),
      'recording/too-large',
    ],
    [
      'more points than a recording may hold',
      'a.gpx',
      text(gpxFile(`<trk><trkseg>${'<trkpt lat="1" lon="2"/>'.repeat(400_001)}</trkseg></trk>`)),
      'recording/too-large',
    ],
  ];

it.each(REFUSED)('refuses %s as what it is', async (_what, fileName, bytes, code) => {
  const failure: unknown = await decodeRecording({ bytes, fileName, now: NOW }).then(
    () => 'decoded',
    (cause: unknown) => cause,
  );
  expect(failure).toBeInstanceOf(TasukiFailure);
  expect((failure as TasukiFailure).code).toBe(code);
});

it('reads what a file is from its content, whatever it is called', async () => {
  for (const fileName of ['run.gpx', 'run.txt', 'run']) {
    const { activities } = await decodeRecording({ bytes: steadyRun(), fileName, now: NOW });
    expect(activities[0]?.format).toBe('fit');
  }
});

it('opens a gzipped recording, and keeps what comes out of a damaged archive', async () => {
  const archive = gzipSync(steadyRun());
  const whole = await decodeRecording({ bytes: archive, fileName: 'run.fit.gz', now: NOW });
  expect(whole.activities[0]?.isPartial).toBe(false);
  archive.writeUInt32LE(0, archive.length - 8);
  const damaged = await decodeRecording({ bytes: archive, fileName: 'run.fit.gz', now: NOW });
  expect(damaged.activities[0]?.isPartial).toBe(true);
  expect(damaged.activities[0]?.recording.columns.elapsedSeconds).toHaveLength(601);
});

function typedFit(type: string): Uint8Array {
  return fitFile([['fileId', { type, timeCreated: FIT_START }], ...steadyRecords(3)]);
}

function zeroFit(): Uint8Array {
  const bytes = new Uint8Array(5000);
  bytes.set([12, 16, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54]);
  return bytes;
}
