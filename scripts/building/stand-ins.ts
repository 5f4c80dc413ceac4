import { join } from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../repository-root.ts';

/** Packages with a development and a production edition whose main entry names the first. */
const FOR_USERS = [
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
] as const;

/** A module that is left out of the bundle, and what stands in its place. */
interface StandIn {
  /** As it is named where it is imported. */
  module: RegExp;
  /** The files that import it; elsewhere it stays. */
  importer: RegExp;
  /** In `src/platform/stand-ins`. */
  file: string;
}

const STAND_INS: readonly StandIn[] = [
  {
    module: /^\.\/TouchRipple\.mjs$/,
    importer: /\/@mui\/material\/ButtonBase\//,
    file: 'no-ripple.ts',
  },
  {
    module: /^\.\.\/useLazyRipple\/index\.mjs$/,
    importer: /\/@mui\/material\/ButtonBase\//,
    file: 'no-ripple-state.ts',
  },
  {
    module: /^\.\.\/TextareaAutosize\/index\.mjs$/,
    importer: /\/@mui\/material\/InputBase\//,
    file: 'growing-text-area.tsx',
  },
  {
    module: /^\.\.\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    importer: /\/@mui\/system\/cssVars\//,
    file: 'no-color-scheme-script.ts',
  },
  {
    module: /^hoist-non-react-statics$/,
    importer: /\/@emotion\/react\//,
    file: 'no-static-copies.ts',
  },
  {
    module: /^@emotion\/is-prop-valid$/,
    importer: /\/@emotion\/styled\//,
    file: 'element-properties.ts',
  },
  {
    module: /\/_lib\/(?:match|formatDistance|formatRelative)\.js$/,
    importer: /\/date-fns\/locale\//,
    file: 'no-date-words.ts',
  },
];

/**
 * Leaves out what libraries load before the first rows of every page and what is never run here. What stands in
 * the place of a module is said in its file.
 */
export function standInsPlugin(): Plugin {
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const forUsers = FOR_USERS.find(([name]) => name === source);
      if (forUsers) {
        return join(repositoryRoot, 'node_modules/react-router/dist/production', forUsers[1]);
      }
      const path = importer?.replaceAll('\\', '/') ?? '';
      const found = STAND_INS.find((one) => one.module.test(source) && one.importer.test(path));
      return found ? join(repositoryRoot, 'src/platform/stand-ins', found.file) : null;
    },
  };
}
