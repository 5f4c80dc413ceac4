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
/** As the compiler does: what a file exports, without what it does. Of the tests it writes nothing. */
function declarationIn(texts: ReadonlyMap<string, string>) {
  return (path: string) => {
    const text = texts.get(path) ?? '';
    return text.includes('export') ? text.replace(/ = .*/, '') : null;
  };
}
const recordOf = (texts: ReadonlyMap<string, string>) => lintRecordOf(texts, declarationIn(texts));
const BEFORE = recordOf(TEXTS);

function toLintAfter(changes: Readonly<Record<string, string>>, deleted: readonly string[] = []) {
  const texts = new Map(
    [...TEXTS, ...Object.entries(changes)].filter(([path]) => !deleted.includes(path)),
  );
  return filesToLint(BEFORE, recordOf(texts), texts);
}

it('lints nothing where nothing changed, or no code', () => {
  expect(toLintAfter({})).toEqual([]);
  expect(toLintAfter({ 'readme.md': 'other words' })).toEqual([]);
});

it('lints a changed, a new and a deleted file with those that import them', () => {
  const changed = { 'src/a.ts': "export const a: string = 'one';" };
  expect(toLintAfter(changed)).toEqual(['src/a.ts', 'src/b.ts']);
  expect(toLintAfter({ 'src/new.ts': '' })).toEqual(['src/new.ts']);
  expect(toLintAfter({}, ['src/a.ts'])).toEqual(['src/b.ts']);
});

it('lints a file alone that declares the same types as before', () => {
  expect(toLintAfter({ 'src/a.ts': 'export const a = 2;' })).toEqual(['src/a.ts']);
});

it('lints the importers of a file of whose types nothing is known', () => {
  const unknown = lintRecordOf(TEXTS, () => null);
  const texts = new Map([...TEXTS, ['src/a.ts', 'export const a = 2;']]);
  expect(filesToLint(unknown, recordOf(texts), texts)).toEqual(['src/a.ts', 'src/b.ts']);
  expect(
    filesToLint(
      BEFORE,
      lintRecordOf(texts, () => null),
      texts,
    ),
  ).toEqual(['src/a.ts', 'src/b.ts']);
});

it('lints all without a record, under other rules, and where most is affected', () => {
  expect(filesToLint(null, BEFORE, TEXTS)).toBe('all');
  expect(toLintAfter({ 'oxlint.config.ts': 'other rules' })).toBe('all');
  expect(toLintAfter({ 'src/tsconfig.json': '{}' })).toBe('all');
  expect(toLintAfter({ 'src/a.ts': '', 'src/c.ts': 'x', 'src/d.ts': 'x' })).toBe('all');
});
