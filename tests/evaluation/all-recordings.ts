import { existsSync, readdirSync } from 'node:fs';
import { isFailureCode } from '@tasuki/domain/failure-codes';
import { makeScenario } from '../builders/session-scenario.ts';
import { STRUCTURED_SCENARIOS } from '../builders/structured-scenarios.ts';
import { UNKNOWN_RUNNER_SCENARIOS } from '../builders/unknown-runner-scenarios.ts';
import { UNSTRUCTURED_SCENARIOS } from '../builders/unstructured-scenarios.ts';
import { decodeSharedRecording } from '../recordings/decode-shared-recording.ts';
import { sharedData } from '../recordings/shared-data.ts';
import { inSequence, type RecordedFile } from './real-sequences.ts';
import type { RecordingToDisturb } from './stability.ts';

const SHARED_FOLDERS = ['recordings', 'more', 'athlete'] as const;
/** Longer ones take minutes and say nothing that shorter ones do not. */
const READINGS_MAXIMUM = 60_000;

/** Generated sessions of every kind, with the history of their runner. */
export function generatedRecordings(seeds: readonly number[]): RecordingToDisturb[] {
  const scenarios = [
    ...STRUCTURED_SCENARIOS,
    ...UNSTRUCTURED_SCENARIOS,
    ...UNKNOWN_RUNNER_SCENARIOS,
  ];
  return scenarios.flatMap((scenario) =>
    seeds.map((seed) => ({
      id: `${scenario.title}, seed ${seed}`,
      ...makeScenario(scenario, seed),
    })),
  );
}

/**
 * Generated sessions, and the shared recordings where their folder is there: those of one runner with
 * what that runner had done before.
 */
export async function allRecordings(): Promise<RecordingToDisturb[]> {
  const files: RecordedFile[] = [];
  for (const folder of SHARED_FOLDERS) {
    const path = `${sharedData}${folder}`;
    for (const file of existsSync(path) ? readdirSync(path) : []) {
      files.push({ file, sessions: await decodedOrNone(`${folder}/${file}`) });
    }
  }
  const real = inSequence(files).filter(
    ({ decoded }) => decoded.recording.columns.elapsedSeconds.length <= READINGS_MAXIMUM,
  );
  return [...generatedRecordings([1]), ...real];
}

/** None where the file is no recording. */
async function decodedOrNone(path: string) {
  try {
    return await decodeSharedRecording(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && isFailureCode(cause.code)) return [];
    throw cause;
  }
}
