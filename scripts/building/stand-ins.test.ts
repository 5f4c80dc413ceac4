import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { leanFirestorePlugin } from './firestore-sdk/lean-firestore.ts';
import { standInsPlugin } from './stand-ins.ts';

/** Text that only Firestore's SDK holds, whatever a bundler calls its chunk. */
const OF_FIRESTORE = 'google.firestore.v1';

/** The code of a module with all that it loads before it runs. */
async function builtText(source: string): Promise<string> {
  const built = (await build({
    root: repositoryRoot,
    logLevel: 'silent',
    plugins: [standInsPlugin(), leanFirestorePlugin()],
    // A library is built as it is here, without what helps those who develop.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      manifest: false,
      minify: false,
      lib: { entry: join(repositoryRoot, source), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = new Map(
    built
      .flatMap(({ output }) => output.filter((part) => part.type === 'chunk'))
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const loaded = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  // The loop also visits members that are added to the set meanwhile.
  for (const { imports } of loaded) {
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported) loaded.add(imported);
    }
  }
  return [...loaded].map(({ code }) => code).join('\n');
}

it('loads nothing of the SDK for single reads', async () => {
  const text = await builtText('src/platform/firebase/firestore-rest.ts');
  expect(text).toContain('structuredQuery');
  expect(text).not.toContain(OF_FIRESTORE);
}, 60_000);

it('loads it for live queries, without what never runs here', async () => {
  const text = await builtText('src/platform/firebase/firestore-live.ts');
  expect(text).toContain(OF_FIRESTORE);
  // Pipelines, and their patterns.
  expect(text).not.toContain('string_concat');
  expect(text).not.toContain('error parsing regexp');
  // Entries of indexes in the offline cache, and lines for whoever looks for a fault in the SDK.
  expect(text).not.toContain('FirestoreIndexValueWriter');
  expect(text).not.toContain('Using full collection scan to execute query');
  expect(text).toContain('Using maximum backoff delay to prevent overloading the backend.');
}, 60_000);

/** Text that only the named part holds, in a module that would load it. */
const PARTS_LEFT_OUT = [
  ['ripple', 'src/app/frame/chat-button.tsx', 'rippleVisible', 'MuiIconButton'],
  ['state of the ripple', 'src/app/frame/chat-button.tsx', 'setShouldMount', 'MuiIconButton'],
  ['copies of statics', 'src/app/frame/chat-button.tsx', 'getDefaultProps', 'MuiIconButton'],
  [
    'list of attributes',
    'src/app/frame/chat-button.tsx',
    'suppressHydrationWarning|',
    'MuiIconButton',
  ],
  ['warnings of the router', 'src/app/routing/router-link.tsx', 'Hey developer', 'Link'],
  ['measured text areas', 'src/ui/counted-text.tsx', 'translateZ(0)', 'field-sizing'],
  [
    'script of colour schemes',
    'src/app/guest/guest-services.tsx',
    'mui-color-scheme-init',
    'quiet',
  ],
  ['parsing of dates', 'domain/measures/format-date.ts', 'parsePatterns', 'January'],
  ['distances of dates', 'domain/measures/format-date.ts', 'less than a minute', 'January'],
] as const;

it.each(PARTS_LEFT_OUT)(
  'loads no %s',
  async (_name, source, mark, kept) => {
    const text = await builtText(source);
    expect(text).toContain(kept);
    expect(text).not.toContain(mark);
  },
  60_000,
);
