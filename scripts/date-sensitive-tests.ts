import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The zones in which whatever has to do with dates must give the same: behind, at and ahead of UTC. */
export const TIME_ZONES = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'] as const;

/** Where the unit tests of vitest.config.ts are looked for. */
const TEST_PATTERNS = [
  'domain/**/*.test.ts',
  'functions/src/**/*.test.ts',
  'sandbox/**/*.test.ts',
  'src/**/*.test.ts',
];
const DATE_PATTERN = /\bDate\b|date-fns|DateTimeFormat|timeZone/;

/** Unit tests that work with dates, or whose subject does; paths relative to the repository. */
export function dateSensitiveTests(repositoryRoot: string): string[] {
  return globSync(TEST_PATTERNS, {
    cwd: repositoryRoot,
    exclude: (path) => path.includes('node_modules'),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) =>
      [path, path.replace(/\.test\.ts$/, '.ts')]
        .map((candidate) => join(repositoryRoot, candidate))
        .some((file) => existsSync(file) && DATE_PATTERN.test(readFileSync(file, 'utf8'))),
    )
    .sort();
}
