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
  { weight: 4, arbitrary: fc.double({ min: -500, max: 100_000, noNaN: true }) },
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
    const good = encodeRecording(
      decodeRecording(Uint8Array.from([1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0])),
    );
    expect(() => decodeRecording(good.slice(0, -1))).toThrow(RecordingEncodingError);
    expect(() => decodeRecording(Uint8Array.from([...good, 0]))).toThrow(RecordingEncodingError);
    expect(() => decodeRecording(Uint8Array.from([9, ...good.slice(1)]))).toThrow(/version 9/);
  });

  it('refuses columns of different lengths', () => {
    const uneven = decodeRecording(Uint8Array.from([1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0]));
    expect(() => encodeRecording({ ...uneven, powerWatts: Float64Array.of(1) })).toThrow(
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
