import { expect, it } from 'vitest';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { finiteValues } from './finite-values.ts';
import {
  activityFile,
  FIT_START,
  fileWithCompressedTimestamps,
  fitFile,
  NOW,
  sessionMessage,
  START,
  steadyRecords,
  steadyRun,
  type FitTestMessage,
} from './fit-file.ts';

async function decode(bytes: Uint8Array): Promise<readonly DecodedActivity[]> {
  const { activities } = await decodeRecording({ bytes, fileName: 'run.fit', now: NOW });
  return activities;
}

async function decodeOne(messages: readonly FitTestMessage[]): Promise<DecodedActivity> {
  const [activity, ...others] = await decode(fitFile([activityFile, ...messages]));
  expect(others).toEqual([]);
  if (!activity) throw new Error('nothing decoded');
  return activity;
}

it('reads a whole run with every column in SI-like units', async () => {
  const [activity] = await decode(steadyRun());
  expect(activity).toMatchObject({
    format: 'fit',
    sport: 'Run',
    sessionIndex: 0,
    sessionCount: 1,
    startedAt: START,
    utcOffsetMinutes: 540,
    isPartial: false,
    isIndoor: false,
    declared: { distanceMeters: 1800, timerSeconds: 600, averageHeartRateBeatsPerMinute: 150 },
  });
  const columns = activity?.recording.columns;
  expect(columns?.elapsedSeconds).toHaveLength(601);
  expect(columns?.elapsedSeconds.at(-1)).toBe(600);
  expect(columns?.distanceMeters.at(-1)).toBe(1800);
  expect(columns?.speedMetersPerSecond[10]).toBe(3);
  expect(columns?.altitudeMeters[100]).toBeCloseTo(41, 6);
  expect(columns?.temperatureCelsius[0]).toBe(18);
  expect(activity?.track?.latitudeDegrees[0]).toBeCloseTo(35.68, 6);
});

/** A quarter of an hour up and down a hill, of which no summary was written. */
function unnamedRecords(fields: (second: number) => Record<string, unknown> = () => ({})) {
  return steadyRecords(900).map(([kind, record], second): FitTestMessage => [
    kind,
    { ...record, enhancedAltitude: 40 + (second % 300) * 0.1, ...fields(second) },
  ]);
}

it('takes what names no sport for a run where it moves like one', async () => {
  expect((await decodeOne(unnamedRecords())).sport).toBe('Run');
});

it.each([
  ['a ride that rolls downhill', (second: number) => ({ distance: rolling(second) })],
  ['a ride', (second: number) => ({ distance: second * 6 })],
  ['a walk', (second: number) => ({ distance: second * 1.5 })],
  ['an outing without effort', () => ({ heartRate: 110 })],
  ['one without heart rate', () => ({ heartRate: undefined })],
  ['a boat on the level', () => ({ enhancedAltitude: 40 })],
  ['a bicycle with a meter of power', () => ({ power: 180 })],
])('takes what names no sport for none where it may be %s', async (_, fields) => {
  expect((await decodeOne(unnamedRecords(fields))).sport).toBe('Other');
});

it('never supposes a sport where one is named', async () => {
  const named = await decodeOne([...unnamedRecords(), sessionMessage({ sport: 'generic' })]);
  expect(named.sport).toBe('Other');
});

/** Three metres a second, but for half a minute at eight. */
function rolling(second: number): number {
  return second * 3 + 5 * Math.max(0, Math.min(second, 430) - 400);
}

it('counts the steps of both legs, half strides included', async () => {
  const activity = await decodeOne([
    ...steadyRecords(20, { fields: { cadence: 82, fractionalCadence: 0.5 } }),
    sessionMessage(),
  ]);
  expect(activity.recording.columns.cadencePerMinute[5]).toBe(165);
});

it('does not double the revolutions of a bicycle', async () => {
  const activity = await decodeOne([
    ...steadyRecords(20, { fields: { cadence: 90 } }),
    sessionMessage({ sport: 'cycling' }),
  ]);
  expect(activity.sport).toBe('Ride');
  expect(activity.recording.columns.cadencePerMinute[5]).toBe(90);
});

