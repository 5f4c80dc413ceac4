import {
  fitFile,
  FIT_EPOCH_SECONDS,
  FIT_START,
  sessionMessage,
  steadyRecords,
  type FitTestMessage,
} from '../recordings/fit-file.ts';

const TIMES = ['timestamp', 'startTime', 'timeCreated'] as const;

/** A steady run of ten minutes (or as long as given) that began at `start`, as a FIT file. */
export function steadyRunAt(
  start: string,
  fields: Record<string, unknown> = {},
  seconds = 600,
): Uint8Array {
  const shift = Date.parse(start) / 1000 - FIT_EPOCH_SECONDS - FIT_START;
  const messages: FitTestMessage[] = [
    [
      'fileId',
      { type: 'activity', manufacturer: 'development', product: 1, timeCreated: FIT_START },
    ],
    ...steadyRecords(seconds, { fields }),
    sessionMessage({
      timestamp: FIT_START + seconds,
      totalElapsedTime: seconds,
      totalTimerTime: seconds,
      totalDistance: seconds * 3,
      ...(fields['heartRate'] === null ? { avgHeartRate: null, maxHeartRate: null } : {}),
    }),
  ];
  return fitFile(messages.map(([kind, message]) => [kind, shifted(message, shift)]));
}

function shifted(message: Record<string, unknown>, seconds: number): Record<string, unknown> {
  const moved = { ...message };
  for (const name of TIMES) {
    const time = moved[name];
    if (typeof time === 'number') moved[name] = time + seconds;
  }
  return moved;
}

/** A course to follow, which is no activity. */
export function courseFile(): Uint8Array {
  return fitFile([['fileId', { type: 'course', timeCreated: FIT_START }], ...steadyRecords(5)]);
}
