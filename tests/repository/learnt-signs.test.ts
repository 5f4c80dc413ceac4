import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsBetween } from './folder-structure.ts';

const LEARNT = 'domain/coaching/learnt-signs/';
const TEST = /\.(?:test|bench)\.tsx?$/;

/** The sentences of signs weigh more than a page. */
it('no page loads what signs are learnt from', () => {
  const paths = globSync('{domain,src}/**/*.{ts,tsx}', { exclude: (path) => TEST.test(path) }).map(
    (path) => path.replaceAll('\\', '/'),
  );
  const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const imports = importsBetween(texts);
  const reached = new Set(paths.filter((path) => path.startsWith('src/')));
  for (const path of reached) {
    for (const { from, to } of imports) if (from === path) reached.add(to);
  }
  expect(reached.has('domain/coaching/safety/red-flags.ts')).toBe(true);
  expect([...reached].filter((path) => path.startsWith(LEARNT))).toEqual([]);
});
