import type { Plugin } from 'vite';
import { withoutDebugLines } from './without-debug-lines.ts';
import { withoutIndexes } from './without-indexes.ts';
import { withoutPipelines } from './without-pipelines.ts';

/** The part of Firestore's SDK that every kind of use loads. */
const FIRESTORE_FILE = /\/@firebase\/firestore\/dist\/common-\w+\.esm\.js$/;

/**
 * Takes out of Firestore's SDK what never runs here.
 *
 * @throws Error where another release of the SDK names something otherwise
 */
function leanFirestore(code: string): string {
  return withoutDebugLines(withoutIndexes(withoutPipelines(code)));
}

/** Leaves out of the bundle what of Firestore's SDK never runs here. */
export function leanFirestorePlugin(): Plugin {
  return {
    name: 'lean-firestore',
    apply: 'build',
    transform: {
      filter: { id: FIRESTORE_FILE },
      handler: (code) => ({ code: leanFirestore(code), map: null }),
    },
  };
}
