import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSchema } from 'yup';
import { repositoryRoot } from '../../repository-root.ts';
import { readShapes, requestShape } from './read-shapes.ts';
import type { Contract, DocumentShapes } from './shape.ts';

/** The tests of the rules compare them with each schema that is named here. */
const SCHEMAS_OF_RULES = 'tests/rules/document-shapes.ts';

/** Reads all that a browser of this release relies on. */
export async function readContract(): Promise<Contract> {
  return { callables: readShapes(), documents: await readDocumentShapes() };
}

/** Reads what the rules take from the schemas, and what browsers look at from the shapes that they read by. */
async function readDocumentShapes(): Promise<DocumentShapes> {
  const readers = globSync('src/**/*.{ts,tsx}', { cwd: repositoryRoot });
  const schemas = await domainValues([SCHEMAS_OF_RULES], /Schema$/);
  const shapes = await domainValues(readers, /^[A-Z_]+_SHAPE$/);
  return {
    written: Object.fromEntries(
      schemas.flatMap(([name, schema]) =>
        isSchema(schema) ? [[name, requestShape(schema.describe())]] : [],
      ),
    ),
    read: Object.fromEntries(
      shapes.map(([name, shape]) => [name, { ...(shape as Readonly<Record<string, string>>) }]),
    ),
  };
}

/** The domain's exports with a matching name that files import, sorted by name. */
async function domainValues(files: readonly string[], name: RegExp): Promise<[string, unknown][]> {
  const modules = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(repositoryRoot, file), 'utf8');
    for (const [, names = '', module = ''] of text.matchAll(
      /import \{([^}]*)\} from '(@tasuki\/domain\/[^']+)'/g,
    )) {
      for (const imported of names.split(',').map((one) => one.trim())) {
        if (name.test(imported)) modules.set(imported, module);
      }
    }
  }
  return Promise.all(
    [...modules]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(async ([imported, module]): Promise<[string, unknown]> => {
        const exported = (await import(module)) as Readonly<Record<string, unknown>>;
        return [imported, exported[imported]];
      }),
  );
}
