import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { DEPENDENCY_NOTES } from './dependency-notes.ts';
import {
  directDependencies,
  licenceOf,
  missingNotes,
  readManifests,
  sizeWords,
} from './dependency-table.ts';

describe('docs/dependencies.md', () => {
  const dependencies = directDependencies(readManifests(repositoryRoot));
  const rows = readFileSync(join(repositoryRoot, 'docs/dependencies.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has every direct dependency with its version (else: npm run docs:dependencies)', () => {
    const written = rows.map(([, name = '', version]) => `${name.replaceAll('`', '')} ${version}`);
    expect(written).toEqual(dependencies.map(({ name, version }) => `${name} ${version}`));
  });

  it('says of each what it is for, its licence, its weight and what could take its place', () => {
    for (const cells of rows) expect(cells.slice(1, -1)).not.toContain('');
    expect(missingNotes(dependencies, DEPENDENCY_NOTES)).toEqual({
      withoutNote: [],
      withoutDependency: [],
    });
  });
});

describe('direct dependencies', () => {
  it('are those of all workspaces, ours left out', () => {
    const found = directDependencies({
      '.': {
        dependencies: { yup: '1.7.1', '@tasuki/domain': '0.1.0' },
        devDependencies: { ai: '7' },
      },
      functions: { dependencies: { yup: '1.7.1', ai: '7' } },
    });
    expect(found).toEqual([
      { name: 'ai', version: '7', namedBy: ['.', 'functions'], neededBy: ['functions'] },
      { name: 'yup', version: '1.7.1', namedBy: ['.', 'functions'], neededBy: ['.', 'functions'] },
    ]);
  });

  it('are told apart from notes that nobody wrote, or needs any more', () => {
    const note = { purpose: 'x', alternative: 'y' };
    expect(missingNotes([{ name: 'new' }, { name: 'known' }], { known: note, gone: note })).toEqual(
      { withoutNote: ['new'], withoutDependency: ['gone'] },
    );
  });
});

it('says licences and sizes', () => {
  expect(licenceOf({ license: 'MIT' })).toBe('MIT');
  expect(licenceOf({})).toBe('see its package');
  expect([5_000, 123_000, 1_250_000, 23_400_000].map(sizeWords)).toEqual([
    '< 10 kB',
    '120 kB',
    '1.3 MB',
    '23 MB',
  ]);
});
