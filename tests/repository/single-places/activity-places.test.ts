import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../../scripts/repository-root.ts';

/** Makes the places, so that a hidden run stays hidden. */
const MAKER = 'functions/src/activities/duplicates.ts';
/** Said of a row that is made from a source, or of what a stored one holds; never an activity's id. */
const HARMLESS = /\bduplicateOf: (?:null|'string\?'|before\?\.duplicateOf \?\? null),/g;

it('has the place of an activity written by nobody who could forget that it is hidden', () => {
  const files = ['functions/src', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file !== MAKER && /(?<![.]test)[.]ts$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const writing = files.filter((file) =>
    /\bduplicateOf:/.test(
      readFileSync(join(repositoryRoot, file), 'utf8').replaceAll(HARMLESS, ''),
    ),
  );
  expect(writing).toEqual([]);
});
