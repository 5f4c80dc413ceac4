import { posix } from 'node:path';

/** One file that imports another; paths are relative to the repository, with slashes. */
export interface FileImport {
  from: string;
  to: string;
}

/** `… from 'x'`, `import 'x'` and `import('x')`, types included. */
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)'([^']+)'/g;
/** The package in which all others find the domain. */
const DOMAIN = '@tasuki/domain/';

/**
 * Finds what files of the repository import of each other.
 *
 * @param texts the text of each file, by its path
 */
export function importsBetween(texts: ReadonlyMap<string, string>): FileImport[] {
  return [...texts].flatMap(([from, text]) =>
    [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
      const to = pathOf(name, from);
      return to !== null && texts.has(to) ? [{ from, to }] : [];
    }),
  );
}

function pathOf(name: string, from: string): string | null {
  if (name.startsWith(DOMAIN)) return `domain/${name.slice(DOMAIN.length)}.ts`;
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : null;
}

/**
 * Finds pairs of folders side by side that import each other, whatever depth their files lie at.
 * A folder and one inside of it are no pair: the outer one may hold what joins the inner ones.
 *
 * @returns each pair as `a/b ⇄ a/c`, with one import in each direction
 */
export function twoWayPairs(imports: readonly FileImport[]): string[] {
  const examples = new Map<string, FileImport>();
  for (const one of imports) {
    const [from, to] = sidesOf(one);
    if (from !== null && to !== null) examples.set(`${from} → ${to}`, one);
  }
  return [...examples]
    .flatMap(([direction, one]) => {
      const [from = '', to = ''] = direction.split(' → ');
      const back = examples.get(`${to} → ${from}`);
      if (!back || from > to) return [];
      return [`${from} ⇄ ${to} (${one.from} → ${one.to}; ${back.from} → ${back.to})`];
    })
    .toSorted();
}

/** The two folders in which the paths of an import part; null where that is a file. */
function sidesOf({ from, to }: FileImport): [string | null, string | null] {
  const [source, target] = [from.split('/'), to.split('/')];
  const depth = source.findIndex((part, index) => part !== target[index]);
  const sideOf = (parts: readonly string[]) =>
    depth < 0 || depth >= parts.length - 1 ? null : parts.slice(0, depth + 1).join('/');
  return [sideOf(source), sideOf(target)];
}

/**
 * Finds files that import each other in a circle, also by an `import()` that the lint leaves out.
 *
 * @returns one path of files for each circle that is met
 */
export function importCircles(imports: readonly FileImport[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of targets.get(file) ?? []) follow(next, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) follow(file, []);
  return circles;
}

/** Finds folders that hold more files than a reader can take in, those in folders below not counted. */
export function fullFolders(files: readonly string[], maximum: number): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maximum)
    .map(([folder, count]) => `${folder}: ${count}`)
    .toSorted();
}
