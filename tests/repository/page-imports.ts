import { importsBetween, type FileImport } from './folder-structure.ts';

/** `import type … from 'x'` and `export type … from 'x'`, which are gone once it is built. */
const OF_TYPES = /^(?:import|export) type [^;]*;$/gm;
/** `import('x')`, which is fetched when it is called. */
const ON_DEMAND = /\bimport\(\s*'[^']+'\s*\)/g;

/**
 * Finds what files load before they run: no types, and nothing that they fetch later.
 *
 * @param texts the text of each file, by its path
 */
export function staticImports(texts: ReadonlyMap<string, string>): FileImport[] {
  return importsBetween(
    new Map(
      [...texts].map(([path, text]) => [
        path,
        text.replaceAll(OF_TYPES, '').replaceAll(ON_DEMAND, ''),
      ]),
    ),
  );
}

/**
 * Finds by which files one file comes to load another.
 *
 * @returns the files from the one to the other; null = it does not load it
 */
export function loadPath(
  from: string,
  to: string,
  imports: readonly FileImport[],
): readonly string[] | null {
  const importsOf = Map.groupBy(imports, (one) => one.from);
  const seen = new Set([from]);
  const waiting: (readonly string[])[] = [[from]];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const file = path.at(-1) ?? from;
    if (file === to) return path;
    for (const next of importsOf.get(file) ?? []) {
      if (seen.has(next.to)) continue;
      seen.add(next.to);
      waiting.push([...path, next.to]);
    }
  }
  return null;
}