it('takes heart rates of 0 and 255 for missing', async () => {
  const activity = await decodeOne([
    ...steadyRecords(10, { fields: { heartRate: 0 } }),
    ...steadyRecords(9, { startSeconds: 11, fields: { heartRate: 255 } }),
    ...steadyRecords(9, { startSeconds: 21 }),
    sessionMessage(),
  ]);
  expect(finiteValues(activity.recording.columns.heartRateBeatsPerMinute)).toHaveLength(10);
});

it('reads pauses from the timer events', async () => {
  const stop = (second: number): FitTestMessage => [
    'event',
    { timestamp: FIT_START + second, event: 'timer', eventType: 'stopAll' },
  ];
  const start = (second: number): FitTestMessage => [
    'event',
    { timestamp: FIT_START + second, event: 'timer', eventType: 'start' },
  ];
  const activity = await decodeOne([
    start(0),
    ...steadyRecords(100),
    stop(100),
    start(160),
    ...steadyRecords(100, { startSeconds: 160, startMeters: 300 }),
    stop(260),
    sessionMessage({ totalElapsedTime: 260, totalTimerTime: 200 }),
  ]);
  expect(activity.recording.timerPauses).toEqual([{ startSeconds: 100, endSeconds: 160 }]);
  expect(activity.declared).toMatchObject({ elapsedSeconds: 260, timerSeconds: 200 });
});

it('finds the pause in the readings where there are no timer events', async () => {
  const activity = await decodeOne([
    ...steadyRecords(100),
    ...steadyRecords(100, { startSeconds: 160, startMeters: 300 }),
    sessionMessage({ totalElapsedTime: 260, totalTimerTime: 200 }),
  ]);
  expect(activity.recording.timerPauses).toEqual([{ startSeconds: 100, endSeconds: 160 }]);
});

it('keeps what a workout said of its laps, and nothing where all laps are alike', async () => {
  const lap = (second: number, intensity: string): FitTestMessage => [
    'lap',
    {
      timestamp: FIT_START + second + 100,
      startTime: FIT_START + second,
      totalElapsedTime: 100,
      totalTimerTime: 100,
      totalDistance: 300,
      avgHeartRate: 151,
      lapTrigger: 'manual',
      intensity,
    },
  ];
  const workout = await decodeOne([
    ...steadyRecords(300),
    lap(0, 'warmup'),
    lap(100, 'interval'),
    lap(200, 'recovery'),
    sessionMessage(),
  ]);
  expect(workout.laps.map(({ intensity }) => intensity)).toEqual(['warmUp', 'active', 'rest']);
  expect(workout.laps[1]).toMatchObject({
    startSeconds: 100,
    endSeconds: 200,
    trigger: 'manual',
    distanceMeters: 300,
    averageHeartRateBeatsPerMinute: 151,
  });
  const plain = await decodeOne([
    ...steadyRecords(200),
    lap(0, 'active'),
    lap(100, 'active'),
    sessionMessage(),
  ]);
  expect(plain.laps.map(({ intensity }) => intensity)).toEqual([null, null]);
});

it('reads running power that only an app wrote', async () => {
  const activity = await decodeOne([
    ['developerDataId', { developerDataIndex: 0, applicationVersion: 1 }],
    [
      'fieldDescription',
      {
        developerDataIndex: 0,
        fieldDefinitionNumber: 0,
        fitBaseTypeId: 132,
        fieldName: 'Power',
        units: 'Watts',
        key: 0,
      },
    ],
    ...steadyRecords(10, { fields: { developerFields: { 0: 243 } } }),
    sessionMessage(),
  ]);
  expect(activity.recording.columns.powerWatts[3]).toBe(243);
});

