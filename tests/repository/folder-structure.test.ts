import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fullFolders, importCircles, importsBetween, twoWayPairs } from './folder-structure.ts';

const FILES_MAXIMUM = 30;
const ROOTS = '{domain,functions,locales,sandbox,scripts,src,tests}';
const IGNORED = /(?:^|[\\/])(?:node_modules|dist)$/;
/** Tests join what they test, wherever it lies. */
const TEST = /\.(?:test|bench)\.tsx?$/;

function filesOf(pattern: string): string[] {
  return globSync(`${ROOTS}/${pattern}`, { exclude: (path) => IGNORED.test(path) }).map((path) =>
    path.replaceAll('\\', '/'),
  );
}

describe('the folders of the repository', () => {
  const paths = filesOf('**/*.{ts,tsx,mjs}');
  const imports = importsBetween(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])));
  const ofCode = imports.filter(({ from }) => !TEST.test(from));

  it('are read with their imports', () => {
    expect(paths.length).toBeGreaterThan(1000);
    expect(ofCode.length).toBeGreaterThan(3000);
  });

  it(`hold at most ${FILES_MAXIMUM} files each`, () => {
    expect(fullFolders(filesOf('**/*.*'), FILES_MAXIMUM)).toEqual([]);
  });

  it('do not import each other in both directions', () => {
    expect(twoWayPairs(ofCode)).toEqual([]);
  });

  it('have no files that import each other in a circle', () => {
    expect(importCircles(imports)).toEqual([]);
  });
});

describe('the search for faults of the structure', () => {
  const texts = new Map([
    ['src/data/chat/topics.ts', "import { live } from '../live.ts';\n"],
    ['src/data/live.ts', "export const load = () => import('./chat/topics.ts');\n"],
    ['src/features/chat/list/row.ts', "import type { Pace } from '@tasuki/domain/pace';\n"],
    ['src/features/chat/list.ts', "export * from '../coaches/coach.ts';\nimport 'react';\n"],
    ['src/features/coaches/coach.ts', "export { row } from '../chat/list/row.ts';\n"],
    ['domain/pace.ts', 'export interface Pace {}\n'],
  ]);
  const imports = importsBetween(texts);

  it('follows imports by path, of the domain and at run time', () => {
    expect(imports).toEqual([
      { from: 'src/data/chat/topics.ts', to: 'src/data/live.ts' },
      { from: 'src/data/live.ts', to: 'src/data/chat/topics.ts' },
      { from: 'src/features/chat/list/row.ts', to: 'domain/pace.ts' },
      { from: 'src/features/chat/list.ts', to: 'src/features/coaches/coach.ts' },
      { from: 'src/features/coaches/coach.ts', to: 'src/features/chat/list/row.ts' },
    ]);
  });

  it('finds folders side by side, and not a folder with one inside of it', () => {
    expect(twoWayPairs(imports)).toEqual([
      'src/features/chat ⇄ src/features/coaches (src/features/chat/list.ts → src/features/coaches/coach.ts; src/features/coaches/coach.ts → src/features/chat/list/row.ts)',
    ]);
  });

  it('finds a circle that closes at run time', () => {
    expect(importCircles(imports)).toEqual([
      'src/data/chat/topics.ts → src/data/live.ts → src/data/chat/topics.ts',
    ]);
  });

  it('counts the files of a folder itself', () => {
    const files = ['a/1.ts', 'a/2.ts', 'a/3.ts', 'a/b/4.ts'];
    expect(fullFolders(files, 2)).toEqual(['a: 3']);
    expect(fullFolders(files, 3)).toEqual([]);
  });
});
