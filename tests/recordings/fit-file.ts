import { CrcCalculator, type Mesg } from '@garmin/fitsdk';
import { writeFit } from '../../sandbox/recordings/write-fit.ts';

/** Numbers of the messages in FIT's profile. */
const NUMBERS = {
  fileId: 0,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  activity: 34,
  length: 101,
  developerDataId: 207,
  fieldDescription: 206,
} as const;

export type FitMessageKind = keyof typeof NUMBERS;
export type FitTestMessage = readonly [kind: FitMessageKind, fields: Record<string, unknown>];

/** FIT counts seconds from 1989-12-31. */
export const FIT_EPOCH_SECONDS = 631_065_600;
const SEMICIRCLES_PER_DEGREE = 2 ** 31 / 180;

/** 2026-05-02T06:30:00Z, when the made-up files begin, as FIT writes it. */
export const FIT_START = Date.UTC(2026, 4, 2, 6, 30) / 1000 - FIT_EPOCH_SECONDS;
export const START = new Date((FIT_START + FIT_EPOCH_SECONDS) * 1000);
/** Today, as far as the made-up files know. */
export const NOW = new Date(Date.UTC(2026, 4, 3));

/** A FIT file of these messages, in this order, by Garmin's encoder. */
export function fitFile(messages: readonly FitTestMessage[]): Uint8Array {
  const messageOf = (wanted: FitMessageKind) =>
    messages.find(([kind]) => kind === wanted)?.[1] as Mesg | undefined;
  const developerDataIdMesg = messageOf('developerDataId');
  const fieldDescriptionMesg = messageOf('fieldDescription');
  return writeFit(
    messages.map(([kind, fields]) => [NUMBERS[kind], fields] as const),
    developerDataIdMesg && fieldDescriptionMesg
      ? { fieldDescriptions: { 0: { developerDataIdMesg, fieldDescriptionMesg } } }
      : {},
  );
}

export const activityFile: FitTestMessage = [
  'fileId',
  { type: 'activity', manufacturer: 'development', product: 1, timeCreated: FIT_START },
];

/** The messages of a steady run: a reading a second, 3 m/s, heart rate 150, 80 strides of one leg. */
export function steadyRecords(
  seconds: number,
  options: { startSeconds?: number; startMeters?: number; fields?: Record<string, unknown> } = {},
): FitTestMessage[] {
  const { startSeconds = 0, startMeters = 0, fields = {} } = options;
  return Array.from({ length: seconds + 1 }, (_, second): FitTestMessage => [
    'record',
    {
      timestamp: FIT_START + startSeconds + second,
      positionLat: Math.round((35.68 + second * 0.000027) * SEMICIRCLES_PER_DEGREE),
      positionLong: Math.round(139.76 * SEMICIRCLES_PER_DEGREE),
      distance: startMeters + second * 3,
      enhancedSpeed: 3,
      enhancedAltitude: 40 + second * 0.01,
      heartRate: 150,
      cadence: 80,
      temperature: 18,
      ...fields,
    },
  ]);
}

export function sessionMessage(fields: Record<string, unknown> = {}): FitTestMessage {
  return [
    'session',
    {
      timestamp: FIT_START + 600,
      startTime: FIT_START,
      sport: 'running',
      subSport: 'generic',
      totalElapsedTime: 600,
      totalTimerTime: 600,
      totalDistance: 1800,
      avgHeartRate: 150,
      maxHeartRate: 150,
      ...fields,
    },
  ];
}

/** Ten minutes of steady running, whole and sound. */
export function steadyRun(): Uint8Array {
  return fitFile([
    activityFile,
    ...steadyRecords(600),
    sessionMessage(),
    [
      'activity',
      {
        timestamp: FIT_START + 600,
        localTimestamp: FIT_START + 600 + 9 * 3600,
        totalTimerTime: 600,
        numSessions: 1,
        type: 'manual',
        event: 'activity',
        eventType: 'stop',
      },
    ],
  ]);
}

/**
 * A file of one session whose readings carry their time in the record header, as old devices write
 * to save space. Garmin's own decoder does not read those.
 */
export function fileWithCompressedTimestamps(readings: number): Uint8Array {
  const body: number[] = [];
  const uint16 = (value: number) => [value & 0xff, (value >> 8) & 0xff];
  const uint32 = (value: number) => [
    ...uint16(value & 0xffff),
    ...uint16(Math.floor(value / 65536)),
  ];
  const define = (local: number, global: number, fields: readonly (readonly number[])[]) =>
    body.push(0x40 | local, 0, 0, ...uint16(global), fields.length, ...fields.flat());
  // file_id: type = activity, time_created
  define(0, NUMBERS.fileId, [
    [0, 1, 0x00],
    [4, 4, 0x86],
  ]);
  body.push(0, 4, ...uint32(FIT_START));
  // record with a whole timestamp: the compressed ones count on from it
  define(1, NUMBERS.record, [
    [253, 4, 0x86],
    [5, 4, 0x86],
    [3, 1, 0x02],
  ]);
  body.push(1, ...uint32(FIT_START), ...uint32(0), 120);
  // record without one
  define(2, NUMBERS.record, [
    [5, 4, 0x86],
    [3, 1, 0x02],
  ]);
  for (let second = 1; second < readings; second += 1) {
    const header = 0x80 | (2 << 5) | ((FIT_START + second) & 0x1f);
    body.push(header, ...uint32(second * 300), 120);
  }
  // session: start, end, elapsed and timer time, distance, sport
  define(3, NUMBERS.session, [
    [253, 4, 0x86],
    [2, 4, 0x86],
    [7, 4, 0x86],
    [8, 4, 0x86],
    [9, 4, 0x86],
    [5, 1, 0x00],
  ]);
  const last = readings - 1;
  body.push(
    3,
    ...uint32(FIT_START + last),
    ...uint32(FIT_START),
    ...uint32(last * 1000),
    ...uint32(last * 1000),
    ...uint32(last * 300),
    1,
  );
  const header = [12, 0x10, ...uint16(2100), ...uint32(body.length), 0x2e, 0x46, 0x49, 0x54];
  const file = Uint8Array.from([...header, ...body, 0, 0]);
  const checksum = CrcCalculator.calculateCRC(file, 0, file.length - 2);
  file.set(uint16(checksum), file.length - 2);
  return file;
}
