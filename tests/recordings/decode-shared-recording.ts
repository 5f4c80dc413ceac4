import { readFileSync } from 'node:fs';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { sharedData } from './shared-data.ts';

/** After all of the shared recordings. */
const NOW = new Date('2026-11-21T00:00:00Z');

const decoded = new Map<string, Promise<readonly DecodedActivity[]>>();

/**
 * The activities of a shared recording, which is decoded once for all tests of a process: they
 * look at them and change nothing.
 *
 * @param path in the shared folder, e.g. 'athlete/trackeR__2013-06-14-100911.TCX.gz'
 * @throws {TasukiFailure} recording/… where the file is none
 */
export async function decodeSharedRecording(path: string): Promise<readonly DecodedActivity[]> {
  const known = decoded.get(path);
  if (known) return known;
  const activities = decodeRecording({
    bytes: readFileSync(`${sharedData}${path}`),
    fileName: path,
    now: NOW,
  }).then((file) => file.activities);
  decoded.set(path, activities);
  return activities;
}
