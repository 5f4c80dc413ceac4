import { describe, expect, it } from 'vitest';
import {
  chartBand,
  chartDrawing,
  chartExtremes,
  chartIndexAt,
  chartMean,
  chartReadings,
} from './chart-series.ts';
import type { Recording, TimeStretch } from './recording.ts';

interface Reading {
  at: number;
  distance?: number;
  speed?: number;
  heartRate?: number;
  altitude?: number;
  cadence?: number;
  power?: number;
  temperature?: number;
}

function recordingOf(
  readings: readonly Reading[],
  timerPauses: readonly TimeStretch[] = [],
): Recording {
  const column = (pick: (reading: Reading) => number | undefined) =>
    Float64Array.from(readings, (reading) => pick(reading) ?? Number.NaN);
  return {
    columns: {
      elapsedSeconds: column((reading) => reading.at),
      distanceMeters: column((reading) => reading.distance),
      speedMetersPerSecond: column((reading) => reading.speed),
      heartRateBeatsPerMinute: column((reading) => reading.heartRate),
      cadencePerMinute: column((reading) => reading.cadence),
      powerWatts: column((reading) => reading.power),
      altitudeMeters: column((reading) => reading.altitude),
      temperatureCelsius: column((reading) => reading.temperature),
    },
    timerPauses,
  };
}

/** Every second, at `speedAt(second)` metres per second. */
function ran(seconds: number, speedAt: (second: number) => number): Reading[] {
  let distance = 0;
  return Array.from({ length: seconds }, (_, at) => {
    if (at > 0) distance += speedAt(at);
    return { at, distance, heartRate: 140 };
  });
}

describe('the readings of a chart', () => {
  it('hold cadence, power and temperature where the device recorded them', () => {
    const readings = chartReadings(
      recordingOf([
        { at: 0, cadence: 170, power: 0, temperature: 21 },
        { at: 1, cadence: 0, power: 300, temperature: 23 },
        { at: 2, cadence: 180, power: 300, temperature: 23 },
      ]),
    );
    expect(readings.cadencePerMinute).toEqual(Float64Array.of(170, Number.NaN, 180));
    expect(chartMean(readings, readings.cadencePerMinute)).toBe(175);
    expect(chartMean(readings, readings.powerWatts)).toBe(200);
    expect(chartExtremes(readings.temperatureCelsius)).toEqual({ lowest: 21, highest: 23 });
    const without = chartReadings(
      recordingOf([
        { at: 0, power: 0 },
        { at: 1, power: 0 },
      ]),
    );
    expect(without.powerWatts).toBeNull();
    expect(without.cadencePerMinute).toBeNull();
    expect(chartMean(without, without.temperatureCelsius)).toBeNull();
  });

  it('show an even run at its speed', () => {
    const { speedMetersPerSecond } = chartReadings(recordingOf(ran(120, () => 3)));
    expect(chartExtremes(speedMetersPerSecond)).toEqual({ lowest: 3, highest: 3 });
  });

  it('keep a 20-second stride visible', () => {
    const readings = chartReadings(
      recordingOf(ran(300, (second) => (second > 100 && second <= 120 ? 6 : 3))),
    );
    expect(readings.speedMetersPerSecond?.[110]).toBeCloseTo(6, 5);
    expect(readings.speedMetersPerSecond?.[60]).toBeCloseTo(3, 5);
  });

  it('break the pace while standing still, and keep the heart rate', () => {
    const readings = chartReadings(
      recordingOf(ran(300, (second) => (second > 100 && second <= 160 ? 0 : 3))),
    );
    expect(readings.speedMetersPerSecond?.[130]).toBeNaN();
    expect(readings.heartRateBeatsPerMinute?.[130]).toBe(140);
  });

  it('do not smear speed across a pause of the watch', () => {
    const before = ran(100, () => 3);
    const after = ran(100, () => 4).map((reading) => ({
      ...reading,
      at: reading.at + 400,
      distance: (reading.distance ?? 0) + 297,
    }));
    const readings = chartReadings(
      recordingOf([...before, ...after], [{ startSeconds: 99, endSeconds: 400 }]),
    );
    expect(readings.speedMetersPerSecond?.[99]).toBeCloseTo(3, 5);
    expect(readings.speedMetersPerSecond?.[100]).toBeCloseTo(4, 5);
    expect(readings.partStarts).toEqual([0, 100]);
  });

  it('hide what a device recorded while its timer stood still', () => {
    const readings = chartReadings(
      recordingOf(
        ran(100, () => 3),
        [{ startSeconds: 40, endSeconds: 60 }],
      ),
    );
    expect(readings.speedMetersPerSecond?.[50]).toBeNaN();
    expect(readings.heartRateBeatsPerMinute?.[50]).toBeNaN();
    expect(readings.speedMetersPerSecond?.[60]).toBeCloseTo(3, 5);
  });

  it('cope with a device that saves a reading every ten seconds', () => {
    const sparse = ran(300, () => 3).filter((reading) => reading.at % 10 === 0);
    const { speedMetersPerSecond } = chartReadings(recordingOf(sparse));
    expect(chartExtremes(speedMetersPerSecond)).toEqual({ lowest: 3, highest: 3 });
  });

  it('fall back to the device’s speed where there is no distance', () => {
    const readings = chartReadings(
      recordingOf([0, 1, 2].map((at) => ({ at, speed: 2.5, distance: 0 }))),
    );
    expect(readings.distanceMeters).toBeNull();
    expect(readings.speedMetersPerSecond?.[1]).toBe(2.5);
  });

  it('leave out series that were not recorded', () => {
    const readings = chartReadings(recordingOf([{ at: 0 }, { at: 1 }]));
    expect(readings).toMatchObject({
      distanceMeters: null,
      speedMetersPerSecond: null,
      heartRateBeatsPerMinute: null,
      altitudeMeters: null,
    });
  });

  it('say nothing of an empty recording', () => {
    const readings = chartReadings(recordingOf([]));
    expect(chartDrawing(readings, 'time', 300).positions).toEqual([]);
  });
});

