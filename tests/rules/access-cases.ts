import { LIST_QUERY_MAXIMUM } from '@tasuki/domain/list-query-maximum';
import { ACCESS_TABLE } from './access-table.ts';
import {
  ACTORS,
  BASIC_ACTORS,
  pathBelow,
  tokenOf,
  uidOf,
  FIXTURE,
  type Actor,
} from './access-fixture.ts';
import type { CollectionAccess, WriteAccess } from './collection-access.ts';
import {
  FirestoreRequests,
  type Condition,
  type Fields,
  type FirestoreRequest,
  type Verdict,
} from './firestore-requests.ts';
import { shapedCreations, shapedUpdates } from './hostile-shapes.ts';

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

/** One request with the answer it must get. */
export interface AccessCase {
  collection: string;
  operation: Operation;
  title: string;
  token: string | null;
  request: FirestoreRequest;
  expected: Verdict;
  /** Likely to meet a condition of its own; the others are there for thoroughness. */
  isInformative: boolean;
  /** One of very many documents of good or bad form, all written by the same person. */
  isOfShape?: boolean;
}

function verdict(isAllowed: boolean): Verdict {
  return isAllowed ? 'allowed' : 'refused';
}

function fixtureAt(path: string): Fields {
  const fields = FIXTURE[path];
  if (!fields) throw new Error(`The fixture holds nothing at ${path}`);
  return fields;
}

function missingOf(row: CollectionAccess): { path: string; owner: string } {
  return row.missing ?? { path: `${parentCollection(row.document)}/fresh`, owner: row.owner };
}

