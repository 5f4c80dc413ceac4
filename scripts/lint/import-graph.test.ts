import { describe, expect, it } from 'vitest';
import { importedFiles, withImporters } from './import-graph.ts';

describe('the files that a source imports', () => {
  it('reads static, dynamic, type-only and re-exporting imports over several lines', () => {
    const source = `
      import { a } from './a.ts';
      import type { B } from '../b.ts';
      import './c.ts';
      export { d } from '../../d/d.ts';
      import {
        e,
      } from '@tasuki/domain/measures/e';
      const f = await import('./f.tsx');
      import { useState } from 'react';
    `;
    expect(importedFiles('src/pages/page.tsx', source)).toEqual([
      'src/pages/a.ts',
      'src/b.ts',
      'src/pages/c.ts',
      'd/d.ts',
      'domain/measures/e.ts',
      'src/pages/f.tsx',
    ]);
  });
});

describe('the importers of what changed', () => {
  const sources = new Map([
    ['a.ts', ''],
    ['b.ts', "import './a.ts';"],
    ['c.ts', "import './b.ts';"],
    ['circle.ts', "import './c.ts'; import './circle.ts';"],
    ['alone.ts', ''],
  ]);

  it('are found through others, and nothing else is', () => {
    expect([...withImporters(['a.ts'], sources)].toSorted()).toEqual([
      'a.ts',
      'b.ts',
      'c.ts',
      'circle.ts',
    ]);
    expect([...withImporters(['alone.ts'], sources)]).toEqual(['alone.ts']);
  });

  it('are found for a deleted file, which has no source itself', () => {
    const others = new Map([...sources].filter(([path]) => path !== 'b.ts'));
    expect([...withImporters(['b.ts'], others)].toSorted()).toEqual(['c.ts', 'circle.ts']);
  });
});
