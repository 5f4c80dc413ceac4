import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSession } from '../training/structure/recorded-session.ts';
import { NOTHING_DECLARED, type DecodedActivity } from '../recordings/decoded-activity.ts';
import { recordingOf } from '../recordings/recording-of.ts';
import type { TimeStretch } from '../recordings/recording.ts';
import { summariseActivity } from './summarise-activity.ts';

/** Stretches of running and standing, one reading a second, with pauses of the watch anywhere. */
const recordings = fc.record({
  stretches: fc.array(
    fc.record({
      seconds: fc.integer({ min: 3, max: 200 }),
      speed: fc.constantFrom(0, 0, 0.3, 1.2, 3),
    }),
    { minLength: 2, maxLength: 12 },
  ),
  pauses: fc.array(
    fc.record({
      startSeconds: fc.integer({ min: 0, max: 1200 }),
      seconds: fc.integer({ min: 1, max: 90 }),
    }),
    { maxLength: 4 },
  ),
  isTimerDeclared: fc.boolean(),
});

test('moving time takes each second off once, whether one stood in it or the watch was paused', () => {
  fc.assert(
    fc.property(recordings, ({ stretches, pauses, isTimerDeclared }) => {
      const speeds = stretches.flatMap(({ seconds, speed }) =>
        Array.from({ length: seconds }, () => speed),
      );
      const timerPauses = withoutOverlap(pauses, speeds.length);
      const paused = timerPauses.reduce(
        (sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds,
        0,
      );
      const decoded = runOf(speeds, timerPauses, isTimerDeclared ? speeds.length - paused : null);
      const session = readSession(decoded);
      const { movingSeconds, timerSeconds } = summariseActivity({
        decoded,
        curve: session.curve,
        heartRate: session.heartRate,
        altitude: session.altitude,
        elevation: session.elevation,
      });
      expect(movingSeconds).toBeCloseTo(session.curve.movingSeconds.at(-1) ?? 0, 6);
      expect(movingSeconds).toBeLessThanOrEqual(timerSeconds + 1e-6);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

test('of a sport that nobody named, slow moving is no standing, and the pauses of the watch are', () => {
  const speeds = Array.from({ length: 600 }, (_, second) => (second % 60 < 35 ? 0.7 : 0.3));
  const swim = runOf(speeds, [{ startSeconds: 100, endSeconds: 150 }], 550);
  const summaryOf = (decoded: DecodedActivity) => {
    const session = readSession(decoded);
    return summariseActivity({
      decoded,
      curve: session.curve,
      heartRate: session.heartRate,
      altitude: session.altitude,
      elevation: session.elevation,
    });
  };
  expect(summaryOf({ ...swim, sport: 'Other' }).movingSeconds).toBe(550);
  expect(summaryOf(swim).movingSeconds).toBeLessThan(400);
  const untimed = runOf(speeds, [], null);
  expect(summaryOf({ ...untimed, sport: 'Other' }).movingSeconds).toBeLessThan(450);
  const forgotten = runOf([...speeds, ...Array<number>(9000).fill(0)], [], null);
  expect(summaryOf({ ...forgotten, sport: 'Other' }).movingSeconds).toBeLessThan(700);
});

test('a timer that counted a few seconds of a whole run is none', () => {
  const decoded = runOf(
    Array.from({ length: 1500 }, () => 3.5),
    [],
    25,
  );
  const session = readSession(decoded);
  const { movingSeconds, timerSeconds } = summariseActivity({
    decoded,
    curve: session.curve,
    heartRate: session.heartRate,
    altitude: session.altitude,
    elevation: session.elevation,
  });
  expect(timerSeconds).toBeGreaterThan(1490);
  expect(movingSeconds).toBeGreaterThan(1490);
});

test('a barometer under water climbs more than anybody does, and that is no climb', () => {
  const wet = runOf(
    Array.from({ length: 1800 }, () => 0.7),
    [],
    null,
  );
  const underWater = wet.recording.columns.elapsedSeconds.map(
    (second) => 100 * Math.sin(second / 20),
  );
  const onHills = wet.recording.columns.elapsedSeconds.map((second) => 60 * Math.sin(second / 300));
  const climbOver = (altitudeMeters: Float64Array) => {
    const decoded: DecodedActivity = {
      ...wet,
      sport: 'Other',
      recording: {
        ...wet.recording,
        columns: { ...wet.recording.columns, altitudeMeters },
      },
    };
    const session = readSession(decoded);
    return summariseActivity({
      decoded,
      curve: session.curve,
      heartRate: session.heartRate,
      altitude: session.altitude,
      elevation: session.elevation,
    }).ascentMeters;
  };
  expect(climbOver(underWater)).toBeNull();
  expect(climbOver(onHills)).toBeGreaterThan(90);
});

test('the top speed of a runner is held for ten seconds and no jump of the position', () => {
  const speeds = [...Array<number>(300).fill(3), 58, ...Array<number>(300).fill(3)];
  const sprint = [...Array<number>(300).fill(3), ...Array<number>(12).fill(7), 3, 3, 3];
  expect(topSpeedOf(speeds)).toBeCloseTo(3, 1);
  expect(topSpeedOf(sprint)).toBeCloseTo(7, 1);
});

function topSpeedOf(speeds: readonly number[]): number | null {
  const decoded = runOf(speeds, [], null);
  const session = readSession(decoded);
  return summariseActivity({
    decoded,
    curve: session.curve,
    heartRate: session.heartRate,
    altitude: session.altitude,
    elevation: session.elevation,
  }).maximumSpeedMetersPerSecond;
}

function withoutOverlap(
  pauses: readonly { startSeconds: number; seconds: number }[],
  endSeconds: number,
): TimeStretch[] {
  const stretches: TimeStretch[] = [];
  for (const { startSeconds, seconds } of [...pauses].sort(
    (a, b) => a.startSeconds - b.startSeconds,
  )) {
    const from = Math.max(startSeconds, stretches.at(-1)?.endSeconds ?? 0);
    const to = Math.min(endSeconds, startSeconds + seconds);
    if (to > from) stretches.push({ startSeconds: from, endSeconds: to });
  }
  return stretches;
}

function runOf(
  speeds: readonly number[],
  timerPauses: readonly TimeStretch[],
  timerSeconds: number | null,
): DecodedActivity {
  const distanceMeters = [0];
  for (const speed of speeds) distanceMeters.push((distanceMeters.at(-1) ?? 0) + speed);
  const elapsedSeconds = distanceMeters.map((_, index) => index);
  return {
    format: 'fit',
    sessionIndex: 0,
    sessionCount: 1,
    sport: 'Run',
    sourceSportName: null,
    isTransition: false,
    startedAt: new Date('2026-11-20T21:30:00Z'),
    utcOffsetMinutes: 540,
    deviceName: null,
    isIndoor: false,
    recording: { ...recordingOf({ elapsedSeconds, distanceMeters }), timerPauses },
    track: null,
    laps: [],
    declared: { ...NOTHING_DECLARED, timerSeconds },
    isPartial: false,
  };
}
