import { join } from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../repository-root.ts';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const APP_START = 'src/app/main.tsx';
/** Where the guest pages start, in the sources. */
export const GUEST_START = 'src/app/guest/main.tsx';

/** What each page loads soon after its start. */
const SESSION = 'src/data/sign-in/session-listener.ts';

/** Of what only the guest pages start with: parts that most other pages come to use. */
const OF_MOST_PAGES =
  /\/src\/(?:ui\/failure-alert|ui\/plain\/plain-(?:note|icon)|platform\/forms\/use-submission)\.tsx?$/;

/** All modules that a file loads before it runs. */
function startOf(file: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) look(imported);
  };
  look(join(repositoryRoot, file));
  return found;
}

/** Builds the guest pages' start beside the app's; `page-start.ts` puts it into their documents. */
export function startsPlugin(): Plugin {
  return {
    name: 'starts',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', guest: GUEST_START },
          output: {
            // Each page names the pieces that it needs: 5 kB less, and source maps say what is in them.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: startChunks(), debugName: 'starts', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      },
    }),
  };
}

/**
 * Says in which piece a module is built that a start needs. `base` is what guest pages share with the
 * app, or with the session, which each page loads. `start` is the app's own and `guests` theirs. One
 * piece each: fewer requests, and it compresses better. Null = where the bundler puts it.
 */
function startChunks(): (id: string, graph: ModuleGraph) => string | null {
  let starts: Record<'app' | 'guest' | 'session', ReadonlySet<string>> | null = null;
  return (id, graph) => {
    starts ??= {
      app: startOf(APP_START, graph),
      guest: startOf(GUEST_START, graph),
      session: startOf(SESSION, graph),
    };
    // What begins with itself is in no piece that the other start loads as well.
    if (id === join(repositoryRoot, APP_START) || id === join(repositoryRoot, GUEST_START)) {
      return null;
    }
    const { app, guest, session } = starts;
    if (guest.has(id)) {
      return app.has(id) || session.has(id) || OF_MOST_PAGES.test(id) ? 'base' : 'guests';
    }
    // The session comes to guest pages as well, and must bring nothing of the app's start along.
    if (app.has(id)) return session.has(id) ? 'base' : 'start';
    return null;
  };
}
