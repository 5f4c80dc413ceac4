import type { RecordingSegment } from './recording-builder.ts';
import { same } from './scenario-segments.ts';
import type { SessionScenario } from './session-scenario.ts';

const WALKING_METERS_PER_SECOND = 1.7;

const run = (
  seconds: number,
  speedMetersPerSecond: number,
  heartRate: number,
): RecordingSegment => ({
  seconds,
  speedMetersPerSecond,
  heartRate,
  cadence: speedMetersPerSecond < WALKING_METERS_PER_SECOND ? 112 : 164,
});

/** Sessions of runners of whom nothing is known but this recording. */
export const UNKNOWN_RUNNER_SCENARIOS: readonly SessionScenario[] = [
  {
    title: 'four times four minutes with two kilometres of jogging between',
    purpose: 'intervals',
    works: 4,
    history: 'none',
    segments: () => [
      run(900, 2.9, 140),
      ...same(4, 240).flatMap((seconds) => [run(seconds, 4.15, 182), run(700, 2.85, 150)]),
    ],
  },
  {
    title: '10 km that hardly anyone runs so fast, at a low heart rate',
    purpose: 'race',
    works: 0,
    history: 'none',
    segments: () => [run(1950, 4.43, 147), run(290, 4.75, 154)],
  },
  {
    title: '10 km that is fast and hard by both, and by neither alone',
    purpose: 'race',
    works: 0,
    history: 'none',
    segments: () => [run(2350, 4.26, 168)],
  },
  {
    title: '2 km at the highest heart rate of most runners',
    purpose: 'unclear',
    works: 0,
    history: 'none',
    segments: () => [run(455, 4.4, 190)],
  },
  {
    title: 'an even run after a few minutes of walking',
    purpose: 'steady',
    works: 0,
    history: 'none',
    segments: () => [run(200, 2.2, 120), run(230, 1.1, 118), run(4000, 3.2, 150)],
  },
  {
    title: 'an hour at one pace with seven strides at its end',
    purpose: 'steady',
    works: 0,
    history: 'none',
    segments: () => [
      run(3600, 2.22, 150),
      ...same(7, 18).flatMap((seconds) => [run(seconds, 4.7, 158), run(42, 1.4, 150)]),
    ],
  },
  {
    title: 'a quiet run with walks and stops between long stretches',
    purpose: 'stop-and-go',
    works: 0,
    history: 'none',
    segments: () => [
      run(130, 1.3, 100),
      run(470, 2.38, 130),
      ...same(3, 40).flatMap((seconds) => [run(seconds, 0, 105), run(60, 1.9, 118)]),
      run(600, 2.45, 132),
      ...same(3, 35).flatMap((seconds) => [run(seconds, 0, 105), run(25, 1.3, 110)]),
      run(605, 2.56, 134),
    ],
  },
  {
    title: 'an even run that was walked again and again',
    purpose: 'unclear',
    works: 0,
    history: 'none',
    segments: () => [
      run(830, 2.31, 150),
      ...[
        [60, 170],
        [115, 110],
        [50, 195],
        [45, 125],
        [70, 90],
        [60, 160],
      ].flatMap(([walked = 0, ran = 0]) => [run(walked, 1.5, 150), run(ran, 2.75, 160)]),
      run(1100, 2.43, 160),
    ],
  },
  {
    title: 'a slow jog without counted steps, at no heart rate of a walk',
    purpose: 'steady',
    works: 0,
    history: 'none',
    segments: () => [run(2400, 1.72, 152)],
    options: { without: ['cadence'] },
  },
  {
    title: 'a brisk walk without counted steps',
    purpose: 'walk',
    works: 0,
    history: 'none',
    segments: () => [run(2400, 1.6, 108)],
    options: { without: ['cadence'] },
  },
  {
    title: 'a long run that grows slower from its first kilometre on, without heart rate',
    purpose: 'unclear',
    works: 0,
    history: 'none',
    segments: () => [
      ...[
        [316, 3.16],
        [90, 2.33],
        [346, 3.09],
        [10, 2.27],
        [291, 2.96],
        [720, 2.76],
        [900, 2.66],
        [850, 2.52],
        [410, 1.95],
        [330, 1.4],
      ].map(([seconds = 0, speed = 0]) => run(seconds, speed, 150)),
    ],
    options: { without: ['heartRate'], everySeconds: 8 },
  },
  {
    title: 'three repetitions with standing rests after a warm-up that ends at a stand',
    purpose: 'intervals',
    works: 3,
    history: 'none',
    segments: () => [
      run(70, 2.6, 120),
      run(545, 3.13, 140),
      run(123, 0, 120),
      run(336, 4, 170),
      run(171, 0, 125),
      run(332, 4.08, 172),
      run(205, 0, 120),
      run(320, 4.03, 174),
      run(210, 2.67, 140),
    ],
    options: { without: ['heartRate'] },
  },
  {
    title: 'eight even kilometres between a slow first one and a slow way home',
    purpose: 'steady',
    works: 0,
    history: 'none',
    segments: () => [
      run(360, 2.76, 130),
      run(2340, 3.42, 142),
      run(330, 2.95, 140),
      run(90, 2.2, 128),
    ],
  },
  {
    title: 'an even run that ends with a kilometre of walking and jogging home',
    purpose: 'steady',
    works: 0,
    history: 'none',
    segments: () => [run(2700, 2.9, 148), run(90, 1.4, 120), run(150, 2.3, 130), run(80, 1.4, 115)],
    options: { without: ['heartRate'] },
  },
  {
    title: 'a run that slows down all the way, whatever its first and last kilometre',
    purpose: 'unclear',
    works: 0,
    history: 'none',
    segments: () => [
      run(250, 3.6, 150),
      ...[3.9, 3.75, 3.6, 3.45, 3.3, 3.15, 3].map((speed) => run(300, speed, 160)),
      run(250, 3.7, 165),
    ],
    options: { without: ['heartRate'] },
  },
  {
    title: 'an even flat run while the altimeter still settles',
    purpose: 'steady',
    works: 0,
    history: 'none',
    segments: () => [
      { ...run(360, 2.8, 140), grade: -0.06 },
      { ...run(340, 2.86, 142), grade: -0.03 },
      { ...run(340, 2.9, 142), grade: 0 },
    ],
    options: { startAltitudeMeters: 107 },
  },
];
