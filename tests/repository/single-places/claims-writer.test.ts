import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WRITER = 'functions/src/permissions/change-claims.ts';

test('custom claims are written by one function, under its lease', () => {
  const files = globSync('{domain,functions/src,sandbox,scripts,src}/**/*.{ts,tsx,mjs}', {
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  expect(files.length).toBeGreaterThan(300);
  const writers = files.filter((file) =>
    // The body of a request that writes them; an answer that is read may hold them too.
    /setCustomUserClaims|customAttributes['"]?\s*:/.test(readFileSync(file, 'utf8')),
  );
  expect(writers).toEqual([WRITER]);
});
