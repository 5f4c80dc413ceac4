import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DURATIONS = 'domain/measures/durations.ts';
/** Where a document becomes its type, after its shape was checked. */
const READER = 'functions/src/platform/firestore/read-stored.ts';
/** Garmin's types list the fields of each message; ours reads them by name. */
const FIT_READER = 'functions/src/recordings/fit/read-fit-by-garmin.ts';

function filesOf(folders: string): readonly string[] {
  const files = globSync(`${folders}/**/*.{ts,tsx}`, {
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.*'],
  });
  expect(files.length).toBeGreaterThan(100);
  return files;
}

function filesWith(pattern: RegExp, folders: string): readonly string[] {
  return filesOf(folders).filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

test('a stored document is read by a reader that checks its shape', () => {
  const folders = '{functions/src,src}';
  expect(filesWith(/\.data\(\)\)? as\s(?!Record<string, unknown>)/, folders)).toEqual([]);
  expect(filesWith(/\bfromStored\b/, folders).toSorted()).toEqual([
    READER,
    'functions/src/platform/firestore/stored-value.ts',
  ]);
});

test('no type is forced on a value where documents are read and rules are kept', () => {
  expect(filesWith(/as unknown as/, '{domain,functions/src,src/data}')).toEqual([FIT_READER]);
});

test('the length of a day stands in one file', () => {
  const folders = '{domain,functions/src,sandbox,scripts,src}';
  expect(filesWith(/\b86_?400_?000\b|24 \* 3600 \* 1000/, folders)).toEqual([]);
  expect(filesWith(/\bDAY_MILLISECONDS =/, folders)).toEqual([DURATIONS]);
});
