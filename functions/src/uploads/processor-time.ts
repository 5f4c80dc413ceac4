import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { ProcessorReservation } from './upload-usage.ts';

/** Settles the time that reading a file took, also where it fails. */
export async function analysedWithin<Result>(
  time: ProcessorReservation,
  analyse: (onProcessorTime: (milliseconds: number) => void) => Promise<Result>,
): Promise<Result> {
  let usedMilliseconds = 0;
  try {
    return await analyse((milliseconds) => {
      usedMilliseconds += milliseconds;
    });
  } finally {
    await time.settle(usedMilliseconds);
  }
}

/** When the next day (UTC) begins, and with it a person's processor time. */
export function nextDay(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MILLISECONDS) + 1) * DAY_MILLISECONDS);
}
