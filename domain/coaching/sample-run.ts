import type { ActivityAnalysis } from './activity-analysis.ts';
import type { TimeStretch } from '../recordings/recording.ts';
import type { ActivityRow } from '../activities/activity-row.ts';

/** A run for a runner who has none yet. The coach reads it as any other. Made with the app. */
export interface SampleRun {
  row: ActivityRow;
  analysis: ActivityAnalysis;
  recording: {
    /** The encoded columns, deflated, in base64. */
    bytes: string;
    timerPauses: readonly TimeStretch[];
  };
}

/** Where it lies beside the app: one file a language, `en.json`. */
export const SAMPLE_RUN_FOLDER = 'sample-run-data';

/** Of its whole kilometers in order, in seconds a kilometer: public pages draw them without the run itself. */
export const SAMPLE_RUN_PACES: readonly number[] = [366, 365, 323, 289, 291, 292, 337, 401];
