import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordingColumn, RecordingColumns } from './recording.ts';
import {
  decodeRecording,
  decodeTrack,
  encodeRecording,
  encodeTrack,
  RecordingEncodingError,
  recordingResolution,
} from './recording-encoding.ts';

const NAMES: RecordingColumn[] = [
  'elapsedSeconds',
  'distanceMeters',
  'speedMetersPerSecond',
  'heartRateBeatsPerMinute',
  'cadencePerMinute',
  'powerWatts',
  'altitudeMeters',
  'temperatureCelsius',
];

const reading = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: -500, max: 5_000_000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
);

const columns: fc.Arbitrary<RecordingColumns> = fc
  .integer({ min: 0, max: 60 })
  .chain((length) =>
    fc.tuple(...NAMES.map(() => fc.array(reading, { minLength: length, maxLength: length }))),
  )
  .map((arrays) => {
    const all = new Map(NAMES.map((name, index) => [name, Float64Array.from(arrays[index] ?? [])]));
    const of = (name: RecordingColumn) => all.get(name) ?? new Float64Array();
    return {
      elapsedSeconds: of('elapsedSeconds'),
      distanceMeters: of('distanceMeters'),
      speedMetersPerSecond: of('speedMetersPerSecond'),
      heartRateBeatsPerMinute: of('heartRateBeatsPerMinute'),
      cadencePerMinute: of('cadencePerMinute'),
      powerWatts: of('powerWatts'),
      altitudeMeters: of('altitudeMeters'),
      temperatureCelsius: of('temperatureCelsius'),
    };
  });

const EMPTY: RecordingColumns = {
  elapsedSeconds: new Float64Array(),
  distanceMeters: new Float64Array(),
  speedMetersPerSecond: new Float64Array(),
  heartRateBeatsPerMinute: new Float64Array(),
  cadencePerMinute: new Float64Array(),
  powerWatts: new Float64Array(),
  altitudeMeters: new Float64Array(),
  temperatureCelsius: new Float64Array(),
};

describe('the stored form of a recording', () => {
  it('gives every reading back within its resolution, and missing ones as missing', () => {
    fc.assert(
      fc.property(columns, (original) => {
        const back = decodeRecording(encodeRecording(original));
        for (const name of NAMES) {
          const half = recordingResolution(name) / 2 + 1e-9;
          expect(back[name]).toHaveLength(original[name].length);
          original[name].forEach((value, index) => {
            const got = back[name][index] ?? Number.NaN;
            if (Number.isNaN(value)) expect(got).toBeNaN();
            else expect(Math.abs(got - value)).toBeLessThanOrEqual(half + Math.abs(value) * 1e-9);
          });
        }
      }),
    );
  });

  it('refuses bytes that break off, go on, or are of another format, and never hangs', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        try {
          decodeRecording(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordingEncodingError);
        }
      }),
      { numRuns: 500 },
    );
    const good = encodeRecording(EMPTY);
    expect(() => decodeRecording(good.slice(0, -1))).toThrow(RecordingEncodingError);
    expect(() => decodeRecording(Uint8Array.from([...good, 0]))).toThrow(RecordingEncodingError);
    expect(() => decodeTrack(good)).toThrow(/8 columns instead of 3/);
  });

  it('finds every single damaged byte', () => {
    const column = Float64Array.of(1, 2, Number.NaN, 4);
    const good = encodeRecording({
      elapsedSeconds: Float64Array.of(0, 1, 2, 3),
      distanceMeters: column,
      speedMetersPerSecond: column,
      heartRateBeatsPerMinute: column,
      cadencePerMinute: column,
      powerWatts: column,
      altitudeMeters: column,
      temperatureCelsius: column,
    });
    expect(decodeRecording(good).powerWatts).toEqual(column);
    for (let at = 0; at < good.length; at += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const damaged = Uint8Array.from(good);
        damaged[at] = (good[at] ?? 0) ^ (1 << bit);
        expect(() => decodeRecording(damaged)).toThrow(RecordingEncodingError);
      }
    }
  });

  it('reads bytes that lie within a larger buffer', () => {
    const good = encodeRecording(EMPTY);
    const larger = Uint8Array.from([7, 7, 7, ...good, 7]);
    expect(decodeRecording(larger.subarray(3, 3 + good.length))).toEqual(EMPTY);
  });

  it('keeps values that no device can mean as missing, so that the rest can be read back', () => {
    const stored = encodeTrack({
      elapsedSeconds: Float64Array.of(0, 1, 2),
      latitudeDegrees: Float64Array.of(1, 1e300, 3),
      longitudeDegrees: Float64Array.of(Number.NEGATIVE_INFINITY, 5, -1e15),
    });
    const back = decodeTrack(stored);
    expect([...back.latitudeDegrees]).toEqual([1, Number.NaN, 3]);
    expect([...back.longitudeDegrees]).toEqual([Number.NaN, 5, Number.NaN]);
  });

  it('refuses columns of different lengths', () => {
    expect(() => encodeRecording({ ...EMPTY, powerWatts: Float64Array.of(1) })).toThrow(
      RecordingEncodingError,
    );
  });

  it('keeps positions to within a decimetre', () => {
    const track = {
      elapsedSeconds: Float64Array.of(0, 1, 2),
      latitudeDegrees: Float64Array.of(35.6812362, Number.NaN, 35.6813001),
      longitudeDegrees: Float64Array.of(139.7671248, Number.NaN, 139.7670002),
    };
    const back = decodeTrack(encodeTrack(track));
    expect(back.latitudeDegrees[0]).toBeCloseTo(35.6812362, 6);
    expect(back.longitudeDegrees[2]).toBeCloseTo(139.7670002, 6);
    expect(back.latitudeDegrees[1]).toBeNaN();
  });
});