it('makes one activity of each session, distances from 0, the change-over marked', async () => {
  const activities = await decode(
    fitFile([
      activityFile,
      ...steadyRecords(299),
      ...steadyRecords(59, { startSeconds: 300, startMeters: 900 }),
      ...steadyRecords(240, { startSeconds: 360, startMeters: 1080 }),
      sessionMessage({ sport: 'cycling', totalElapsedTime: 300, totalTimerTime: 300 }),
      sessionMessage({
        sport: 'transition',
        startTime: FIT_START + 300,
        totalElapsedTime: 60,
        totalTimerTime: 60,
      }),
      sessionMessage({ startTime: FIT_START + 360, totalElapsedTime: 240, totalTimerTime: 240 }),
    ]),
  );
  expect(activities.map(({ sport, isTransition }) => [sport, isTransition])).toEqual([
    ['Ride', false],
    ['Other', true],
    ['Run', false],
  ]);
  expect(activities.map(({ sessionCount }) => sessionCount)).toEqual([3, 3, 3]);
  const distances = activities.map(({ recording }) => recording.columns.distanceMeters.at(-1));
  expect(distances[0]).toBe(897);
  expect(distances[2]).toBeCloseTo(720 + 3, 6);
});

it('begins at the start of the session, where nothing but the distance is known', async () => {
  const activity = await decodeOne([
    ...steadyRecords(30, { startSeconds: 40, startMeters: 25 }),
    sessionMessage({ sport: 'swimming', subSport: 'lapSwimming' }),
  ]);
  const { columns } = activity.recording;
  expect(activity.startedAt).toEqual(START);
  expect([...columns.elapsedSeconds.subarray(0, 2)]).toEqual([0, 40]);
  expect([...columns.distanceMeters.subarray(0, 2)]).toEqual([0, 25]);
  expect(columns.heartRateBeatsPerMinute[0]).toBeNaN();
  expect(activity.isIndoor).toBe(true);
});

it('counts the lengths of a pool swim whose watch wrote no distance', async () => {
  const length = (second: number, lengthType: string): FitTestMessage => [
    'length',
    {
      timestamp: FIT_START + second + 30,
      startTime: FIT_START + second,
      totalElapsedTime: 30,
      totalTimerTime: 30,
      lengthType,
      event: 'length',
      eventType: 'stop',
    },
  ];
  const activity = await decodeOne([
    length(0, 'active'),
    length(30, 'active'),
    length(60, 'idle'),
    length(90, 'active'),
    sessionMessage({
      sport: 'swimming',
      subSport: 'lapSwimming',
      poolLength: 25,
      totalElapsedTime: 120,
      totalTimerTime: 120,
      totalDistance: 75,
    }),
  ]);
  expect([...activity.recording.columns.distanceMeters]).toEqual([0, 25, 50, 50, 75]);
  expect([...activity.recording.columns.elapsedSeconds]).toEqual([0, 30, 60, 90, 120]);
});

it('is whole where only the readings of a pool swim have no time', async () => {
  const swim = (withLengths: boolean): FitTestMessage[] => [
    ...[25, 50, 75].map((distance): FitTestMessage => ['record', { distance }]),
    ...[0, 30, 60].flatMap((second): FitTestMessage[] =>
      withLengths
        ? [
            [
              'length',
              {
                timestamp: FIT_START + second + 30,
                startTime: FIT_START + second,
                totalElapsedTime: 30,
                totalTimerTime: 30,
                lengthType: 'active',
                event: 'length',
                eventType: 'stop',
              },
            ],
          ]
        : [],
    ),
    sessionMessage({
      sport: 'swimming',
      subSport: 'lapSwimming',
      poolLength: 25,
      totalElapsedTime: 90,
      totalTimerTime: 90,
      totalDistance: 75,
    }),
  ];
  const whole = await decodeOne(swim(true));
  expect(whole.isPartial).toBe(false);
  expect(whole.recording.columns.distanceMeters.at(-1)).toBe(75);
  expect((await decodeOne(swim(false))).isPartial).toBe(true);
});

it('goes by the positions where the counter stood still on the way', async () => {
  const stuck = steadyRecords(400).map(([kind, fields]): FitTestMessage => [
    kind,
    { ...fields, distance: 2, enhancedSpeed: 0.1 },
  ]);
  const activity = await decodeOne([...stuck, sessionMessage()]);
  expect(activity.recording.columns.distanceMeters.at(-1)).toBeCloseTo(1200, -1);
});

