import { existsSync, readdirSync } from 'node:fs';
import { isFailureCode } from '@tasuki/domain/failure-codes';
import { makeScenario } from '../builders/session-scenario.ts';
import { STRUCTURED_SCENARIOS } from '../builders/structured-scenarios.ts';
import { UNKNOWN_RUNNER_SCENARIOS } from '../builders/unknown-runner-scenarios.ts';
import { UNSTRUCTURED_SCENARIOS } from '../builders/unstructured-scenarios.ts';
import { decodeSharedRecording } from '../recordings/decode-shared-recording.ts';
import { sharedData } from '../recordings/shared-data.ts';
import type { RecordingToDisturb } from './stability.ts';

const SHARED_FOLDERS = ['recordings', 'more'] as const;
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

/** Generated sessions, and the shared recordings where their folder is there. */
export async function allRecordings(): Promise<RecordingToDisturb[]> {
  const recordings = generatedRecordings([1]);
  for (const folder of SHARED_FOLDERS) {
    const path = `${sharedData}${folder}`;
    for (const file of existsSync(path) ? readdirSync(path) : []) {
      const sessions = await decodedOrNone(`${folder}/${file}`);
      sessions.forEach((decoded, index) => {
        if (decoded.recording.columns.elapsedSeconds.length > READINGS_MAXIMUM) return;
        recordings.push({
          id: `${file} #${index}`,
          decoded,
          history: [],
          sessionsOfFile: sessions,
        });
      });
    }
  }
  return recordings;
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
