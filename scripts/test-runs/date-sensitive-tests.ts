import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The zones in which whatever has to do with dates must give the same: behind, at and ahead of UTC. */
export const TIME_ZONES = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'] as const;

/** Patterns of the unit tests in vitest.config.ts. */
const TEST_PATTERNS = [
  'domain/**/*.test.ts',
  'functions/src/**/*.test.ts',
  'sandbox/**/*.test.ts',
  'src/**/*.test.ts',
];
/**
 * A text that is read as a time in a fixed zone: it names its zone, or is a day alone, which means
 * UTC.
 */
const NAMES_ITS_ZONE = /(?:[^'"`]*(?:Z|[+-]\d\d:\d\d)|\d{4}-\d\d-\d\d)/.source;
/**
 * Code whose result may depend on the zone: local fields, local times as texts or parts, and code
 * that writes them.
 */
const ZONE_PATTERN = new RegExp(
  [
    /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(/.source,
    /getTimezoneOffset|toLocale\w*String|DateTimeFormat|timeZone|date-fns/.source,
    /new Date\([^()]*,/.source,
    `${/Date\.parse\(/.source}(?!(['"\`])${NAMES_ITS_ZONE}\\1\\))`,
    `${/new Date\(/.source}(['"\`])(?!${NAMES_ITS_ZONE}\\2\\))[^'"\`]*\\2\\)`,
  ].join('|'),
);

/** Unit tests in which a time zone may matter, or in whose subject it may; paths relative to the repository. */
export function dateSensitiveTests(repositoryRoot: string): string[] {
  return globSync(TEST_PATTERNS, {
    cwd: repositoryRoot,
    exclude: (path) => path.includes('node_modules'),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) =>
      [path, path.replace(/\.test\.ts$/, '.ts')]
        .map((candidate) => join(repositoryRoot, candidate))
        .some((file) => existsSync(file) && ZONE_PATTERN.test(readFileSync(file, 'utf8'))),
    )
    .sort();
}
