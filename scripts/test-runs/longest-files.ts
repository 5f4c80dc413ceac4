import { relative } from 'node:path';

/** As much of Vitest's JSON report as is needed: when each file's first test began and its last one ended. */
export interface TimedReport {
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}

/** Files that took less are not worth a line. */
const SHORTEST_SECONDS = 5;
const LISTED = 8;

/**
 * The files of a run that took longest, as one line; null where none took long.
 *
 * @param folder to which the paths are relative
 */
export function longestFilesLine(report: TimedReport | null, folder: string): string | null {
  const files = (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({
      path: relative(folder, name).replaceAll('\\', '/'),
      seconds: Math.round((endTime - startTime) / 1000),
    }))
    .filter(({ seconds }) => seconds >= SHORTEST_SECONDS)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, LISTED);
  if (files.length === 0) return null;
  return `Longest: ${files.map(({ path, seconds }) => `${path} ${seconds} s`).join(', ')}`;
}