function parentCollection(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function wherePart(where: readonly Condition[]): string {
  return where.length === 0
    ? 'everything'
    : where
        .map(([field, operation, value]) => `${field} ${operation} ${JSON.stringify(value)}`)
        .join(', ');
}

/** If a document is closed to everybody, a few actors are enough to show it. */
function isInformativeActor(actor: Actor, allowed: readonly Actor[] = []): boolean {
  return allowed.length > 0 || BASIC_ACTORS.has(actor);
}

function* listCases(row: CollectionAccess, actor: Actor): Generator<AccessCase> {
  const collectionPath = parentCollection(row.document);
  const parent = collectionPath.includes('/') ? parentCollection(collectionPath) : '';
  const collectionId = collectionPath.slice(collectionPath.lastIndexOf('/') + 1);
  for (const { where, allowed } of row.lists ?? [{ where: [], allowed: [] }]) {
    const isInformative = isInformativeActor(actor, allowed);
    for (const [bound, limit] of [
      ['as many as allowed', LIST_QUERY_MAXIMUM],
      ['one too many', LIST_QUERY_MAXIMUM + 1],
      ['without end', null],
    ] as const) {
      const isBounded = limit !== null && limit <= LIST_QUERY_MAXIMUM;
      // An actor who may not even ask for a bounded list needs no other refusal.
      if (!isBounded && !allowed.includes(actor)) continue;
      yield {
        collection: row.name,
        operation: 'list',
        title: `${actor}: ${wherePart(where)}, ${bound}`,
        token: tokenOf(actor, row.owner),
        request: { kind: 'list', parent, collectionId, where, limit },
        expected: verdict(isBounded && allowed.includes(actor)),
        isInformative,
      };
    }
  }
}

function* actorCases(row: CollectionAccess, actor: Actor): Generator<AccessCase> {
  const base = {
    collection: row.name,
    title: actor,
    token: tokenOf(actor, row.owner),
  };
  yield {
    ...base,
    operation: 'get',
    request: { kind: 'get', path: row.document },
    expected: verdict(row.get.includes(actor)),
    isInformative: isInformativeActor(actor, row.get),
  };
  yield* listCases(row, actor);
  const missing = missingOf(row);
  const [creation] = row.create ? shapedCreations(row.create.shape) : [];
  yield {
    ...base,
    operation: 'create',
    token: tokenOf(actor, missing.owner),
    request: {
      kind: 'create',
      path: missing.path,
      fields: {
        ...(creation?.fields ?? fixtureAt(row.document)),
        ...row.create?.asThemselves?.(uidOf(actor, missing.owner) ?? ''),
      },
    },
    expected: verdict(row.create?.allowed.includes(actor) ?? false),
    isInformative: isInformativeActor(actor, row.create?.allowed),
  };
  const [change] = row.update ? shapedUpdates(row.update.shape) : [];
  yield {
    ...base,
    operation: 'update',
    request: {
      kind: 'update',
      path: row.document,
      named: change?.named ?? ['state'],
      fields: {
        ...(change?.fields ?? { state: 'done' }),
        ...row.update?.asThemselves?.(uidOf(actor, row.owner) ?? ''),
      },
    },
    expected: verdict(row.update?.allowed.includes(actor) ?? false),
    isInformative:
      isInformativeActor(actor, row.update?.allowed) || actor === row.update?.alsoTriedBy,
  };
  yield {
    ...base,
    operation: 'delete',
    request: { kind: 'delete', path: row.document },
    expected: verdict(row.delete?.includes(actor) ?? false),
    isInformative: isInformativeActor(actor, row.delete),
  };
}

function* shapeCases(row: CollectionAccess): Generator<AccessCase> {
  const isOpen = (access: WriteAccess | undefined) => access?.allowed.includes('self') ?? false;
  if (row.create && isOpen(row.create)) {
    const { path, owner } = missingOf(row);
    const token = tokenOf('self', owner);
    for (const { title, fields, isGood, isInformative } of shapedCreations(row.create.shape)) {
      yield {
        collection: row.name,
        operation: 'create',
        title,
        token,
        request: { kind: 'create', path, fields },
        expected: verdict(isGood),
        isInformative,
        isOfShape: true,
      };
    }
    yield* foreignIdCases(row, token);
    yield* remadeCases(row);
  }
  if (row.update && isOpen(row.update)) {
    const token = tokenOf('self', row.owner);
    for (const { title, fields, named, isGood, isInformative } of shapedUpdates(row.update.shape)) {
      yield {
        collection: row.name,
        operation: 'update',
        title,
        token,
        request: { kind: 'update', path: row.document, fields, named },
        expected: verdict(isGood),
        isInformative,
        isOfShape: true,
      };
    }
  }
}

/** Ids that this product does not make, where the browser chooses a document's id. */
const DOCUMENT_IDS = [
  ['a', true],
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
  ['a b', false],
  ['a.b', false],
  ['あ', false],
] as const;

function* foreignIdCases(row: CollectionAccess, token: string | null): Generator<AccessCase> {
  if (!row.create || !row.missing || row.missing.owner !== row.owner) return;
  const [creation] = shapedCreations(row.create.shape);
  if (!creation) return;
  for (const [id, isGood] of row.chosenIds ?? DOCUMENT_IDS) {
    yield {
      collection: row.name,
      operation: 'create',
      title: `under the id ${id.length > 24 ? `${id.slice(0, 8)}…` : id} (${id.length})`,
      token,
      request: {
        kind: 'create',
        path: `${parentCollection(row.missing.path)}/${id}`,
        fields: creation.fields,
      },
      expected: verdict(isGood),
      isInformative: true,
    };
  }
}

/** A document that says when it was made cannot be made once more in its place. */
function* remadeCases(row: CollectionAccess): Generator<AccessCase> {
  const [creation] = row.create ? shapedCreations(row.create.shape) : [];
  if (!creation || !FIXTURE[row.document]) return;
  const { fields } = creation;
  yield {
    collection: row.name,
    operation: 'update',
    title: 'made once more',
    token: tokenOf('self', row.owner),
    request: { kind: 'update', path: row.document, fields, named: Object.keys(fields) },
    expected: verdict(row.isReplaceable ?? false),
    isInformative: true,
  };
}

/** A right to a document does not open the documents below it. */
function* belowCases(row: CollectionAccess): Generator<AccessCase> {
  const path = pathBelow(row.document);
  const actor = row.get.includes('self') ? 'self' : (row.get[0] ?? 'self');
  const base = {
    collection: row.name,
    title: `${actor}, below it`,
    token: tokenOf(actor, row.owner),
    expected: 'refused' as const,
    isInformative: true,
  };
  yield { ...base, operation: 'get', request: { kind: 'get', path } };
  yield {
    ...base,
    operation: 'update',
    request: { kind: 'update', path, fields: { title: 'x' }, named: ['title'] },
  };
}

/** The matrix: every row × everybody × every operation, and for what is written every shape. */
export const MATRIX: readonly AccessCase[] = ACCESS_TABLE.flatMap((row) => [
  ...ACTORS.flatMap((actor) => [...actorCases(row, actor)]),
  ...belowCases(row),
  ...[...shapeCases(row)].filter((one) => one.isInformative || !row.repeatsShapes),
]);

/** Of cases with the same request and expectation, keeps the informative one if there is one. */
function withoutRepetitions(cases: readonly AccessCase[]): AccessCase[] {
  const requests = new FirestoreRequests('', '');
  const alike = Map.groupBy(
    cases,
    ({ token, request, expected }) => `${expected} ${requests.sentText(token, request)}`,
  );
  return [...alike.values()].flatMap(
    (same) => same.find(({ isInformative }) => isInformative) ?? same.slice(0, 1),
  );
}

/**
 * The cases of the matrix: rows that differ in the stored documents have some requests in common.
 */
export const ACCESS_CASES: readonly AccessCase[] = withoutRepetitions(MATRIX);
