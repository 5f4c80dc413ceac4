import { expect, it } from 'vitest';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { finiteValues } from './finite-values.ts';
import { NOW } from './fit-file.ts';
import { gpxFile, gpxTrack, steadyPoints, XML_START } from './xml-files.ts';

async function decode(text: string): Promise<readonly DecodedActivity[]> {
  const { activities } = await decodeRecording({
    bytes: new TextEncoder().encode(text),
    fileName: 'run.gpx',
    now: NOW,
  });
  return activities;
}

it('reads a track with its extensions, distance along the positions', async () => {
  const [activity] = await decode(gpxFile(gpxTrack([steadyPoints(300)])));
  expect(activity).toMatchObject({
    format: 'gpx',
    sport: 'Run',
    sourceSportName: 'running',
    sourceTitle: 'Morning Run',
    deviceName: 'Test & Sons',
    startedAt: new Date(XML_START),
    isIndoor: false,
    isPartial: false,
    laps: [],
  });
  const columns = activity?.recording.columns;
  expect(columns?.distanceMeters.at(-1)).toBeCloseTo(300 * 3.0023, 0);
  expect(columns?.heartRateBeatsPerMinute[7]).toBe(150);
  expect(columns?.cadencePerMinute[7]).toBe(160);
});

it('is whole beside a line that was drawn, and not beside a track whose times are wrong', async () => {
  const drawn = gpxTrack([steadyPoints(50)]).replace(/<time>.*?<\/time>/g, '');
  const wrong = gpxTrack([steadyPoints(50)], { time: () => '1970-01-01T00:15:54Z' });
  const recorded = gpxTrack([steadyPoints(60)]);
  const [beside, ...others] = await decode(gpxFile(`${drawn}${recorded}`));
  expect(beside).toMatchObject({ isPartial: false, sessionCount: 1 });
  expect(others).toEqual([]);
  expect((await decode(gpxFile(`${wrong}${recorded}`)))[0]?.isPartial).toBe(true);
  await expect(decode(gpxFile(drawn))).rejects.toMatchObject({
    code: 'recording/no-usable-time',
  });
});

it('leaves cadence alone where a maker counts both legs', async () => {
  const points = steadyPoints(30).map((point) => ({ ...point, cadence: 172 }));
  const [activity] = await decode(gpxFile(gpxTrack([points])));
  expect(activity?.recording.columns.cadencePerMinute[7]).toBe(172);
});

it('reads a document whose elements carry a prefix', async () => {
  const track = gpxTrack([steadyPoints(20)], { prefix: 'g:' });
  const [activity] = await decode(gpxFile(track, 'g:'));
  expect(activity?.recording.columns.elapsedSeconds).toHaveLength(21);
});

it('reads titles in CDATA and with entities, and is not confused by comments', async () => {
  const track = gpxTrack([steadyPoints(20)], { name: '<![CDATA[Hills <3 & rain]]>' });
  const [activity] = await decode(
    gpxFile(track.replace('<trkseg>', '<!-- <trkpt lat="1" lon="1"></trkpt> --><trkseg>')),
  );
  expect(activity?.sourceTitle).toBe('Hills <3 & rain');
  expect(activity?.recording.columns.elapsedSeconds).toHaveLength(21);
  const [other] = await decode(gpxFile(gpxTrack([steadyPoints(20)], { name: 'A &amp; &#66;' })));
  expect(other?.sourceTitle).toBe('A & B');
});

it('reads UTF-16 and Latin-1 as the file declares them', async () => {
  const text = gpxFile(gpxTrack([steadyPoints(20)], { name: 'Übung' }));
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  const latin1 = Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1');
  for (const bytes of [utf16, latin1]) {
    const { activities } = await decodeRecording({ bytes, fileName: 'run.gpx', now: NOW });
    expect(activities[0]?.sourceTitle).toBe('Übung');
  }
});

it('reads every point of a file whose times have an offset, and the offset', async () => {
  const time = ({ second }: { second: number }) =>
    new Date(XML_START + second * 1000 + 9 * HOUR_MILLISECONDS)
      .toISOString()
      .replace('Z', '+09:00');
  const [activity] = await decode(gpxFile(gpxTrack([steadyPoints(300)], { time })));
  expect(activity?.startedAt).toEqual(new Date(XML_START));
  expect(activity?.utcOffsetMinutes).toBe(540);
  expect(activity?.recording.columns.elapsedSeconds).toHaveLength(301);
});

