import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { READING_LIMITS, type ReadingLimits } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import type { AnalysisContext } from '../../functions/src/file-reading/file-reader-messages.ts';
import { FileReaderPool } from '../../functions/src/file-reading/file-reader-pool.ts';
import { variantsInTurn } from '../figures/variants-in-turn.ts';

const NOW = new Date('2026-05-02T08:00:00Z');
const CONTEXT: AnalysisContext = {
  athlete: {
    physiology: UNKNOWN_PHYSIOLOGY,
    locale: { language: 'en', units: 'metric' },
    names: [],
  },
  history: [],
  plan: null,
  origin: {
    uid: 'runner',
    contentHash: 'c'.repeat(64),
    source: 'file',
    stravaTerms: 'standard',
    now: NOW,
  },
};

const pools: FileReaderPool[] = [];
const poolWith = (limits: Partial<ReadingLimits> = {}, maximum = 1) => {
  const pool = new FileReaderPool({ ...READING_LIMITS, ...limits }, maximum);
  pools.push(pool);
  return pool;
};
afterEach(() => {
  for (const pool of pools.splice(0)) pool.end();
});

const fileOf = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  fileName: 'run.gpx',
  now: NOW,
});
const run = (seconds: number) => {
  const points = Array.from({ length: seconds + 1 }, (_, second) => {
    const time = new Date(Date.UTC(2026, 4, 2, 6, 30, second)).toISOString();
    const latitude = 35.68 + second * 0.000027;
    return `<trkpt lat="${latitude}" lon="139.76"><time>${time}</time></trkpt>`;
  });
  return fileOf(`<gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`);
};
const read = async (pool: FileReaderPool, file: ReturnType<typeof fileOf>) =>
  pool.use(async (reader) => {
    const startedAt = await reader.decode(file);
    return { startedAt, activities: await reader.analyse(CONTEXT) };
  });
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (cause: unknown) => (cause instanceof TasukiFailure ? cause.code : cause),
  );

it('reads a file in another process: its activities with the coach’s words', async () => {
  const { startedAt, activities } = await read(poolWith(), run(600));
  expect(startedAt).toEqual([new Date('2026-05-02T06:30:00Z')]);
  const [activity] = activities;
  expect(activity?.row).toMatchObject({ elapsedSeconds: 600, feedbackState: 'ready' });
  expect(activity?.row.startedAt).toEqual(startedAt[0]);
  expect(activity?.recording?.bytes).toBeInstanceOf(Uint8Array);
  expect(activity?.track?.sampleCount).toBe(601);
});

it('says why a file is no recording, and reads the next one', async () => {
  const pool = poolWith();
  expect(await codeOf(read(pool, fileOf('<kml/>')))).toBe('recording/unsupported-format');
  expect(await codeOf(read(pool, run(60)))).toBe('read');
});

it.each([
  ['time of the processor', { processorMilliseconds: 1 }],
  ['time on the clock', { elapsedMilliseconds: 1 }],
  ['memory', { residentBytes: 40 * 1024 * 1024 }],
])('kills the process at its limit of %s, and the failure says so', async (_what, limit) => {
  const pool = poolWith(limit);
  expect(await codeOf(read(pool, run(40_000)))).toBe('recording/too-demanding');
  expect(await codeOf(read(pool, run(40_000)))).toBe('recording/too-demanding');
});

it('says what a file took before the process was killed for its memory', async () => {
  let milliseconds = Infinity;
  const work = poolWith({ residentBytes: 40 * 1024 * 1024 }).use(async (reader) => {
    try {
      await reader.decode(run(40_000));
    } finally {
      milliseconds = reader.usage?.processorMilliseconds ?? Infinity;
    }
  });
  expect(await codeOf(work)).toBe('recording/too-demanding');
  expect(milliseconds).toBeLessThan(READING_LIMITS.processorMilliseconds);
});

it('reads other files while one is at work, and then those that wait', async () => {
  const pool = poolWith({ elapsedMilliseconds: 20_000 }, 2);
  let finishFirst = () => undefined as void;
  const first = pool.use(async () => new Promise<void>((resolve) => (finishFirst = resolve)));
  const others = await Promise.all([read(pool, run(60)), read(pool, run(61)), read(pool, run(62))]);
  expect(others.map(({ activities }) => activities[0]?.row.elapsedSeconds)).toEqual([60, 61, 62]);
  finishFirst();
  await first;
});

