import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const IMPORT_PATTERN = /import\s*\{([^}]*)\}\s*from\s*['"]@mdi\/js['"];?/g;

/** The code with each icon's path in the place of its import. */
export function withIconPaths(code: string): string {
  const paths: Readonly<Record<string, unknown>> = { ...icons };
  return code.replaceAll(IMPORT_PATTERN, (whole, names: string) => {
    const constants = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const path = paths[name];
        if (typeof path !== 'string') throw new Error(`The set has no icon ${name}`);
        return `const ${name} = ${JSON.stringify(path)};`;
      });
    // The number of lines stays, so that the code behind keeps its place.
    return constants.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}

/**
 * Puts each icon where it is drawn. In one module together they would stand in the first script of
 * every page, those of pages that are never opened among them.
 */
export function iconPathsPlugin(): Plugin {
  return {
    name: 'icon-paths',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/node_modules/') || !code.includes('@mdi/js')
        ? null
        : { code: withIconPaths(code), map: null },
  };
}