it('takes the hole between two segments for a pause and does not measure across it', async () => {
  const [activity] = await decode(gpxFile(gpxTrack([steadyPoints(60), steadyPoints(60, 360)])));
  expect(activity?.recording.timerPauses).toEqual([{ startSeconds: 60, endSeconds: 360 }]);
  const distance = finiteValues(activity?.recording.columns.distanceMeters ?? new Float64Array());
  expect(distance.at(-1)).toBeCloseTo(120 * 3.0023, 0);
});

it('makes an activity of each track, but joins tracks that go on within minutes', async () => {
  const activities = await decode(
    gpxFile(
      gpxTrack([steadyPoints(60)]) +
        gpxTrack([steadyPoints(60, 200)]) +
        gpxTrack([steadyPoints(60, 7200)], { type: 'cycling' }),
    ),
  );
  expect(activities.map(({ sport, sessionIndex }) => [sport, sessionIndex])).toEqual([
    ['Run', 0],
    ['Ride', 1],
  ]);
  expect(activities[0]?.recording.columns.elapsedSeconds.at(-1)).toBe(260);
});

it.each([
  ['9', null, 'Run'],
  ['1', null, 'Ride'],
  ['16', null, 'Swim'],
  ['trail_running', null, 'Run'],
  [null, 'Afternoon Ride', 'Ride'],
  [null, 'In the woods', 'Run'],
] as const)('takes type %s and title %s for %s', async (type, name, sport) => {
  const [activity] = await decode(gpxFile(gpxTrack([steadyPoints(60)], { type, name })));
  expect(activity?.sport).toBe(sport);
});

it('leaves out points that are no XML or have no time, and keeps the others', async () => {
  const text = gpxFile(gpxTrack([steadyPoints(100)]));
  const [broken] = await decode(text.replace('<ele>40</ele>', '<ele>40</ele'));
  expect(broken).toMatchObject({ isPartial: true });
  expect(broken?.recording.columns.elapsedSeconds.length).toBeGreaterThanOrEqual(100);
  const [untimed] = await decode(text.replace(/<time>[^<]*<\/time>/, ''));
  expect(untimed?.recording.columns.elapsedSeconds).toHaveLength(100);
  expect(untimed?.isPartial).toBe(true);
});

it('is not slowed down by a million openings of points that never end', async () => {
  const text = `<gpx version="1.1"><trk><trkseg>${'<trkpt '.repeat(1_000_000)}`;
  const begin = process.cpuUsage();
  await expect(decode(text)).rejects.toThrow(new TasukiFailure('recording/damaged'));
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1000).toBeLessThan(2000);
});

it('keeps the points before a file breaks off', async () => {
  const text = gpxFile(gpxTrack([steadyPoints(100)]));
  const [activity] = await decode(text.slice(0, text.length / 2));
  expect(activity?.isPartial).toBe(true);
  expect(activity?.recording.columns.elapsedSeconds.length).toBeGreaterThan(45);
});

it('takes no position from readings that go back in time and repeat the one before', async () => {
  const points = steadyPoints(300);
  // After every tenth point the app writes nine older heart rates with its position.
  const written = points.flatMap((point) => {
    if (point.second % 10 !== 0 || point.second === 0) return [];
    const older = points.slice(point.second - 9, point.second).reverse();
    return [point, ...older.map((one) => ({ ...one, latitude: point.latitude ?? null }))];
  });
  const [activity] = await decode(gpxFile(gpxTrack([written])));
  const { distanceMeters, heartRateBeatsPerMinute } = activity?.recording.columns ?? {};
  expect(distanceMeters?.findLast((meters) => meters > 0)).toBeCloseTo(870, -1);
  expect(heartRateBeatsPerMinute?.filter((beats) => beats === 150)).toHaveLength(300);
});

it.each([
  ['Run', 4.4],
  ['Ride', 5],
] as const)('takes a track without a word for a %s at %d m/s', async (sport, speed) => {
  const points = steadyPoints(600).map((point) => ({
    ...point,
    latitude: 35.68 + (point.second * speed) / 111_320,
  }));
  const [activity] = await decode(gpxFile(gpxTrack([points], { type: null, name: null })));
  expect(activity?.sport).toBe(sport);
});

it('gives no name to what rolled again and again at the mean speed of a run', async () => {
  const pace = (second: number, fast: number) => (Math.floor(second / 60) % 5 === 4 ? fast : 2.4);
  const track = (fast: number) => {
    let latitude = 35.68;
    const points = Array.from({ length: 1801 }, (_, second) => {
      latitude += pace(second, fast) / 111_195;
      return { second, latitude };
    });
    return gpxFile(gpxTrack([points], { type: null, name: null }));
  };
  expect((await decode(track(8)))[0]?.sport).toBe('Other');
  expect((await decode(track(5)))[0]?.sport).toBe('Run');
});
