import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../repository-root.ts';

interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicImporters: readonly string[] } | null;
}

const APP_START = 'src/app/main.tsx';
/** The source with which the guest pages start. */
export const GUEST_START = 'src/app/guest/main.tsx';

/** The source that each page loads soon after its start. */
const SESSION = 'src/data/sign-in/session-listener.ts';

/** Sources that a signed-in person loads beside the session: account, links, and single reads. */
const FIRST_READS: readonly string[] = [
  'src/data/accounts/user-accounts.ts',
  'src/data/coaches/coach-links.ts',
];

const FRAME = 'src/app/frame/main-layout.tsx';

/** Sources that every signed-in visit loads after its first rows. */
const LIVE: readonly string[] = [
  'src/app/frame/marks/watch-unread.ts',
  'src/data/live-documents.ts',
  'src/data/sign-in/session-live.ts',
];
/** The source that is loaded when the page is idle. */
const AT_REST = 'src/app/kept-app.tsx';

/** Sources that the list of activities shows after its rows. */
const AFTER_ROWS: readonly string[] = [
  'src/features/plans/next-session-card.tsx',
  'src/features/plans/in-list/planned-week.tsx',
];

/**
 * The pages that are opened most, each with its letter in the names of pieces. What the list shows after its rows
 * counts as a page of its own.
 */
const MAIN_PAGES: Readonly<Record<string, string | readonly string[]>> = {
  l: 'src/pages/activities/activities-page.tsx',
  n: AFTER_ROWS,
  a: 'src/pages/activities/activity-page.tsx',
  p: 'src/pages/plans/plan-page.tsx',
  t: 'src/pages/chat/topics-page.tsx',
  c: 'src/pages/chat/topic-chat-page.tsx',
};
const CHAT = 'c';
/** What it shares with any other page is one piece: the first page of most visits would ask for twenty files. */
const LIST = 'l';

function sourcesOf(patterns: readonly string[]): readonly string[] {
  const exclude = (path: string) => /\.test\.tsx?$/.test(path);
  return globSync(patterns, { cwd: repositoryRoot, exclude });
}

/** Pages without a frame, for anyone and for who is signed in. None of them loads a piece for what it does not need. */
const PAGES_FOR_ANYONE = sourcesOf(['src/pages/*.tsx', 'src/pages/sign-in/*.tsx']);
const PAGES_WITHOUT_FRAME = sourcesOf(['src/pages/{onboarding,billing}/*.tsx']);

/** Every page, and all other parts that are fetched where no conversation is open. */
const PARTS_OF_VISITS: readonly string[] = [
  ...sourcesOf([
    'src/pages/**/*.tsx',
    'src/app/**/*.tsx',
    'src/features/{uploads,memories}/**/*.{ts,tsx}',
  ]),
  ...AFTER_ROWS,
  SESSION,
  ...FIRST_READS,
  ...LIVE,
];

/** Parts with which only the guest pages start, and which most other pages load later. */
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
    // An entry module goes into no chunk that the other start also loads.
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
 * Says which parts need a module of conversations. Those of one set are a piece, so no part loads more than it needs. The
 * bundler would divide them again for each dialog, although a dialog finds loaded what its page needs. Null = only one
 * part needs it, it is fetched by itself, or it is a package's: their index files name more than is used.
 */
function conversationPieces(): (id: string, graph: ModuleGraph) => string | null {
  let starts: readonly ReadonlySet<string>[] | null = null;
  return (id, graph) => {
    starts ??= PARTS_OF_VISITS.map((part) => startOf(part, graph));
    const isFetched = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
    if (isFetched || id.includes('/node_modules/')) return null;
    const users = starts.flatMap((start, index) => (start.has(id) ? [index] : []));
    return users.length > 1 ? `chat-${users.join('-')}` : null;
  };
}

type Part = 'session' | 'reads' | 'frame' | 'live' | 'atRest' | 'anyone' | 'frameless';

/**
 * Says in which piece a module is built that signed-in pages load. Modules that the same main pages need are one
 * piece. It compresses better than one for each set of all pages, and a phone asks for few files. What the list shares
 * with other main pages is one piece as well, and what it shares with pages without a frame another. What only
 * conversations need has a piece for each set. What needs a module is in a piece of as many pages or fewer, so no two
 * pieces wait for each other. Null = where the bundler puts it.
 */
function signedInChunks(): (id: string, graph: ModuleGraph) => string | null {
  let parts: Record<Part, ReadonlySet<string>> | null = null;
  let mainPages: [letter: string, ReadonlySet<string>][] = [];
  const conversationPiece = conversationPieces();
  return (id, graph) => {
    parts ??= {
      session: startOf(SESSION, graph),
      reads: startOf(FIRST_READS, graph),
      frame: startOf(FRAME, graph),
      live: startOf(LIVE, graph),
      atRest: startOf(AT_REST, graph),
      anyone: startOf(PAGES_FOR_ANYONE, graph),
      frameless: startOf(PAGES_WITHOUT_FRAME, graph),
    };
    if (mainPages.length === 0) {
      mainPages = Object.entries(MAIN_PAGES).map(([letter, of]) => [letter, startOf(of, graph)]);
    }
    if (parts.session.has(id)) return 'session';
    // A visitor loads no chunk of what only signed-in pages need.
    if (parts.anyone.has(id)) return null;
    if (parts.reads.has(id)) return 'reads';
    const users = mainPages.filter(([, start]) => start.has(id)).map(([letter]) => letter);
    const isFrameless = parts.frameless.has(id);
    const isEarly = users.length > 0 || isFrameless;
    if (parts.frame.has(id)) {
      return `frame${users.includes(CHAT) ? '-chat' : ''}${isFrameless ? '-frameless' : ''}`;
    }
    if (parts.live.has(id)) return isEarly ? 'live-early' : 'live';
    if (parts.atRest.has(id)) return isEarly ? 'rest-early' : 'rest';
    const isListed = users.includes(LIST);
    if (isFrameless) return isListed ? 'list-frameless' : null;
    if (users.length > 1) return isListed ? 'list-pages' : `pages-${users.join('')}`;
    return users[0] === CHAT ? conversationPiece(id, graph) : null;
  };
}
