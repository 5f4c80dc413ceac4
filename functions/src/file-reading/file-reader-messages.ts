import type { RunningPlan } from '@tasuki/domain/coaching/facts/planned-session';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { ActivityDocuments, ActivityOrigin } from '../activities/activity-documents.ts';
import type { Athlete } from '../activities/athlete.ts';
import type { RecordingFile } from '../recordings/decode-recording.ts';

/** What the reader's process receives: first a file, then for whom its activities are analysed. */
export type FileReaderRequest =
  | { kind: 'decode'; file: RecordingFile }
  | { kind: 'analyse'; context: AnalysisContext }
  | { kind: 'forget' };

export interface AnalysisContext {
  athlete: Athlete;
  history: readonly RecentActivity[];
  isHistoryArriving?: boolean;
  plan: RunningPlan | null;
  origin: ActivityOrigin;
}

/** What the reader's process answers, with what the file has taken so far. */
export type FileReaderAnswer = FileReaderResult & { usage: ReadingUsage };

export type FileReaderResult =
  | { kind: 'decoded'; startedAt: readonly Date[] }
  | { kind: 'analysed'; activities: ActivityDocuments[] }
  | { kind: 'forgotten' }
  /** The file is no usable recording. */
  | { kind: 'refused'; code: FailureCode; message: string }
  /** The file shows a fault of the product. */
  | { kind: 'failed'; description: string };

/** What the file at hand has taken, and what the process holds. */
export interface ReadingUsage {
  processorMilliseconds: number;
  /** Since the process began. */
  highestResidentBytes: number;
  residentBytes: number;
}

/** What a process writes to its error stream before it ends itself at a limit. */
export const LIMIT_REACHED = {
  time: 'file reader: limit of time reached',
  memory: 'file reader: limit of memory reached',
} as const;
