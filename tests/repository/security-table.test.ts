import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TABLE = 'docs/security-asvs.md';
const LEVEL_TWO_REQUIREMENTS = 253;

/** The cells of every row of a Markdown file's tables, heads and rules left out. */
function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|[ -]+\|/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/** What stands between backticks. */
function quoted(cell: string | undefined): string[] {
  return [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}

describe('the table of security requirements', () => {
  const text = readFileSync(TABLE, 'utf8');
  const rows = rowsOf(text);
  const requirements = rows.filter(([id]) => /^V\d+\.\d+\.\d+$/.test(id ?? ''));
  const tests = new Map(
    rows
      .filter((row) => row.length === 2)
      .map(([name, path]) => [quoted(name)[0], quoted(path)[0]] as const)
      .filter(([name]) => name !== undefined),
  );

  test('has each requirement of levels 1 and 2 once, with its level', () => {
    const ids = requirements.map(([id]) => id);
    expect(new Set(ids).size).toBe(LEVEL_TWO_REQUIREMENTS);
    expect(ids).toHaveLength(LEVEL_TWO_REQUIREMENTS);
    for (const [id, level] of requirements) expect(['1', '2'], id).toContain(level);
  });

  test('says met with a test, or why not', () => {
    for (const [id, , asked, state, why, named] of requirements) {
      expect(asked, id).not.toBe('');
      expect(['met', 'not applicable', 'open'], id).toContain(state);
      if (state === 'met') expect(quoted(named), id).not.toEqual([]);
      else expect([why === '', quoted(named)], id).toEqual([false, []]);
    }
  });

  test('names tests that exist', () => {
    const named = requirements.flatMap((row) => quoted(row[5]));
    expect([...tests.keys()].toSorted()).toEqual([...new Set(named)].toSorted());
    for (const path of tests.values()) {
      expect(path).toMatch(/\.test\.tsx?$/);
      expect(existsSync(path ?? ''), path).toBe(true);
    }
  });

  test('counts itself right', () => {
    const count = (state: string) => requirements.filter((row) => row[3] === state).length;
    expect(text).toContain(
      `Of ${requirements.length} requirements ${count('met')} are met, ${count('not applicable')} do not apply, and ${count('open')} are open.`,
    );
  });
});

test('every test that the documentation names exists', () => {
  const named = ['docs/security.md', 'docs/production.md', 'docs/operating-providers.md']
    .flatMap((file) => quoted(readFileSync(file, 'utf8')))
    .filter((path) => /^[\w-]+\/[\w./-]+\.test\.tsx?$/.test(path));
  for (const path of named) expect(existsSync(path), path).toBe(true);
});