it('uses a process for many files', async () => {
  const pool = poolWith();
  const ids = new Set<number | undefined>();
  for (let count = 0; count < 5; count += 1) {
    await pool.use(async (reader) => {
      ids.add(reader.processId);
      await reader.decode(run(60 + count));
      await reader.analyse(CONTEXT);
    });
  }
  expect(ids.size).toBe(1);
});

it('lets a new process decide where one that has read other files is out of memory', async () => {
  const warm = poolWith();
  let before = 0;
  await warm.use(async (reader) => {
    await reader.decode(run(60));
    before = reader.usage?.residentBytes ?? 0;
  });
  // What a process holds after one file is its limit: the second file there takes it beyond.
  const pool = poolWith({ residentBytes: before + 30 * 1024 * 1024 });
  expect(await codeOf(read(pool, run(60)))).toBe('read');
  const processes = new Set<number | undefined>();
  const work = pool.use(async (reader) => {
    processes.add(reader.processId);
    return reader.decode(run(200_000));
  });
  expect(await codeOf(work)).toBe('recording/too-demanding');
  expect(processes.size).toBe(2);
});

it('reports another end of the process as a fault that may pass', async () => {
  const pool = poolWith();
  const work = pool.use(async (reader) => {
    const reading = reader.decode(run(60));
    process.kill(reader.processId ?? 0, 'SIGKILL');
    return reading;
  });
  const failure = await codeOf(work);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(TasukiFailure);
  expect(await codeOf(read(pool, run(60)))).toBe('read');
});

/** A recording of so many hours at a reading a second, as Garmin Connect writes it. */
const ultra = (format: 'gpx' | 'tcx', hours: number) => {
  const points = Array.from({ length: hours * 3600 }, (_, second) => {
    const time = new Date(Date.UTC(2026, 3, 28, 6, 30, second)).toISOString();
    const latitude = (35.68 + second * 0.00002).toFixed(15);
    return format === 'gpx'
      ? `      <trkpt lat="${latitude}" lon="139.760000000000005">
        <ele>${(100 + 50 * Math.sin(second / 500)).toFixed(10)}</ele>
        <time>${time}</time>
        <extensions>
          <ns3:TrackPointExtension>
            <ns3:atemp>21.0</ns3:atemp>
            <ns3:hr>${130 + (second % 20)}</ns3:hr>
            <ns3:cad>${80 + (second % 5)}</ns3:cad>
          </ns3:TrackPointExtension>
        </extensions>
      </trkpt>
`
      : `          <Trackpoint>
            <Time>${time}</Time>
            <Position>
              <LatitudeDegrees>${latitude}</LatitudeDegrees>
              <LongitudeDegrees>139.760000000000005</LongitudeDegrees>
            </Position>
            <AltitudeMeters>${(100 + 50 * Math.sin(second / 500)).toFixed(10)}</AltitudeMeters>
            <DistanceMeters>${(second * 2.22).toFixed(10)}</DistanceMeters>
            <HeartRateBpm>
              <Value>${130 + (second % 20)}</Value>
            </HeartRateBpm>
            <Extensions>
              <ns3:TPX>
                <ns3:Speed>2.2200000286102295</ns3:Speed>
                <ns3:RunCadence>${80 + (second % 5)}</ns3:RunCadence>
              </ns3:TPX>
            </Extensions>
          </Trackpoint>
`;
  });
  const text =
    format === 'gpx'
      ? `<gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`
      : '<TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap><Track>' +
        `${points.join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;
  return { ...fileOf(''), bytes: new Uint8Array(gzipSync(text)), fileName: `ultra.${format}.gz` };
};

// Each takes ten seconds of the processor.
it.each(variantsInTurn(['gpx', 'tcx'] as const))(
  'reads a day at a reading a second: %s',
  async (format) => {
    const hours = 24;
    const { activities } = await read(poolWith(), ultra(format, hours));
    expect(activities.map(({ row }) => row.elapsedSeconds)).toEqual([hours * 3600 - 1]);
    expect(activities[0]?.row.isPartial).toBe(false);
  },
);