describe('what a chart draws', () => {
  const long = recordingOf(
    Array.from({ length: 24_000 }, (_, at) => ({
      at,
      distance: at * 3,
      heartRate: at === 12_345 ? 199 : 150,
      altitude: at === 777 ? -5 : 20,
    })),
  );

  it('keeps every peak of a long recording in a fraction of its readings', () => {
    const drawing = chartDrawing(chartReadings(long), 'distance', 350);
    expect(drawing.positions.length).toBeLessThan(350 * 8);
    expect(Math.max(...(drawing.heartRateBeatsPerMinute ?? []).map(Number))).toBe(199);
    expect(Math.min(...(drawing.altitudeMeters ?? []).map(Number))).toBe(-5);
  });

  it('starts and ends where the recording does, always forward', () => {
    const { positions } = chartDrawing(chartReadings(long), 'time', 350);
    expect(positions[0]).toBe(0);
    expect(positions.at(-1)).toBe(23_999);
    expect(
      positions.every((value, index) => index === 0 || value >= (positions[index - 1] ?? 0)),
    ).toBe(true);
  });

  it('puts a break where the watch was paused, although nothing was recorded meanwhile', () => {
    const readings = chartReadings(
      recordingOf(
        [
          { at: 0, heartRate: 100 },
          { at: 10, heartRate: 101 },
          { at: 20, heartRate: 102 },
          { at: 21, heartRate: 103 },
        ],
        [{ startSeconds: 10, endSeconds: 20 }],
      ),
    );
    const drawing = chartDrawing(readings, 'time', 300);
    expect(drawing.heartRateBeatsPerMinute).toEqual([100, 101, null, 102, 103]);
    expect(drawing.sampleIndices).toEqual([0, 1, null, 2, 3]);
  });

  it('lights up a stretch on either axis', () => {
    const readings = chartReadings(long);
    const stretch = { startSeconds: 100, endSeconds: 200 };
    expect(chartBand(readings, 'distance', stretch)).toEqual({ from: 300, to: 600 });
    expect(chartBand(readings, 'time', stretch)).toEqual({ from: 100, to: 200 });
    expect(chartIndexAt(readings, 1_000_000)).toBe(23_999);
  });

  it('does not let one jump of the satellite fix flatten the scale', () => {
    const speeds = Float64Array.from({ length: 1000 }, (_, index) => (index === 500 ? 40 : 3));
    expect(chartExtremes(speeds)).toEqual({ lowest: 3, highest: 3 });
    expect(chartExtremes(new Float64Array([Number.NaN]))).toBeNull();
  });
});
