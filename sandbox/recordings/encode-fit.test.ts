import { Decoder, Stream } from '@garmin/fitsdk';
import FitParser from 'fit-file-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_RUNNER } from './demo-runner.ts';
import { encodeFit } from './encode-fit.ts';
import type { RunPlan } from './run-plan.ts';
import { simulateRun } from './simulate-run.ts';
import { intervalRun, stopAndGo } from './training-sessions.ts';

const SEMICIRCLES_PER_DEGREE = 2 ** 31 / 180;

/** One record as both decoders can read it; null where the file has none. */
interface ReadRecord {
  time: number;
  distance: number;
  speed: number;
  heartRate: number | null;
  steps: number;
  altitude: number | null;
  latitude: number | null;
  longitude: number | null;
  temperature: number;
}

type Fields = Readonly<Record<string, unknown>>;

function orNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function timeOf(value: unknown): number {
  if (!(value instanceof Date)) throw new Error('A record without its time');
  return value.getTime();
}

function readByGarmin(bytes: Uint8Array): {
  records: ReadRecord[];
  messages: Record<string, Fields[]>;
} {
  const decoder = new Decoder(Stream.fromByteArray(bytes));
  expect(decoder.checkIntegrity()).toBe(true);
  const { messages, errors } = decoder.read();
  expect(errors).toEqual([]);
  const all = messages as unknown as Record<string, Fields[]>;
  const degrees = (value: unknown) =>
    typeof value === 'number' ? value / SEMICIRCLES_PER_DEGREE : null;
  const records = (all['recordMesgs'] ?? []).map((record) => ({
    time: timeOf(record['timestamp']),
    distance: Number(record['distance']),
    speed: Number(record['enhancedSpeed']),
    heartRate: orNull(record['heartRate']),
    steps: 2 * (Number(record['cadence']) + Number(record['fractionalCadence'])),
    altitude: orNull(record['enhancedAltitude']),
    latitude: degrees(record['positionLat']),
    longitude: degrees(record['positionLong']),
    temperature: Number(record['temperature']),
  }));
  return { records, messages: all };
}

async function readByFileParser(bytes: Uint8Array): Promise<ReadRecord[]> {
  const parser = new FitParser({ force: false, mode: 'list', speedUnit: 'm/s', lengthUnit: 'm' });
  const copy = new Uint8Array(bytes);
  const parsed = (await parser.parseAsync(copy.buffer)) as unknown as { records: Fields[] };
  return parsed.records.map((record) => ({
    time: timeOf(record['timestamp']),
    distance: Number(record['distance']),
    speed: Number(record['enhanced_speed']),
    heartRate: orNull(record['heart_rate']),
    steps: 2 * (Number(record['cadence']) + Number(record['fractional_cadence'])),
    altitude: orNull(record['enhanced_altitude']),
    latitude: orNull(record['position_lat']),
    longitude: orNull(record['position_long']),
    temperature: Number(record['temperature']),
  }));
}

function expectSame(actual: readonly ReadRecord[], expected: readonly ReadRecord[]): void {
  expect(actual.length).toBe(expected.length);
  const worst = new Map<string, number>();
  for (const [index, record] of actual.entries()) {
    for (const [name, value] of Object.entries(record) as [keyof ReadRecord, number | null][]) {
      const other = expected[index]?.[name] ?? null;
      if ((value === null) !== (other === null)) throw new Error(`${name} at ${index}`);
      const difference = Math.abs((value ?? 0) - (other ?? 0));
      worst.set(name, Math.max(worst.get(name) ?? 0, difference));
    }
  }
  for (const [name, tolerance] of Object.entries(STORED_STEPS)) {
    expect(worst.get(name), name).toBeLessThanOrEqual(tolerance);
  }
}

/** Half of what one step of the stored number is worth, and a little for arithmetic. */
const STORED_STEPS: Record<keyof ReadRecord, number> = {
  time: 0,
  distance: 0.00501,
  speed: 0.000501,
  heartRate: 0,
  steps: 0,
  altitude: 0.1001,
  latitude: 0.5 / SEMICIRCLES_PER_DEGREE + 1e-12,
  longitude: 0.5 / SEMICIRCLES_PER_DEGREE + 1e-12,
  temperature: 0,
};

const base: RunPlan = {
  runner: DEMO_RUNNER,
  startedAt: new Date('2026-11-19T21:10:07Z'),
  utcOffsetMinutes: 540,
  steps: stopAndGo(4000),
  terrain: 'rolling',
  temperatureCelsius: 14,
  laps: 'kilometers',
  faults: [{ kind: 'heartRateDropout', fromSeconds: 200, seconds: 60 }],
  seed: 11,
};

describe.each([
  { name: 'a jog with stops', plan: base },
  {
    name: 'a workout on the track',
    plan: {
      ...base,
      steps: intervalRun(3, { meters: 400, effort: 1.1 }, 1),
      terrain: 'track' as const,
      laps: 'workout' as const,
    },
  },
  { name: 'a treadmill run', plan: { ...base, terrain: 'treadmill' as const } },
])('$name as a FIT file', ({ plan }) => {
  const run = simulateRun(plan);
  const simulated = run.samples.map((sample) => ({
    time: plan.startedAt.getTime() + sample.elapsedSeconds * 1000,
    distance: sample.distanceMeters,
    speed: sample.speedMetersPerSecond,
    heartRate: sample.heartRateBeatsPerMinute,
    steps: sample.stepsPerMinute,
    altitude: sample.altitudeMeters,
    latitude: sample.position?.latitudeDegrees ?? null,
    longitude: sample.position?.longitudeDegrees ?? null,
    temperature: sample.temperatureCelsius,
  }));
  let bytes: Uint8Array;
  beforeAll(() => {
    bytes = encodeFit(run);
  });

  it("gives Garmin's decoder what was simulated", () => {
    expectSame(readByGarmin(bytes).records, simulated);
  });

  it('gives fit-file-parser the same', async () => {
    expectSame(await readByFileParser(bytes), simulated);
  });

  it('sums up as its records do', () => {
    const { messages } = readByGarmin(bytes);
    const [session] = messages['sessionMesgs'] ?? [];
    const last = run.samples.at(-1);
    const paused = run.pauses.reduce(
      (sum, pause) => sum + pause.endSeconds - pause.startSeconds,
      0,
    );
    expect(session?.['totalElapsedTime']).toBe(last?.elapsedSeconds);
    expect(session?.['totalTimerTime']).toBe((last?.elapsedSeconds ?? 0) - paused);
    expect(session?.['totalDistance']).toBeCloseTo(last?.distanceMeters ?? 0, 1);
    const laps = messages['lapMesgs'] ?? [];
    expect(laps.length).toBe(run.laps.length);
    const events = (messages['eventMesgs'] ?? []).map(({ eventType }) => eventType);
    const pausing = run.pauses.flatMap(() => ['stop', 'start']);
    expect(events).toEqual(['start', ...pausing, 'stopAll']);
    expect(messages['activityMesgs']?.[0]?.['localTimestamp']).toBeDefined();
  });
});
