import { parseSync, type ESTree } from 'vite';

/** The class that replaces it: the index manager of the cache in memory, which has no indexes. */
const OF_MEMORY = '__PRIVATE_MemoryIndexManager';
const OF_INDEXED_DB = '__PRIVATE_IndexedDbIndexManager';
/**
 * The class that writes values into an index. The SDK makes one when it is loaded, which keeps its
 * code.
 */
const VALUE_WRITER = '__PRIVATE_FirestoreIndexValueWriter';

/** The manager's methods beside indexes: it knows in which documents a collection lies. */
const OWN: ReadonlySet<string> = new Set([
  'constructor',
  'addToCollectionParentIndex',
  'getCollectionParents',
]);

function classOf(program: ESTree.Program, name: string): ESTree.Class {
  const found = program.body.find(
    (part) => part.type === 'ClassDeclaration' && part.id?.name === name,
  );
  if (found?.type !== 'ClassDeclaration') throw new Error(`Firestore’s SDK has no ${name}`);
  return found;
}

/** The text of each method, by its name. */
function methodsOf(code: string, { body }: ESTree.Class): Map<string, string> {
  return new Map(
    body.body.flatMap((part) =>
      part.type === 'MethodDefinition' && part.key.type === 'Identifier'
        ? [[part.key.name, code.slice(part.start, part.end)]]
        : [],
    ),
  );
}

/**
 * Takes indexes of the offline cache out of Firestore's SDK. An app has them only where it asks for them, and ours
 * does not. So the cache in IndexedDB gives the answers of the cache in memory, which never has any.
 *
 * @throws Error where another release of the SDK names something otherwise
 */
export function withoutIndexes(code: string): string {
  const { program } = parseSync('firestore.js', code);
  const answers = methodsOf(code, classOf(program, OF_MEMORY));
  const managerClass = classOf(program, OF_INDEXED_DB);
  const manager = methodsOf(code, managerClass);
  for (const name of OWN) {
    if (!manager.has(name)) throw new Error(`Firestore’s SDK has no ${OF_INDEXED_DB}.${name}`);
  }
  const kept = [...manager].flatMap(([name, text]) =>
    OWN.has(name) ? text : (answers.get(name) ?? []),
  );
  const madeWriter = program.body.find(
    ({ type, start }) =>
      type === 'ExpressionStatement' && code.startsWith(`${VALUE_WRITER}.`, start),
  );
  if (!madeWriter) throw new Error(`Firestore’s SDK makes no ${VALUE_WRITER}`);
  const changes = [
    { at: madeWriter, text: '' },
    { at: managerClass.body, text: `{\n${kept.join('\n')}\n}` },
  ].toSorted((one, other) => other.at.start - one.at.start);
  // From the end, so that each place stays where it was found.
  return changes.reduce(
    (rest, { at, text }) => rest.slice(0, at.start) + text + rest.slice(at.end),
    code,
  );
}
