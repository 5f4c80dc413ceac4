import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { SAMPLE_RUN_FOLDER, type SampleRun } from '@tasuki/domain/coaching/sample-run';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { Language } from '@tasuki/domain/language';
import type { Recording } from '@tasuki/domain/recordings/recording';
import { decodeRecording } from '@tasuki/domain/recordings/recording-encoding';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { inflate } from '../recordings/inflate.ts';

/** The sample run as a page shows it. */
export interface ReadSampleRun {
  row: ActivityRow;
  analysis: ActivityAnalysis;
  recording: Recording;
}

/** @throws TasukiFailure 'common/unavailable' where it does not come */
async function readSampleRun(language: Language): Promise<ReadSampleRun> {
  const response = await fetch(`/${SAMPLE_RUN_FOLDER}/${language}.json`);
  if (!response.ok) throw new TasukiFailure('common/unavailable');
  const { row, analysis, recording } = (await response.json()) as SampleRun;
  const bytes = Uint8Array.from(globalThis.atob(recording.bytes), (letter) => letter.charCodeAt(0));
  return {
    row: { ...row, startedAt: new Date(row.startedAt) },
    analysis,
    recording: {
      columns: decodeRecording(await inflate(bytes)),
      timerPauses: recording.timerPauses,
    },
  };
}

/** The run that newcomers may look at, in a language. */
export function useSampleRun(language: Language) {
  return useLiveQuery<ReadSampleRun>({
    key: `sample run/${language}`,
    load: async () => readSampleRun(language),
  });
}
