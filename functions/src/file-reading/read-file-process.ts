import { isMainThread, workerData } from 'node:worker_threads';
import { READING_LIMITS, type ReadingLimits } from '@tasuki/domain/recordings/recording-limits';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type {
  FileReaderAnswer,
  FileReaderRequest,
  FileReaderResult,
  ReadingUsage,
} from './file-reader-messages.ts';
import { startResourceWatch, watchResources, type WatchData } from './resource-watch.ts';

// The process that reads files of runners, and nothing else: it has no key, no token and no database.
if (isMainThread) serve(limitsOf(process.argv[2]));
else watchResources(workerData as WatchData);

function limitsOf(argument: string | undefined): ReadingLimits {
  return argument === undefined ? READING_LIMITS : (JSON.parse(argument) as ReadingLimits);
}

function serve(limits: ReadingLimits): void {
  const watch = startResourceWatch(new URL(import.meta.url), limits);
  let decoded: readonly DecodedActivity[] = [];
  let begin = process.cpuUsage();
  const answer = async (request: FileReaderRequest): Promise<FileReaderResult> => {
    if (request.kind === 'forget') {
      decoded = [];
      return { kind: 'forgotten' };
    }
    if (request.kind === 'decode') {
      decoded = [];
      begin = process.cpuUsage();
      const { decodeRecording } = await import('../recordings/decode-recording.ts');
      decoded = (await decodeRecording(request.file)).activities;
      return { kind: 'decoded', startedAt: decoded.map(({ startedAt }) => startedAt) };
    }
    const { documentsOf } = await import('../activities/documents-of.ts');
    const activities = documentsOf(decoded, request.context);
    decoded = [];
    return { kind: 'analysed', activities };
  };
  const usage = (): ReadingUsage => {
    const { user, system } = process.cpuUsage(begin);
    return {
      processorMilliseconds: (user + system) / 1000,
      highestResidentBytes: watch.highestResidentBytes(),
      residentBytes: process.memoryUsage.rss(),
    };
  };
  const handle = async (request: FileReaderRequest): Promise<void> => {
    watch.begin();
    const result = await answer(request).catch(refusalOf);
    const reply: FileReaderAnswer = { ...result, usage: usage() };
    process.send?.(reply);
    watch.end();
  };
  process.on('message', (request: FileReaderRequest) => {
    void handle(request);
  });
  // The parent process is gone.
  process.on('disconnect', () => process.exit());
  void loadWhatFilesNeed();
}

function refusalOf(cause: unknown): FileReaderResult {
  if (cause instanceof TasukiFailure) {
    return { kind: 'refused', code: cause.code, message: cause.message };
  }
  const description = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return { kind: 'failed', description };
}

/** So that the first file does not wait for it. */
async function loadWhatFilesNeed(): Promise<void> {
  await import('../recordings/fit/read-fit-by-garmin.ts');
  await import('../recordings/xml/read-xml.ts');
  await import('../activities/documents-of.ts');
}
