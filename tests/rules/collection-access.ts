import type { DocumentShape } from './document-shapes.ts';
import { RUNNER, type Actor } from './access-fixture.ts';
import type { Condition, Fields } from './firestore-requests.ts';

export interface WriteAccess {
  allowed: readonly Actor[];
  /** Somebody else whose refusal shows a condition of its own, where nobody or only others are allowed. */
  alsoTriedBy?: Actor;
  shape: DocumentShape;
  /**
   * Fields that each person must write differently, so that a refusal is due to the person alone.
   */
  asThemselves?: (uid: string) => Fields;
}

/** A list's conditions, and who may ask so when the list is bounded; unbounded nobody may. */
interface ListAccess {
  where: readonly Condition[];
  allowed: readonly Actor[];
}

/** One collection, or one kind of document in it. */
export interface CollectionAccess {
  name: string;
  /** A document that is there, and whose it is. */
  document: string;
  owner: string;
  /** A path where no document is yet, and whose it would be; default: beside `document`. */
  missing?: { path: string; owner: string };
  /** Ids that the writer may and may not choose; default: those of any document. */
  chosenIds?: readonly (readonly [id: string, isGood: boolean])[];
  get: readonly Actor[];
  lists?: readonly ListAccess[];
  create?: WriteAccess;
  update?: WriteAccess;
  /** An existing document may be replaced by a new one. */
  isReplaceable?: boolean;
  delete?: readonly Actor[];
  /** Its shapes are another row's too: here only the informative ones are tried. */
  repeatsShapes?: boolean;
  /** Fields that may be written, and stand in no shape of this row. */
  alsoWritten?: readonly string[];
}

/** The owner, let in or not. */
export const SELF: readonly Actor[] = ['self', 'waitingSelf'];
/** The owner, once they are let in. */
export const LET_IN_SELF: readonly Actor[] = ['self'];
export const SELF_AND_ADMIN: readonly Actor[] = [...SELF, 'admin'];
export const SELF_AND_SHARING: readonly Actor[] = [...SELF, 'sharingCoach'];
export const NOBODY: readonly Actor[] = [];

/** A document that nobody reads or writes. */
export function closed(name: string, document: string): CollectionAccess {
  return { name, document, owner: RUNNER, get: NOBODY };
}
