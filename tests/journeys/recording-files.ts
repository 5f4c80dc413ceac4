import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { encodeFit } from '../../sandbox/recordings/encode-fit.ts';
import { equalPaceRun, type EqualPaceKind } from '../../sandbox/recordings/equal-pace-runs.ts';

/** A file that a picker returns. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const sharedRecordings = join(import.meta.dirname, '..', '..', '..', 'shared', 'data');

export function pickedFile(name: string, bytes: Uint8Array): PickedFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
}

/** A generated run of one kind; every seed is another run on another day. */
export function generatedRun(kind: EqualPaceKind, seed: number): PickedFile {
  const run = equalPaceRun(kind, {
    paceSecondsPerKilometer: 330,
    startedAt: new Date(Date.UTC(2026, 8, 1, 21, 30) + seed * DAY_MILLISECONDS),
    utcOffsetMinutes: 540,
    seed,
  });
  return pickedFile(`${kind}-${seed}.fit`, encodeFit(run));
}

/** A recording of a real runner, or null where the shared recordings are absent. */
export function realRecording(path: string): PickedFile | null {
  const file = join(sharedRecordings, path);
  if (!existsSync(file)) return null;
  return pickedFile(path.split('/').at(-1) ?? path, readFileSync(file));
}
