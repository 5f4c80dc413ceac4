import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dateSensitiveTests } from './date-sensitive-tests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'date-sensitive-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it('names tests in which a time zone may matter, or in whose subject it may', () => {
  write('domain/a/own.test.ts', 'new Date(2026, 10, 21)');
  write('domain/a/parts.test.ts', 'at.getHours()');
  write('domain/a/text.test.ts', "new Date('2026-11-21T06:00')");
  write('domain/a/instant.test.ts', "new Date('2026-11-21T06:00:00Z'), new Date(0), Date.now()");
  write('domain/a/day.test.ts', "new Date('2026-11-21'), Date.parse('2026-11-21')");
  write('domain/a/offset.test.ts', 'Date.parse(`${day}T06:00:00+09:00`)');
  write('domain/a/clock.test.ts', "Date.parse('2026-11-21T06:00:00')");
  write('domain/a/read.test.ts', 'Date.parse(text)');
  write('domain/a/subject.ts', 'Intl.DateTimeFormat()');
  write('domain/a/subject.test.ts', 'subject()');
  write('domain/a/neither.ts', 'const update = 1');
  write('domain/a/neither.test.ts', 'neither()');
  write('src/b/formats.test.ts', "import { format } from 'date-fns'");
  expect(dateSensitiveTests(folder)).toEqual([
    'domain/a/clock.test.ts',
    'domain/a/own.test.ts',
    'domain/a/parts.test.ts',
    'domain/a/read.test.ts',
    'domain/a/subject.test.ts',
    'domain/a/text.test.ts',
    'src/b/formats.test.ts',
  ]);
});
