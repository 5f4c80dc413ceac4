import { expect, test } from 'vitest';
import { longestFilesLine } from './longest-files.ts';

function fileResult(path: string, seconds: number) {
  return { name: `/tasuki/${path}`, startTime: 1000, endTime: 1000 + seconds * 1000 };
}

test('lists the files that took longest, the longest first', () => {
  const testResults = [
    fileResult('tests/short.test.ts', 4.4),
    fileResult('tests/long.test.ts', 12.2),
    fileResult('tests/longer.test.ts', 40),
  ];
  expect(longestFilesLine({ testResults }, '/tasuki')).toBe(
    'Longest: tests/longer.test.ts 40 s, tests/long.test.ts 12 s',
  );
});

test('says nothing where no file took long, and where there is no report', () => {
  const testResults = [fileResult('tests/short.test.ts', 1)];
  expect(longestFilesLine({ testResults }, '/tasuki')).toBeNull();
  expect(longestFilesLine(null, '/tasuki')).toBeNull();
});
