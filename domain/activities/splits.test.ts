import { describe, expect, test } from 'vitest';
import { columnMeanOf } from '../recordings/column-mean.ts';
import { elevationCurveOf } from '../recordings/elevation-gain.ts';
import { motionCurveOf } from '../recordings/motion-curve.ts';
import { recordingOf } from '../recordings/recording-of.ts';
import { lapsOf, splitsOf } from './splits.ts';

function measuresOf(recording: ReturnType<typeof recordingOf>) {
  const curve = motionCurveOf(recording, 'Run');
  const { heartRateBeatsPerMinute, cadencePerMinute, altitudeMeters } = recording.columns;
  return {
    curve,
    heartRate: columnMeanOf(heartRateBeatsPerMinute, curve.elapsedSeconds),
    cadence: columnMeanOf(cadencePerMinute, curve.elapsedSeconds),
    elevation: altitudeMeters.some((value) => !Number.isNaN(value))
      ? elevationCurveOf(altitudeMeters)
      : null,
  };
}

/** 2.4 km at 3 m/s read every 10 s, with a minute of standing after 500 m. */
function withStop() {
  const elapsedSeconds: number[] = [];
  const distanceMeters: number[] = [];
  for (let clock = 0; clock <= 860; clock += 10) {
    elapsedSeconds.push(clock);
    distanceMeters.push(Math.min(2400, clock <= 170 ? clock * 3 : Math.max(510, (clock - 60) * 3)));
  }
  return recordingOf({
    elapsedSeconds,
    distanceMeters,
    heartRateBeatsPerMinute: elapsedSeconds.map((clock) => (clock < 390 ? 140 : 150)),
    altitudeMeters: distanceMeters.map((meters) => 10 + meters / 100),
  });
}

describe('splits', () => {
  test('count stops in elapsed time and leave them out of the pace', () => {
    const [first, second, rest] = splitsOf(measuresOf(withStop()));
    expect(first?.elapsedSeconds).toBeCloseTo(393.33, 1);
    expect(first?.movingSeconds).toBeCloseTo(333.33, 1);
    expect(first?.paceSecondsPerKilometer).toBeCloseTo(333.33, 1);
    expect(second?.elapsedSeconds).toBeCloseTo(333.33, 1);
    expect(rest?.isRemainder).toBe(true);
    expect(rest?.distanceMeters).toBeCloseTo(400, 6);
    expect(rest?.paceSecondsPerKilometer).toBeCloseTo(333.33, 1);
  });

  test('carry heart rate and climb of their own stretch', () => {
    const [first, second] = splitsOf(measuresOf(withStop()));
    expect(first?.averageHeartRateBeatsPerMinute).toBeCloseTo(140, 0);
    expect(second?.averageHeartRateBeatsPerMinute).toBe(150);
    expect((first?.ascentMeters ?? 0) + (second?.ascentMeters ?? 0)).toBeCloseTo(20, -1);
    expect(first?.descentMeters).toBe(0);
    expect(first?.averageCadencePerMinute).toBeNull();
  });

  test('follow each other from the start to the end', () => {
    const splits = splitsOf(measuresOf(withStop()));
    expect(splits[0]?.startSeconds).toBe(0);
    splits.slice(1).forEach((split, index) => {
      expect(split.startSeconds).toBe(splits[index]?.endSeconds);
    });
    expect(splits.at(-1)?.endSeconds).toBeCloseTo(860, 0);
  });

  test('begin where the recording does, also when its counter did not stand at 0', () => {
    const splits = splitsOf(
      measuresOf(
        recordingOf({ elapsedSeconds: [0, 300, 600], distanceMeters: [5000, 6000, 7000] }),
      ),
    );
    expect(splits.map(({ elapsedSeconds }) => elapsedSeconds)).toEqual([300, 300]);
  });

  test('have no remainder of a few metres, and none without distance', () => {
    const almost = recordingOf({ elapsedSeconds: [0, 300], distanceMeters: [0, 1006] });
    expect(splitsOf(measuresOf(almost))).toHaveLength(1);
    expect(splitsOf(measuresOf(recordingOf({ elapsedSeconds: [0, 300] })))).toEqual([]);
    expect(splitsOf(measuresOf(recordingOf({})))).toEqual([]);
  });
});

describe('laps', () => {
  const lap = {
    startSeconds: 0,
    endSeconds: 393,
    timerSeconds: 393,
    distanceMeters: null,
    averageHeartRateBeatsPerMinute: null,
    trigger: 'manual' as const,
    intensity: null,
  };

  test('take from the recording what the device did not say', () => {
    const [read] = lapsOf([lap], measuresOf(withStop()));
    expect(read?.distanceMeters).toBeCloseTo(999, 0);
    expect(read?.movingSeconds).toBeCloseTo(333, 0);
    expect(read?.averageHeartRateBeatsPerMinute).toBeCloseTo(140, 0);
  });

  test('believe the device where it spoke', () => {
    const [read] = lapsOf(
      [{ ...lap, distanceMeters: 1000, averageHeartRateBeatsPerMinute: 141 }],
      measuresOf(withStop()),
    );
    expect(read?.distanceMeters).toBe(1000);
    expect(read?.averageHeartRateBeatsPerMinute).toBe(141);
  });

  test('leave out empty ones, and know their time without any reading', () => {
    const laps = lapsOf(
      [
        { ...lap, endSeconds: 0 },
        { ...lap, timerSeconds: 350, distanceMeters: 1000 },
      ],
      measuresOf(recordingOf({})),
    );
    expect(laps).toHaveLength(1);
    expect(laps[0]?.movingSeconds).toBe(350);
    expect(laps[0]?.paceSecondsPerKilometer).toBe(350);
  });
});
