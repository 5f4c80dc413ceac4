import { mdiAlertCircleOutline, mdiTranslate } from '@mdi/js';
import { expect, it } from 'vitest';
import { withIconPaths } from './icon-paths.ts';

it('has each icon stand in the file that draws it, and every line where it was', () => {
  const code = [
    'import {',
    '  mdiAlertCircleOutline,',
    '  mdiTranslate,',
    "} from '@mdi/js';",
    "import type { ReactNode } from 'react';",
  ].join('\n');
  const lines = withIconPaths(code).split('\n');
  expect(lines[0]).toBe(
    `const mdiAlertCircleOutline = "${mdiAlertCircleOutline}"; const mdiTranslate = "${mdiTranslate}";`,
  );
  expect(lines.slice(1)).toEqual(['', '', '', "import type { ReactNode } from 'react';"]);
});

it('says which icon is not in the set', () => {
  expect(() => withIconPaths("import { mdiNoSuchIcon } from '@mdi/js';")).toThrow('mdiNoSuchIcon');
});
