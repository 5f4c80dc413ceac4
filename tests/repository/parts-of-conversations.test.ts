import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../scripts/repository-root.ts';

/** Beside each of them somebody may be writing a message, with files that are not stored yet. */
const FOLDERS = '{src/features/chat,src/pages/chat}/**/*.tsx';

it('has every part of a conversation that is fetched later in a boundary of its own', () => {
  const fetching = globSync(FOLDERS, { cwd: repositoryRoot })
    .filter((path) => !path.endsWith('.test.tsx'))
    .map((path) => ({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') }))
    .filter(({ text }) => /\blazy\(/.test(text));
  expect(fetching.length).toBeGreaterThan(5);
  const unguarded = fetching.filter(({ text }) => /<Suspense\b/.test(text));
  expect(unguarded.map(({ path }) => path)).toEqual([]);
});
