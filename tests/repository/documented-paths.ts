/** What a path in a document is compared with; paths are relative to the repository, with slashes. */
export interface RepositoryPaths {
  files: readonly string[];
  /** Every folder that holds a file, however deep. */
  folders: ReadonlySet<string>;
}

/** Made on a machine and not part of the repository. */
const MADE_LOCALLY =
  /^(?:\.tasuki|(?:functions\/)?\.env\.\S+|node_modules|(?:functions\/)?dist)(?:\/|$)/;
const FILE_ENDING = /[\w*}>]\.(?:css|html|jar|json|js|md|mjs|png|rules|ts|tsx|yaml|yml)$/;

/**
 * Finds the paths that a Markdown text names in backticks, in code blocks and as targets of links.
 * A word counts as a path when it begins with a folder of the repository or ends as a file does.
 *
 * @param document path of the text, from which its links lead on
 * @returns the paths as written, links resolved to the repository's root
 */
export function documentedPaths(
  text: string,
  document: string,
  { folders }: RepositoryPaths,
): string[] {
  const blocks = [...text.matchAll(/^```.*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const prose = text.replaceAll(/^```.*\n[\s\S]*?^```/gm, '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  const words = [...blocks, ...quoted].flatMap((part) => withoutSpaces(part).split(/[\s()│►▼]+/));
  const named = words
    .map((word) => word.replace(/[,;:]+$/, ''))
    .filter((word) => isPath(word, folders) && !MADE_LOCALLY.test(word));
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => resolvedFrom(document, target));
  return [...new Set([...named, ...links])].toSorted();
}

/** What is left open may be said in several words: `<project id>`. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/<[^<>\n]*>/g, (open) => open.replaceAll(' ', '-'));
}

function isPath(word: string, folders: ReadonlySet<string>): boolean {
  // A package has the sign of its scope.
  if (!/^[\w.*{}<>][\w@.*{}<>,/-]*$/.test(word)) return false;
  const first = word.slice(0, word.indexOf('/'));
  return (word.includes('/') && folders.has(first)) || FILE_ENDING.test(word);
}

function resolvedFrom(document: string, target: string): string {
  return new URL(target, new URL(document, 'file:///')).pathname.slice(1);
}

/**
 * Finds the named paths that do not exist. A path may leave parts open (`locales/<language>`, `*`)
 * or offer a choice (`{en,ja}`), all of which must exist. One without a folder of the repository at
 * its beginning may be the end of a longer one (`jobs/run-job.ts`).
 */
export function missingPaths(named: readonly string[], paths: RepositoryPaths): string[] {
  return named.filter((path) => !choices(path).every((choice) => exists(choice, paths)));
}

function exists(path: string, { files, folders }: RepositoryPaths): boolean {
  const plain = path.replace(/\/$/, '');
  if (!/[*<]/.test(plain)) {
    return folders.has(plain) || files.some((file) => file === plain || file.endsWith(`/${plain}`));
  }
  const pattern = patternOf(plain);
  return files.some((file) => pattern.test(file)) || [...folders].some((one) => pattern.test(one));
}

/** A pattern of paths whose end is as described. */
function patternOf(path: string): RegExp {
  const escaped = path
    .replaceAll(/[.+()[\]]/g, String.raw`\$&`)
    .replaceAll(/<[^>]*>/g, '*')
    .replaceAll('**/', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '(?:.*/)?');
  return new RegExp(`(?:^|/)${escaped}$`);
}

/** `{a,b}.ts` → `a.ts` and `b.ts`. */
function choices(path: string): string[] {
  const match = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path);
  if (!match) return [path];
  const [, before = '', options = '', after = ''] = match;
  return options.split(',').flatMap((option) => choices(`${before}${option}${after}`));
}

/**
 * Finds names that a Markdown text gives as `name` in `file` and that the file does not contain.
 *
 * @param read gives a file's text; null = there is no such file, which {@link missingPaths} finds
 * @returns e.g. `UPLOAD_LIMITS in domain/uploads/upload.ts`
 */
export function missingNames(text: string, read: (path: string) => string | null): string[] {
  return [...text.matchAll(/`([^`\n]+)` in `([^`\n]+)`/g)]
    .filter(([, name = '', path = '']) => read(path)?.includes(name) === false)
    .map(([, name, path]) => `${name} in ${path}`);
}

/**
 * Finds the commands of a Markdown text that package.json does not have.
 *
 * @param scripts names of the scripts in package.json
 */
export function missingCommands(text: string, scripts: readonly string[]): string[] {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !scripts.includes(name));
}
