import { relative } from 'node:path';
import { LANGUAGES } from '@tasuki/domain/language';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { repositoryRoot } from '../../repository-root.ts';
import { DATE_WORDS } from './fetched-ahead.ts';
import { filesOf, type BuiltChunks } from '../page-start.ts';

/** A file of the output, as the bundler names it. */
interface OutputFile {
  type: string;
  fileName: string;
  /** The source of an entry, or of what is fetched when it is called. */
  facadeModuleId?: string | null;
  imports?: readonly string[];
}

/** What the bundler is about to write, by the source file; what a file imports has its own name. */
export function builtChunksOf(output: readonly OutputFile[]): BuiltChunks {
  return Object.fromEntries(
    output
      .filter(({ type }) => type === 'chunk')
      .flatMap(({ fileName, facadeModuleId, imports = [] }) => {
        const chunk = { file: fileName, imports };
        const source = facadeModuleId ? relative(repositoryRoot, facadeModuleId) : fileName;
        return [
          [fileName, chunk],
          [source.replaceAll('\\', '/'), chunk],
        ];
      }),
  );
}

/** Sources that each page of a signed-in person loads. */
const SIGNED_IN: readonly string[] = [
  'src/data/sign-in/session-listener.ts',
  'src/data/accounts/user-accounts.ts',
  'src/data/coaches/coach-links.ts',
  'src/app/frame/main-layout.tsx',
];

/** The page on which most visits begin. */
const LIST = {
  path: routePath('activities'),
  source: 'src/pages/activities/activities-page.tsx',
  namespaces: ['activities', 'sports', 'uploads'],
} as const;

/**
 * Links to what signed-in visitors need after the start, for `src/app/fetch-first-page.ts`: without them the start
 * would first have to come and run. Those of one page or language name it.
 *
 * @param html names what the app starts with
 */
export function firstPageHints(html: string, chunks: BuiltChunks): string {
  const links = new Map<string, string>();
  const add = (source: string, marks: Readonly<Record<string, string>>) => {
    const attributes = Object.entries(marks).map(([name, value]) => ` data-${name}="${value}"`);
    for (const file of filesOf(chunks, source)) {
      if (links.has(file) || html.includes(`"/${file}"`)) continue;
      links.set(
        file,
        `<link rel="modulepreload" crossorigin href="/${file}"${attributes.join('')}>`,
      );
    }
  };
  for (const source of SIGNED_IN) add(source, {});
  add(LIST.source, { path: LIST.path });
  for (const language of LANGUAGES) {
    const wordsOf = (namespace: string) => `locales/${language}/${namespace}.json`;
    add(wordsOf('common'), { language });
    for (const namespace of LIST.namespaces) add(wordsOf(namespace), { language, path: LIST.path });
    add(DATE_WORDS[language], { language, path: LIST.path });
  }
  return [...links.values()].join('');
}
