import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  documentedPaths,
  missingCommands,
  missingNames,
  missingPaths,
  type RepositoryPaths,
} from './documented-paths.ts';

/** Every folder above a file. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function pathsOf(files: readonly string[]): RepositoryPaths {
  return { files, folders: new Set(files.flatMap(foldersAbove)) };
}

const IGNORED = /(?:^|\/)(?:node_modules|dist|\.git|\.tasuki|\.firebase)$/;

function repositoryPaths(): RepositoryPaths {
  const files = globSync('{*,.*,.*/**/*,*/**/*,*/**/.*}', {
    exclude: (path) => IGNORED.test(path),
  });
  return pathsOf(files.map((path) => path.replaceAll('\\', '/')));
}

const DOCUMENTS = [...globSync('*.md'), ...globSync('docs/**/*.md')];

describe('what the documents name', () => {
  const paths = repositoryPaths();

  it.each(DOCUMENTS)('%s names only paths that exist', (document) => {
    const named = documentedPaths(readFileSync(document, 'utf8'), document, paths);
    // A package may be called like a file.
    const files = named.filter((path) => !existsSync(`node_modules/${path}/package.json`));
    expect(missingPaths(files, paths)).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names only constants and fields that stand in their file', (document) => {
    const read = (path: string) =>
      existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : null;
    expect(missingNames(readFileSync(document, 'utf8'), read)).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names only commands that exist', (document) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(missingCommands(readFileSync(document, 'utf8'), Object.keys(scripts))).toEqual([]);
  });

  it('is many paths', () => {
    const named = DOCUMENTS.flatMap((document) =>
      documentedPaths(readFileSync(document, 'utf8'), document, paths),
    );
    expect(new Set(named).size).toBeGreaterThan(100);
  });
});

describe('a document', () => {
  const paths = pathsOf([
    'domain/pace.ts',
    'domain/words/words-en.ts',
    'domain/words/words-ja.ts',
    'locales/en/chat.json',
    'docs/architecture.md',
  ]);
  const missingIn = (text: string) =>
    missingPaths(documentedPaths(text, 'docs/flows/run.md', paths), paths);

  it('may name files, folders, ends of paths, patterns and choices', () => {
    const text = [
      '`domain/pace.ts`, `domain/words/`, `pace.ts`, `words/words-en.ts`, `locales/<language>/chat.json`',
      '`domain/words/words-{en,ja}.ts` and `domain/**/words-*.ts`, [the map](../architecture.md#top)',
      '```sh\nnpm test unit domain/pace.ts\n```',
    ].join('\n');
    expect(documentedPaths(text, 'docs/flows/run.md', paths)).toHaveLength(8);
    expect(missingIn(text)).toEqual([]);
  });

  it.each([
    ['a file that is gone', '`domain/gone.ts`', 'domain/gone.ts'],
    ['a folder that is gone', '`domain/gone/`', 'domain/gone/'],
    ['a file by its name alone', '`gone.ts`', 'gone.ts'],
    ['one of a choice', '`domain/words/words-{en,vi}.ts`', 'domain/words/words-{en,vi}.ts'],
    ['a pattern that fits nothing', '`domain/**/answers-*.ts`', 'domain/**/answers-*.ts'],
    ['the half of a name', '`ace.ts`', 'ace.ts'],
    ['a path in a code block', '```sh\nnpm test unit domain/gone.ts\n```', 'domain/gone.ts'],
    ['a link', '[the map](architecture.md)', 'docs/flows/architecture.md'],
  ])('is wrong about %s', (_, text, missing) => {
    expect(missingIn(text)).toEqual([missing]);
  });

  it('may name what is no path', () => {
    const text =
      '`users/{uid}/links`, `@zip.js/zip.js`, `npm start`, `dist/`, `.env.local`, `https://x.jp/a.md`, [x](https://x.jp)';
    expect(documentedPaths(text, 'README.md', paths)).toEqual([]);
  });

  it('may not name what its file lacks', () => {
    const read = (path: string) => (path === 'domain/pace.ts' ? 'const PACE = 300;' : null);
    const text = '`PACE` in `domain/pace.ts`, `SPEED` in `domain/pace.ts`, `x` in `domain/gone.ts`';
    expect(missingNames(text, read)).toEqual(['SPEED in domain/pace.ts']);
  });

  it('has the rows of the table of changes', () => {
    const rows = readFileSync('docs/where-to-change.md', 'utf8').match(/^\| (?!to change|-)/gm);
    expect(rows?.length).toBeGreaterThanOrEqual(25);
  });

  it('may not name a command that package.json lacks', () => {
    const text = '`npm run check` and `npm run gone:by`';
    expect(missingCommands(text, ['check'])).toEqual(['gone:by']);
  });
});
