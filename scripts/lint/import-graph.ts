import { posix } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const DOMAIN = '@tasuki/domain/';

/**
 * The files of the repository that a source names in its imports.
 *
 * @param path of the file, relative to the repository
 * @returns paths relative to the repository; also of files that are not there
 */
export function importedFiles(path: string, source: string): string[] {
  const imported: string[] = [];
  for (const [, specifier = ''] of source.matchAll(IMPORT)) {
    if (specifier.startsWith(DOMAIN)) imported.push(`domain/${specifier.slice(DOMAIN.length)}.ts`);
    else if (specifier.startsWith('.')) {
      imported.push(posix.normalize(posix.join(posix.dirname(path), specifier)));
    }
  }
  return imported;
}

/**
 * Adds every file that imports one of the changed ones, directly or through others.
 *
 * @param changed paths relative to the repository; deleted files as well
 * @param sources of every file by its path
 * @returns those of the changed files and their importers that have a source
 */
export function withImporters(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [path, source] of sources) {
    for (const imported of importedFiles(path, source)) {
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  const found = new Set(changed);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return new Set([...found].filter((path) => sources.has(path)));
}
