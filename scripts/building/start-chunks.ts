import { globSync } from 'node:fs';
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

/** What somebody who is signed in loads beside the session: account, links, and single reads. */
const FIRST_READS: readonly string[] = [
  'src/data/accounts/user-accounts.ts',
  'src/data/coaches/coach-links.ts',
];

const FRAME = 'src/app/frame/main-layout.tsx';

/** The pages that are opened most. What most of them need is one piece. */
const MAIN_PAGES: readonly string[] = [
  'src/pages/activities/activities-page.tsx',
  'src/pages/activities/activity-page.tsx',
  'src/pages/plans/plan-page.tsx',
  'src/pages/chat/topics-page.tsx',
  'src/pages/chat/topic-chat-page.tsx',
];
const MOST_MAIN_PAGES = 3;

/** What shows a plan: its page, and the next session in the list of activities. */
const PLAN_READERS: readonly string[] = [
  'src/pages/plans/plan-page.tsx',
  'src/features/plans/next-session-card.tsx',
];
const OF_PLANS = /\/(?:domain|src\/data)\/plans\//;

/** Pages without a session or a frame; nothing that they need lies in a piece with either. */
const PAGES_OUTSIDE: readonly string[] = globSync(
  ['src/pages/*.tsx', 'src/pages/{sign-in,onboarding,billing}/*.tsx'],
  { cwd: repositoryRoot, exclude: (path) => path.endsWith('.test.tsx') },
);

/** Of what only the guest pages start with: parts that most other pages come to use. */
const OF_MOST_PAGES =
  /\/src\/(?:ui\/failure-alert|ui\/plain\/plain-(?:note|icon)|platform\/forms\/use-submission)\.tsx?$/;

/** All modules that files load before they run. */
function startOf(files: string | readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) look(imported);
  };
  for (const file of [files].flat()) look(join(repositoryRoot, file));
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
                {
                  name: signedInChunks(),
                  debugName: 'signed in',
                  includeDependenciesRecursively: false,
                },
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

/**
 * Says in which piece a module is built that is loaded soon after the start by who is signed in. One
 * piece for each purpose compresses better than one for each set of pages that share a module, and a
 * phone asks for few files. Null = where the bundler puts it.
 */
function signedInChunks(): (id: string, graph: ModuleGraph) => string | null {
  let pieces: Record<'session' | 'reads' | 'frame' | 'outside', ReadonlySet<string>> | null = null;
  let pages: ReadonlySet<string>[] = [];
  let planReaders: ReadonlySet<string>[] = [];
  return (id, graph) => {
    pieces ??= {
      session: startOf(SESSION, graph),
      reads: startOf(FIRST_READS, graph),
      frame: startOf(FRAME, graph),
      outside: startOf(PAGES_OUTSIDE, graph),
    };
    if (pages.length === 0) {
      pages = MAIN_PAGES.map((page) => startOf(page, graph));
      planReaders = PLAN_READERS.map((reader) => startOf(reader, graph));
    }
    if (pieces.session.has(id)) return 'session';
    if (pieces.outside.has(id)) return null;
    if (pieces.reads.has(id)) return 'reads';
    if (pieces.frame.has(id)) return 'frame';
    const uses = pages.filter((page) => page.has(id)).length;
    if (uses >= MOST_MAIN_PAGES) return 'main';
    // Of several pages it is in no piece that one of them loads for a plan alone.
    const isForPlans = OF_PLANS.test(id) && planReaders.every((reader) => reader.has(id));
    return uses === 1 && isForPlans ? 'plan' : null;
  };
}
