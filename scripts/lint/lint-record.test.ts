import { expect, it } from 'vitest';
import { filesToLint, lintRecordOf } from './lint-record.ts';

const TEXTS = new Map([
  ['oxlint.config.ts', 'rules'],
  ['src/a.ts', 'export const a = 1;'],
  ['src/b.ts', "import { a } from './a.ts';"],
  ['src/c.ts', ''],
  ['src/d.ts', ''],
  ['src/e.ts', ''],
  ['readme.md', 'words'],
]);
const BEFORE = lintRecordOf(TEXTS);

function toLintAfter(changes: Readonly<Record<string, string>>, deleted: readonly string[] = []) {
  const texts = new Map(
    [...TEXTS, ...Object.entries(changes)].filter(([path]) => !deleted.includes(path)),
  );
  return filesToLint(BEFORE, lintRecordOf(texts), texts);
}

it('lints nothing where nothing changed, or no code', () => {
  expect(toLintAfter({})).toEqual([]);
  expect(toLintAfter({ 'readme.md': 'other words' })).toEqual([]);
});

it('lints a changed, a new and a deleted file with those that import them', () => {
  expect(toLintAfter({ 'src/a.ts': 'export const a = 2;' })).toEqual(['src/a.ts', 'src/b.ts']);
  expect(toLintAfter({ 'src/new.ts': '' })).toEqual(['src/new.ts']);
  expect(toLintAfter({}, ['src/a.ts'])).toEqual(['src/b.ts']);
});

it('lints all without a record, under other rules, and where most is affected', () => {
  expect(filesToLint(null, BEFORE, TEXTS)).toBe('all');
  expect(toLintAfter({ 'oxlint.config.ts': 'other rules' })).toBe('all');
  expect(toLintAfter({ 'src/tsconfig.json': '{}' })).toBe('all');
  expect(toLintAfter({ 'src/a.ts': '', 'src/c.ts': 'x', 'src/d.ts': 'x' })).toBe('all');
});
