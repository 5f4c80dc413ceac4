import { expect, it } from 'vitest';
import { withoutDebugLines } from './without-debug-lines.ts';
import { withoutIndexes } from './without-indexes.ts';
import { withoutPipelines } from './without-pipelines.ts';

/** As the SDK is written, in short. */
const MANAGERS = `
class __PRIVATE_MemoryIndexManager {
  constructor() { this.parents = new Set(); }
  addToCollectionParentIndex(tx, path) { this.parents.add(path); }
  getCollectionParents() { return 'parents in memory'; }
  getFieldIndexes() { return []; }
}
class __PRIVATE_FirestoreIndexValueWriter {}
__PRIVATE_FirestoreIndexValueWriter.only = new __PRIVATE_FirestoreIndexValueWriter();
class __PRIVATE_IndexedDbIndexManager {
  constructor(user) { this.uid = user.uid; }
  addToCollectionParentIndex(tx, path) { tx.store(path); }
  getCollectionParents(tx) { return tx.stored(); }
  getFieldIndexes(tx) { return this.entriesOf(tx); }
  entriesOf(tx) { return __PRIVATE_FirestoreIndexValueWriter.only.write(tx); }
}
`;

it.each([
  ['pipelines', withoutPipelines],
  ['indexes', withoutIndexes],
  ['lines for debugging', withoutDebugLines],
] as const)('builds nothing with an SDK whose %s it does not know', (_name, without) => {
  expect(() => without('export {};')).toThrow('Firestore’s SDK has no');
});

it('answers for the kept cache as for the one in memory, which has no indexes', () => {
  const lean = withoutIndexes(MANAGERS);
  expect(lean).toContain("getCollectionParents() { return 'parents in memory'; }");
  const kept = lean.slice(lean.indexOf('class __PRIVATE_IndexedDbIndexManager'));
  expect(kept.replaceAll(/\s+/g, ' ')).toBe(
    'class __PRIVATE_IndexedDbIndexManager { ' +
      'constructor(user) { this.uid = user.uid; } ' +
      'addToCollectionParentIndex(tx, path) { tx.store(path); } ' +
      'getCollectionParents(tx) { return tx.stored(); } ' +
      'getFieldIndexes() { return []; } } ',
  );
  expect(lean).not.toContain('new __PRIVATE_FirestoreIndexValueWriter');
});

it('takes lines for debugging away wherever they stand, and leaves the others', () => {
  const code =
    '__PRIVATE_logDebug("a", `b (${__PRIVATE_logDebug("c")}`), next(); is && __PRIVATE_logDebug(")"); __PRIVATE_logWarn("d");';
  expect(withoutDebugLines(code)).toBe(
    'undefined, next(); is && undefined; __PRIVATE_logWarn("d");',
  );
});