it('joins readings of the same second and sorts those written in disorder', async () => {
  const activity = await decodeOne([
    ...steadyRecords(10, { startSeconds: 20, startMeters: 60 }),
    ...steadyRecords(10),
    ['record', { timestamp: FIT_START + 5, heartRate: 171 }],
    sessionMessage(),
  ]);
  const { columns } = activity.recording;
  expect([...columns.elapsedSeconds.subarray(0, 12)]).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20,
  ]);
  expect(columns.heartRateBeatsPerMinute[5]).toBe(171);
  expect(columns.distanceMeters[5]).toBe(15);
});

it('measures along the positions where the device has no distance, jumps passed over', async () => {
  const withoutDistance = steadyRecords(60, { fields: { distance: null } });
  const [kind, jump] = withoutDistance[30] ?? ['record', {}];
  withoutDistance[30] = [kind, { ...jump, positionLat: 0.5e9 }];
  const activity = await decodeOne([...withoutDistance, sessionMessage()]);
  const distance = finiteValues(activity.recording.columns.distanceMeters);
  // 0.000027° of latitude a second are 3.002 m.
  expect(distance.at(-1)).toBeCloseTo(60 * 3.002, 0);
});

it('drops elapsed times that cannot be: of 27 days, or shorter than the timer', async () => {
  const month = await decodeOne([
    ...steadyRecords(600),
    sessionMessage({ totalElapsedTime: 27 * DAY_SECONDS }),
  ]);
  expect(month.declared).toMatchObject({ elapsedSeconds: null, timerSeconds: 600 });
  const inverted = await decodeOne([
    ...steadyRecords(600),
    sessionMessage({ totalElapsedTime: 100 }),
  ]);
  expect(inverted.declared).toMatchObject({ elapsedSeconds: null, timerSeconds: 600 });
});

it('leaves out what a forgotten watch wrote 27 days later, and says so', async () => {
  const activity = await decodeOne([
    ...steadyRecords(600),
    ...steadyRecords(2, { startSeconds: 27 * DAY_SECONDS, startMeters: 1800 }),
    sessionMessage(),
  ]);
  expect(activity.recording.columns.elapsedSeconds.at(-1)).toBe(600);
  expect(activity.isPartial).toBe(true);
});

it('keeps the readings of a file whose session was never written', async () => {
  const activity = await decodeOne(steadyRecords(120));
  expect(activity).toMatchObject({ isPartial: true, startedAt: START, sport: 'Other' });
  expect(activity.recording.columns.distanceMeters.at(-1)).toBe(360);
});

it('keeps a session without readings for its totals', async () => {
  const activity = await decodeOne([sessionMessage({ sport: 'training' })]);
  expect(activity.recording.columns.elapsedSeconds).toHaveLength(0);
  expect(activity).toMatchObject({
    sport: 'Workout',
    startedAt: START,
    track: null,
    declared: { timerSeconds: 600 },
  });
});

it('reads readings with compressed timestamps, by the second library', async () => {
  const [activity] = await decode(fileWithCompressedTimestamps(90));
  expect(activity?.sport).toBe('Run');
  expect(activity?.recording.columns.elapsedSeconds).toHaveLength(90);
  expect(activity?.recording.columns.elapsedSeconds.at(-1)).toBe(89);
  expect(activity?.recording.columns.distanceMeters.at(-1)).toBe(267);
});

it('keeps what is before the fault of a damaged file, marked partial', async () => {
  const whole = steadyRun();
  const damaged = whole.slice();
  damaged[whole.length - 1] = (damaged.at(-1) ?? 0) ^ 0xff;
  const [activity] = await decode(damaged);
  expect(activity?.isPartial).toBe(true);
  expect(activity?.recording.columns.elapsedSeconds).toHaveLength(601);
  const [half] = await decode(whole.slice(0, whole.length / 2));
  expect(half?.isPartial).toBe(true);
  expect(half?.recording.columns.elapsedSeconds.length).toBeGreaterThan(250);
});
